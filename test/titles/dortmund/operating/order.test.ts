import { describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import type { OperatingRoundState } from '@/engine/steps/state';
import { eventsOf, played, type TrgState, trgState } from '../../../support/trg/table';
import { type GivenTurn, link, run, running, skip, stepIn, turn } from '../../../support/trg/turn';

const orderIn = (state: TrgState) => (state.round as OperatingRoundState).order;
const passes = [{ type: 'pass' }, { type: 'pass' }, { type: 'pass' }];

describe('the order of an operating round', () => {
  it('[18DO 4.5] highest value first, then further right, then from the top of the stack', () => {
    const state = played(
      trgState({
        stock: 2,
        companies: {
          // 60 at (3,2), 60 at (4,3), twice 75 at (1,3)
          KWE: running({ director: 'B', at: [3, 2], operated: true }),
          BME: running({ director: 'C', at: [4, 3] }),
          CME: running({ director: 'A', at: [1, 3] }),
          RhE: running({ director: 'B', at: [1, 3] }),
        },
      }),
      ...passes,
    );
    expect(orderIn(state)).toEqual(['CME', 'RhE', 'BME', 'KWE']);
    expect(stepIn(state)).toBe('CME/track');
  });

  it('[18DO 4.5] a value that changes within the round does not change its order', () => {
    const state = turn({
      company: 'CME',
      step: 'trains',
      order: ['CME', 'RhE', 'BME'],
      companies: {
        CME: running({ at: [2, 5], trains: ['3'] }),
        RhE: running({ director: 'B', at: [3, 3] }),
        BME: running({ director: 'C', at: [0, 9] }),
      },
    });
    expect(stepIn(played(state, skip))).toBe('RhE/track');
  });

  it('[18DO 4.4.2] a railway that is not in operation does not act', () => {
    const state = played(
      trgState({
        stock: 1,
        companies: {
          KWE: running({ director: 'B', at: [3, 2], operated: false }),
          BME: running({ director: 'C', at: [0, 2], held: { C: [10, 10] }, floated: false }),
        },
      }),
      ...passes,
    );
    expect(orderIn(state)).toEqual(['KWE']);
  });

  it('[18DO 4.3.1] breweries pay at the beginning of each round while their cards are face up', () => {
    const stock = trgState({
      stock: 2,
      breweries: { B2: {}, B3: { marker: 'KWE' }, B5: {} },
      companies: { KWE: running({ director: 'B', at: [3, 2] }) },
    });
    const before = played(stock, { type: 'pass' }, { type: 'pass' });
    const after = played(before, { type: 'pass' });
    const gained = ['A', 'B', 'C'].map((player) => after.cash[player]! - before.cash[player]!);
    expect(gained).toEqual([10, 0, 25]);
    const paid = eventsOfType(eventsOf(before, { type: 'pass' }), 'private-pays');
    expect(paid.map(({ private: id }) => id)).toEqual(['B2', 'B5']);
  });
});

describe('the steps of a turn', () => {
  it('[18DO 4.5] tile, station, link, run, dividend and trains, those with nothing to do left out', () => {
    const state = turn({
      company: 'BME',
      step: 'track',
      phase: '3',
      companies: { BME: running({ trains: ['3'], treasury: 1000 }) },
      tiles: { H11: ['8', 0], G10: ['8', 3], F11: ['9', 0] },
      stations: [],
    });
    const laid = played(state, skip);
    expect(stepIn(laid)).toBe('BME/station');
    const placed = played(laid, { type: 'station', hex: 'E12', stop: 0 });
    expect(stepIn(placed)).toBe('BME/link');
    const linked = played(placed, skip);
    expect(stepIn(linked)).toBe('BME/run');
    const ran = played(linked, {
      type: 'run',
      routes: [['I10:3-s0', 'H11:0-2', 'G10:3-5', 'F11:0-3', 'E12:0-s0']],
    });
    expect(stepIn(ran)).toBe('BME/dividend');
    expect(stepIn(played(ran, { type: 'dividend', pay: true }))).toBe('BME/trains');
  });

  it('[18DO 4.5] stations and links of the same turn count when its trains run', () => {
    const rhe = (more: Partial<GivenTurn>) =>
      turn({ company: 'RhE', step: 'link', companies: { RhE: running({ trains: ['2'] }) }, ...more });
    // Witten and the mine of H3
    expect(run(played(rhe({}), link('H3')), 'H1:4-s0 H3:1-s0')).toBe(40 + 10 + 10);
    const yard = rhe({ step: 'station', tiles: { F5: ['8', 4], G4: ['9', 0] } });
    const built = played(yard, { type: 'station', hex: 'F7', stop: 0 }, skip);
    expect(run(built, 'F7:1-s0 F5:0-4 G4:0-3 H3:3-s0')).toBe(30 + 10);
  });

  it('[18DO 4.5] without a route nothing is run and the marker goes left', () => {
    const state = turn({
      company: 'KWE',
      step: 'track',
      companies: { KWE: running({ at: [2, 5], trains: ['3'] }) },
    });
    const after = played(state, skip);
    expect(stepIn(after)).toBe('KWE/trains');
    expect([after.prices.KWE!.row, after.prices.KWE!.col]).toEqual([2, 4]);
  });
});

describe('the first turn of some railways', () => {
  const first = (company: string, more = {}) =>
    trgState({
      stock: 1,
      companies: { [company]: running({ at: [2, 2], operated: false, treasury: 400, ...more }) },
    });

  it('[18DO 4.3.2.1] BME, CME and RhE may buy a train before the tile', () => {
    for (const company of ['BME', 'CME', 'RhE']) {
      expect(stepIn(played(first(company), ...passes))).toBe(`${company}/first-train`);
    }
    expect(stepIn(played(first('KWE'), ...passes))).toBe('KWE/track');
  });

  it('[18DO 4.3.2.1] just one, and it counts for the turn', () => {
    const bought = played(first('BME'), ...passes, { type: 'buy-train', train: '2', from: 'depot' });
    expect(stepIn(bought)).toBe('BME/track');
    expect(bought.done.newTrains).toBe(1);
    // two new trains in a turn of the yellow phase: one more at the end
    const end = played(bought, skip);
    expect(stepIn(end)).toBe('BME/trains');
    const two = played(end, { type: 'buy-train', train: '2', from: 'depot' });
    expect(two.done.newTrains).toBe(2);
  });

  it('[18DO 4.3.2.1] only in the first turn, and it may be left for the end', () => {
    expect(stepIn(played(first('BME'), ...passes, skip))).toBe('BME/track');
    expect(stepIn(played(first('BME', { operated: true }), ...passes))).toBe('BME/track');
  });
});
