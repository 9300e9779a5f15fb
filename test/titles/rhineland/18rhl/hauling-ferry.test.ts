import { describe, expect, it } from 'vitest';
import { costOf } from '@/engine/board/lay';
import { board } from '@/titles/rhineland/18rhl/board';
import { listed, played, type RhlState, refused } from '../../../support/rhl/table';
import {
  floated,
  type GivenTurn,
  lay,
  power,
  skip,
  station,
  stepIn,
  type Tiles,
  turn,
  turnIn,
} from '../../../support/rhl/turn';

const decline = { type: 'decline' };
const powerStation = (hex: string, stop: number) => ({ type: 'power-station', hex, stop });
const others = { PWB: 'B', KEO: 'B', THS: 'B', TF: 'B', NLK: 'B' };

/** ADR of player A, in its track step, in the green phase; A owns just these private companies. */
const adr = (own: string[], more: Partial<GivenTurn> = {}) =>
  turn({
    company: 'ADR',
    step: 'track',
    privates: { ...others, ...Object.fromEntries(own.map((id) => [id, 'A'])) },
    ...more,
  });

const powerLays = (state: RhlState, id: string) =>
  listed(state, 'power').filter((move) => move.private === id);
const ordinary = lay('K4', '4', 1);

describe('no. 3, Train Hauling System', () => {
  it('[18Rhl 4.1.1] a tile on a mountain: additional, no cost, no route', () => {
    const after = played(adr(['THS']), power('THS', 'F11', '9', 1));
    expect(after.companies.ADR!.treasury).toBe(500);
    expect(after.board.tiles.F11).toEqual({ tile: '9', turn: 1 });
    expect(played(after, ordinary).board.tiles.K4).toBeDefined();
  });

  it('[18Rhl 4.1.1] only where a mountain is printed', () => {
    const lays = powerLays(adr(['THS']), 'THS');
    const hexes = [...new Set(lays.map(({ hex }) => String(hex)))].sort();
    expect(hexes).toEqual([
      'D13',
      'E12',
      'F11',
      'F13',
      'G12',
      'G14',
      'H13',
      'I12',
      'I14',
      'J13',
      'K12',
      'K2',
    ]);
    for (const hex of hexes) expect(board.hexes[hex]!.cost!.terrain).toBe('mountain');
    for (const [hex, tile, at] of [
      ['C8', '9', 0],
      ['I10', 'X923', 0],
      ['K8', '9', 1],
    ] as const) {
      expect(refused(adr(['THS']), power('THS', hex, tile, at)).rule).toBe('4.1.1');
    }
  });

  it('[18Rhl 4.1.1] or an upgrade of a tile with that sign, within the colours of the phase', () => {
    expect(refused(adr(['THS'], { phase: undefined }), power('THS', 'K2', '930', 0))).toEqual({
      code: 'lay-colour',
      rule: '6.2.1.1',
    });
    expect(played(adr(['THS']), power('THS', 'K2', '930', 0)).companies.ADR!.treasury).toBe(500);
    // the tiles of Essen show no mountain any more
    const essen = adr(['THS'], { tiles: { D13: ['202', 2] } });
    expect(costOf(board, essen.board, 'D13')).toBeUndefined();
    expect(powerLays(essen, 'THS').map(({ hex }) => hex)).not.toContain('D13');
  });

  it('[18Rhl 4.1.1] a station there only by a route, for its price, in its own step', () => {
    const far = played(adr(['THS']), power('THS', 'D13', '202', 2), skip);
    expect(stepIn(far)).not.toBe('ADR/station');
    const near = turn({
      company: 'BME',
      step: 'track',
      tiles: { E14: ['8', 0], E12: ['1', 0] },
      privates: { ...others, THS: 'A' },
    });
    // Barmen - E14 - Essen
    const built = played(near, power('THS', 'D13', '201', 5));
    expect(built.board.tiles.D13).toBeDefined();
    expect(built.decisions).toEqual([]);
    expect(turnIn(built).stationUsed).toBe(false);
    const after = played(built, skip, station('D13'));
    expect(after.companies.BME!.treasury).toBe(440);
  });
});

