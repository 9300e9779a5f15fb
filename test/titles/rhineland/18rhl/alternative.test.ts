import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import { begin } from '@/engine/game/play';
import { boxAt, rhl, viewAt } from '@/titles/rhineland/18rhl';
import { alternativeBoard } from '@/titles/rhineland/18rhl/board';
import { setupOf } from '../../../support/fuzzer';
import { along, alternativeSupply, joining, tilesFor } from '../../../support/rhl/line';
import {
  acting,
  eventsOf,
  held,
  listed,
  played,
  type RhlState,
  refused,
  rhlState,
  shareValue,
} from '../../../support/rhl/table';
import {
  floated,
  floatedGVE,
  type GivenTurn,
  lay,
  power,
  station,
  stepIn,
  turn,
  turnIn,
} from '../../../support/rhl/turn';

const options = { alternativePackage: true };
const alt = (given: GivenTurn) => turn({ options, ...given });
const start = (more: Record<string, string> = {}) =>
  begin(rhl, setupOf(rhl, 3, 5, { ...options, ...more })).state;
const tiles = (...wants: Parameters<typeof tilesFor>[1][]) => tilesFor(alternativeSupply, ...wants);
/** A share of ADR is with private no. 5. */
const adr = (more: Parameters<typeof floated>[0] = {}) => floatedGVE(more);
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
    expect(refused(at('2'), move!)).toEqual({ code: 'power-too-early', rule: '4.1.1' });
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
    expect(refused(green, own[0]!)).toEqual({ code: 'lay-reserved', rule: '4.1.1' });
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
    expect(refused(state, bridgeIn(solingen('3'))!)).toEqual({ code: 'power-only-tile', rule: '4.1.1' });
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
    expect(refused(at('3', 'A'), own!)).toEqual({ code: 'lay-reserved', rule: '4.1.1' });
    expect(green(at('5', 'A'))).toContainEqual(own);
  });
});

