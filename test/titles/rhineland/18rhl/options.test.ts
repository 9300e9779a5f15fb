import { describe, expect, it } from 'vitest';
import type { Json } from '@/engine/game/json';
import { begin, play } from '@/engine/game/play';
import { boxAt, rhl, viewAt } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { rhinelandHabits } from '../../../soak/rhineland';
import { fuzzMany, setupOf } from '../../../support/fuzzer';
import { sound } from '../../../support/rhl/table';

const dealt = (players: number, options: Record<string, Json>, seed = 3) =>
  sound(begin(rhl, setupOf(rhl, players, seed, options)).state);
const twos = ({ trains }: RhinelandState) => trains.filter(({ type }) => type === '2').length;

describe('what players of 18Rhl may agree on', () => {
  it('[18Rhl 8.1] a seventh 2-train is on display, all others as ever; the depot shows it', () => {
    const state = dealt(4, { extraTrain: true });
    expect([twos(dealt(4, {})), twos(state)]).toEqual([6, 7]);
    expect(state.trains).toHaveLength(28);
    expect(viewAt(state.setup).trains.map(({ count }) => count)).toEqual([7, 5, 3, 3, 6, 4]);
  });

  it.each([
    [3, 500],
    [4, 375],
    [5, 300],
  ])('[18Rhl 8.2] %i players get %i Marks each; the bank keeps the rest', (players, cash) => {
    const state = dealt(players, { lowerCapital: true });
    expect(Object.values(state.cash)).toEqual(Array.from({ length: players }, () => cash));
    expect(state.bank + state.reserve).toBe(9000 - 1500);
  });

  it('[18Rhl 8] in any combination; what is not agreed is as in the book', () => {
    const both = dealt(3, { extraTrain: true, lowerCapital: true });
    expect([twos(both), both.cash.p1]).toEqual([7, 500]);
    const neither = dealt(3, { extraTrain: false, lowerCapital: false });
    expect([twos(neither), neither.cash.p1]).toEqual([6, 600]);
    expect(boxAt(neither.setup).trains).toEqual(boxAt(setupOf(rhl, 3, 3)).trains);
  });

  it('[18Rhl 8.2] nobody bids more than they were given', () => {
    const bid = (amount: number, options: Record<string, Json>) =>
      play(rhl, dealt(5, options), { type: 'bid', private: 'RhE', amount });
    expect(bid(305, {}).ok).toBe(true);
    expect(bid(300, { lowerCapital: true }).ok).toBe(true);
    expect(bid(305, { lowerCapital: true })).toMatchObject({
      ok: false,
      refusal: { code: 'too-little-free-cash' },
    });
  });

  it.each<[number, Record<string, Json>]>([
    [3, { extraTrain: true, lowerCapital: true, noCredit: true }],
    [4, { extraTrain: true }],
    [5, { lowerCapital: true }],
  ])('[18Rhl 8] a random game of %i with %j ends while all invariants hold', (players, options) => {
    const plan = { ...rhinelandHabits, players, games: 1, seed: 40, checks: 'light' } as const;
    expect(fuzzMany(rhl, { ...plan, agreed: () => ({ options }) }).failure?.message).toBeUndefined();
  });
});

describe('the seats of 18Rhl', () => {
  const seatsOf = (seed: number) => {
    const { seats, priority, round } = begin(rhl, { ...setupOf(rhl, 4, seed), seating: 'entered' }).state;
    expect([priority, round]).toMatchObject([seats[0], { turn: seats[0] }]);
    return seats.join(' ');
  };

  it('[18Rhl 3.4] stay as entered where the players want it; the lowest order card still begins', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => seatsOf(seed)));
    expect([...orders].sort()).toEqual(['p1 p2 p3 p4', 'p2 p3 p4 p1', 'p3 p4 p1 p2', 'p4 p1 p2 p3']);
  });
});
