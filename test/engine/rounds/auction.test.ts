import { describe, expect, it } from 'vitest';
import type { PrivateDef } from '@/engine/finance/cards';
import type { FinanceState } from '@/engine/finance/state';
import { begin, choices, play } from '@/engine/game/play';
import { defineTitle } from '@/engine/game/title';
import {
  type AuctionRoundState,
  type AuctionRules,
  type Bid,
  beginAuction,
  type ContestDecision,
  contest,
  privateAuction,
} from '@/engine/rounds/auction';
import { tableWith } from '../finance/holdings';

const sheet = (prices: readonly number[]): PrivateDef[] =>
  prices.map((price, i) => ({ id: `p${i + 1}`, no: i + 1, name: '', price, revenue: 0 }));

interface AuctionState extends FinanceState {
  round: AuctionRoundState;
  decisions: ContestDecision[];
}

/** An auction alone: certificates at these prices, bids in steps of 5 or as said. */
function auctionOf(prices: readonly number[], bids: Bid[] = [], step = 5) {
  const rules: AuctionRules = {
    step,
    packageOf: () => sheet(prices),
    onSold(draft, { id }, player) {
      draft.privates[id]!.owner = player;
    },
    onAllPassed() {},
    onEnd(draft) {
      draft.over = true;
    },
  };
  const title = defineTitle<AuctionState, { type: string }>({
    id: 'auction',
    book: 'none',
    rulesVersion: 1,
    players: { min: 0, max: 0 },
    sections: {},
    at: () => ({
      begin() {
        const state = tableWith({
          privates: Object.fromEntries(
            prices.map((_, i) => [`p${i + 1}`, { owner: null, closed: false, used: false }]),
          ),
        });
        beginAuction(state, 'C');
        const first = state as AuctionState;
        first.round.bids = bids;
        return first;
      },
      rounds: { auction: privateAuction(rules) },
      decisions: { contest: contest(rules) },
    }),
  });
  const start = begin(title, { title: 'auction', players: [], seed: 1, options: {} }).state;
  return {
    start,
    options: (state: AuctionState) => choices(title, state),
    played(...moves: { type: string }[]): AuctionState {
      return moves.reduce((state, move) => {
        const outcome = play(title, state, move);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        return outcome.state;
      }, start);
    },
  };
}

const take = (id: string) => ({ type: 'buy-private', private: id });
const bidsOn = (id: string, bids: Record<string, number>): Bid[] =>
  Object.entries(bids).map(([player, amount]) => ({ private: id, player, amount }));

describe('an auction of certificates in ascending order', () => {
  const e15 = () => auctionOf([20, 40], bidsOn('p2', { A: 45, B: 55 }));

  it('[18Rhl 5.1.1] E15: price 40, A 45, B 55: A may bid 60 or more, or leave', () => {
    const { played, options } = e15();
    expect(options(played(take('p1')))).toEqual({
      stage: 'contest',
      actor: { player: 'A' },
      choices: [
        {
          move: { type: 'raise', amount: 60 },
          range: { field: 'amount', min: 60, max: 100, step: 5 },
        },
        { move: { type: 'leave' } },
      ],
    });
  });

  it('[18Rhl 5.1.1] E15: if A leaves, B pays 55', () => {
    const state = e15().played(take('p1'), { type: 'leave' });
    expect(state.privates.p2!.owner).toBe('B');
    expect(state.cash).toEqual({ A: 100, B: 45, C: 80 });
    expect(state.over).toBe(true);
  });

  it('[18Rhl 5.1.1] if A goes higher, B is asked', () => {
    const { played, options } = e15();
    expect(options(played(take('p1'), { type: 'raise', amount: 60 } as { type: string }))).toMatchObject({
      actor: { player: 'B' },
      choices: [{ move: { amount: 65 } }, {}],
    });
  });

  it('the range of a bid ends with the free cash', () => {
    const { start, options } = auctionOf([20, 40, 60], bidsOn('p3', { C: 70 }));
    // C has 100 - 70 = 30 free, and 100 for the certificate on which the 70 lie
    expect(options(start)?.choices).toEqual([
      { move: take('p1') },
      {
        move: { type: 'bid', private: 'p3', amount: 75 },
        range: { field: 'amount', min: 75, max: 100, step: 5 },
      },
      { move: { type: 'pass' } },
    ]);
  });

  it('steps and falling prices are a parameter', () => {
    const { played } = auctionOf([20, 40], [], 10);
    const pass = { type: 'pass' };
    expect(played(pass, pass, pass, take('p1')).cash.C).toBe(90);
    // 10 refused by all: the first who was offered it has it for nothing
    const given = played(pass, pass, pass, pass, pass, pass);
    expect(given.privates.p1!.owner).toBe('C');
    expect(given.cash.C).toBe(100);
  });
});