describe('no. 3: the Rheingold token', () => {
  const token = (company: string, hex: string) => ({ type: 'assign-token', company, hex });
  const at = (step: GivenTurn['step'], phase: string, more: Partial<GivenTurn> = {}) =>
    alt({
      company: 'BME',
      step,
      phase,
      companies: { BME: floated({ treasury: 900 }) },
      ...more,
    });

  it('[18Rhl 8.5.2 no. 3, ruling 50] may be given to the company that acts, in any step, from the green phase on', () => {
    for (const step of ['track', 'station', 'trains'] as const) {
      expect(listed(at(step, '3'), 'assign-token')).toEqual([
        token('BME', 'D9'),
        token('BME', 'F9'),
        token('BME', 'I10'),
      ]);
    }
    expect(refused(at('track', '2'), token('BME', 'D9'))).toEqual({ code: 'power-too-early', rule: '4.1.1' });
    const other = at('track', '3', { privates: { RGC: 'B' } });
    expect(refused(other, token('BME', 'D9')).code).toBe('power-not-yours');
    expect(refused(at('track', '3'), token('RhE', 'D9'))).toEqual({ code: 'token-company', rule: '8.5.2' });
    expect(refused(at('track', '3'), token('BME', 'D13'))).toEqual({ code: 'token-hex', rule: '8.5.2' });
    expect(refused(at('track', '3'), token('BME', 'X1')).code).toBe('token-hex');
  });

  it('[18Rhl 8.5.2 no. 3] lies on the hex, not on a place for stations, and the turn goes on', () => {
    const state = at('track', '3');
    const after = played(state, token('BME', 'D9'));
    expect(after.trainToken).toEqual({ company: 'BME', hex: 'D9' });
    expect(after.board.markers.D9).toEqual(['rheingoldToken']);
    expect([after.board.stations, stepIn(after)]).toEqual([state.board.stations, 'BME/track']);
    expect(refused(after, token('BME', 'F9')).code).toBe('power-used');
    expect(after.companies.BME!.tokens).toEqual(state.companies.BME!.tokens);
  });

  it('[18Rhl 8.5.2 no. 3, rulings 57, 97] with the first 5-train its owner must place it at once, before trains are discarded', () => {
    const state = alt({
      company: 'BME',
      step: 'trains',
      phase: '4',
      privates: { RGC: 'B' },
      companies: {
        BME: floated({ treasury: 900, trains: ['4'] }),
        ADR: adr({
          director: 'B',
          held: { B: [10, 10, 10], charter: [10, 10, 10, 10] },
          trains: ['3', '3', '3'],
        }),
        DEE: floated({ director: 'B', trains: ['4', '4'] }),
      },
    });
    const bought = played(state, { type: 'buy-train', train: '5', from: 'depot' });
    expect([acting(bought), bought.decisions.at(-1)!.kind]).toEqual(['B', 'assign-token']);
    expect(bought.privates.RGC!.closed).toBe(true);
    expect(listed(bought)).toHaveLength(6);
    expect(refused(bought, token('BME', 'D9')).code).toBe('token-company');
    const after = played(bought, token('DEE', 'I10'));
    expect([acting(after), after.decisions.at(-1)!.kind]).toEqual(['B', 'discard-train']);
    expect(after.trainToken).toEqual({ company: 'DEE', hex: 'I10' });
  });

  it('[18Rhl 8.5.2 no. 3, ruling 60] it waits for an owner without a company, and is placed as soon as there is one', () => {
    const state = rhlState({
      options,
      stock: 5,
      turn: 'C',
      phase: '5',
      privates: { RGC: 'C', AMD: 'B' },
      cash: { C: 900 },
      companies: { ADR: { director: 'A', held: { C: [10, 10], charter: [10, 10, 10, 10, 10] }, at: [2, 2] } },
    });
    expect(state.decisions).toEqual([]);
    const bought = played(state, { type: 'buy', company: 'ADR', source: 'charter', percent: 10 });
    expect([acting(bought), bought.decisions.at(-1)!.kind]).toEqual(['C', 'assign-token']);
    const after = played(bought, token('ADR', 'F9'));
    expect([after.trainToken, after.round.kind]).toEqual([{ company: 'ADR', hex: 'F9' }, 'stock']);
  });

  const full = {
    tiles: tiles(along('A6', 'B7', 'B9', 'B11', 'C10', 'D9')),
    phase: '8',
    stations: [],
  };

  it('[18Rhl 8.5.2 no. 3] for its 8-trains it is a station, and no other train finds one there', () => {
    const state = (trains: string[], trainToken?: { company: string; hex: string }) =>
      alt({
        ...full,
        company: 'ADR',
        step: 'run',
        companies: { ADR: adr({ trains }), BME: floated({ director: 'B' }) },
        ...(trainToken && { trainToken }),
      });
    const own = { company: 'ADR', hex: 'D9' };
    const runs = (each: RhlState) =>
      listed(each, 'run').length > 0 &&
      (listed(each, 'run')[0] as unknown as { routes: string[][] }).routes.some(({ length }) => length > 0);
    expect(runs(state(['8'], own))).toBe(true);
    const { canRun } = boxAt(state(['8']).setup);
    expect(canRun(state(['8']), 'ADR')).toBe(false);
    expect(canRun(state(['6'], own), 'ADR')).toBe(false);
    expect(canRun(state(['8'], { company: 'BME', hex: 'D9' }), 'ADR')).toBe(false);
  });

  it('[18Rhl 8.5.2 no. 3, ruling 128] opens a metropolis that is full of others, on either bank', () => {
    const line = along('A6', 'B7', 'B9', 'B11', 'C10', 'D9', 'E8');
    const at = (trainToken?: { company: string; hex: string }) =>
      alt({
        tiles: tiles(line, along('E8', 'E6')),
        phase: '8',
        company: 'CCE',
        step: 'run',
        companies: { CCE: floated({ trains: ['8'] }) },
        ...(trainToken && { trainToken }),
      });
    const box = boxAt(at().setup);
    const { graph } = box.network.of(at(), 'CCE');
    const banks = graph.stopsOf.get('D9')!;
    const { trains } = box.runInput(at({ company: 'CCE', hex: 'D9' }), 'CCE');
    const { own, open } = trains[0]!.profile.access!;
    expect(banks.map(({ index }) => [own[index], open[index]])).toEqual(banks.map(() => [1, 1]));
    expect(box.network.of(at({ company: 'CCE', hex: 'D9' }), 'CCE').access.own[banks[0]!.index]).toBe(0);
  });
});

