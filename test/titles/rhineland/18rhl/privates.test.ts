import { describe, expect, it } from 'vitest';
import { certificateCount } from '@/engine/finance/certificates';
import {
  eventsOf,
  type Given,
  held,
  listed,
  pass,
  played,
  type RhlState,
  refused,
  rhlState,
  sell,
} from '../../../support/rhl/table';

const skip = { type: 'skip' };

/** Skips everything until the next round begins: no corporation has a train or a route. */
function nextRound(state: RhlState): RhlState {
  let now = state;
  while (now.round === state.round || sameRound(now, state)) now = played(now, skip);
  return now;
}

function sameRound({ round: a }: RhlState, { round: b }: RhlState): boolean {
  return a.kind === 'operating' && b.kind === 'operating' && a.set === b.set && a.number === b.number;
}

/** ADR may buy the first 5-train: all smaller ones are sold. A has 100, B and C have nothing. */
const beforeBrown = (more: Given = {}) =>
  rhlState({
    phase: '4',
    pool: ['4', '4', '4'],
    cash: { A: 100, B: 0, C: 0 },
    companies: {
      ADR: {
        director: 'B',
        held: { B: [10, 10, 10], charter: [10, 10, 10, 10, 10] },
        at: [1, 2],
        treasury: 500,
      },
    },
    operating: { company: 'ADR', step: 'trains' },
    done: ['RhE'],
    set: { set: 3, number: 1, of: 2 },
    ...more,
  });
const firstFive = { type: 'buy-train', train: '5', from: 'depot' };

describe('private companies', () => {
  it('[18Rhl 4.1] their owners are paid by the bank at the beginning of every operating round', () => {
    const before = rhlState({
      stock: 2,
      phase: '3',
      cash: { A: 100, B: 100, C: 100 },
      privates: { PWB: 'A', KEO: 'A', THS: 'B', TF: 'C', NLK: 'B' },
    });
    const first = played(before, pass, pass, pass);
    // 5 and 0, 15 and 25, 20
    expect(first.cash).toEqual({ A: 105, B: 140, C: 120 });
    expect(first.bank).toBe(before.bank - 65);
    const second = nextRound(first);
    expect(second.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
    expect(second.cash).toEqual({ A: 110, B: 180, C: 140 });
    // none at the beginning of a stock round
    expect(nextRound(second).round.kind).toBe('stock');
    expect(nextRound(second).cash).toEqual({ A: 110, B: 180, C: 140 });
  });

  it('[18Rhl 4.1] they can neither be sold again nor closed', () => {
    const state = rhlState({ stock: 2, cash: { A: 500, B: 0, C: 0 } });
    expect(new Set(listed(state).map(({ type }) => type))).toEqual(new Set(['buy', 'found', 'pass']));
    expect(refused(state, sell('PWB', 10))).toEqual({ code: 'no-such-company', rule: '' });
  });

  it('[18Rhl 4.1] the first 5-train closes them all and their certificates are gone', () => {
    const before = beforeBrown();
    // five privates, the share of GVE and the director's certificate of RhE
    expect(certificateCount(before, 'A')).toBe(7);
    const state = played(before, firstFive);
    expect(Object.values(state.privates).every(({ closed }) => closed)).toBe(true);
    expect(certificateCount(state, 'A')).toBe(2);
    expect(eventsOf(before, firstFive)).toContainEqual({ type: 'privates-close' });
  });

  it('[18Rhl 4.1] closed ones pay nothing any more', () => {
    // with an empty treasury ADR's turn is over, and the next round has begun
    const state = played(beforeBrown(), firstFive);
    expect(state.round).toMatchObject({ kind: 'operating', number: 2 });
    expect(state.cash.A).toBe(100);
    // without the 5-train they would
    expect(nextRound(beforeBrown()).cash.A).toBe(165);
  });

  it('[18Rhl 4.1] a second 5-train closes nothing, a 4-train neither', () => {
    const four = played(beforeBrown(), { type: 'buy-train', train: '4', from: 'pool' });
    expect(four.privates.PWB!.closed).toBe(false);
  });

  it('[18Rhl 4.1] no. 6 is a director’s certificate: it stays with its owner', () => {
    const state = played(beforeBrown(), firstFive);
    expect(held(state, 'A', 'RhE')).toEqual(['D']);
    expect(held(state, 'A', 'GVE')).toEqual([10]);
  });
});
