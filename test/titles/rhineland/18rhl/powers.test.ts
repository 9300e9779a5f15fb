import { describe, expect, it } from 'vitest';
import { costOf, tilesLeft } from '@/engine/board/lay';
import { certificateCount } from '@/engine/finance/certificates';
import { board } from '@/titles/rhineland/18rhl/board';
import { acting, eventsOf, listed, played, type RhlState, refused } from '../../../support/rhl/table';
import {
  floated,
  floatedMKB,
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

describe('powers of private companies', () => {
  it('[18Rhl 4.1] only the owner, as director of the corporation that acts', () => {
    expect(refused(adr([]), power('PWB', 'E14', '9', 0))).toEqual({ code: 'power-not-yours', rule: '4.1' });
    const ofB = turn({
      company: 'BME',
      step: 'track',
      companies: { BME: floated({ director: 'B' }) },
      privates: { ...others, PWB: 'A' },
    });
    expect(refused(ofB, power('PWB', 'E14', '9', 0)).code).toBe('power-not-yours');
    expect(refused(adr([]), power('NLK', 'E14', '9', 0))).toEqual({ code: 'no-such-power', rule: '4.1.1' });
    expect(refused(adr([]), power('XYZ', 'E14', '9', 0)).code).toBe('no-such-power');
  });

  it('[18Rhl 4.1] once in the game; the company stays open and goes on paying', () => {
    const after = played(adr(['PWB', 'THS']), power('PWB', 'E14', '9', 0));
    expect(after.privates.PWB).toEqual({ owner: 'A', closed: false, used: true });
    expect(refused(after, power('PWB', 'E14', '9', 0))).toEqual({ code: 'power-used', rule: '4.1' });
  });

  it('[18Rhl 4.1] several powers and the ordinary tile in one turn, in any order', () => {
    const first = played(
      adr(['PWB', 'THS']),
      power('THS', 'H13', '9', 0),
      ordinary,
      power('PWB', 'E14', '9', 0),
    );
    expect(Object.keys(first.board.tiles).sort()).toEqual(['E14', 'H13', 'K4']);
    expect(stepIn(first)).not.toBe('ADR/track');
    const last = played(
      adr(['PWB', 'THS']),
      ordinary,
      power('PWB', 'E14', '9', 0),
      power('THS', 'H13', '9', 0),
    );
    expect(last.board.tiles).toEqual(first.board.tiles);
  });

  it('[18Rhl 4.1] after the first 5-train there are no powers', () => {
    const state = adr(['PWB', 'KEO', 'THS', 'TF'], { phase: '5' });
    expect(listed(state, 'power')).toEqual([]);
    for (const move of [
      power('PWB', 'E14', '9', 0),
      power('KEO', 'E8', '935', 1),
      power('THS', 'H13', '9', 0),
      power('TF', 'F9', 'X921', 0),
    ]) {
      expect(refused(state, move)).toEqual({ code: 'power-used', rule: '4.1' });
    }
  });

  it('[18Rhl 4.1] a station built at once counts for the tiles after it', () => {
    const state = played(adr(['TF']), power('TF', 'D9', 'X925', 0), powerStation('D9', 1));
    // from Duisburg's right bank on to D11
    expect(listed(state, 'lay').map(({ hex }) => hex)).toContain('D11');
  });
});

describe('no. 1, Prinz-Wilhelm-Bahn', () => {
  it('[18Rhl 4.1.1] an additional tile on E14, without a route, for the 30 of the mountain', () => {
    const after = played(adr(['PWB']), power('PWB', 'E14', '9', 0));
    expect(after.companies.ADR!.treasury).toBe(470);
    expect(turnIn(after)).toMatchObject({ step: 'track', laid: [] });
    expect(played(after, ordinary).board.tiles.K4).toBeDefined();
    const poor = adr(['PWB'], { companies: { ADR: floated({ treasury: 29 }) } });
    expect(refused(poor, power('PWB', 'E14', '9', 0)).code).toBe('too-little-treasury');
  });

  it('[18Rhl 4.1.1] from the yellow phase on, on E14 alone', () => {
    const yellow = adr(['PWB'], { phase: undefined });
    expect(new Set(powerLays(yellow, 'PWB').map(({ hex }) => hex))).toEqual(new Set(['E14']));
    expect(refused(yellow, power('PWB', 'F11', '9', 0)).rule).toBe('4.1.1');
  });

  const bme = (own: string[], more: Partial<GivenTurn> = {}) =>
    turn({
      company: 'BME',
      step: 'track',
      privates: { ...others, ...Object.fromEntries(own.map((id) => [id, 'A'])) },
      ...more,
    });

  it('[18Rhl 4.1.1] nobody else lays the first tile there, not even with the Train Hauling System', () => {
    // E14 lies before Barmen
    expect(refused(bme([]), lay('E14', '9', 0))).toEqual({ code: 'lay-reserved', rule: '4.1.1' });
    expect(listed(bme([]), 'lay').map(({ hex }) => hex)).not.toContain('E14');
    expect(refused(bme(['THS']), power('THS', 'E14', '9', 0))).toEqual({
      code: 'lay-reserved',
      rule: '4.1.1',
    });
    expect(powerLays(bme(['THS']), 'THS').map(({ hex }) => hex)).not.toContain('E14');
    // its owner may lay it as an ordinary tile, too
    expect(listed(bme(['PWB']), 'lay').map(({ hex }) => hex)).toContain('E14');
  });

  it('[18Rhl 4.1.1] the hex is free after the first 5-train, and after its first tile', () => {
    expect(listed(bme([], { phase: '5' }), 'lay').map(({ hex }) => hex)).toContain('E14');
    const upgrade = bme([], { tiles: { E14: ['9', 0] } });
    expect(listed(upgrade, 'lay').map(({ hex }) => hex)).toContain('E14');
    const owner = adr(['PWB'], { tiles: { E14: ['9', 0] } });
    expect(refused(owner, power('PWB', 'E14', '24', 0))).toEqual({ code: 'power-hex', rule: '4.1.1' });
  });
});

describe('no. 2, Essen-Osterath Concession', () => {
  const osterath = power('KEO', 'E8', '935', 1);

  it('[18Rhl 4.1.1] tile 935 on E8 from the green phase on, whatever lies there', () => {
    expect(refused(adr(['KEO'], { phase: undefined }), osterath)).toEqual({
      code: 'power-too-early',
      rule: '4.1.1',
    });
    const empty = played(adr(['KEO']), osterath);
    expect(empty.board.tiles.E8).toEqual({ tile: '935', turn: 1 });
    const laid = adr(['KEO'], { tiles: { E8: ['1', 2] } });
    const over = played(laid, osterath);
    expect(over.board.tiles.E8).toEqual({ tile: '935', turn: 1 });
    expect(tilesLeft(board, over.board, '1')).toBe(tilesLeft(board, laid.board, '1') + 1);
    expect(refused(adr(['KEO']), power('KEO', 'E8', '935', 2))).toEqual({ code: 'power-hex', rule: '4.1.1' });
    expect(refused(adr(['KEO']), power('KEO', 'F5', '935', 1)).code).toBe('power-hex');
  });

  it('[18Rhl 4.1.1] it is the only tile of the turn', () => {
    const after = played(adr(['KEO', 'PWB', 'THS', 'TF']), osterath, decline);
    expect(stepIn(after)).not.toBe('ADR/track');
    // also before the station is decided, nothing else is laid
    const barred = adr(['PWB'], { turn: { layBarred: true, tiles: 1 } });
    expect(refused(barred, ordinary)).toEqual({ code: 'lay-used', rule: '6.3' });
    expect(refused(barred, power('PWB', 'E14', '9', 0))).toEqual({ code: 'power-only-tile', rule: '4.1.1' });
  });

  it('[18Rhl 4.1.1] nor may any tile have been laid before it', () => {
    const afterOrdinary = played(adr(['KEO', 'PWB']), ordinary);
    expect(refused(afterOrdinary, osterath)).toEqual({ code: 'power-only-tile', rule: '4.1.1' });
    const afterPower = played(adr(['KEO', 'PWB']), power('PWB', 'E14', '9', 0));
    expect(refused(afterPower, osterath)).toEqual({ code: 'power-only-tile', rule: '4.1.1' });
  });

  it('[18Rhl 4.1.1] a free station there at once, with the cheapest token', () => {
    const offered = played(adr(['KEO']), osterath);
    expect(acting(offered)).toBe('A');
    expect(listed(offered)).toEqual([powerStation('E8', 0), decline]);
    expect(refused(offered, powerStation('K6', 0))).toEqual({ code: 'station-no-place', rule: '6.2.2' });
    const built = played(offered, powerStation('E8', 0));
    expect(built.board.stations).toContainEqual({ company: 'ADR', hex: 'E8', stop: 0 });
    expect(built.companies.ADR).toMatchObject({ treasury: 500, tokens: [80] });
  });

  it('[18Rhl 4.1, 4.1.1] taken or not, it was the only station of the turn', () => {
    const line: Tiles = { K4: ['4', 1] };
    for (const answer of [powerStation('E8', 0), decline]) {
      const after = played(adr(['KEO'], { tiles: line }), osterath, answer);
      expect(turnIn(after).stationUsed).toBe(true);
      expect(stepIn(after)).not.toBe('ADR/station');
    }
  });

  it('[18Rhl 4.1.1] in a later turn the full cost, for whoever has a route', () => {
    const cce = turn({
      company: 'CCE',
      step: 'station',
      tiles: { E6: ['202', 2], E8: ['935', 1] },
      privates: others,
    });
    expect(played(cce, station('E8', 0)).companies.CCE!.treasury).toBe(420);
  });

  it('[18Rhl 4.1.1] the certificate is discarded', () => {
    const before = adr(['KEO']);
    const after = played(before, osterath);
    expect(after.privates.KEO).toMatchObject({ closed: true, used: true });
    expect(certificateCount(after, 'A')).toBe(certificateCount(before, 'A') - 1);
  });

  it('[18Rhl 4.1.1, 4.2.2] it links MKB to the network in the green phase', () => {
    const mkb = turn({
      company: 'MKB',
      step: 'track',
      companies: { MKB: floatedMKB({ operated: false }) },
      privates: { ...others, KEO: 'A' },
    });
    const after = played(mkb, osterath, powerStation('E8', 0));
    expect(after.companies.MKB).toMatchObject({ treasury: 500, tokens: [] });
    // Osterath reaches the left banks of Duisburg and Düsseldorf only by track of its own
    const next = turn({
      company: 'MKB',
      step: 'track',
      companies: { MKB: floatedMKB() },
      tiles: { E8: ['935', 1] },
      stations: [{ company: 'MKB', hex: 'E8', stop: 0 }],
      privates: others,
    });
    expect(listed(next, 'lay').map(({ hex }) => hex)).toEqual(
      expect.arrayContaining(['E6', 'F7', 'F9', 'D9']),
    );
  });
});

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

  it('[18Rhl 4.1.1] too little money for the station: the chance is gone all the same', () => {
    const poor = adr(['TF'], { companies: { ADR: floated({ treasury: 59 }) } });
    const state = played(poor, power('TF', 'D9', 'X926', 0));
    expect(state.decisions).toEqual([]);
    expect(turnIn(state).stationUsed).toBe(true);
  });
});

