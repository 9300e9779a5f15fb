import { describe, expect, it } from 'vitest';
import {
  type Given,
  link,
  pay,
  played,
  refused,
  routes,
  ruhrState,
  tens,
  turnIn,
  valueOfCompany,
} from '../../support/ruhr/table';

type Run = ReturnType<typeof ruhrState>;
const earned = (state: Run, ...lines: string[]) => turnIn(played(state, routes(...lines))).revenue;

/** From Wesel over Dinslaken to Oberhausen, where CME has a station. */
const northern: Given = {
  tiles: {
    B3: ['8', 0],
    D3: ['883', 3],
    E4: ['9', 2],
    F5: ['8', 0],
    H5: ['718', 0],
  },
  stations: [{ company: 'CME', hex: 'H5', stop: 0 }],
};
const toWesel = 'A2:5-s0 B3:0-2 D3:3-s0 D3:5-s0 E4:2-5 F5:0-2 H5:3-s0';

function running(trains: string[], given: Given) {
  return ruhrState({
    corporations: { CME: { director: 'A', held: { A: tens(3) }, at: 60, trains, treasury: 0 } },
    operating: { company: 'CME', step: 'run' },
    ...given,
  });
}

describe('running trains', () => {
  it('[18Ruhr 10.6.1] (X4) Wesel – Dinslaken – Oberhausen, both linked: 20 + 30 + Wesel 2 x 10 = 70', () => {
    const state = running(['2'], {
      ...northern,
      active: { P1: { linked: true } },
      linked: ['D3'],
    });
    expect(earned(state, toWesel)).toBe(70);
  });

  it('[18Ruhr 10.6.1] (rulings 77, 78) what is not linked counts nothing, neither at its stop nor for Wesel', () => {
    expect(earned(running(['2'], northern), toWesel)).toBe(10 + 20);
    const one = running(['2'], { ...northern, linked: ['D3'] });
    expect(earned(one, toWesel)).toBe(20 + 20 + 10);
  });

  it('[18Ruhr 10.3, 10.6.1] (ruling 71) a link that is built after routes were looked at counts for the same routes', () => {
    const state = running(['2'], {
      ...northern,
      corporations: { CME: { director: 'A', held: { A: tens(3) }, at: 60, trains: ['2'], treasury: 30 } },
    });
    const run = routes(toWesel);
    expect(turnIn(played(state, run)).revenue).toBe(10 + 20);
    // 10 for its marker, 10 for Wesel
    expect(turnIn(played(state, link('D3'), run)).revenue).toBe(10 + 20 + 10 + 10);
  });

  it('[18Ruhr 10.6.1] a Montan corporation adds 20, with E or X 30', () => {
    const given = (markers: object): Given => ({
      ...northern,
      phase: '6',
      corporations: {
        CME: { director: 'A', at: 60, trains: ['4'] },
        RB: { director: 'B', at: 70, hex: 'D3', markers },
      },
      scenario: 'hellweg',
    });
    expect(earned(running([], given({ A: 3, B: 1 })), toWesel)).toBe(30 + 20 + 10);
    expect(earned(running([], given({ A: 3, B: 1, E: 1 })), toWesel)).toBe(40 + 20 + 10);
  });

  /** Düsseldorf – Mülheim – Altenessen – Duisburg – Der Eiserne Rhein. */
  const southern: Given = {
    phase: '8',
    next: '8',
    tiles: {
      P3: ['8', 4],
      O4: ['8', 1],
      M4: ['8', 4],
      L5: ['M-brown-b', 0],
      J5: ['8', 4],
      I6: ['4', 1],
      H7: ['882', 1],
      G6: ['6', 5],
      H5: ['718', 1],
      I4: ['9', 1],
      J3: ['M-green-a', 0],
      L3: ['M-green-b', 0],
      K2: ['4', 2],
    },
    stations: [{ company: 'P9', hex: 'L5', stop: 0 }],
    active: { P9: { linked: true }, P7: { linked: true }, P15: { linked: true } },
  };
  const toRhine =
    'R3:3-s0 P3:0-4 O4:1-3 M4:0-4 L5:1-s0 L5:3-s0 J5:0-4 I6:1-s0 I6:4-s0 H7:1-s0 H7:2-s0 G6:5-s0 G6:1-s0 ' +
    'H5:4-s0 H5:1-s0 I4:1-4 J3:4-s0 J3:0-s0 L3:3-s0 L3:2-s0 K2:5-s0 K2:2-s0 J1:5-s0';
  const between = 40 + 10 + 10 + (10 + 10) + 20 + 20 + 30 + (30 + 10) + 10;

  it('[18Ruhr 10.6.1] (X8) an 8+8 train doubles red areas, the Eiserne Rhein too, and nothing else', () => {
    expect(earned(running(['8'], southern), toRhine)).toBe(2 * 60 + 2 * 2 * 20 + between);
    const short = 'R3:3-s0 P3:0-4 O4:1-3 M4:0-4 L5:1-s0';
    expect(earned(running(['8'], southern), short)).toBe(2 * 60 + 50);
    expect(earned(running(['6'], southern), short)).toBe(60 + 50);
  });

  it('[18Ruhr 10.6.1] (ruling 131) a linked mine counts once in each route that stops at it, for two trains twice', () => {
    const state = running(['5', '5'], {
      ...southern,
      phase: '5',
      next: '5',
      tiles: { ...southern.tiles, J3: ['M-green-b', 0], I2: ['8', 5] },
      stations: [{ company: 'CME', hex: 'L3', stop: 0 }],
    });
    const byRuhrort = 'L3:3-s0 J3:0-s0 J3:2-s0 I2:1-5 J1:4-s0';
    const byRheinhausen = 'L3:2-s0 K2:5-s0 K2:2-s0 J1:5-s0';
    const duisburg = 30 + 10;
    expect(earned(state, byRuhrort, byRheinhausen)).toBe(duisburg + 30 + 20 + duisburg + 10 + 20);
  });

  it('[18Ruhr 10.6.1] (ruling 79) red areas have the smaller value in yellow and green, the larger from brown on', () => {
    const short = 'R3:3-s0 P3:0-4 O4:1-3 M4:0-4 L5:1-s0';
    const at = (phase: string) =>
      running(['4'], {
        ...southern,
        phase,
        next: phase,
        tiles: { ...southern.tiles, L5: ['718', 1] },
        stations: [],
      });
    expect(earned(at('4'), short)).toBe(40 + 20 + 10);
    expect(earned(at('5'), short)).toBe(60 + 20 + 10);
  });

  it('[18Ruhr 10.5] (E8, ruling 72) cities and red areas up to n, all stops up to 2n: towns take unused places', () => {
    const through =
      'L5:3-s0 J5:0-4 I6:1-s0 I6:4-s0 H7:1-s0 H7:2-s0 G6:5-s0 G6:1-s0 H5:4-s0 H5:1-s0 I4:1-4 J3:4-s0';
    const start = 'R3:3-s0 P3:0-4 O4:1-3 M4:0-4 L5:1-s0';
    const at = (train: string) => running([train], { ...southern, phase: '5', next: '5' });
    // Düsseldorf, Mülheim, Bottrop, Oberhausen and Ruhrort are five; Borbeck and Altenessen are towns
    expect(earned(at('5'), `${start} ${through}`)).toBe(60 + 50 + 10 + 20 + 20 + 20 + 30);
    expect(refused(at('4'), routes(`${start} ${through}`))).toEqual({ code: 'route-too-long', rule: '10.5' });
  });

  it('[18Ruhr 10.5] (E8) a 4+4 train runs through three cities and five towns, a 3+3 train does not', () => {
    const line =
      'H11:1-s0 I10:4-s0 I10:1-s0 J9:2-4 I8:5-s0 I8:1-s0 J7:4-s0 J7:5-s0 K8:2-s0 K8:0-s0 M8:3-s0 M8:4-s0 L9:1-s0 L9:4-s0 K10:0-1 M10:3-s0';
    const at = (train: string) =>
      ruhrState({
        phase: '5',
        next: '5',
        tiles: {
          H11: ['88', 1],
          I10: ['M-green-a', 1],
          J9: ['16', 1],
          I8: ['143', 5],
          J7: ['E-green', 3],
          K8: ['913', 0],
          M8: ['204', 0],
          L9: ['4', 1],
          K10: ['7', 0],
          M10: ['883', 3],
        },
        corporations: { PWB: { director: 'A', at: 60, trains: [train] } },
        operating: { company: 'PWB', step: 'run' },
      });
    // Marten, Wattenscheid, Kupferdreh, Dahlhausen and Hattingen are towns; Bochum, Essen and Steele cities
    expect(earned(at('4'), line)).toBe(5 * 10 + 30 + 40 + 30);
    expect(refused(at('3'), routes(line))).toEqual({ code: 'route-too-long', rule: '10.5' });
  });

  it('[18Ruhr 10.5] (ruling 67, 74) a city full of others ends a route; one own or empty space opens it', () => {
    const full = running(['8'], {
      ...southern,
      corporations: {
        CME: { director: 'A', at: 60, trains: ['8'] },
        RhE: { director: 'B', at: 60 },
        BME: { director: 'B', at: 60 },
      },
      stations: [
        { company: 'P9', hex: 'L5', stop: 0 },
        { company: 'RhE', hex: 'L5', stop: 0 },
        { company: 'BME', hex: 'L5', stop: 0 },
      ],
    });
    expect(refused(full, routes(toRhine))).toEqual({ code: 'route-blocked', rule: '10.5' });
    expect(earned(full, 'R3:3-s0 P3:0-4 O4:1-3 M4:0-4 L5:1-s0')).toBe(120 + 50);
  });

  it('[18Ruhr 10.5] (ruling 73) at least two stops, a station of its own, red areas only at the ends', () => {
    const state = running(['8'], southern);
    expect(refused(state, routes('L5:3-s0 J5:0-4 I6:1-s0'))).toMatchObject({ code: 'route-no-station' });
    expect(refused(state, routes('R3:3-s0 P3:0-4'))).toMatchObject({ code: 'route-no-end' });
  });

  it('[18Ruhr 7.3] (ruling 80) trains must run: none may stay idle that could', () => {
    expect(refused(running(['8'], southern), routes(''))).toEqual({ code: 'route-train-idle', rule: '7.3' });
  });
});

