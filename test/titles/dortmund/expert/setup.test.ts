import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { expert } from '@/titles/dortmund/expert';
import { asked, expertStart, listed, markersIn, played, refused } from '../../../support/expert/table';
import { bid, setupWith } from '../../../support/hsb/table';

const counts = (players: number) => {
  const { markers } = begin(expert, { ...setupWith([], players), title: expert.id }).state;
  const codes = [...new Set(markers.map(({ code }) => code))];
  return Object.fromEntries(codes.map((code) => [code, markers.filter((each) => each.code === code).length]));
};

describe('setting up the Expert Game', () => {
  it('[18DO 7] [18DO 7.3] all markers and events lie on the display', () => {
    const state = expertStart();
    expect(new Set(state.markers.map(({ at }) => at))).toEqual(new Set(['display']));
    expect(Object.keys(state.events).join('')).toBe('GHIJKLMNOP');
    expect(new Set(Object.values(state.events))).toEqual(new Set(['display']));
  });

  it('[18DO 7.1] [18DO 7.1.1] [18DO 7.1.2] [18DO 7.1.3] so many of each as there are players', () => {
    expect(counts(3)).toEqual({ A1: 2, A2: 2, A3: 1, A4: 1, B2: 2, B3: 1, B4: 1, C: 2 });
    expect(counts(4)).toEqual({ A1: 2, A2: 2, A3: 1, A4: 1, B2: 2, B3: 1, B4: 1, C: 3 });
    expect(counts(5)).toEqual({ A1: 3, A2: 3, A3: 2, A4: 1, B2: 3, B3: 2, B4: 1, C: 3 });
  });
});

describe('the first marker', () => {
  const sold = () => played(expertStart(), bid('B4', 120), bid('B3', 100), bid('B5', 135));

  it('[18DO 7.4] owners are asked in ascending order of the numbers, before the first stock round', () => {
    const state = sold();
    expect(state.round.kind).toBe('starting');
    // A has B4, B has B3, C has B5
    expect(asked(state)).toBe('B first-marker');
    const second = played(state, { type: 'first-marker', marker: 'A1' });
    expect([asked(second), markersIn(second, 'B3'), second.cash.B]).toEqual([
      'A first-marker',
      ['A1'],
      465 - 100 - 30,
    ]);
    const third = played(second, { type: 'no-marker' });
    expect(asked(third)).toBe('C first-marker');
    const begun = played(third, { type: 'first-marker', marker: 'C' });
    expect([begun.round.kind, markersIn(begun, 'B5'), begun.cash.C]).toEqual([
      'stock',
      ['C'],
      465 - 135 - 100,
    ]);
  });

  it('[18DO 7.4, ruling 106] the order of the stock round was fixed before', () => {
    const begun = played(
      sold(),
      { type: 'first-marker', marker: 'A4' },
      { type: 'no-marker' },
      { type: 'no-marker' },
    );
    // B paid 120 more and has less than A now, but had most when the bids were paid
    expect(begun.seats).toEqual(['B', 'A', 'C']);
    expect(begun.cash.B! < begun.cash.A!).toBe(true);
  });

  it('[18DO 7.4, rulings 68, 135] full price, any kind, and what is sold out is gone', () => {
    const state = sold();
    expect(listed(state, 'first-marker').map(({ marker }) => marker)).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
      'B2',
      'B3',
      'B4',
      'C',
    ]);
    const second = played(state, { type: 'first-marker', marker: 'A4' });
    expect(refused(second, { type: 'first-marker', marker: 'A4' })).toEqual({
      code: 'no-such-marker',
      rule: '7.1',
    });
    const poor = structuredClone(second);
    poor.bank += poor.cash.A! - 40;
    poor.cash.A = 40;
    expect(refused(poor, { type: 'first-marker', marker: 'B2' }).code).toBe('marker-too-dear');
  });

  it('[18DO 7.4] it follows the beginners’ deal too', () => {
    const setup = { ...setupWith([], 3), title: expert.id, options: { dealtBreweries: true } };
    const { state } = begin(expert, setup);
    expect([state.round.kind, state.decisions.map(({ kind }) => kind)]).toEqual([
      'starting',
      ['first-marker', 'first-marker', 'first-marker'],
    ]);
  });
});
