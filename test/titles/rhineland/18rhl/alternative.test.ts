import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { boxAt, rhl, viewAt } from '@/titles/rhineland/18rhl';
import { setupOf } from '../../../support/fuzzer';
import { along, alternativeSupply, joining, tilesFor } from '../../../support/rhl/line';
import {
  eventsOf,
  held,
  listed,
  played,
  type RhlState,
  refused,
  rhlState,
  shareValue,
} from '../../../support/rhl/table';
import { floated, type GivenTurn, lay, power, stepIn, turn, turnIn } from '../../../support/rhl/turn';

const options = { alternativePackage: true };
const alt = (given: GivenTurn) => turn({ options, ...given });
const start = (more: Record<string, string> = {}) =>
  begin(rhl, setupOf(rhl, 3, 5, { ...options, ...more })).state;
const tiles = (...wants: Parameters<typeof tilesFor>[1][]) => tilesFor(alternativeSupply, ...wants);
const idsOf = (state: RhlState) => boxAt(state.setup).privates.map(({ id }) => id);

describe('the alternative starting package is laid out', () => {
  it('[18Rhl 8.5.1] six other certificates; CME at 70 with three shares in the Bank Pool; 210 wait', () => {
    const state = start();
    expect(idsOf(state)).toEqual(['ATB', 'MBR', 'RGC', 'KSW', 'AMD', 'CME']);
    expect(held(state, 'pool', 'CME')).toEqual([10, 10, 10]);
    expect(held(state, 'kept', 'CME')).toEqual(['D']);
    expect(held(state, 'kept', 'ADR')).toEqual([10]);
    expect([shareValue(state, 'CME'), state.reserve]).toEqual([70, 210]);
    expect(held(state, 'pool', 'RhE')).toEqual([]);
    expect(held(state, 'kept', 'GVE')).toEqual([]);
  });

  it('[18Rhl 8.5.1] overlays, RA and RS tiles, the quarry token, and yellow track from Köln to Bonn', () => {
    const state = start();
    const { hexes, tiles: set } = viewAt(state.setup).board;
    expect([hexes.E10!.name, hexes.E12!.name, hexes.G12!.colour]).toEqual(['Ratingen', 'Angertal', 'yellow']);
    expect(['1910', '1911', '1990', '1991'].map((tile) => set[tile]!.count)).toEqual([1, 1, 1, 1]);
    expect(Object.keys(viewAt(begin(rhl, setupOf(rhl, 3, 5)).state.setup).board.tiles)).not.toContain('1990');
    expect(state.board.tiles).toEqual({ J9: { tile: '8', turn: 3 }, K10: { tile: '57', turn: 2 } });
    expect(state.board.markers.E12).toEqual(['limeQuarry']);
    const { graph, reach } = boxAt(state.setup).network.of(state, 'RhE');
    expect(reach.stops[graph.stopsOf.get('K10')![0]!.index]).toBe(1);
  });

  it('[18Rhl 8.5, ruling 125] mixed number by number: overlays stay, what belongs to a certificate comes with it', () => {
    const mixed = { private1: 'PWB', private3: 'THS', private5: 'NLK', private6: 'RhE' };
    const state = start(mixed);
    expect(idsOf(state)).toEqual(['PWB', 'MBR', 'THS', 'KSW', 'NLK', 'RhE']);
    expect(viewAt(state.setup).board.hexes.E10!.name).toBe('Ratingen');
    expect([held(state, 'pool', 'RhE'), held(state, 'pool', 'CME')]).toEqual([[10, 10, 10], []]);
    expect([held(state, 'kept', 'GVE'), held(state, 'kept', 'ADR')]).toEqual([[10], []]);
    expect(state.trainToken).toBeUndefined();
    expect(start().trainToken).toBeNull();
    expect(boxAt(start({ private1: 'PWB', private2: 'KEO' }).setup).privates.map(({ no }) => no)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('[18Rhl 8.5] numbers are mixed only with the package', () => {
    expect(() => begin(rhl, setupOf(rhl, 3, 5, { private1: 'PWB' }))).toThrow('needs');
  });

  it('[18Rhl 8.5.2 no. 6] CME floats with 140, one space up; RhE is a company like any other', () => {
    let state = start();
    const names = idsOf(state);
    for (const id of names) state = played(state, { type: 'buy-private', private: id });
    expect(state.companies.CME).toMatchObject({ treasury: 140, floated: true, founded: true });
    expect(shareValue(state, 'CME')).toBe(75);
    expect([state.reserve, state.companies.RhE!.founded]).toEqual([210, false]);
    expect(listed(state, 'found').some(({ company }) => company === 'RhE')).toBe(true);
    // [18Rhl 8.5.2 no. 5] the buyer of no. 5 has the share of ADR
    expect(
      state.certificates.filter(
        ({ company, holder }) => company === 'ADR' && holder === state.privates.AMD!.owner,
      ),
    ).toHaveLength(1);
  });

  it('[18Rhl 8.5.2 no. 5] ADR floats with 40 % from its stack, and is paid for the free share', () => {
    const state = rhlState({
      options,
      stock: 1,
      turn: 'B',
      privates: { AMD: 'A' },
      cash: { B: 300 },
      companies: { ADR: { director: 'B', held: { B: [10] }, at: [2, 2], floated: false } },
    });
    const after = played(state, { type: 'buy', company: 'ADR', source: 'offer', percent: 10 });
    expect(after.companies.ADR).toMatchObject({ floated: true, treasury: 5 * 75 });
  });
});

describe('the 210 of CME', () => {
  const line = along('I10', 'H11', 'G10', 'F9', 'E10', 'D9');

  it('[18Rhl 8.5.2 no. 6, ruling 18] are paid when track joins Deutz, Düsseldorf and the right bank of Duisburg', () => {
    const { G10, ...rest } = tiles(line);
    const state = alt({
      company: 'CME',
      step: 'track',
      phase: '5',
      tiles: rest,
      reserve: 210,
      companies: { CME: floated({ treasury: 300 }) },
    });
    const after = played(state, lay('G10', G10![0], G10![1]));
    expect(eventsOf(state, lay('G10', G10![0], G10![1]))).toContainEqual({
      type: 'link-paid',
      company: 'CME',
      amount: 210,
    });
    expect([after.reserve, after.companies.CME!.treasury]).toEqual([0, 510]);
  });

  it('[18Rhl 8.5.1, ruling 125] are the only ones: the line from Köln to Aachen pays nobody', () => {
    const state = alt({
      company: 'ADR',
      step: 'track',
      phase: '3',
      tiles: { J9: ['9', 0], K8: ['8', 1] },
      reserve: 210,
      companies: {
        ADR: floated({ treasury: 300, held: { A: Array(7).fill(10) } }),
        RhE: floated({ at: [1, 1], treasury: 50 }),
      },
    });
    const after = played(state, lay('K4', '4', 1));
    expect([after.reserve, after.companies.RhE!.treasury]).toEqual([210, 50]);
  });
});

describe('nos. 1 and 2: E12 and G12', () => {
  it('[18Rhl 8.5.2 no. 1] E12 waits for the green phase, also for the owner; then it is free and beside the tile of the turn', () => {
    const near = tiles(joining({ E10: [0, 2] }), along('F9', 'E10'));
    const at = (phase: string) =>
      alt({
        company: 'DEE',
        step: 'track',
        phase,
        tiles: near,
        companies: { DEE: floated({ treasury: 200 }) },
      });
    expect(listed(at('2'), 'power').filter(({ private: id }) => id === 'ATB')).toEqual([]);
    const green = at('3');
    const [move] = listed(green, 'power').filter(({ private: id }) => id === 'ATB');
    expect(refused(at('2'), move!)).toEqual({ code: 'power-too-early', rule: '8.5.2' });
    const after = played(green, move!);
    expect(after.board.tiles.E12).toBeDefined();
    expect([after.companies.DEE!.treasury, turnIn(after).laid]).toEqual([200, []]);
    expect(after.privates.ATB).toMatchObject({ used: true, closed: false });
    expect(listed(after, 'lay').length).toBeGreaterThan(0);
  });

  it('[18Rhl 8.5.2 no. 1, 6.2.1] nobody builds on E12 in yellow; its first tile has track to edge 1', () => {
    const near = tiles(along('D13', 'E12'));
    const { E12: first, ...rest } = near;
    const at = (phase: string, director: string) =>
      alt({
        company: 'BME',
        step: 'track',
        phase,
        tiles: rest,
        stations: [{ company: 'BME', hex: 'D13', stop: 0 }],
        companies: { BME: floated({ director }) },
        privates: { ATB: 'B' },
      });
    const move = lay('E12', first![0], first![1]);
    expect(listed(at('2', 'A'), 'lay').some(({ hex }) => hex === 'E12')).toBe(false);
    const green = at('3', 'A');
    expect(refused(green, move).code).toMatch(/lay-reserved|lay-does-not-fit/);
    const own = listed(at('3', 'B'), 'lay').filter(({ hex }) => hex === 'E12');
    expect(own.length).toBeGreaterThan(0);
    expect(refused(green, own[0]!)).toEqual({ code: 'lay-reserved', rule: '8.5.2' });
    expect(refused(at('2', 'B'), own[0]!)).toEqual({ code: 'lay-too-early', rule: '6.2.1' });
    // after the first 5-train everybody may
    expect(listed(at('5', 'A'), 'lay').some(({ hex }) => hex === 'E12')).toBe(true);
  });

  it('[18Rhl 8.5.2 no. 1, ruling 54] the Train Hauling System does not reach E12 and G12 while others have them reserved', () => {
    const hauling = (owner: string) =>
      alt({
        options: { ...options, private3: 'THS' },
        company: 'BME',
        step: 'track',
        phase: '3',
        privates: { ATB: owner, MBR: owner, THS: 'A' },
        companies: { BME: floated() },
      });
    const hexes = (state: RhlState) =>
      new Set(
        listed(state, 'power')
          .filter(({ private: id }) => id === 'THS')
          .map(({ hex }) => hex),
      );
    expect([hexes(hauling('B')).has('E12'), hexes(hauling('B')).has('G12')]).toEqual([false, false]);
    expect([hexes(hauling('A')).has('E12'), hexes(hauling('A')).has('G12')]).toEqual([true, true]);
  });

  const bridge = power('MBR', 'G12', '1990', 0);
  const solingen = (phase: string, director = 'A', turnMore = {}) =>
    alt({
      company: 'BME',
      step: 'track',
      phase,
      turn: turnMore,
      companies: { BME: floated({ director, treasury: 200 }) },
      privates: { MBR: 'A', RGC: 'B' },
    });
  const bridgeIn = (state: RhlState) => listed(state, 'power').find(({ private: id }) => id === 'MBR');

  it('[18Rhl 8.5.1, ruling 125] without nos. 1 and 2 of the base game nobody keeps E14, and there is no tile 935', () => {
    const { E14: _kept, ...beside } = tiles(along('F13', 'E14', 'D13'));
    const given = { company: 'BME', step: 'track', phase: '3', tiles: beside } as const;
    const hexes = (state: RhlState) => new Set(listed(state, 'lay').map(({ hex }) => hex));
    const companies = { BME: floated({ director: 'B', treasury: 300 }) };
    expect(hexes(turn({ ...given, companies, privates: { PWB: 'A' } }))).not.toContain('E14');
    expect(hexes(alt({ ...given, companies, privates: { ATB: 'A' } }))).toContain('E14');
    const concession = power('KEO', 'E8', '935', 1);
    expect(refused(alt({ ...given, companies }), concession).code).toBe('no-such-power');
    expect(listed(alt({ ...given, companies })).filter(({ tile }) => tile === '935')).toEqual([]);
  });

  it('[18Rhl 8.5.2 no. 2] tile 1990 for nothing, as the only tile of the turn, and a station at once at its price', () => {
    expect(bridgeIn(solingen('2'))).toBeUndefined();
    const state = solingen('3');
    const move = bridgeIn(state)!;
    expect(move).toMatchObject({ hex: bridge.hex, tile: bridge.tile });
    const after = played(state, move);
    expect([after.companies.BME!.treasury, after.decisions.at(-1)]).toMatchObject([
      200,
      { kind: 'power-station', hex: 'G12', cost: 60 },
    ]);
    const [place] = listed(after, 'power-station');
    const built = played(after, place!);
    expect(built.companies.BME!.treasury).toBe(140);
    // [ruling 56] it stays open
    expect(built.privates.MBR).toMatchObject({ used: true, closed: false });
    expect(stepIn(played(after, { type: 'decline' }))).not.toContain('track');
  });

  it('[18Rhl 8.5.2 no. 2] not after another tile of the turn', () => {
    const state = solingen('3', 'A', { tiles: 1 });
    expect(bridgeIn(state)).toBeUndefined();
    expect(refused(state, bridgeIn(solingen('3'))!)).toEqual({ code: 'power-only-tile', rule: '8.5.2' });
  });

  it('[18Rhl 8.5.2 no. 2] the green upgrade of G12 is kept for the owner until the first 5-train', () => {
    const near = tiles(along('F13', 'G14', 'G12'));
    const at = (phase: string, director: string) =>
      alt({
        company: 'BME',
        step: 'track',
        phase,
        tiles: near,
        companies: { BME: floated({ director }) },
        privates: { MBR: 'B' },
      });
    const green = (state: RhlState) =>
      listed(state, 'lay').filter(({ hex, tile }) => hex === 'G12' && tile === '1990');
    const [own] = green(at('3', 'B'));
    expect(green(at('3', 'A'))).toEqual([]);
    expect(refused(at('3', 'A'), own!)).toEqual({ code: 'lay-reserved', rule: '8.5.2' });
    expect(green(at('5', 'A'))).toContainEqual(own);
  });
});
