import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import { begin } from '@/engine/game/play';
import { boxAt, rhl } from '@/titles/rhineland/18rhl';
import { alternativeBoard } from '@/titles/rhineland/18rhl/board';
import { setupOf } from '../../../support/fuzzer';
import { along, alternativeSupply, joining, tilesFor } from '../../../support/rhl/line';
import {
  acting,
  eventsOf,
  listed,
  played,
  type RhlState,
  refused,
  rhlState,
} from '../../../support/rhl/table';
import { floated, floatedGVE, type GivenTurn, station, stepIn, turn } from '../../../support/rhl/turn';

const options = { alternativePackage: true };
const alt = (given: GivenTurn) => turn({ options, ...given });
const start = (more: Record<string, string> = {}) =>
  begin(rhl, setupOf(rhl, 3, 5, { ...options, ...more })).state;
const tiles = (...wants: Parameters<typeof tilesFor>[1][]) => tilesFor(alternativeSupply, ...wants);
/** A share of ADR is with private no. 5. */
const adr = (more: Parameters<typeof floated>[0] = {}) => floatedGVE(more);

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
    expect(refused(at('track', '2'), token('BME', 'D9'))).toEqual({ code: 'power-too-early', rule: '8.5.2' });
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
    expect(refused(state, station('C2'))).toEqual({ code: 'station-too-dear', rule: '8.5.3' });
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
