/** Where the book leaves a question open and no ruling answers it: how it is read here. */
import { describe, expect, it } from 'vitest';
import {
  buyMarker,
  buyMarkerFrom,
  cardNo,
  expertState,
  listed,
  markerNo,
  markersIn,
  played,
  refused,
} from '../../../support/expert/table';
import { revenueIn, skip, stepIn, tens } from '../../../support/hsb/table';

const corporation = (more = {}) => ({ director: 'A', held: { A: tens(2) }, price: 70, ...more });

describe('questions that the book of the Expert Game leaves open', () => {
  it('[18DO 7.1.1, ruling 110] pubs pay a brewery that is founded but has not floated', () => {
    const state = expertState({
      phase: '3',
      companies: {
        BME: corporation({ held: { A: tens(3) }, cards: ['3'] }),
        DAB: corporation({ held: {}, floated: false }),
      },
      markers: { DAB: ['A1', 'A2'], B4: ['A3'] },
      operating: { company: 'BME', step: 'trains' },
    });
    const after = played(state, skip);
    expect(after.round.kind).toBe('brewery');
    // A3 is for brown
    expect([after.companies.DAB!.treasury, after.companies.B4!.treasury]).toEqual([
      state.companies.DAB!.treasury + 15,
      state.companies.B4!.treasury,
    ]);
  });

  it('[18DO 7.2, rulings 55, 75] I takes so much off the price: an owner adds half of what is left at most', () => {
    const minor = (treasury: number) =>
      expertState({
        phase: '3',
        minors: { B3: { owner: 'A', treasury, cards: ['2A'] }, B4: { owner: 'B' }, B5: { owner: 'C' } },
        cash: { A: 300, B: 300, C: 300 },
        events: { B3: 'I' },
        brewing: { company: 'B3', step: 'equipment' },
      });
    const pay = (state: ReturnType<typeof minor>) => ({
      type: 'pay-with-card',
      card: '3',
      old: cardNo(state, 'B3', '2A'),
    });
    // 180 − 40 = 140
    expect(refused(minor(69), pay(minor(69))).code).toBe('equipment-too-dear');
    const after = played(minor(70), pay(minor(70)));
    expect([after.companies.B3!.treasury, after.cash.A]).toEqual([0, 230]);
  });

  it('[18DO 7.2, rulings 77, 81] K is not for the cube of O, which brings half a price already', () => {
    const state = expertState({
      phase: '3',
      companies: { DUB: corporation({ cards: ['3'] }) },
      beer: { 1: { noDemand: true }, 2: { noDemand: true } },
      stockOfBeer: 3,
      events: { DUB: 'O' },
      brewing: { company: 'DUB', step: 'brew' },
    });
    const delivered = played(state, listed(state, 'supply')[0]!);
    const after = played(delivered, { type: 'second-shift', card: '3', segment: 3 });
    // DUB has K printed on its charter, and nothing to use it for
    expect([revenueIn(after), stepIn(after)]).toEqual([15, 'DUB/dividend']);
  });

  it('[18DO 7.1.3, rulings 71, 117] cubes fill the squares of a train before its wagon, which then may be moved and sold', () => {
    const laden = (beer: number) => {
      const state = structuredClone(
        expertState({
          phase: '5',
          companies: {
            RhE: corporation({ held: { A: tens(3) }, cards: ['4', '5'], treasury: 300 }),
            DUB: corporation({ cards: ['5'], treasury: 300 }),
          },
          markers: { RhE: ['C on 5'] },
          operating: { company: 'RhE', step: 'track' },
        }),
      );
      state.trains[cardNo(state, 'RhE', '5')]!.beer = beer;
      state.beer -= beer;
      return state;
    };
    const move = (state: ReturnType<typeof laden>) => ({
      type: 'move-wagon',
      marker: markerNo(state, 'RhE', 'C'),
      card: cardNo(state, 'RhE', '4'),
    });
    expect(played(laden(1), move(laden(1))).markers.some(({ on }) => on !== undefined)).toBe(true);
    expect(refused(laden(2), move(laden(2))).code).toBe('wagon-loaded');
  });

  it('[18DO 7.6, 6.5.2.7] who must buy a card buys it before any marker, of the bank or of others', () => {
    const state = expertState({
      phase: '3',
      companies: { DUB: corporation({ cards: [], treasury: 400 }) },
      markers: { B4: ['A1'] },
      brewing: { company: 'DUB', step: 'equipment' },
    });
    expect(refused(state, buyMarker('A1')).code).toBe('equipment-first');
    expect(refused(state, buyMarkerFrom(markerNo(state, 'B4', 'A1'), 30)).code).toBe('equipment-first');
    const minor = expertState({
      minors: { B3: { owner: 'A', treasury: 70, cards: [] }, B4: { owner: 'B' }, B5: { owner: 'C' } },
      brewing: { company: 'B3', step: 'equipment' },
    });
    // its treasury does not pay for a card: it owes none
    expect(markersIn(played(minor, buyMarker('A1')), 'B3')).toEqual(['A1']);
  });
});
