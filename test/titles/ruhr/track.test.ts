import { describe, expect, it } from 'vitest';
import {
  type Given,
  lay,
  listed,
  played,
  refused,
  ruhrState,
  skip,
  stepIn,
  tens,
} from '../../support/ruhr/table';

const rhe = { RhE: { director: 'A', held: { A: tens(3) }, at: 60, treasury: 500 } };
const building = (given: Given = {}) =>
  ruhrState({ corporations: rhe, operating: { company: 'RhE', step: 'track' }, ...given });

const tilesOn = (state: ReturnType<typeof building>, hex: string) => [
  ...new Set(
    listed(state, 'lay')
      .filter((move) => move.hex === hex)
      .map(({ tile }) => tile),
  ),
];

describe('laying track', () => {
  it('[18Ruhr 7.3, 10.1.1] (ruling 58) two yellow tiles in a turn, no third', () => {
    const two = played(building(), lay('M2', '4', 1), lay('L3', '718', 1));
    expect(stepIn(two)).not.toBe('RhE/track');
    const spent = building({ operating: { company: 'RhE', step: 'track', laid: ['yellow', 'yellow'] } });
    expect(refused(spent, lay('M2', '4', 1))).toEqual({ code: 'lay-used', rule: '7.3' });
  });

  it('[18Ruhr 7.3, 10.2.1] or one upgrade and one yellow tile, in either order, never two upgrades', () => {
    const tiles = { M2: ['4', 1], O2: ['3', 1] } as const;
    const upgraded = building({
      phase: '3',
      tiles,
      operating: { company: 'RhE', step: 'track', laid: ['green'] },
    });
    const colours = new Set(listed(upgraded, 'lay').map(({ hex }) => ['M2', 'O2'].includes(String(hex))));
    expect([...colours]).toEqual([false]);
    const first = building({
      phase: '3',
      tiles,
      operating: { company: 'RhE', step: 'track', laid: ['yellow'] },
    });
    expect(tilesOn(first, 'M2')).not.toEqual([]);
  });

  it('[18Ruhr 10.2.1] a tile laid in this turn is not replaced in it', () => {
    const after = played(building({ phase: '3' }), lay('M2', '4', 1));
    expect(tilesOn(after, 'M2')).toEqual([]);
    const [other] = listed(building({ phase: '3', tiles: { M2: ['4', 1] } }), 'lay').filter(
      ({ hex }) => hex === 'M2',
    );
    expect(refused(after, other!)).toEqual({ code: 'laid-this-turn', rule: '10.2.1' });
  });

  it('[18Ruhr 10.1.1] terrain is paid once, from the treasury, before the tile', () => {
    const state = building();
    expect(played(state, lay('M2', '4', 1)).companies.RhE!.treasury).toBe(440);
    const poor = building({ corporations: { RhE: { ...rhe.RhE, treasury: 50 } } });
    expect(refused(poor, lay('M2', '4', 1))).toEqual({ code: 'too-little-treasury', rule: '10.1.1' });
    const green = building({ phase: '3', tiles: { M2: ['4', 1] } });
    const [upgrade] = listed(green, 'lay').filter(({ hex }) => hex === 'M2');
    expect(played(green, upgrade!).companies.RhE!.treasury).toBe(500);
  });

  it('[18Ruhr 10.1.1] (rulings 63, 111) begins at any entrance of a red home, and must join what the railway reaches', () => {
    const hexes = new Set(listed(building(), 'lay').map(({ hex }) => hex));
    // Krefeld opens to Rheinhausen and Uerdingen
    expect([...hexes].sort()).toEqual(['M2', 'O2']);
    expect(refused(building(), lay('L3', '718', 1))).toEqual({ code: 'lay-no-route', rule: '10.1.1' });
  });

  it('[18Ruhr 10.1.1] (ruling 62) no track off the grid or against a blank side of a red or grey hex', () => {
    const edges = listed(building(), 'lay').filter(({ hex }) => hex === 'O2');
    // O2 has no neighbour in the south
    expect(edges.map(({ tile, turn }) => `${tile}/${turn}`)).not.toContain('4/0');
    expect(refused(building(), lay('N1', '4', 0))).toEqual({ code: 'lay-not-buildable', rule: '10.1.1' });
  });

  it('[18Ruhr 10.1.2] towns, plain hexes and cities take their own kinds of tile; two towns two', () => {
    expect(tilesOn(building(), 'M2').sort()).toEqual(['3', '4', '58']);
    const plain = building({ tiles: { M2: ['58', 5] } });
    // M2 from N1 to N3: 58 turned so that it joins sides 1 and 5
    expect(tilesOn(plain, 'N3').every((tile) => ['7', '8', '9'].includes(String(tile)))).toBe(true);
  });

  it('[18Ruhr 10.1.3] (ruling 64) the hexes of Montan companies take only tiles with the sign', () => {
    const city = building({ tiles: { M2: ['4', 1] } });
    expect(tilesOn(city, 'L3').sort()).toEqual(['718', '719']);
    const town = ruhrState({
      corporations: { KWE: { director: 'A', at: 60, treasury: 500 } },
      operating: { company: 'KWE', step: 'track' },
      tiles: { B15: ['8', 4] },
    });
    expect(tilesOn(town, 'D15').sort()).toEqual(['882', '883', '884']);
  });
});

