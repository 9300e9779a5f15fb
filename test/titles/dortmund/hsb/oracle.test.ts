import { describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { Setup } from '@/engine/game/state';
import { boxAt, hsb, viewAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { brewingHabits } from '../../../soak/dortmund-hsb';
import { setupOf } from '../../../support/fuzzer';
import { pickMove } from '../../../support/fuzzing/pick';
import { longer } from '../../../support/longer';
import { fromHagen, fromHamm, fromHolzwickede, toWitten } from '../operating/lines';
import {
  corporations,
  equipmentOf,
  isMinor,
  minorPrices,
  priceOf,
  railways,
  shares,
  sum,
} from './oracle/book';
import {
  asides,
  brewingMoves,
  incomeOf,
  isPending,
  nameOf,
  type Plan,
  plans,
  undealt,
} from './oracle/brewing-choices';
import { canExportAtOnce, mostExporting } from './oracle/export-routes';
import { floatSales, hasTooMany, stockMoves } from './oracle/stock-choices';
import { happen, pictureOf, type Table } from './oracle/table';

/** A second reading of chapter 6: whatever it and the rules of the title see differently is a fault of one of the two. */
const sorted = (moves: readonly object[]) =>
  moves.map((move) => JSON.stringify(Object.entries(move).sort())).sort();

/** Moves of the state that differ between the title and the oracle. */
function choiceFaults(state: HsbState, listed: readonly Choice<Move>[], stage: string): string[] {
  const own = movesOf(state, stage);
  if (!own) return [];
  const told = sorted(listed.map(({ move }) => move).filter(({ type }) => type !== 'brew'));
  const ours = sorted(own);
  return [
    ...told.filter((move) => !ours.includes(move)).map((move) => `listed, but not in the book: ${move}`),
    ...ours.filter((move) => !told.includes(move)).map((move) => `in the book, but not listed: ${move}`),
  ];
}

function movesOf(state: HsbState, stage: string): object[] | undefined {
  switch (stage) {
    case 'stock':
      return hasTooMany(state) ? undefined : stockMoves(state);
    case 'float-sale':
      return floatSales(state);
    case 'order-place':
      return [{ type: 'take-place' }, { type: 'keep-place' }];
    case 'agree-load':
      return [{ type: 'agree' }, { type: 'decline' }];
    case 'discard-equipment': {
      const { company } = state.decisions.at(-1) as { company: string };
      return [...new Set(equipmentOf(state, company))].map((card) => ({ type: 'discard-equipment', card }));
    }
    default:
      return state.round.kind === 'brewery' && state.decisions.length === 0 ? brewingMoves(state) : undefined;
  }
}

const mostPlans = 40;

/** Plans of delivery: the richest is listed, every legal one is taken, and those beside them are refused. */
function planFaults(state: HsbState, listed: readonly Choice<Move>[], random: RandomState): string[] {
  const told = listed.flatMap(({ move }) =>
    move.type === 'brew' ? [(move as unknown as { plan: Plan }).plan] : [],
  );
  const faults: string[] = [];
  const [listedSets, legalSets] = [told.map(({ aside }) => aside), asides(state)].map((sets) =>
    sets!.map((set) => set.join()).sort(),
  );
  if (listedSets!.join(';') !== legalSets!.join(';'))
    faults.push(`set aside may be ${listedSets!.join(';')}, by the book ${legalSets!.join(';')}`);
  for (const plan of told) {
    const legal = plans(state, plan.aside);
    const richest = Math.max(...[...legal.values()].map(incomeOf));
    if (!legal.has(nameOf(plan))) faults.push(`proposed, but not legal: ${nameOf(plan)}`);
    if (incomeOf(plan) !== richest) faults.push(`proposed ${incomeOf(plan)} instead of ${richest}`);
    const all = [...legal.values()];
    for (let i = 0; i < Math.min(mostPlans, all.length); i++) {
      const tried = all.length <= mostPlans ? all[i]! : all[nextIndex(random, all.length)]!;
      if (!play(hsb, state, { type: 'brew', plan: tried }).ok) faults.push(`refused: ${nameOf(tried)}`);
      const other = besides(tried, random);
      if (!legal.has(nameOf(other)) && play(hsb, state, { type: 'brew', plan: other }).ok)
        faults.push(`taken: ${nameOf(other)}`);
    }
  }
  return faults;
}

/** A cube more or less in some box. */
function besides(plan: Plan, random: RandomState): Plan {
  const other: Plan = { ...plan, regular: [...plan.regular], fresh: [...plan.fresh] };
  const list = nextIndex(random, 2) === 0 ? other.regular : other.fresh;
  list[nextIndex(random, list.length)]! += nextIndex(random, 2) === 0 ? 1 : -1;
  return other;
}

/** What the table looks like after a move, by the book and by the title. */
function moveFaults(
  before: HsbState,
  move: Move,
  outcome: { state: HsbState; events: readonly { type: string }[] },
) {
  const copy = structuredClone(before);
  const turn = (before.round as { turn?: { revenue?: number } }).turn;
  const table: Table = { state: copy, revenue: turn?.revenue ?? 0, faults: [] };
  for (const event of outcome.events) happen(table, event as never, move, before);
  const burnt = table.faults.filter((each) => each.startsWith('must burn'));
  const burning = outcome.events.filter(({ type }) => type === 'card-burnt').length;
  const faults = table.faults.filter((each) => !each.startsWith('must burn'));
  if (burnt.length !== burning) faults.push(`${burning} cards burnt, by the book ${burnt.length}`);
  const [own, told] = [pictureOf(copy), pictureOf(outcome.state)];
  for (const key of Object.keys(own))
    if (JSON.stringify(own[key]) !== JSON.stringify(told[key]))
      faults.push(`${key}: ${difference(told[key], own[key])}`);
  return faults;
}

function difference(told: unknown, own: unknown): string {
  if (!told || typeof told !== 'object') return `${told}, by the book ${own}`;
  const other = own as Record<string, unknown>;
  return Object.entries(told)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key]))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}, by the book ${JSON.stringify(other[key])}`)
    .join('; ');
}

/** Moves that cost what the oracle does not know: it looks at all others. */
const unknownToOracle = new Set(['bid', 'lay', 'station', 'station-reserved']);

/** Steps that were passed over in a brewery's turn had nothing to decide. */
const steps = ['brew', 'load', 'brew-rest', 'deal', 'dividend', 'equipment'];
function passedFaults(state: HsbState): string[] {
  const { turn } = state.round as { turn: { step: string; company: string; reserved: number[] } | null };
  if (state.round.kind !== 'brewery' || !turn || state.decisions.length > 0) return [];
  // only loads and what is left of them can be judged afterwards: nothing has changed since
  if (turn.step !== 'dividend' || turn.reserved.length === 0) return [];
  return steps
    .slice(2, 3)
    .filter((step) => isPending(state, step))
    .map((step) => `passed over: ${step}`);
}

/** [18DO 6.6, ruling 133] */
function scoreFaults(state: HsbState): string[] {
  return viewAt(state.setup)
    .scores(state)
    .flatMap(({ player, total }) => {
      const companies = [...railways, ...corporations].filter((id) => state.companies[id]?.founded);
      const papers = sum(companies.map((id) => (shares(state, player, id) * priceOf(state, id)) / 10));
      const minors = Object.keys(state.companies).filter(
        (id) => isMinor(id) && shares(state, player, id) > 0,
      );
      const own =
        state.cash[player]! + papers + sum(minors.map((id) => minorPrices[id]!)) - 2 * state.credits[player]!;
      return own === total ? [] : [`score of ${player}: ${total}, by the book ${own}`];
    });
}

/** Lines to the city from all sides, to begin with: random track alone seldom gets there. */
const lines = Object.fromEntries(
  Object.entries({ ...fromHagen, ...toWitten, ...fromHamm, ...fromHolzwickede }).map(
    ([hex, [tile, turn]]) => [hex, { tile, turn }],
  ),
);

/** A game that begins on such a board, with a gap here and there. */
function beginOnLines(setup: Setup, random: RandomState): HsbState {
  const { state } = begin(hsb, setup);
  const tiles = Object.entries(lines).filter(() => nextIndex(random, 12) > 0);
  return { ...state, board: { ...state.board, tiles: Object.fromEntries(tiles) } };
}

interface Count {
  states: number;
  moves: number;
  plans: number;
  exported: number;
}

function audit(players: number, seed: number, count: Count): string[] {
  const setup = setupOf(hsb, players, seed, { dealtBreweries: seed % 3 === 0 });
  const random: RandomState = { random: seed ^ 0x0bac1e };
  let state = seed % 2 === 0 ? begin(hsb, setup).state : beginOnLines(setup, random);
  for (let moves = 0; !state.over && moves < 8000; moves++) {
    const options = choices(hsb, state)!;
    const where = () => `${players} players, seed ${seed}, move ${moves}, ${options.stage}`;
    const listed = options.choices as readonly Choice<Move>[];
    const faults = [...choiceFaults(state, listed, options.stage), ...passedFaults(state)];
    if (listed.some(({ move }) => move.type === 'brew')) {
      faults.push(...planFaults(state, listed, random));
      count.plans++;
    }
    const move = pickMove(random, state, listed, brewingHabits);
    const outcome = play(hsb, state, move);
    if (!outcome.ok) return [`${where()}: refused ${JSON.stringify(move)}`];
    if (!unknownToOracle.has(move.type)) {
      faults.push(...moveFaults(state, move, outcome));
      count.moves++;
    }
    const delivered = outcome.events.filter(({ type }) => type === 'beer-delivered').length;
    if (move.type === 'run' && delivered > 0) count.exported++;
    if (move.type === 'run') {
      const turn = (state.round as { turn: { company: string } }).turn;
      const due = mostExporting(state, turn.company);
      const now =
        (outcome.state.round as { turn: { step: string } | null }).turn?.step === 'beer' ? due : delivered;
      if (now !== due) faults.push(`${delivered} trains deliver beer, by the book ${due}`);
    }
    faults.push(...undealt(state, outcome.events).map((id) => `${id} was not asked for its deal`));
    if (faults.length > 0) return faults.map((fault) => `${where()}: ${JSON.stringify(move)}: ${fault}`);
    state = outcome.state;
    count.states++;
  }
  return scoreFaults(state);
}

/** Trains that a railway might have, two or three of them at once. */
const fleets = [['5'], ['8'], ['5', '6'], ['8', '8'], ['6', '6', '8']];

/** [18DO 6.5.2.4 b, ruling 111] the same boards with such trains, and a station in the city: can all of them export at once? */
function fleetFaults(state: HsbState, count: { fleets: number; together: number }): string[] {
  const box = boxAt(state.setup);
  const faults: string[] = [];
  for (const railway of railways.filter((id) => state.companies[id]?.floated)) {
    for (const fleet of fleets) {
      const others = state.trains.filter(({ at }) => at !== railway);
      const trains = [...others, ...fleet.map((type) => ({ type, at: railway }))];
      const { stations } = state.board;
      const inCity = stations.some(({ hex, company }) => hex === 'E12' && company === railway);
      const more = inCity ? [] : [{ company: railway, hex: 'E12', stop: 0 }];
      const there = { ...state, trains, board: { ...state.board, stations: [...stations, ...more] } };
      const nos = fleet.map((_, i) => others.length + i);
      const own = canExportAtOnce(there, railway, nos);
      count.fleets++;
      if (own && fleet.length > 1) count.together++;
      if (box.canExport(there, railway, [...fleet.keys()]) !== own)
        faults.push(`${railway} with ${fleet}: ${!own}, by the book ${own}`);
    }
  }
  return faults;
}

/** Whole games in which much track is laid; looked at whenever a Brewery Round begins. */
function exportAudit(players: number, seed: number, count: { fleets: number; together: number }): string[] {
  const random: RandomState = { random: seed ^ 0xbee4 };
  let state = beginOnLines(setupOf(hsb, players, seed), random);
  const weigh = (at: HsbState, choice: Choice) =>
    (choice.move.type === 'lay' ? 6 : choice.move.type === 'dividend' ? 2 : 1) *
    brewingHabits.weigh(at, choice);
  for (let looked = ''; !state.over; ) {
    const move = pickMove(random, state, choices(hsb, state)!.choices as readonly Choice<Move>[], {
      ...brewingHabits,
      weigh,
    });
    const outcome = play(hsb, state, move);
    if (!outcome.ok) return [`refused ${JSON.stringify(move)}`];
    state = outcome.state;
    const { round } = state;
    const now = round.kind === 'brewery' ? `${round.set}/${round.number}` : looked;
    if (now === looked || state.decisions.length > 0) continue;
    looked = now;
    const faults = fleetFaults(state, count);
    if (faults.length > 0) return faults.map((fault) => `${players} players, seed ${seed}, ${now}: ${fault}`);
  }
  return [];
}

const games = Math.round(longer);

describe('a second reading of Heat, Sweat & Beer', () => {
  it.each([3, 4, 5])('[18DO 6.4, 6.5] sees every state of %i players as the rules do', (players) => {
    const count: Count = { states: 0, moves: 0, plans: 0, exported: 0 };
    const first = Number(process.env.SEED ?? 1);
    for (let seed = first; seed < first + games; seed++) expect(audit(players, seed, count)).toEqual([]);
    expect(count.states).toBeGreaterThan(games * 200);
    if (longer > 1) console.log(`${players} players: ${JSON.stringify(count)}`);
  });

  it('[18DO 6.5.2.4] [18DO 6.5.1, ruling 111] finds by trying which trains can export at once, as the rules do', () => {
    const count = { fleets: 0, together: 0 };
    const first = Number(process.env.SEED ?? 1);
    for (let seed = first; seed < first + 3 * games; seed++)
      expect(exportAudit(3 + (seed % 3), seed, count)).toEqual([]);
    expect(count.together).toBeGreaterThan(0);
    if (longer > 1) console.log(JSON.stringify(count));
  });
});