describe('no. 4: Krupp', () => {
  const free = { type: 'free-station', private: 'KSW', hex: 'D13', stop: 0 };
  const essen = tiles(joining({ D13: [0, 1] }));
  const at = (given: Partial<GivenTurn> = {}) =>
    alt({
      company: 'ADR',
      step: 'station',
      phase: '3',
      tiles: essen,
      companies: { ADR: adr() },
      ...given,
    });

  it('[18Rhl 8.5.2 no. 4] a station on D13 for nothing and without a route, with the cheapest token', () => {
    const state = at();
    expect(listed(state, 'free-station')).toEqual([free]);
    const after = played(state, free);
    expect(after.board.stations.at(-1)).toEqual({ company: 'ADR', hex: 'D13', stop: 0 });
    expect([after.companies.ADR!.tokens, after.companies.ADR!.treasury]).toEqual([[80], 500]);
    expect(after.privates.KSW).toMatchObject({ used: true });
    expect(eventsOfType(eventsOf(state, free), 'station')).toMatchObject([{ cost: 0, hex: 'D13' }]);
  });

  it('[18Rhl 8.5.2 no. 4] only once a tile lies there, and only for a company of its owner', () => {
    expect(refused(at({ stations: [], ...withPlace }), free)).toEqual({
      code: 'power-needs-tile',
      rule: '8.5.2',
    });
    expect(refused(at({ privates: { KSW: 'B' }, ...withPlace }), free).code).toBe('power-not-yours');
    expect(refused(at(), { ...free, hex: 'D9' }).code).toBe('power-hex');
    expect(refused(at(), { ...free, stop: 1 }).code).toBe('station-no-place');
    expect(refused(at(), { ...free, private: 'ATB' }).code).toBe('no-such-power');
  });

  it('[18Rhl 8.5.2 no. 4, ruling 51] it is the station of the turn, and there is one for each hex', () => {
    expect(refused(at({ turn: { stationUsed: true } }), free).code).toBe('station-used');
    const there = at({ stations: [{ company: 'ADR', hex: 'D13', stop: 0 }] });
    expect(refused(there, free).code).toBe('station-on-hex');
    expect(stepIn(played(at(), free))).not.toBe('ADR/station');
  });

  const taken = [{ company: 'DEE', hex: 'D13', stop: 0 }];
  const beside = () =>
    played(
      at({
        stations: taken,
        companies: { ADR: adr({ trains: ['3'] }), DEE: floated({ director: 'B' }) },
      }),
      free,
    );

  it('[18Rhl 8.5.2 no. 4, ruling 58] beside full places it is a station on all track, and blocks nobody', () => {
    const after = beside();
    expect(after.board.stations.at(-1)).toEqual({ company: 'ADR', hex: 'D13', stop: 0, place: 'beside' });
    const { network } = boxAt(after.setup);
    const stop = network.of(after, 'ADR').graph.stopsOf.get('D13')![0]!;
    expect([
      network.of(after, 'ADR').access.own[stop.index],
      network.of(after, 'ADR').access.open[stop.index],
    ]).toEqual([1, 1]);
    expect(network.of(after, 'DEE').access.open[stop.index]).toBe(1);
    expect(network.of(after, 'BME').access.open[stop.index]).toBe(0);
  });

  it('[18Rhl 8.5.2 no. 4] it takes the place that an upgrade opens, before anybody else', () => {
    const state = structuredClone(beside());
    state.round = {
      kind: 'operating',
      set: 1,
      number: 1,
      of: 1,
      done: [],
      turn: {
        company: 'DEE',
        step: 'track',
        finished: false,
        laid: [],
        tiles: 0,
        layBarred: false,
        stationUsed: false,
        revenue: 0,
      },
    };
    const upgrade = listed(state, 'lay').find(({ hex }) => hex === 'D13')!;
    const after = played(state, upgrade);
    expect(after.board.stations.filter(({ hex }) => hex === 'D13')).toEqual([
      { company: 'DEE', hex: 'D13', stop: 0 },
      { company: 'ADR', hex: 'D13', stop: 0 },
    ]);
    expect(
      eventsOf(state, upgrade)
        .slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['laid', 'takes-place']);
  });
});

/** ADR can place an ordinary station, so that its station step does not pass by itself. */
const withPlace = { tiles: {}, companies: { ADR: adr() } } as const;

