import { describe, expect, it } from 'vitest';
import { tilesLeft } from '@/engine/board/lay';
import { certificateCount } from '@/engine/finance/certificates';
import { board } from '@/titles/rhineland/18rhl/board';
import { acting, listed, played, type RhlState, refused } from '../../../support/rhl/table';
import {
  floated,
  floatedMKB,
  type GivenTurn,
  lay,
  power,
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

  it('[18Rhl 4.1.1] tile 935 is never an ordinary tile: no phase will allow it', () => {
    expect(refused(adr([]), lay('E8', '935', 1))).toEqual({ code: 'lay-not-in-play', rule: '4.1.1' });
  });

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