describe('upgrading track', () => {
  it.each([
    ['2', []],
    ['3', ['green']],
    ['5', ['green']],
  ])('[18Ruhr 10.2.1, 11] yellow becomes green from the first 3 on (phase %s)', (phase, colours) => {
    const state = building({ phase, tiles: { M2: ['4', 1] } });
    expect(tilesOn(state, 'M2').length > 0).toBe(colours.length > 0);
  });

  it('[18Ruhr 10.2.1, 11] green becomes brown from the first 5 on, brown grey from the first 8 on', () => {
    const green = { tiles: { M2: ['4', 1], L3: ['M-green-a', 0] } } as const;
    expect(tilesOn(building({ ...green, phase: '4' }), 'L3')).toEqual([]);
    expect(tilesOn(building({ ...green, phase: '5' }), 'L3').sort()).toEqual(['M-brown-a', 'M-brown-b']);
    const brown = { tiles: { M2: ['4', 1], L3: ['M-brown-a', 0] } } as const;
    expect(tilesOn(building({ ...brown, phase: '6' }), 'L3')).toEqual([]);
    expect(tilesOn(building({ ...brown, phase: '8' }), 'L3')).toEqual(['M-gray']);
  });

  it('[18Ruhr 10.2.2] (ruling 65) Ruhrort takes #720 alone, and no other hex takes it', () => {
    const state = building({ tiles: { M2: ['4', 1], L3: ['M-green-b', 0] } });
    expect(tilesOn(state, 'J3')).toEqual(['720']);
    expect(tilesOn(building({ tiles: { M2: ['4', 1] } }), 'L3')).not.toContain('720');
  });

  it('[18Ruhr 10.2.2] (ruling 65) Steele takes #913 as it is printed, Essen and Dortmund their letters', () => {
    const state = ruhrState({
      phase: '3',
      corporations: { PWB: { director: 'A', at: 60, treasury: 500 } },
      operating: { company: 'PWB', step: 'track' },
    });
    expect(listed(state, 'lay').filter(({ hex }) => hex === 'K8')).toEqual([lay('K8', '913', 0)]);
    expect(tilesOn(state, 'J7')).toEqual(['E-green']);
  });

  it("[18Ruhr 10.2.2] (rulings 66, 130) #716 only where a Montan corporation's own marker stands; its space stays free", () => {
    const given = (status: 'passive' | 'montan') =>
      ruhrState({
        phase: '5',
        next: '5',
        corporations: {
          KWE: { director: 'A', at: 60, treasury: 500 },
          ...(status === 'montan' && { RB: { director: 'B', at: 70, hex: 'D15', markers: { A: 3, B: 1 } } }),
        },
        tiles: { B15: ['8', 4], D15: ['949', 0] },
        operating: { company: 'KWE', step: 'track' },
      });
    const after = played(given('montan'), lay('D15', '716', 0));
    expect(after.board.stations.some(({ hex }) => hex === 'D15')).toBe(false);
    expect(refused(given('passive'), lay('D15', '716', 0))).toEqual({
      code: 'lay-needs-corporation',
      rule: '10.2.2',
    });
  });

  it('[18Ruhr 10.2.2] (ruling 67) on a brown city the location marker takes a space and blocks', () => {
    const state = building({ phase: '5', next: '5', tiles: { M2: ['4', 1], L3: ['M-green-a', 0] } });
    const [brown] = listed(state, 'lay').filter(({ hex }) => hex === 'L3');
    const after = played(state, brown!);
    expect(after.board.stations).toContainEqual({ company: 'P15', hex: 'L3', stop: 0 });
    expect(stepIn(played(after, skip))).toContain('RhE');
  });

  it('[18Ruhr 10.2.1] (ruling 60) an upgrade needs a route to any part of the tile, and need not extend it', () => {
    // from Uerdingen north to M2 and south to P3: the curve at N3 is reached on one side only
    const state = building({ phase: '3', tiles: { M2: ['58', 5], N3: ['9', 2] } });
    expect(tilesOn(state, 'N3')).not.toEqual([]);
  });
});

