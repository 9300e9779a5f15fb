import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex } from '@/engine/game/random';
import { bestRun } from '@/engine/routes/best';
import { boxAt, ruhr } from '@/titles/ruhr/18ruhr';
import { scores } from '@/titles/ruhr/rules/score';
import type { RuhrState } from '@/titles/ruhr/state';
import { allRoutes, bruteRun } from '../../engine/routes/brute';
import { ruhrHabits } from '../../soak/ruhr';
import { byLot, setupOf } from '../../support/fuzzer';
import { allowed, joinsExactly, keyOf, reachesExactly, TooLong } from '../../support/ruhr/oracle';
import { type Any, table } from '../../support/ruhr/oracle/facts';
import { atTheEnds, changed, demanded, floats, routeValue, wealth } from '../../support/ruhr/oracle/money';
import { barmenToHagen, enginesFirst, notAsked, wronglyShared } from '../../support/ruhr/oracle/rulings';

/** A move by lot, as random games weigh them; a price by lot, too. */
function pick(random: { random: number }, state: RuhrState, all: readonly Choice[]): Move {
  const weights = all.map((choice) => ruhrHabits.weigh(state, choice));
  let at = (nextIndex(random, 1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  const { move, range } = all.at(index)!;
  if (!range) return move;
  return {
    ...move,
    [range.field]: range.min + nextIndex(random, Math.min(30, range.max - range.min + 1)),
  } as Move;
}

interface Seen {
  states: number;
  listed: number;
  stages: Record<string, number>;
  /** Moves whose money was worked out, and corporations that have floated. */
  money: number;
  floats: number;
  /** Runs that were tried out by brute force. */
  runs: number;
  /** Runs of corporations that the bank runs. */
  bank: number;
  /** Tiles after which it was tried whether track joins Barmen and Hagen, and mergers with surplus engines. */
  joins: number;
  surplus: number;
}

function isClaimed(state: RuhrState, key: string): boolean {
  const move = Object.fromEntries(JSON.parse(key) as [string, unknown][]);
  if (move.type === 'station' || move.type === 'rail-link') return !reachesExactly(state, String(move.hex));
  return move.type === 'lay' && !joinsExactly(state, move as { hex: string; tile: string; turn: number });
}

/** Trying everything takes too long on more track than this, or with more combinations. */
const mostPieces = 85;
const mostCombinations = 20_000;

const trackEvery = Number(process.env.ORACLE_TRACK ?? 6);

function followed(players: number, seed: number, seen: Seen): void {
  const setup = { ...setupOf(ruhr, players, seed), ...byLot(ruhr)(players, seed) };
  let { state } = begin(ruhr, setup);
  const random = { random: seed };
  const { values } = boxAt(setup).line;
  const founded: Record<string, number> = {};
  for (let moves = 0; !state.over && moves < 12_000; moves++) {
    const options = choices(ruhr, state)!;
    const before = state as RuhrState;
    if (options.stage === 'run') runsAgree(before, options.actor.company!, seen);
    const withTrack = nextIndex(random, trackEvery) === 0;
    try {
      const { keys, unsaid } = allowed(state as RuhrState, options.stage, withTrack);
      const listed = options.choices.filter(({ move }) => !unsaid.has(move.type)).map(keyOf);
      const where = `seed ${seed}, move ${moves}, ${options.stage} of ${JSON.stringify(options.actor)}`;
      // searched by direction the reader may claim what only track used twice comes to
      const missing = [...keys].filter((key) => !listed.includes(key) && !isClaimed(before, key));
      const extra = listed.filter((key) => !keys.has(key));
      expect({ where, missing, extra }).toEqual({ where, missing: [], extra: [] });
      seen.listed += listed.length;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
    }
    seen.states++;
    seen.stages[options.stage] = (seen.stages[options.stage] ?? 0) + 1;
    const move = pick(random, before, options.choices);
    const outcome = play(ruhr, before, move);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    state = outcome.state;
    orderAgrees(outcome.state as RuhrState);
    privatesPaid(before, outcome.state as RuhrState, outcome.events);
    bankRunsBest(before, outcome.state as RuhrState, outcome.events, seen);
    nothingPassedOver(before, move, outcome.state as RuhrState);
    if (move.type === 'found') founded[String((move as Any).company)] = values[Number((move as Any).col)]!;
    if (move.type === 'set-value') founded.BME = Number((move as Any).value);
    moneyAgrees(before, move, outcome.state as RuhrState, outcome.events, seen, founded);
    rulingsAgree(before, move, outcome.state as RuhrState, outcome.events, seen);
  }
  const over = state as RuhrState;
  for (const { player, total } of scores(boxAt(over.setup), over))
    expect([player, total]).toEqual([player, wealth(over, player)]);
}

/** Every route by every train has the value of the book, and the best run is what trying everything finds. */
function runsAgree(state: RuhrState, company: string, seen: Seen): void {
  const input = boxAt(state.setup).runInput(state, company);
  if (input.graph.pieces.filter(Boolean).length > mostPieces) return;
  const lists = input.trains.map((train) => allRoutes(input, train));
  if (lists.reduce((all, { length }) => all * (1 + length / 2), 1) > mostCombinations) return;
  for (const [i, { id }] of input.trains.entries()) {
    for (const { view, value } of lists[i]!) {
      const stops = view.visits.map((visit) => visit.stops[0]!);
      expect(value).toBe(routeValue(state, id, stops));
    }
  }
  const { running, total } = bruteRun(input);
  const best = bestRun(input);
  expect({ running: best.run.length, total: best.total }).toEqual({ running, total });
  seen.runs++;
}

/** [4.1, 7.1] private companies pay at the beginning of every operating round, interim ones too. */
function privatesPaid(before: RuhrState, after: RuhrState, events: readonly GameEvent[]): void {
  const begun = events.findIndex(({ type }) => type === 'operating-round' || type === 'interim-round');
  if (begun < 0 || after.over) return;
  const paid = events.slice(begun).filter((event) => event.type === 'private-pays');
  const due = boxAt(before.setup).privates.filter(({ id }) => {
    const card = after.privates[id]!;
    return card.owner !== null && !card.closed;
  });
  expect(paid.map((event) => [event.private, event.amount])).toEqual(
    due.map(({ id, revenue }) => [id, revenue]),
  );
}

/** [7.1, rulings 23, 34, 35] who acts is who is due: mines by number, then by value, the top marker first. */
function orderAgrees(after: RuhrState): void {
  if (after.round.kind !== 'operating' || !after.round.turn || after.round.turn.tiles > 0) return;
  const { set, done, turn } = after.round;
  const { railways, corporations, actives, value, phase } = table(after);
  const waits = (id: string) => id === 'EH' && !['5', '6', '8'].includes(phase);
  const due = (id: string) => after.companies[id]!.floated && !done.includes(id);
  const mine = actives.find(due);
  const listed = set === 0 ? [] : [...railways, ...corporations].filter((id) => due(id) && !waits(id));
  const best = listed.toSorted(
    (a, b) => value(b) - value(a) || after.prices[a]!.arrival - after.prices[b]!.arrival,
  )[0];
  // what it has done in its turn may have moved its own marker
  const { dealt } = after.done;
  if (!dealt && ['income', 'track', 'invest'].includes(turn.step)) {
    const isMontanTurn = corporations.includes(turn.company);
    if (!isMontanTurn) expect([after.setup.seed, turn.company]).toEqual([after.setup.seed, mine ?? best]);
  }
}

/** [10.9 c, ruling 126] a corporation that the bank runs makes the best run there is, and keeps it. */
function bankRunsBest(before: RuhrState, after: RuhrState, events: readonly GameEvent[], seen: Seen): void {
  const ran = events.filter((event) => event.type === 'ran');
  for (const company of new Set(ran.map((event) => event.company))) {
    const card = before.certificates.find((each) => each.company === company && each.director)!;
    if (card.holder !== 'pool' || events.some(({ type }) => ['phase', 'train-bought'].includes(type)))
      continue;
    const earned = ran
      .filter((event) => event.company === company)
      .reduce((sum, event) => sum + event.revenue, 0);
    expect({ company, earned }).toEqual({
      company,
      earned: bestRun(boxAt(after.setup).runInput(after, company)).total,
    });
    seen.bank++;
  }
}

/** After income or dividend a turn ends by itself only where its last step has nothing to offer. */
function nothingPassedOver(before: RuhrState, move: Move, after: RuhrState): void {
  if (before.round.kind !== 'operating' || !['income', 'dividend'].includes(move.type)) return;
  const { turn } = before.round;
  const now = after.round.kind === 'operating' ? after.round.turn : undefined;
  const { company } = turn!;
  if (now?.company === company || after.over || !after.companies[company]!.floated) return;
  const step = boxAt(before.setup).railways.some(({ id }) => id === company) ? 'trains' : 'invest';
  const there = { ...after, done: before.done, round: { ...before.round, turn: { ...turn!, step } } };
  const { keys } = allowed(there as RuhrState, step, true);
  const offered = [...keys].filter((key) => !key.includes('"skip"') && !key.includes('"scrap-engine"'));
  expect({ seed: before.setup.seed, company, offered }).toEqual({
    seed: before.setup.seed,
    company,
    offered: [],
  });
}

/** What happens by itself after a move, and moves money or markers of those who have acted. */
const ownDoing = ['aside-paid', 'bank-refilled', 'montan-closed', 'leaves-game', 'montan-floated', 'floated'];

function moneyAgrees(
  before: RuhrState,
  move: Move,
  after: RuhrState,
  events: readonly GameEvent[],
  seen: Seen,
  founded: Readonly<Record<string, number>>,
): void {
  if (before.round.kind === 'stock' && after.round.kind === 'operating') {
    // one that finds no marker closes in its first turn, which may come at once
    const due = Object.fromEntries(
      Object.entries(floats(before, founded)).filter(([id]) => after.companies[id]!.floated),
    );
    const now = Object.fromEntries(Object.keys(due).map((id) => [id, after.companies[id]!.treasury]));
    expect({ seed: before.setup.seed, floats: now }).toEqual({ seed: before.setup.seed, floats: due });
    seen.floats += Object.keys(due).length;
  }
  const isNewRound =
    before.round.kind !== after.round.kind || events.some(({ type }) => type.endsWith('-round'));
  if (isNewRound || events.some(({ type }) => ownDoing.includes(type))) return;
  const demand = demanded(before, move);
  if (!demand) return;
  seen.money++;
  const where = `seed ${before.setup.seed}: ${JSON.stringify(move)}`;
  expect({ where, ...changed(before, after, demand) }).toEqual({ where, ...atTheEnds(before, demand) });
}

/** [rulings 134, 135, 137, 139] what a move must bring about, or must not. */
function rulingsAgree(
  before: RuhrState,
  move: Move,
  after: RuhrState,
  events: readonly GameEvent[],
  seen: Seen,
): void {
  const where = `seed ${before.setup.seed}: ${JSON.stringify(move)}`;
  expect({ where, notAsked: notAsked(before, after, events) }).toEqual({ where, notAsked: [] });
  expect({ where, wrong: enginesFirst(before, move, after) }).toEqual({ where, wrong: undefined });
  expect({ where, wrong: wronglyShared(move, after) }).toEqual({ where, wrong: false });
  if (move.type === 'keep-engines') seen.surplus++;
  const joined = move.type === 'lay' && before.reserve > 0 ? barmenToHagen(after) : undefined;
  if (joined === undefined) return;
  seen.joins++;
  expect({ where, paid: after.reserve === 0 }).toEqual({ where, paid: joined });
}

describe('18Ruhr beside the book', () => {
  it.each([3, 4, 5, 6])('[18Ruhr 3, 7, 12, 14] %i players: every choice in random games', (players) => {
    // ORACLE_GAMES and ORACLE_SEED play more of them, and tell what was looked at
    const games = Number(process.env.ORACLE_GAMES ?? 1);
    const from = Number(process.env.ORACLE_SEED ?? 1);
    const seen: Seen = {
      states: 0,
      listed: 0,
      stages: {},
      money: 0,
      floats: 0,
      runs: 0,
      bank: 0,
      joins: 0,
      surplus: 0,
    };
    for (let i = 0; i < games; i++) followed(players, from + i, seen);
    if (process.env.ORACLE_GAMES) console.log(players, JSON.stringify(seen));
    expect(seen.states).toBeGreaterThan(200 * games);
  });
});
