import { describe, expect, it } from 'vitest';
import { investor } from '@/engine/investor/state';
import { viewAt } from '@/titles/dortmund/trg';
import {
  acting,
  eventsOf,
  type GivenCompany,
  listed,
  played,
  refused,
  type TrgState,
} from '../../../../support/trg/table';
import { skip } from '../../../../support/trg/turn';
import { type GivenTwo, twoState } from '../../../../support/trg/two';

const rhe: GivenCompany = {
  director: 'A',
  held: { A: [10, 10, 10] },
  at: [3, 5],
  treasury: 500,
  trains: ['3'],
};

/** The last railway of the first of two operating rounds, before its last decision; A has the card. */
const roundEnds = (given: GivenTwo = {}): TrgState =>
  twoState({
    phase: '3',
    its: { treasury: 400, trains: ['3'] },
    companies: { RhE: rhe },
    order: ['CME', 'RhE'],
    done: ['CME'],
    set: { set: 2, number: 1, of: 2 },
    operating: { company: 'RhE', step: 'trains' },
    ...given,
  });

const offers = { investorOffers: true };
const offer = (amount: number) => ({ type: 'offer-card', amount });

describe('the card “Investor’s Railway”', () => {
  it('[18DO 8.3.5, ruling 90] passes to the other player at the end of every operating round', () => {
    const state = roundEnds();
    expect(eventsOf(state, skip)).toContainEqual({ type: 'investor-card', player: 'B' });
    const after = played(state, skip);
    expect(after.deciders).toEqual({ investor: 'B' });
    expect(after.round).toMatchObject({ set: 2, number: 2 });
  });

  it('[18DO 8.3.5] stays where it is while the round goes on', () => {
    const state = roundEnds({
      order: ['CME', 'RhE'],
      done: [],
      operating: { company: 'CME', step: 'trains' },
    });
    const after = played(state, skip);
    expect(after.deciders).toEqual({ investor: 'A' });
  });

  it('[18DO 8.3.5] also before a stock round', () => {
    const after = played(roundEnds({ set: { set: 2, number: 2, of: 2 } }), skip);
    expect([after.round.kind, after.deciders]).toEqual(['stock', { investor: 'B' }]);
  });

  it('[18DO 8.3.5] not after the last round of the game', () => {
    const state = roundEnds({ set: { set: 2, number: 2, of: 2 } });
    state.broken = 'operating';
    const after = played(state, skip);
    expect([after.over, after.deciders]).toEqual([true, { investor: 'A' }]);
  });
});

describe('the offer of experienced players', () => {
  const asked = () => played(roundEnds({ options: offers, cash: { A: 80, B: 60 } }), skip);

  it('[18DO 8.3.5, rulings 92, 137] whole Marks, from 1 to all that the holder has, or none', () => {
    expect([acting(asked()), listed(asked())]).toEqual([
      'A',
      [{ type: 'offer-card', amount: 1 }, { type: 'pass-card' }],
    ]);
    expect(refused(asked(), offer(0)).code).toBe('too-little-cash');
    expect(refused(asked(), offer(81)).code).toBe('too-little-cash');
  });

  it('[18DO 8.3.5] without one the card passes', () => {
    expect(played(asked(), { type: 'pass-card' }).deciders).toEqual({ investor: 'B' });
  });

  it('[18DO 8.3.5] the other player takes the money and leaves the card', () => {
    const answer = played(asked(), offer(50));
    expect(acting(answer)).toBe('B');
    const after = played(answer, { type: 'agree' });
    expect(after.deciders).toEqual({ investor: 'A' });
    // their breweries have paid 5 and 10 since
    expect([after.cash.A, after.cash.B]).toEqual([30 + 5, 110 + 10]);
    expect(after.round).toMatchObject({ kind: 'operating', number: 2 });
  });

  it('[18DO 8.3.5] or pays as much and takes the card', () => {
    const after = played(asked(), offer(50), { type: 'decline' });
    expect(after.deciders).toEqual({ investor: 'B' });
    expect([after.cash.A, after.cash.B]).toEqual([130 + 5, 10 + 10]);
  });

  it('[18DO 8.3.5, ruling 137] who cannot pay as much has to take the money', () => {
    const after = played(asked(), offer(70));
    expect(after.decisions).toEqual([]);
    expect([after.cash.A, after.cash.B, after.deciders]).toEqual([10 + 5, 130 + 10, { investor: 'A' }]);
  });
});

describe('the end of a game for two', () => {
  it('[18DO 4.6, ruling 119] ranks the two players alone', () => {
    const state = roundEnds({ cash: { A: 100, B: 900, investor: 5000 } });
    const scores = viewAt(state.setup).scores(state);
    expect(scores.map(({ player }) => player)).toEqual(['B', 'A']);
  });

  it('[18DO 8.2.2.1, ruling 119] the Investor’s private brewery pays the Investor', () => {
    const after = played(roundEnds({ cash: { investor: 0 } }), skip);
    expect(after.cash[investor]).toBe(15);
  });
});