describe('stations', () => {
  const ready = (given: Given = {}) =>
    building({
      tiles: { M2: ['4', 1], L3: ['718', 1] },
      operating: { company: 'RhE', step: 'station' },
      ...given,
    });
  const station = (hex: string) => ({ type: 'station', hex, stop: 0 });

  it('[18Ruhr 10.4] (ruling 69) 60, 80, 100, 100; one in a turn, one on a hex, on a route that nobody blocks', () => {
    const state = ready();
    const after = played(state, station('L3'));
    expect(after.companies.RhE!.treasury).toBe(440);
    expect(after.companies.RhE!.tokens).toEqual([80, 100, 100]);
    expect(refused(state, station('J7'))).toEqual({ code: 'station-no-route', rule: '10.4' });
    expect(refused(state, station('M2'))).toEqual({ code: 'station-no-place', rule: '10.4' });
    const used = ready({ operating: { company: 'RhE', step: 'station', stationUsed: true } });
    expect(refused(used, station('L3'))).toMatchObject({ code: 'station-used' });
    const there = ready({ stations: [{ company: 'RhE', hex: 'L3', stop: 0 }] });
    expect(refused(there, station('L3'))).toMatchObject({ code: 'station-on-hex' });
  });

  it('[18Ruhr 10.4] (ruling 70) a home is kept free until its owner has come; EH does not block before', () => {
    const given = (stations: Given['stations'] = []) =>
      ruhrState({
        corporations: {
          PWB: { director: 'A', at: 60, treasury: 500 },
          BME: { director: 'B', at: 60 },
        },
        stations,
        operating: { company: 'PWB', step: 'station' },
      });
    // Essen has two places: one is kept for EH
    expect(listed(given(), 'station')).toEqual([station('J7')]);
    const full = given([{ company: 'BME', hex: 'J7', stop: 0 }]);
    expect(refused(full, station('J7'))).toEqual({ code: 'station-full', rule: '10.4' });
    // but what is kept does not block: track goes on beyond Essen
    const beyond = ruhrState({
      corporations: { PWB: { director: 'A', at: 60, treasury: 500 }, BME: { director: 'B', at: 60 } },
      stations: [{ company: 'BME', hex: 'J7', stop: 0 }],
      operating: { company: 'PWB', step: 'track' },
    });
    expect(tilesOn(beyond, 'K6')).not.toEqual([]);
    const operating = ruhrState({
      phase: '5',
      corporations: {
        PWB: { director: 'A', at: 60, treasury: 500 },
        BME: { director: 'B', at: 60 },
        EH: { director: 'B', at: 60 },
      },
      stations: [{ company: 'BME', hex: 'J7', stop: 0 }],
      operating: { company: 'PWB', step: 'track' },
    });
    expect(tilesOn(operating, 'K6')).toEqual([]);
  });

  it('[18Ruhr 10.5] (ruling 75) Steele blocks others on yellow once PWB has come, on #913 never', () => {
    const beyond = (operated: boolean, tiles: Given['tiles'] = {}) =>
      ruhrState({
        phase: '3',
        corporations: {
          BME: { director: 'A', at: 60, treasury: 500 },
          PWB: { director: 'B', at: 50, operated },
        },
        tiles,
        stations: [{ company: 'BME', hex: 'J7', stop: 0 }],
        operating: { company: 'BME', step: 'track' },
      });
    expect(tilesOn(beyond(false), 'M8')).not.toEqual([]);
    expect(tilesOn(beyond(true), 'M8')).toEqual([]);
    expect(tilesOn(beyond(true, { K8: ['913', 0] }), 'M8')).not.toEqual([]);
  });
});