describe('no. 6 and the line from Köln to Aachen', () => {
  const allButK4: Tiles = { J9: ['9', 0], K8: ['8', 1] };

  it('[18Rhl 4.1.1] E12: RhE gets 210 when track joins Köln, Düren and Aachen, once', () => {
    const state = adr([], { tiles: allButK4, reserve: 210 });
    const treasury = state.companies.RhE!.treasury;
    const after = played(state, ordinary);
    expect(after.companies.RhE!.treasury).toBe(treasury + 210);
    expect(after.reserve).toBe(0);
    expect(eventsOf(state, ordinary)).toContainEqual({ type: 'link-paid', company: 'RhE', amount: 210 });
    const again = adr([], { tiles: { ...allButK4, K4: ['4', 1] }, reserve: 0 });
    expect(eventsOf(again, lay('K2', '930', 0)).map(({ type }) => type)).not.toContain('link-paid');
  });

  it('[18Rhl 4.1.1] whoever builds, and stations do not matter', () => {
    const blocked = adr([], {
      tiles: allButK4,
      reserve: 210,
      companies: { ADR: floated(), BME: floated() },
      stations: [{ company: 'BME', hex: 'K6', stop: 0 }],
    });
    expect(played(blocked, ordinary).reserve).toBe(0);
  });

  it('[18Rhl 4.1.1] only through Düren, and from the left bank while Köln is yellow', () => {
    // from Köln-South past Düren to Aachen
    const past = adr([], {
      tiles: { J9: ['8', 1], J7: ['9', 1], J5: ['9', 1] },
      reserve: 210,
    });
    const around = played(past, listed(past, 'lay').find(({ hex }) => hex === 'J3')!);
    expect(around.reserve).toBe(210);
    // a bend at J9 that does not lead to Köln
    const apart = adr([], { tiles: { J9: ['7', 0], K8: ['8', 1] }, reserve: 210 });
    expect(played(apart, ordinary).reserve).toBe(210);
  });

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
