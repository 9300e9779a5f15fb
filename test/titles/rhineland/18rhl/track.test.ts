import { describe, expect, it } from 'vitest';
import { layTile } from '@/engine/board/lay';
import { fittings } from '@/engine/board/upgrade';
import { board } from '@/titles/rhineland/18rhl/board';
import { listed, played, type RhlState, refused } from '../../../support/rhl/table';
import { floated, floatedMKB, lay, skip, stepIn, turn } from '../../../support/rhl/turn';

/** ADR at Aachen with the line to Düren. */
const adr = (more = {}) => turn({ company: 'ADR', step: 'track', tiles: { K4: ['4', 1] }, ...more });

const laysOn = (state: RhlState, hex: string) =>
  listed(state, 'lay')
    .filter((move) => move.hex === hex)
    .map(({ tile, turn: at }) => `${tile}/${at}`)
    .sort();

describe('placing tiles', () => {
  it('[18Rhl 6.2.1] a tile extends an available route', () => {
    const state = adr();
    // east of Düren
    expect(listed(state, 'lay')).toContainEqual(lay('K8', '9', 1));
    expect(refused(state, lay('K8', '9', 2))).toEqual({ code: 'lay-no-route', rule: '6.2.1' });
    expect(refused(state, lay('H7', '9', 0))).toEqual({ code: 'lay-no-route', rule: '6.2.1' });
  });

  it('[18Rhl 6.2.1] nothing is laid on red and grey hexes, off the map, or that is no tile', () => {
    const state = adr();
    expect(refused(state, lay('L1', '57', 0))).toEqual({ code: 'lay-not-buildable', rule: '6.2.1' });
    expect(refused(state, lay('I4', '9', 0))).toEqual({ code: 'lay-not-buildable', rule: '6.2.1' });
    expect(refused(state, lay('Z9', '9', 0))).toEqual({ code: 'lay-no-hex', rule: '6.2.1' });
    expect(refused(state, lay('K8', '9999', 0))).toEqual({ code: 'lay-no-tile', rule: '6.2.1' });
    expect(refused(state, lay('K8', '9', 7))).toEqual({ code: 'lay-does-not-fit', rule: '6.2.1' });
  });

  it('[18Rhl 6.2.1] one tile in a turn', () => {
    const before = adr({ privates: { THS: 'A' } });
    const north = listed(before, 'lay').find(({ hex }) => hex === 'J3')!;
    const state = played(before, lay('K8', '9', 1));
    // the step goes on only for the owner of a power
    expect(stepIn(state)).toBe('ADR/track');
    expect(refused(state, north)).toEqual({ code: 'lay-used', rule: '6.3' });
    const without = played(adr({ privates: { PWB: 'B', KEO: 'B', THS: 'B', TF: 'B' } }), lay('K8', '9', 1));
    expect(stepIn(without)).not.toBe('ADR/track');
  });

  it('[18Rhl 6.2.1] tiles with a letter code lie on hexes with the same code only', () => {
    const cce = (more = {}) => turn({ company: 'CCE', step: 'track', ...more });
    expect(refused(cce(), lay('E6', '57', 0))).toEqual({ code: 'lay-does-not-fit', rule: '6.2.1' });
    expect(listed(cce(), 'lay')).toContainEqual(lay('E6', '202', 0));
    const bonn = turn({ company: 'RhE', step: 'track', tiles: { J9: ['8', 3] } });
    expect(refused(bonn, lay('K10', '202', 0)).code).toBe('lay-does-not-fit');
    expect(listed(bonn, 'lay')).toContainEqual(lay('K10', '57', 2));
  });

  it('[18Rhl 6.2.1] terrain, one town, two towns, a city: each takes its own kind of tile', () => {
    const kinds = (hex: string) => [
      ...new Set(
        fittings(board, hex, undefined).map(({ tile }) =>
          (board.tiles[tile]!.stops ?? []).map(({ kind }) => kind).join('+'),
        ),
      ),
    ];
    expect(kinds('K8')).toEqual(['']);
    expect(kinds('K4')).toEqual(['town']);
    expect(kinds('J3')).toEqual(['town+town']);
    expect(kinds('K10')).toEqual(['city']);
    expect(kinds('C12')).toEqual(['city+city']);
  });

  it('[18Rhl 6.2.1] no track against the blank side of a red or grey hex, or off the map', () => {
    const state = adr({ tiles: { K4: ['4', 1], K8: ['9', 1] } });
    // K10 lies beside L9 (grey, track to it) and L11 (red, black triangle); K8 above the blank L7
    const touched = (hex: string) => new Set(fittings(board, hex, undefined).flatMap(({ edges }) => edges));
    expect(touched('K8').has(0)).toBe(false);
    expect(touched('K8').has(5)).toBe(true);
    expect([...touched('K10')].sort()).toEqual([0, 1, 2, 5]);
    expect(touched('B11').has(2)).toBe(false);
    expect(touched('I2').has(1)).toBe(false);
    expect(refused(state, lay('K10', '57', 1)).code).toBe('lay-does-not-fit');
  });

  it('[18Rhl 6.2.1] track may end where nothing answers it', () => {
    expect(listed(adr(), 'lay')).toContainEqual(lay('K8', '8', 1));
    expect(played(adr(), lay('K8', '8', 1)).board.tiles.K8).toEqual({ tile: '8', turn: 1 });
  });

  it('[18Rhl 6.2.1] terrain is paid from the treasury before the tile is placed', () => {
    const bme = (treasury: number) =>
      turn({ company: 'BME', step: 'track', companies: { BME: floated({ treasury }) } });
    // north-east of Barmen: E14 is reserved; south-east: G14 costs 60
    const after = played(bme(100), lay('G14', '9', 2));
    expect(after.companies.BME!.treasury).toBe(40);
    expect(refused(bme(59), lay('G14', '9', 2))).toEqual({ code: 'too-little-treasury', rule: '6.2.1' });
    expect(laysOn(bme(59), 'G14')).toEqual([]);
  });

  it('[18Rhl 6.2.1] at the start only yellow tiles, and none on hexes that are printed yellow or green', () => {
    const state = adr({ phase: undefined });
    const colours = new Set(listed(state, 'lay').map(({ tile }) => board.tiles[String(tile)]!.colour));
    expect([...colours]).toEqual(['yellow']);
    expect(laysOn(state, 'K2')).toEqual([]);
    expect(laysOn(state, 'K6')).toEqual([]);
    expect(refused(state, lay('K2', '930', 0))).toEqual({ code: 'lay-colour', rule: '6.2.1.1' });
  });

  it('[18Rhl 6.2.1] in its first turn a corporation builds on its home if that has no track', () => {
    const mkb = (more = {}) =>
      turn({
        company: 'MKB',
        step: 'track',
        phase: '5',
        companies: { MKB: floatedMKB({ operated: false }), ADR: floated() },
        tiles: { E8: ['1', 2] },
        ...more,
      });
    const state = mkb();
    expect(refused(state, skip)).toEqual({ code: 'must-lay-home', rule: '6.2.1' });
    expect(new Set(listed(state).map(({ hex }) => hex))).toEqual(new Set(['D7']));
    const station = [{ company: 'MKB', hex: 'B9', stop: 0 }];
    const elsewhere = mkb({ tiles: { B9: ['57', 0] }, stations: station });
    expect(refused(elsewhere, lay('C8', '9', 0))).toEqual({ code: 'lay-home-first', rule: '6.2.1' });
    expect(played(state, lay('D7', '947', 0)).board.tiles.D7).toEqual({ tile: '947', turn: 0 });
  });

  it('[18Rhl 6.2.1] MKB has no such duty before the brown phase, nor after its first turn', () => {
    const mkb = (phase: string, operated: boolean) =>
      turn({ company: 'MKB', step: 'track', phase, companies: { MKB: floatedMKB({ operated }) } });
    expect(listed(mkb('4', false))).toContainEqual(skip);
    expect(laysOn(mkb('4', false), 'D7')).toEqual([]);
    expect(refused(mkb('4', false), lay('D7', '947', 0))).toEqual({ code: 'lay-colour', rule: '6.2.1.1' });
    expect(listed(mkb('5', true))).toContainEqual(skip);
    expect(laysOn(mkb('5', true), 'D7').length).toBeGreaterThan(0);
  });

  it('[18Rhl 6.2.1] CCE has no such duty: Köln has track', () => {
    const state = turn({ company: 'CCE', step: 'track', companies: { CCE: floated({ operated: false }) } });
    expect(listed(state)).toContainEqual(skip);
    expect(laysOn(state, 'H9').length).toBeGreaterThan(0);
    // and both homes are starts for track
    expect(laysOn(state, 'E6').length).toBeGreaterThan(0);
  });

  // [18Rhl 6.2.1, rulings 37, 164] each of these homes has printed track, and its stop another number now
  it.each([
    ['CME', 'I10', ['X923']],
    ['CME', 'I10', ['X924']],
    ['CME', 'I10', ['X923', '928']],
    ['CCE', 'I10', ['X923', '928']],
    ['DEE', 'F9', ['X921', '927']],
    ['BME', 'F13', ['934']],
  ] as const)(
    '[18Rhl 6.2.1] %s has no such duty on %s with %j: its station has track',
    (company, hex, tiles) => {
      const before = turn({
        company,
        step: 'track',
        phase: '8',
        companies: { [company]: floated({ operated: false }) },
      });
      const upgraded = (built: RhlState['board'], tile: string) => {
        const { turn: at } = fittings(board, hex, built.tiles[hex]).find((each) => each.tile === tile)!;
        return layTile(board, built, { hex, tile, turn: at });
      };
      const state = { ...before, board: tiles.reduce(upgraded, before.board) };
      expect(listed(state)).toContainEqual(skip);
      expect(listed(state, 'lay').some((move) => move.hex !== hex)).toBe(true);
    },
  );

  it('[18Rhl 6.1.2, 6.2.1] red fields end a route: track goes on only from an own station there', () => {
    const north = (owner?: string) =>
      turn({
        company: 'BME',
        step: 'track',
        tiles: { B13: ['1', 0] },
        ...(owner && { stations: [{ company: owner, hex: 'A14', stop: 0 }] }),
      });
    expect(laysOn(north(), 'C12')).toEqual([]);
    // from Hamburg over the towns of B13
    expect(listed(north('BME'), 'lay').map(({ hex }) => hex)).toContain('B11');
  });

  it('[18Rhl 6.1.2] track is not built beyond a city that is full of others', () => {
    const beyond = (blocked: boolean) =>
      adr({
        companies: { ADR: floated(), RhE: floated() },
        ...(blocked && { stations: [{ company: 'RhE', hex: 'K6', stop: 0 }] }),
      });
    expect(laysOn(beyond(false), 'K8').length).toBeGreaterThan(0);
    expect(laysOn(beyond(true), 'K8')).toEqual([]);
    // the city itself is reached, and may be upgraded
    expect(laysOn(beyond(true), 'K6').length).toBeGreaterThan(0);
  });
});
