import { describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import { expert } from '@/titles/dortmund/expert';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { expertHabits } from '../../../soak/dortmund-exp';
import { setupOf } from '../../../support/fuzzer';
import { pickMove } from '../../../support/fuzzing/pick';
import { longer } from '../../../support/longer';
import { pictureOf as brewingPicture } from '../hsb/oracle/table';
import { fromHagen, fromHamm, fromHolzwickede, toWitten } from '../operating/lines';
import { markers, timesFor } from './oracle/book';
import { advertisements, movesOf, ofChapterSeven, ofStep, type Told, turnNow } from './oracle/choices';
import { type Memory, newMemory } from './oracle/memory';
import { anyPlan, besides, bestIncome, incomeOf, isLegal, type Plan } from './oracle/plans';
import { begin as beginMove, happen, settle, type Table, tooMuch } from './oracle/table';

/** A second reading of chapter 7: whatever it and the rules of the title see differently is a fault of one of the two. */
const sorted = (moves: readonly object[]) =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();

/** The choice as the oracle writes it: with the most that may be paid. */
const asTold = ({ move, range }: Choice<Move>) =>
  range?.field === 'price' ? { ...move, most: range.max } : move;

function choiceFaults(
  state: ExpertState,
  memory: Memory,
  listed: readonly Choice<Move>[],
  stage: string,
): string[] {
  const own = movesOf(state, memory, stage);
  if (!own) return [];
  const inRailwayRound = state.round.kind === 'operating' && state.decisions.length === 0;
  const told = sorted(
    listed
      .filter(({ move }) =>
        inRailwayRound
          ? ofChapterSeven.includes(move.type)
          : !['supply', 'half-dividend'].includes(move.type),
      )
      .map(asTold),
  );
  const ours = sorted(own);
  return [
    ...told.filter((move) => !ours.includes(move)).map((move) => `listed, but not in the book: ${move}`),
    ...ours.filter((move) => !told.includes(move)).map((move) => `in the book, but not listed: ${move}`),
  ];
}

const tries = 12;

/** Deliveries: what is proposed is legal and the richest; legal ones are taken, others are not. */
function planFaults(
  state: ExpertState,
  memory: Memory,
  listed: readonly Choice<Move>[],
  random: RandomState,
) {
  const told = listed.flatMap(({ move }) =>
    move.type === 'supply' ? [(move as Move & { plan: Plan }).plan] : [],
  );
  const faults: string[] = [];
  const isTaken = (plan: Plan) => play(expert, state, { type: 'supply', plan }).ok;
  for (const plan of told) {
    if (!isLegal(state, memory, plan)) faults.push(`proposed, but not legal: ${JSON.stringify(plan)}`);
    const [own, best] = [incomeOf(state, memory, plan), bestIncome(state, memory, plan)];
    if (own !== best) faults.push(`proposed ${own} instead of ${best}: ${JSON.stringify(plan)}`);
  }
  for (let i = 0; i < tries; i++) {
    const plan = anyPlan(state, memory, random);
    if (!isLegal(state, memory, plan)) faults.push(`the oracle itself errs: ${JSON.stringify(plan)}`);
    if (!isTaken(plan)) faults.push(`refused: ${JSON.stringify(plan)}`);
    const other = besides(plan, random);
    if (!isLegal(state, memory, other) && isTaken(other)) faults.push(`taken: ${JSON.stringify(other)}`);
  }
  return faults;
}

const pictureOf = (state: ExpertState): Record<string, unknown> => ({
  ...brewingPicture(state),
  markers: state.markers.map(({ code, at, on }) => [code, at, on].join()),
  events: state.events,
  ahead: state.ahead,
});

function difference(told: unknown, own: unknown): string {
  if (!told || typeof told !== 'object') return `${told}, by the book ${own}`;
  const other = own as Record<string, unknown>;
  return Object.entries(told)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key]))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}, by the book ${JSON.stringify(other[key])}`)
    .join('; ');
}

/** What the table looks like after a move, by the book and by the title. */
function moveFaults(
  before: ExpertState,
  memory: Memory,
  move: Move,
  outcome: { state: ExpertState; events: readonly { type: string }[] },
) {
  const { state: after } = outcome;
  const revenueOf = (state: ExpertState) =>
    (state.round as { turn?: { revenue?: number } | null }).turn?.revenue;
  const table: Table = {
    state: structuredClone(before),
    memory,
    revenue: revenueOf(before) ?? 0,
    faults: [],
  };
  beginMove(table, move, before);
  for (const event of outcome.events) happen(table, event as never, move, before);
  settle(table, (after.round as { turn?: { step: string } | null }).turn?.step === 'beer');
  const faults = table.faults.filter((each) => !each.startsWith('must burn'));
  const [own, told] = [pictureOf(table.state), pictureOf(after)];
  for (const key of Object.keys(own))
    if (JSON.stringify(own[key]) !== JSON.stringify(told[key]))
      faults.push(`${key}: ${difference(told[key], own[key])}`);
  const isSameTurn =
    before.round.kind === 'brewery' &&
    after.round.kind === 'brewery' &&
    after.round.turn &&
    before.round.turn?.company === after.round.turn.company;
  if (
    isSameTurn &&
    order.indexOf(turnNow(after).step) <= order.indexOf('dividend') &&
    revenueOf(after) !== table.revenue
  )
    faults.push(`income ${revenueOf(after)}, by the book ${table.revenue}`);
  return faults;
}

const order = ['brew', 'shift', 'load', 'brew-rest', 'earnings', 'deal', 'dividend', 'equipment', 'event'];

/** Steps of the Expert Game that were passed over had nothing to decide. */
function passedFaults(before: ExpertState, after: ExpertState, memory: Memory): string[] {
  if (before.round.kind !== 'brewery' || after.round.kind !== 'brewery' || after.decisions.length > 0)
    return [];
  const [from, to] = [before.round.turn, after.round.turn];
  if (!from || !to || from.company !== to.company) return [];
  return order
    .slice(order.indexOf(from.step) + 1, order.indexOf(to.step))
    .filter((step) => ofStep(stepped(after, step), memory, step).length > 0)
    .map((step) => `passed over: ${step}`);
}

const stepped = (state: ExpertState, step: string): ExpertState =>
  ({ ...state, round: { ...state.round, turn: { ...turnNow(state), step } } }) as ExpertState;

/** Who is asked at the beginning and at the end of a Brewery Round, and before the first stock round, the first one first. */
function askedFaults(
  before: ExpertState,
  after: ExpertState,
  memory: Memory,
  told: readonly string[],
  move: Move,
): string[] {
  const asked = (kind: string) =>
    after.decisions
      .filter((each) => each.kind === kind)
      .map((each) => (each as unknown as { company: string }).company)
      .reverse();
  const check = (kind: string, own: readonly string[]) =>
    asked(kind).join() === own.join() ? [] : [`${kind}: ${asked(kind)} asked, by the book ${own}`];
  const faults: string[] = [];
  if (told.includes('brewery-round'))
    faults.push(
      ...check(
        'advertise',
        after.breweryOrder
          .filter((id) => after.companies[id]!.floated && advertisements(after, id).length > 0)
          .flatMap((id) => Array.from({ length: timesFor(after, memory.used, id, 'H') }, () => id)),
      ),
    );
  if (told.includes('brewery-order') && before.round.kind === 'brewery' && move.type !== 'move-left')
    faults.push(
      ...check(
        'marketing',
        before.round.kind === 'brewery' && !told.includes('market-prepared')
          ? after.breweryOrder.slice(1).filter((id) => timesFor(after, memory.used, id, 'L') > 0)
          : [],
      ),
    );
  if (told.includes('seats')) {
    const rich = (id: string) =>
      after.cash[after.certificates.find(({ company }) => company === id)!.holder]! >= markers.A1!.price;
    faults.push(...check('first-marker', [...after.breweryOrder].sort().filter(rich)));
  }
  if (told.includes('minor-traded'))
    for (const id of after.breweryOrder) {
      const kinds = after.decisions
        .filter((each) => (each as { company?: string }).company === id)
        .map(({ kind }) => kind as string);
      if (tooMuch(after, id).some((kind) => !kinds.includes(kind)))
        faults.push(`${id} is not asked to lay back`);
    }
  return faults;
}

/** Lines to the city from all sides, to begin with: random track alone seldom gets there. */
const lines = Object.entries({ ...fromHagen, ...toWitten, ...fromHamm, ...fromHolzwickede }).map(
  ([hex, [tile, turn]]) => [hex, { tile, turn }] as const,
);

function beginOnLines(setup: Setup, random: RandomState): ExpertState {
  const { state } = begin(expert, setup);
  const tiles = lines.filter(() => nextIndex(random, 12) > 0);
  return { ...state, board: { ...state.board, tiles: Object.fromEntries(tiles) } };
}

/** Moves that cost what the oracle does not know: it looks at all others. */
const unknownToOracle = new Set(['bid', 'lay', 'station', 'station-reserved']);

type Count = Record<string, number>;

function audit(players: number, seed: number, count: Count): string[] {
  const setup = setupOf(expert, players, seed, { dealtBreweries: seed % 3 === 0 });
  const random: RandomState = { random: seed ^ 0x0e4a11 };
  let state = seed % 3 === 1 ? begin(expert, setup).state : beginOnLines(setup, random);
  const memory = newMemory();
  for (let moves = 0; !state.over && moves < 8000; moves++) {
    const options = choices(expert, state)!;
    const listed = options.choices as readonly Choice<Move>[];
    const faults = choiceFaults(state, memory, listed, options.stage);
    if (listed.some(({ move }) => move.type === 'supply'))
      faults.push(...planFaults(state, memory, listed, random));
    const move = pickMove(random, state, listed, expertHabits);
    const outcome = play(expert, state, move);
    if (!outcome.ok)
      return [`${players} players, seed ${seed}, move ${moves}: refused ${JSON.stringify(move)}`];
    const isKnown = !unknownToOracle.has(move.type) || outcome.events.some(({ type }) => type === 'seats');
    const seen = moveFaults(state, memory, move, outcome);
    if (!unknownToOracle.has(move.type)) faults.push(...seen);
    if (isKnown) {
      const told = outcome.events.map(({ type }) => type);
      faults.push(...askedFaults(state, outcome.state, memory, told, move));
      faults.push(...passedFaults(state, outcome.state, memory));
    }
    if (
      outcome.state.done.newTrains === 0 &&
      memory.turn.marker &&
      memory.turn.company === (outcome.state.round as { turn?: Told | null }).turn?.company
    )
      faults.push('a marker that counts for nothing');
    if (faults.length > 0)
      return faults.map(
        (fault) =>
          `${players} players, seed ${seed}, move ${moves}, ${options.stage}: ${JSON.stringify(move)}: ${fault}`,
      );
    count[move.type] = (count[move.type] ?? 0) + 1;
    count.all = (count.all ?? 0) + 1;
    state = outcome.state;
  }
  return [];
}

const games = Math.round(longer);

describe('a second reading of the Expert Game', () => {
  it.each([3, 4, 5])('[18DO 7] sees every state of %i players as the rules do', (players) => {
    const count: Count = {};
    const first = Number(process.env.SEED ?? 1);
    for (let seed = first; seed < first + games; seed++) expect(audit(players, seed, count)).toEqual([]);
    expect(count.all).toBeGreaterThan(games * 200);
    if (longer > 1) console.log(`${players} players: ${JSON.stringify(count)}`);
  });
});
