import { describe, expect, it } from 'vitest';
import {
  type Given,
  link,
  listed,
  played,
  refused,
  ruhrState,
  skip,
  stepIn,
  tens,
} from '../../support/ruhr/table';

/** Track from Krefeld over Rheinhausen to Duisburg, where the location of no. 15 is. */
const toDuisburg = { M2: ['4', 1], L3: ['718', 1] } as const;
const rhe = { RhE: { director: 'B', held: { B: tens(3) }, at: 60, treasury: 300 } };

const of = (given: Given) => ruhrState({ tiles: toDuisburg, corporations: rhe, ...given });

describe('railway links', () => {
  it('[18Ruhr 9.2] a private Montan company builds its own for 30 Mark: 10 on the marker, boxes open', () => {
    const state = of({ active: { P15: { treasury: 50 } }, operating: { company: 'P15', step: 'invest' } });
    expect(listed(state, 'rail-link')).toEqual([link('L3')]);
    const after = played(state, link('L3'));
    expect(after.companies.P15!.treasury).toBe(20);
    expect(after.locations.L3!.value).toBe(10);
    const poor = of({ active: { P15: { treasury: 20 } }, operating: { company: 'P15', step: 'invest' } });
    expect(refused(poor, link('L3'))).toEqual({ code: 'no-money-for-link', rule: '9.2' });
  });

  it('[18Ruhr 9.2] (ruling 41) track on the hex must lead to a station of a railway that has one, blocked or not', () => {
    const own = { active: { P15: { treasury: 50 } }, operating: { company: 'P15', step: 'invest' } } as const;
    expect(refused(of({ ...own, tiles: {} }), link('L3'))).toEqual({ code: 'not-on-network', rule: '9.2' });
    expect(refused(of({ ...own, tiles: { L3: ['718', 1] } }), link('L3'))).toMatchObject({
      code: 'not-on-network',
    });
    // a railway that has not begun has no station yet
    const early = { RhE: { ...rhe.RhE, operated: false } };
    expect(refused(of({ ...own, corporations: early }), link('L3'))).toMatchObject({
      code: 'not-on-network',
    });
    expect(refused(of({ ...own }), link('C10'))).toMatchObject({ code: 'not-own-location' });
  });

  it('[18Ruhr 6, 10.3] (ruling 71) a railway builds one in a turn, before its trains run, also for a passive company', () => {
    // the scenario without Duisburg among the active ones
    const state = of({ scenario: 'northSouth', operating: { company: 'RhE', step: 'track' } });
    expect(state.locations.L3!.status).toBe('passive');
    const after = played(state, link('L3'));
    expect(after.companies.RhE!.treasury).toBe(270);
    expect(after.locations.L3).toEqual({ status: 'passive', company: null, value: 10 });
    expect(refused(after, link('L3'))).toEqual({ code: 'link-built', rule: '10.3' });
    expect(refused(state, link('J3'))).toMatchObject({ code: 'not-on-route' });
    expect(refused(state, link('A2'))).toEqual({ code: 'no-location', rule: '9.2' });
    expect(refused(of({ operating: { company: 'RhE', step: 'trains' } }), link('L3'))).toMatchObject({
      code: 'not-now',
    });
  });

  it('[18Ruhr 10.3] (ruling 41) a railway needs a route of its own that nobody blocks', () => {
    const state = of({
      corporations: { ...rhe, CME: { director: 'A', at: 60, treasury: 300 } },
      operating: { company: 'CME', step: 'track' },
    });
    expect(refused(state, link('L3'))).toMatchObject({ code: 'not-on-route' });
  });

  it('[18Ruhr 9.2] (ruling 44) a Montan corporation links a merged location, which then shows 10 at most', () => {
    const state = of({
      phase: '4',
      gone: ['P15'],
      corporations: {
        ...rhe,
        RB: { director: 'A', at: 70, treasury: 100, hex: 'D15', merged: ['L3'], markers: { A: 3, B: 2 } },
      },
      operating: { company: 'RB', step: 'invest' },
    });
    const after = played(state, link('L3'));
    expect(after.locations.L3).toEqual({ status: 'merged', company: 'RB', value: 10 });
    expect(after.companies.RB!.treasury).toBe(70);
  });

  it('[18Ruhr 9.2, 10.2.2] (ruling 43) a brown tile links for nothing, whoever lays it', () => {
    const state = of({
      phase: '5',
      next: '5',
      tiles: { M2: ['4', 1], L3: ['M-green-a', 0] },
      operating: { company: 'RhE', step: 'track' },
    });
    const brown = listed(state, 'lay').filter(
      ({ hex, tile }) => hex === 'L3' && String(tile).startsWith('M-brown'),
    );
    expect(brown).not.toEqual([]);
    const after = played(state, brown[0]!);
    expect(after.locations.L3!.value).toBe(10);
    expect(after.companies.RhE!.treasury).toBe(300);
    expect(after.companies.P15!.treasury).toBe(state.companies.P15!.treasury);
  });

  it('[18Ruhr 9.1.2, 9.2] a link that a railway builds moves markers out of the treasury of a private company', () => {
    const state = of({
      active: { P15: { markers: { A: 4, B: 1 }, treasury: 0 } },
      operating: { company: 'RhE', step: 'track' },
    });
    const after = played(state, link('L3'));
    expect(stepIn(after)).toBe('RhE/track');
    expect(after.montan.P15!.markers.A).toBe(4);
  });

  describe('without a place for a station', () => {
    /** RhE has a station in Duisburg already, and one tile is left. */
    const laid = (trains: string[], more: Given = {}) =>
      of({
        corporations: { RhE: { ...rhe.RhE, trains } },
        stations: [{ company: 'RhE', hex: 'L3', stop: 0 }],
        operating: { company: 'RhE', step: 'track', laid: ['yellow'], tiles: 1 },
        ...more,
      });
    const anyTile = (state: ReturnType<typeof of>) => listed(state, 'lay').find(({ hex }) => hex !== 'L3')!;

    it('[18Ruhr 10.3, 10.4] (ruling 71) no station is asked for: the link stands beside the run', () => {
      const state = laid(['2']);
      const after = played(state, anyTile(state));
      expect(stepIn(after)).toBe('RhE/run');
      expect(listed(after, 'rail-link')).toEqual([link('L3')]);
    });

    it('[18Ruhr 10.3] (ruling 71) or, where no train runs, beside the tiles, even if no tile is left to be laid', () => {
      const state = laid([]);
      const after = played(state, anyTile(state));
      expect(stepIn(after)).toBe('RhE/track');
      expect(listed(after, 'lay')).toEqual([]);
      expect(stepIn(played(after, link('L3')))).toBe('RhE/trains');
      expect(stepIn(played(after, skip))).toBe('RhE/trains');
    });

    it('[18Ruhr 10.3] (ruling 71) and beside a station that has been built, where no train runs', () => {
      const state = of({
        corporations: { RhE: { ...rhe.RhE, treasury: 300 } },
        operating: { company: 'RhE', step: 'station' },
      });
      const after = played(state, { type: 'station', hex: 'L3', stop: 0 });
      expect(stepIn(after)).toBe('RhE/station');
      expect(listed(after, 'rail-link')).toEqual([link('L3')]);
    });
  });
});
