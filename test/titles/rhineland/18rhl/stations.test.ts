import { describe, expect, it } from 'vitest';
import { companies } from '@/titles/rhineland/18rhl/cards';
import { listed, played, refused, rhlStart } from '../../../support/rhl/table';
import { floated, floatedMKB, skip, station, stepIn, type Tiles, turn } from '../../../support/rhl/turn';

const line: Tiles = { K4: ['4', 1], K8: ['9', 1], K10: ['5', 0] };

/** ADR with track from Aachen to Düren and Bonn. */
const adr = (more = {}) => turn({ company: 'ADR', step: 'station', tiles: line, ...more });

describe('station tokens', () => {
  it('[18Rhl 6.2.2] homes are on the map from the start and free; CCE has two of them', () => {
    const { board: start, companies: charters } = rhlStart();
    const homes = companies.flatMap(({ id, homes: places }) =>
      places.map(({ hex, printedStop }) => ({ company: id, hex, stop: printedStop })),
    );
    expect(start.stations).toEqual(homes);
    expect(start.stations.filter(({ company }) => company === 'CCE').map(({ hex }) => hex)).toEqual([
      'I10',
      'E6',
    ]);
    expect(Object.fromEntries(Object.entries(charters).map(([id, { tokens }]) => [id, tokens]))).toEqual({
      ADR: [60, 80],
      BME: [60, 80, 100],
      CCE: [80],
      CME: [60, 80, 100],
      DEE: [60],
      GVE: [60],
      MKB: [60],
      RhE: [60, 80, 100],
    });
  });

  it('[18Rhl 6.2.2] the cheapest token first, paid from the treasury', () => {
    const first = played(adr(), station('K6'));
    expect(first.board.stations).toContainEqual({ company: 'ADR', hex: 'K6', stop: 0 });
    expect(first.companies.ADR).toMatchObject({ treasury: 440, tokens: [80] });
    const second = played(adr({ stations: [{ company: 'ADR', hex: 'K6', stop: 0 }] }), station('K10'));
    expect(second.companies.ADR).toMatchObject({ treasury: 420, tokens: [] });
  });

  it('[18Rhl 6.2.2] not without the money for it', () => {
    const poor = adr({ companies: { ADR: floated({ treasury: 59 }) } });
    expect(refused(poor, station('K6'))).toEqual({ code: 'station-too-dear', rule: '6.2.2' });
    expect(listed(poor, 'station')).toEqual([]);
  });

  it('[18Rhl 6.2.2] one for each operating round', () => {
    expect(refused(adr({ turn: { stationUsed: true } }), station('K6'))).toEqual({
      code: 'station-used',
      rule: '6.2.2',
    });
    // the step is over with the first
    expect(stepIn(played(adr(), station('K6')))).not.toBe('ADR/station');
  });

  it('[18Rhl 6.2.2] no more than the charter has', () => {
    const state = adr({
      stations: [
        { company: 'ADR', hex: 'K6', stop: 0 },
        { company: 'ADR', hex: 'K10', stop: 0 },
      ],
    });
    expect(refused(state, station('G2'))).toEqual({ code: 'no-token', rule: '6.2.2' });
  });

  it('[18Rhl 6.2.2] only on a free place that an available route reaches', () => {
    expect(listed(adr(), 'station')).toEqual([station('K10'), station('K6')]);
    expect(refused(adr(), station('G2'))).toEqual({ code: 'station-no-route', rule: '6.2.2' });
    expect(refused(adr(), station('K4'))).toEqual({ code: 'station-no-place', rule: '6.2.2' });
    expect(refused(adr(), station('K6', 3))).toEqual({ code: 'station-no-place', rule: '6.2.2' });
    expect(refused(adr(), station('Z1'))).toEqual({ code: 'station-no-place', rule: '6.2.2' });
    const full = adr({
      companies: { ADR: floated(), RhE: floated() },
      stations: [{ company: 'RhE', hex: 'K6', stop: 0 }],
    });
    expect(refused(full, station('K6'))).toEqual({ code: 'station-full', rule: '6.2.2' });
    // and beyond the full city no route goes on
    expect(refused(full, station('K10')).code).toBe('station-no-route');
  });

  it('[18Rhl 6.2.2] never two on the same hex, not even in different cities of it', () => {
    const bme = turn({ company: 'BME', step: 'station' });
    expect(refused(bme, station('F13', 0))).toEqual({ code: 'station-on-hex', rule: '6.2.2' });
  });

  it('[18Rhl 6.2.2] the home of a corporation that has not floated takes a place, but blocks no route', () => {
    const state = turn({
      company: 'CCE',
      step: 'station',
      phase: '5',
      tiles: { E6: ['202', 1], D7: ['947', 0], C8: ['9', 0], B9: ['57', 0] },
    });
    // Moers has two places: one is the home of MKB
    expect(listed(state, 'station')).toContainEqual(station('D7'));
    const taken = turn({
      company: 'CCE',
      step: 'station',
      phase: '5',
      companies: { CCE: floated(), ADR: floated() },
      tiles: { E6: ['202', 1], D7: ['947', 0], C8: ['9', 0], B9: ['57', 0] },
      stations: [{ company: 'ADR', hex: 'D7', stop: 0 }],
    });
    expect(refused(taken, station('D7')).code).toBe('station-full');
    expect(listed(taken, 'station')).toContainEqual(station('B9'));
  });

  it('[18Rhl 6.2.2] red fields with a circle take a station', () => {
    const state = turn({
      company: 'RhE',
      step: 'station',
      tiles: { C4: ['4', 1], D3: ['9', 0] },
      stations: [{ company: 'RhE', hex: 'E2', stop: 0 }],
    });
    // Venlo - D3 - C4 is not joined to Boxtel by a straight track: a bend is
    expect(listed(state, 'station')).toEqual([]);
    const joined = turn({
      company: 'RhE',
      step: 'station',
      tiles: { C4: ['3', 0], D3: ['9', 0] },
      stations: [{ company: 'RhE', hex: 'E2', stop: 0 }],
    });
    expect(listed(joined, 'station')).toEqual([station('C2')]);
    expect(played(joined, station('C2')).companies.RhE!.treasury).toBe(420);
  });

  it('[18Rhl 6.2.2] over the ferry of a green metropolis any free place there may be taken', () => {
    const state = turn({
      company: 'CME',
      step: 'station',
      companies: { CME: floated(), DEE: floated(), BME: floated() },
      tiles: { H11: ['8', 0], G10: ['2', 2], F9: ['X922', 0], E8: ['1', 2] },
      stations: [{ company: 'BME', hex: 'F9', stop: 1 }],
    });
    // the right bank is full, the left bank has a place; beyond it lies Duisburg's left bank
    expect(listed(state, 'station')).toEqual([station('D9', 0), station('F9', 0)]);
    expect(refused(state, station('F9', 1)).code).toBe('station-full');
  });

  it('[18Rhl 6.2.2] Remscheid takes a station before a tile lies on G12', () => {
    const state = turn({ company: 'BME', step: 'station', tiles: { G14: ['7', 1] } });
    expect(listed(state, 'station')).toEqual([station('G12', 1)]);
  });

  it('[18Rhl 6.2.2] the step may be skipped, and is passed over when nothing can be built', () => {
    expect(stepIn(played(adr(), skip))).not.toBe('ADR/station');
    const nothing = turn({ company: 'MKB', step: 'track', companies: { MKB: floatedMKB({ treasury: 0 }) } });
    expect(stepIn(played(nothing, skip))).not.toBe('MKB/station');
  });
});
