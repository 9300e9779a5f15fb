import { describe, expect, it } from 'vitest';
import type { Choice, Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import { nextIndex } from '@/engine/game/random';
import type { Title } from '@/engine/game/title';
import { boxAt as lraBoxAt, lraShort } from '@/titles/rhineland/18lra/short';
import { boxAt as rhlBoxAt, rhlShort } from '@/titles/rhineland/18rhl/short';
import { scores } from '@/titles/rhineland/short';
import type { ShortState } from '@/titles/rhineland/short/state';
import { allRoutes } from '../../../engine/routes/brute';
import { rhlShortHabits } from '../../../soak/rhineland-short';
import { setupOf } from '../../../support/fuzzer';
import {
  allowed,
  askedNow,
  expected,
  factsOf,
  key,
  percentOf,
  scheduleOf,
  TooLong,
  trainIn,
} from '../../../support/short/oracle';

const maps = {
  '18Rhl': { title: rhlShort as unknown as Title<ShortState, Move>, boxAt: rhlBoxAt },
  '18LRA': { title: lraShort as unknown as Title<ShortState, Move>, boxAt: lraBoxAt },
} as const;
type Map = keyof typeof maps;

/** A move by lot, as whoever plays random games weighs them. */
function pick(random: { random: number }, state: ShortState, all: readonly Choice<Move>[]): Move {
  const weights = all.map((choice) => rhlShortHabits.weigh(state, choice));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (nextIndex(random, 1_000_000) / 1_000_000) * total;
  const index = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  return all.at(index)!.move;
}

/** The best that the one train of a company can run, by trying every route; nothing where that takes too long. */
function bruteRevenue(map: Map, state: ShortState, company: string): number | undefined {
  const input = maps[map].boxAt(state.setup).runInput(state, company);
  if (input.graph.pieces.filter(Boolean).length > 75) return undefined;
  return Math.max(0, ...allRoutes(input, input.trains[0]!).map(({ value }) => value));
}

interface Seen {
  states: number;
  listed: number;
  skipped: number;
  runs: number;
  players: number;
  trains: number;
}

/** Plays a game by lot; what the app lists and does is compared with what the book says, state by state. */
function followed(map: Map, players: number, seed: number): Seen {
  const { title, boxAt } = maps[map];
  const seen: Seen = { states: 0, listed: 0, skipped: 0, runs: 0, players: 0, trains: 0 };
  let { state, events } = begin(title, setupOf(title, players, seed));
  const random = { random: seed };
  const box = boxAt(state.setup);
  const paid: Record<string, number> = Object.fromEntries(state.seats.map((player) => [player, 0]));
  while (!state.over) {
    for (const { type } of events) {
      if (type === 'player-round') seen.players++;
      if (type === 'train-round') seen.trains++;
    }
    const options = choices(title, state)!;
    if (state.round.kind === 'player') {
      expect(`${options.actor.player} ${options.stage}`).toBe(askedNow(state));
    }
    seen.states++;
    try {
      const book = allowed(box, state);
      expect([seed, seen.states, options.choices.map(({ move }) => key(move)).toSorted()]).toEqual([
        seed,
        seen.states,
        [...book].toSorted(),
      ]);
      seen.listed += book.size;
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      seen.skipped++;
    }
    const move = pick(random, state, options.choices as readonly Choice<Move>[]);
    const before = state;
    const outcome = play(title, before, move);
    if (!outcome.ok) throw new Error(`refused: ${key(move)}`);
    state = outcome.state;
    events = [...outcome.events];
    expect(factsOf(state)).toEqual(expected(before, move));
    if (before.round.kind === 'train') runsAgree(map, before, state, paid, seen);
  }
  expect(state.cash).toEqual(paid);
  expect(scores(state)[0]!.total).toBe(Math.max(...Object.values(paid)));
  expect([seen.players, seen.trains]).toEqual(scheduleOf(state).slice(0, 2));
  return seen;
}

/** Runs of the move: the best there is, in alphabetical order, paid by share to players alone. */
function runsAgree(
  map: Map,
  before: ShortState,
  after: ShortState,
  paid: Record<string, number>,
  seen: Seen,
) {
  const ran = after.runs.slice(before.round.kind === 'train' ? before.runs.length : 0);
  for (const { company, revenue } of ran) {
    expect(String(trainIn(before, company))).not.toBe('undefined');
    const best = bruteRevenue(map, before, company);
    if (best !== undefined) {
      seen.runs++;
      expect([before.setup.seed, company, revenue]).toEqual([before.setup.seed, company, best]);
    }
    for (const player of before.seats) paid[player]! += (revenue / 100) * percentOf(before, player, company);
  }
  const last = after.round.kind === 'player' || after.over;
  if (!last) return;
  const withTrain = Object.keys(after.companies).filter((company) => trainIn(after, company) !== undefined);
  expect(after.runs.map(({ company }) => company)).toEqual(withTrain.toSorted());
  const [, , every] = scheduleOf(before);
  if (before.round.kind === 'train' && !after.over) expect(before.round.after % every).toBe(0);
}

describe.each(['18Rhl', '18LRA'] as const)('the Short Game of %s, beside the book', (map) => {
  it.each([3, 4, 5])(
    '[18Rhl 10.3, 10.4] %i players: every choice, certificate, train and dividend of random games',
    (players) => {
      // ORACLE_GAMES and ORACLE_SEED play more of them, and tell what was looked at
      const games = Number(process.env.ORACLE_GAMES ?? 1);
      const from = Number(process.env.ORACLE_SEED ?? 1);
      const all = Array.from({ length: games }, (_, i) => followed(map, players, from + i));
      const sum = (of: keyof Seen) => all.reduce((total, seen) => total + seen[of], 0);
      if (process.env.ORACLE_GAMES) console.log(map, players, JSON.stringify(all));
      expect(sum('states') - sum('skipped')).toBeGreaterThan(50 * games);
      expect(sum('runs')).toBeGreaterThan(5 * games);
    },
  );
});
