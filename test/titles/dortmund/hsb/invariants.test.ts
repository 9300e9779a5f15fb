import { describe, expect, it } from 'vitest';
import { hsb } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { hsbState, tens } from '../../../support/hsb/table';

/** What the title says of a state that was tampered with. */
function complaints(tamper: (state: HsbState) => void): string[] {
  const state = structuredClone(
    hsbState({
      stock: 3,
      phase: '5',
      companies: {
        RhE: { director: 'A', held: { A: tens(3) }, price: 70, cards: ['5+1'] },
        DUB: { director: 'B', held: { B: tens(2) }, price: 80, cards: ['3', '5'] },
      },
    }),
  );
  tamper(state);
  // what is known of cards is kept by the list that they are in
  state.trains = [...state.trains];
  return (hsb.at(state.setup).invariants ?? []).flatMap(({ broken }) => broken(state) ?? []);
}

const cardAt = (state: HsbState, company: string) => state.trains.find(({ at }) => at === company)!;

describe('the promises of Heat, Sweat & Beer', () => {
  it('hold for a sound table', () => {
    expect(complaints(() => {})).toEqual([]);
  });

  it.each<[string, (state: HsbState) => void, string]>([
    [
      'a beer cube more',
      (state) => {
        state.beer += 1;
      },
      '27 cubes instead of 26',
    ],
    [
      'a cube that was eaten',
      (state) => {
        state.segments[0]!.regular -= 1;
      },
      '25 cubes instead of 26',
    ],
    [
      'fewer cubes than none',
      (state) => {
        state.segments[5]!.toFresh = -1;
        state.beer += 1;
      },
      'fewer than no cubes',
    ],
    ['a lost card', (state) => void state.trains.pop(), '59 cards instead of 60'],
    [
      'a train with a brewery',
      (state) => {
        delete cardAt(state, 'DUB').as;
      },
      '3 at DUB is a train',
    ],
    [
      'equipment with a railway',
      (state) => {
        cardAt(state, 'RhE').as = 'equipment';
      },
      '5 at RhE is equipment',
    ],
    [
      'a card of no use',
      (state) => {
        state.trains.find(({ at }) => at === 'gone')!.as = 'ballast';
      },
      'is used as ballast',
    ],
    [
      'too much beer on a train',
      (state) => {
        (cardAt(state, 'RhE') as { beer?: number }).beer = 2;
        state.beer -= 1;
      },
      '2 cubes on a 5 at RhE',
    ],
    [
      'too much equipment',
      (state) => {
        const more = state.trains.filter(({ at, type }) => at === 'depot' && type === '5').slice(0, 1);
        for (const card of more) Object.assign(card, { at: 'DUB', as: 'equipment' });
      },
      'DUB has too much equipment',
    ],
    ['a marker lost from the order', (state) => void state.breweryOrder.pop(), 'instead of'],
    ['a marker twice', (state) => void state.breweryOrder.push('B3'), 'instead of'],
    [
      'two markers in one place',
      (state) => {
        state.prices.DUB!.arrival = state.prices.RhE!.arrival;
      },
      'two markers in one place of a stack',
    ],
    [
      'a price of a minor brewery',
      (state) => {
        state.prices.B3 = { row: 0, col: 5, arrival: 99 };
      },
      'a minor brewery has a price',
    ],
    [
      'a company without a price',
      (state) => {
        delete state.prices.DUB;
      },
      'DUB is founded without a price',
    ],
    [
      'too many shares',
      (state) => {
        for (const card of state.certificates) if (card.company === 'DUB') card.holder = 'B';
      },
      'B has more than 70 of DUB',
    ],
    [
      'money that was made',
      (state) => {
        state.cash.A! += 10;
      },
      '13010 instead of 13000',
    ],
    [
      'a station that was lost',
      (state) => {
        state.companies.RhE!.tokens.pop();
      },
      'RhE has lost a station',
    ],
  ])('%s is found', (_what, tamper, complaint) => {
    expect(complaints(tamper).join()).toContain(complaint);
  });
});