describe('other changes', () => {
  it('[18Rhl 8.5.3, E28, ruling 65] a station on a red field costs half as much again: 90, 120, 150', () => {
    const boxtel = tiles(along('C2', 'C4', 'C6', 'C8', 'B9'));
    const at = (stations: readonly { company: string; hex: string; stop: number }[]) =>
      alt({
        company: 'BME',
        step: 'station',
        phase: '3',
        tiles: { ...boxtel, B11: ['8', 0] },
        stations: [{ company: 'BME', hex: 'B9', stop: 0 }, ...stations],
        companies: { BME: floated({ treasury: 500 }) },
      });
    const second = played(at([]), station('C2'));
    expect(second.companies.BME!.treasury).toBe(500 - 120);
    const base = turn({
      company: 'BME',
      step: 'station',
      phase: '3',
      tiles: boxtel,
      stations: [{ company: 'BME', hex: 'B9', stop: 0 }],
      companies: { BME: floated({ treasury: 500 }) },
    });
    expect(played(base, station('C2')).companies.BME!.treasury).toBe(500 - 80);
    expect([60, 80, 100].map((price) => boxAt(start().setup).stationPrice!(price, 'B15'))).toEqual([
      90, 120, 150,
    ]);
    expect(boxAt(start().setup).stationPrice!(80, 'J15')).toBe(80);
  });

  it('[18Rhl 8.5.3] the treasury must have that much', () => {
    const state = alt({
      company: 'BME',
      step: 'station',
      phase: '3',
      tiles: tiles(along('C2', 'C4', 'C6', 'C8', 'B9')),
      stations: [{ company: 'BME', hex: 'B9', stop: 0 }],
      companies: { BME: floated({ treasury: 119 }) },
    });
    expect(stepIn(state)).toBe('BME/station');
    expect(refused(state, station('C2'))).toEqual({ code: 'station-too-dear', rule: '6.2.2' });
  });

  const angertal = tiles(along('D13', 'E12', 'E10'), along('E12', 'F11'));
  const quarry = (phase: string, markers: Record<string, string[]>, trains = ['4']) =>
    alt({
      company: 'ADR',
      step: 'run',
      phase,
      tiles: angertal,
      stations: [{ company: 'ADR', hex: 'D13', stop: 0 }],
      markers: { E12: ['limeQuarry'], ...markers },
      companies: { ADR: adr({ trains }) },
    });
  const best = (state: RhlState) => {
    const [move] = listed(state, 'run');
    return eventsOfType(eventsOf(state, move!), 'ran')[0]!;
  };

  it('[18Rhl 8.5.3, E10] lime quarry, two steel mills, one coal mine: 40 in green, 60 in brown', () => {
    const both = { D13: ['steelmill'], E10: ['steelmill', 'coalmine'] };
    expect(best(quarry('3', both))).toMatchObject({ extra: 40, bonuses: ['industry', 'lime-quarry'] });
    expect(best(quarry('5', both))).toMatchObject({ extra: 60 });
  });

  it('[18Rhl 8.5.3, ruling 81] only on a route that stops at E12, and only for steel mills', () => {
    expect(best(quarry('3', { D13: ['coalmine'] }))).toMatchObject({ extra: 0, bonuses: [] });
    expect(best(quarry('3', { D13: ['steelmill'] }))).toMatchObject({ extra: 10, bonuses: ['lime-quarry'] });
  });

  it('[18Rhl 8.5.3] never for the Rheingold Express', () => {
    const { trains } = boxAt(start().setup).runInput(quarry('8', { D13: ['steelmill'] }, ['8']), 'ADR');
    expect(trains[0]!.profile.bonuses!.map(({ name }) => name)).toEqual(['rheingold']);
  });

  it('[18Rhl 8.5.1] Ratingen takes tile 1910 first; its track from edge 0 to 2 passes the city [rulings 47, 71]', () => {
    const state = alt({
      company: 'DEE',
      step: 'track',
      phase: '3',
      tiles: { F9: ['X921', 0] },
      companies: { DEE: floated() },
    });
    const lays = listed(state, 'lay').filter(({ hex }) => hex === 'E10');
    expect(lays.map(({ tile }) => tile)).toEqual(['1910']);
    const pieces = alternativeBoard.tiles['1910']!.track!;
    expect(pieces).toContainEqual([0, 2]);
  });
});