describe('no. 4, Train Ferry', () => {
  it('[18Rhl 4.1.1] one yellow metropolis, free, additional, without a route, from the green phase on', () => {
    expect(refused(adr(['TF'], { phase: undefined }), power('TF', 'F9', 'X921', 0))).toEqual({
      code: 'power-too-early',
      rule: '4.1.1',
    });
    const state = adr(['TF']);
    expect(new Set(powerLays(state, 'TF').map(({ hex }) => hex))).toEqual(new Set(['D9', 'F9', 'I10']));
    const after = played(state, power('TF', 'D9', 'X926', 0), decline);
    expect(after.companies.ADR!.treasury).toBe(500);
    expect(turnIn(after)).toMatchObject({ step: 'track', laid: [] });
    expect(played(after, ordinary).board.tiles.K4).toBeDefined();
  });

  it('[18Rhl 4.1.1] not on a metropolis that is green already, nor elsewhere', () => {
    const state = adr(['TF'], { tiles: { F9: ['X921', 0] } });
    expect(powerLays(state, 'TF').map(({ hex }) => hex)).not.toContain('F9');
    expect(refused(state, power('TF', 'F9', '927', 0)).rule).not.toBe('');
    expect(refused(state, power('TF', 'K2', '930', 0)).rule).toBe('4.1.1');
  });

  it('[18Rhl 4.1.1] a station there at once for its full price, on either bank', () => {
    const offered = played(adr(['TF']), power('TF', 'D9', 'X926', 0));
    expect(listed(offered)).toEqual([powerStation('D9', 0), powerStation('D9', 1), decline]);
    const built = played(offered, powerStation('D9', 0));
    expect(built.companies.ADR).toMatchObject({ treasury: 440, tokens: [80] });
    expect(turnIn(built).stationUsed).toBe(true);
  });

  it('[18Rhl 4.1, 4.1.1] not taken, there is no station in this turn; later one needs a route', () => {
    const declined = played(
      adr(['TF'], { tiles: { K4: ['4', 1] } }),
      power('TF', 'D9', 'X926', 0),
      decline,
      skip,
    );
    expect(stepIn(declined)).not.toBe('ADR/station');
    const later = adr([], { step: 'station', tiles: { D9: ['X926', 0], K4: ['4', 1] } });
    expect(refused(later, station('D9', 0))).toEqual({ code: 'station-no-route', rule: '6.2.2' });
  });

  it('[18Rhl 4.1.1] Köln is full with its three homes: no offer, the ordinary station remains', () => {
    const state = played(adr(['TF'], { tiles: { K4: ['4', 1] } }), power('TF', 'I10', 'X923', 0));
    expect(state.decisions).toEqual([]);
    expect(turnIn(state).stationUsed).toBe(false);
    expect(stepIn(played(state, skip))).toBe('ADR/station');
  });

  it('[18Rhl 4.1.1] an own station on the hex: no offer, the ordinary station remains', () => {
    const dee = turn({
      company: 'DEE',
      step: 'track',
      privates: { ...others, TF: 'A' },
      tiles: { E10: ['9', 0], D11: ['942', 0] },
    });
    const state = played(dee, power('TF', 'F9', 'X921', 0));
    expect(state.decisions).toEqual([]);
    expect(stepIn(played(state, skip))).toBe('DEE/station');
  });

  it('[18Rhl 4.1.1, ruling 168] a station that cannot be paid is no offer: the ordinary step stays', () => {
    const poor = adr(['TF'], { companies: { ADR: floated({ treasury: 59 }) } });
    const state = played(poor, power('TF', 'D9', 'X926', 0));
    expect(state.decisions).toEqual([]);
    expect(turnIn(state).stationUsed).toBe(false);
  });

  it('[18Rhl 4.1.1, 8.5.2 no. 6, ruling 168] what the tile itself brings pays for the station', () => {
    // Deutz, H11, G10, Düsseldorf, E8: the ferry completes the line to Duisburg
    const tiles: Tiles = { H11: ['8', 0], G10: ['2', 2], F9: ['X922', 0], E8: ['1', 2] };
    const linking = (treasury: number) =>
      turn({
        options: { alternativePackage: true, private4: 'TF' },
        company: 'CME',
        step: 'track',
        tiles,
        reserve: 210,
        privates: { TF: 'A' },
        companies: { CME: floated({ treasury }) },
      });
    const offered = played(linking(10), power('TF', 'D9', 'X926', 0));
    expect(offered.companies.CME!.treasury).toBe(220);
    expect(offered.decisions).toMatchObject([{ kind: 'power-station', company: 'CME', hex: 'D9' }]);
    const built = played(offered, powerStation('D9', 0));
    expect(built.companies.CME!.treasury).toBe(160);
  });
});

describe('no. 6 and the line from Köln to Aachen', () => {
  it('[18Rhl 4.1.1] without turning back: a junction that faces the wrong way is no link', () => {
    // K8 joins Düren to Bonn, and J9 to Bonn, but not J9 to Düren
    const facing = adr([], { tiles: { J9: ['9', 0], K8: ['23', 4] }, reserve: 210 });
    expect(played(facing, ordinary).reserve).toBe(210);
  });

  it('[18Rhl 4.1.1] the tile of a private company may complete it', () => {
    // from the west side of Köln, which only tile X923 joins to the city
    const tiles: Tiles = { I8: ['7', 4], J9: ['8', 0], K8: ['8', 1], K4: ['4', 1] };
    const state = adr(['TF'], { tiles, reserve: 210 });
    expect(played(state, power('TF', 'I10', 'X924', 0)).reserve).toBe(210);
    expect(played(state, power('TF', 'I10', 'X923', 0)).reserve).toBe(0);
  });
});