describe('dividends and values', () => {
  const paying = (revenue: number, at = 70) =>
    ruhrState({
      corporations: {
        RhE: { director: 'A', held: { A: tens(2), B: tens(1), C: tens(1), pool: tens(3) }, at, treasury: 0 },
      },
      operating: { company: 'RhE', step: 'dividend', revenue },
    });

  it('[18Ruhr 10.6.2] (E9) 150: 60, 15 and 15 to players, 15 for the offer to the treasury, 45 stay in the bank', () => {
    const state = paying(150);
    const after = played(state, pay(true));
    const got = (player: string) => after.cash[player]! - state.cash[player]!;
    expect([got('A'), got('B'), got('C')]).toEqual([60, 15, 15]);
    expect(after.companies.RhE!.treasury).toBe(15);
    expect(state.bank - after.bank).toBe(105);
  });

  it('[18Ruhr 10.6.2] withheld income goes to the treasury', () => {
    expect(played(paying(150), pay(false)).companies.RhE!.treasury).toBe(150);
  });

  it.each([
    [60, true, 70],
    [70, true, 75],
    [139, true, 75],
    [140, true, 80],
    [140, false, 65],
  ])('[18Ruhr 10.7] (X5) at 70, income %i, paid %s: then %i', (revenue, paid, value) => {
    const amount = revenue === 139 ? 130 : revenue;
    expect(valueOfCompany(played(paying(amount), pay(paid)), 'RhE')).toBe(value);
  });

  it('[18Ruhr 10.7] (ruling 81) a railway falls for its first turn, in which it earns nothing; at the ends it stays', () => {
    const first = ruhrState({
      corporations: { RhE: { director: 'A', at: 70, operated: false, treasury: 0 } },
      operating: { company: 'RhE', step: 'station' },
    });
    expect(valueOfCompany(played(first, { type: 'skip' }), 'RhE')).toBe(65);
    expect(valueOfCompany(played(paying(500, 250), pay(true)), 'RhE')).toBe(250);
    expect(valueOfCompany(played(paying(50, 10), pay(false)), 'RhE')).toBe(10);
  });

  it('[18Ruhr 10.7] (ruling 35) a marker that comes to an occupied box goes underneath', () => {
    const state = ruhrState({
      corporations: {
        RhE: { director: 'A', at: 70, treasury: 0 },
        KWE: { director: 'B', at: 75 },
      },
      operating: { company: 'RhE', step: 'dividend', revenue: 70 },
    });
    const after = played(state, pay(true));
    expect(after.prices.RhE!.col).toBe(after.prices.KWE!.col);
    expect(after.prices.RhE!.arrival).toBeGreaterThan(after.prices.KWE!.arrival);
  });
});
