import { describe, expect, it } from 'vitest';
import { boxAt } from '@/titles/dortmund/hsb';
import { prepareMarket } from '@/titles/dortmund/hsb/beer/prepare';
import { nextOrder } from '@/titles/dortmund/hsb/brewing/round';
import {
  cubesIn,
  eventsOf,
  type Given,
  hsbState,
  played,
  skip,
  stepIn,
  tens,
} from '../../../support/hsb/table';

const prepared = (given: Given) => {
  const state = structuredClone(hsbState(given));
  prepareMarket(state, { emit: () => {} });
  return state;
};

describe('order of the breweries', () => {
  it('[18DO 6.5.2.8] example 4: by the highest card, then the second; of equals as before', () => {
    const state = hsbState({
      phase: '3',
      players: 4,
      minors: {
        B8: { owner: 'A', cards: ['2A', '2A', 'S1'] },
        B5: { owner: 'B', cards: ['3'] },
        B3: { owner: 'C', cards: ['2A', '2B'] },
        B2: { owner: 'D', cards: ['3', 'S1'] },
      },
      order: ['B8', 'B5', 'B3', 'B2'],
    });
    expect(nextOrder(boxAt(state.setup), state)).toEqual(['B2', 'B5', 'B8', 'B3']);
  });

  it('[18DO 6.5.2.8] is set when all breweries have acted, before the market is prepared', () => {
    const state = hsbState({
      phase: '3',
      minors: {
        B3: { owner: 'A', cards: ['3'] },
        B4: { owner: 'B', cards: ['S2'] },
        B5: { owner: 'C', cards: [] },
      },
      order: ['B4', 'B5', 'B3'],
      brewing: { company: 'B3', step: 'equipment' },
      cash: { A: 465 },
    });
    const after = played(
      {
        ...state,
        companies: { ...state.companies, B3: { ...state.companies.B3!, treasury: 200 } },
        bank: state.bank - 140,
      },
      skip,
    );
    expect(after.breweryOrder).toEqual(['B3', 'B4', 'B5']);
  });
});

describe('preparation of the beer market', () => {
  it('[18DO 6.5.2.9] example 5: below the lowest segment with regular customers there is no demand any more', () => {
    const after = prepared({
      phase: '4',
      beer: { 1: { noDemand: true }, 2: {}, 3: { toRegular: 1 }, 4: { toFresh: 1 } },
    });
    expect(after.segments.map(({ noDemand }) => noDemand)).toEqual([true, true, false, false, true, true]);
    expect(cubesIn(after, 2)).toEqual([0, 0, 0, 0]);
  });

  it('[18DO 6.5.2.9] example 6: cubes run short: from the lowest segment, never from the own one', () => {
    const after = prepared({
      phase: '5',
      beer: {
        1: { noDemand: true },
        2: { noDemand: true },
        3: { toRegular: 4 },
        4: { toRegular: 1 },
        5: { toRegular: 1 },
      },
      stockOfBeer: 4,
    });
    expect([3, 4, 5].map((n) => cubesIn(after, n).slice(0, 2))).toEqual([
      [2, 0],
      [1, 3],
      [1, 3],
    ]);
    expect(after.beer).toBe(0);
  });

  it('[18DO 6.5.2.9] example 7: the four steps with three players; segment 3 has just opened', () => {
    const given: Given = {
      phase: '3',
      beer: {
        1: { regular: 1, fresh: 2, toRegular: 2, toFresh: 1 },
        2: { fresh: 1, toRegular: 3, toFresh: 2 },
      },
      stockOfBeer: 8,
    };
    expect(hsbState(given).exportCubes).toBe(6);
    const after = prepared(given);
    expect([1, 2, 3].map((n) => cubesIn(after, n))).toEqual([
      [3, 3, 0, 0],
      [5, 3, 0, 0],
      [0, 3, 0, 0],
    ]);
    expect([after.beer, after.segments.slice(0, 3).some(({ noDemand }) => noDemand)]).toEqual([3, false]);
  });

  it('[18DO 6.5.2.9] without any delivery no segment closes', () => {
    const after = prepared({ phase: '3', beer: { 1: { regular: 2 }, 2: { fresh: 2 } } });
    expect(after.segments.slice(0, 3).map(({ noDemand }) => noDemand)).toEqual([false, false, false]);
    expect([1, 2, 3].map((n) => cubesIn(after, n).slice(0, 2))).toEqual([
      [0, 3],
      [0, 3],
      [0, 3],
    ]);
  });

  it('[18DO 6.5.2.9, ruling 61] a segment that opened only now closes too, if it lies below', () => {
    const after = prepared({ phase: '4', beer: { 1: {}, 2: {}, 3: {}, 4: { toRegular: 1 } } });
    expect(after.segments.map(({ noDemand }) => noDemand).slice(0, 4)).toEqual([true, true, true, false]);
  });

  it('[18DO 6.5.2.9, ruling 53] of a lower segment new customers lose first', () => {
    const after = prepared({
      phase: '3',
      beer: { 1: { toRegular: 2 }, 2: { toRegular: 2 }, 3: { toRegular: 1 } },
      stockOfBeer: 4,
    });
    // three for segment 3, one and two of segment 1 for segment 2, nothing is left for segment 1
    expect([1, 2, 3].map((n) => cubesIn(after, n).slice(0, 2))).toEqual([
      [0, 0],
      [2, 3],
      [1, 3],
    ]);
  });
});

describe('phases', () => {
  const railway = { director: 'A', held: { A: tens(3) }, price: 70, treasury: 900 };

  it('[18DO 6.2.1] [18DO 5.4.2] the first card of a type opens its segment, whoever takes it', () => {
    const state = hsbState({
      phase: '2B',
      left: { '2B': 0 },
      companies: { BME: railway },
      operating: { company: 'BME', step: 'trains' },
    });
    const events = eventsOf(state, { type: 'buy-train', train: '3', from: 'depot' });
    expect(events).toContainEqual({ type: 'phase', phase: '3', colour: 'green' });
    expect(events).toContainEqual({ type: 'segment-opened', segment: 3 });
  });

  it('[18DO 5.1.3] [18DO 6.2.1] grey: the cubes of the export field go to stock', () => {
    const state = hsbState({
      phase: '6',
      left: { 6: 0 },
      companies: { BME: railway },
      operating: { company: 'BME', step: 'trains' },
    });
    const after = played(state, { type: 'buy-train', train: '8', from: 'depot' });
    expect([after.exportCubes, after.beer]).toEqual([0, state.beer + state.exportCubes]);
    expect(state.exportCubes).toBe(6);
  });

  it('[18DO 5.4.4] type 8 is also on sale once two cards of type 6 have left the display', () => {
    const buying = (left: number) =>
      hsbState({
        phase: '6',
        left: { 6: left },
        companies: { BME: railway },
        operating: { company: 'BME', step: 'trains' },
      });
    const eight = { type: 'buy-train', train: '8', from: 'depot' };
    expect(stepIn(played(buying(10), eight))).not.toBe('stock');
    expect(() => played(buying(11), eight)).toThrow('train-not-on-sale');
  });
});
