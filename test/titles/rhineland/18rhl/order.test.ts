import { describe, expect, it } from 'vitest';
import { operatingOrder } from '@/engine/rounds/operating';
import type { OperatingRoundState } from '@/engine/steps/state';
import { box } from '@/titles/rhineland/18rhl';
import { eventsOf, pass, played, type RhlState, rhlState } from '../../../support/rhl/table';
import { floated, floatedMKB, lay, skip, station, stepIn, turn } from '../../../support/rhl/turn';

const nobodysPowers = { PWB: 'B', KEO: 'B', THS: 'B', TF: 'B' };

/** The last pass of a stock round begins the operating round. */
function stockRoundEnds(given: Parameters<typeof rhlState>[0]): RhlState {
  return played(rhlState({ stock: 2, ...given }), pass, pass, pass);
}

describe('an operating round', () => {
  it('[18Rhl 6] begins with the revenue of the private companies', () => {
    const before = rhlState({
      stock: 2,
      privates: { PWB: 'A', KEO: 'B', THS: 'B', TF: 'C', NLK: 'C' },
      companies: { RhE: floated() },
    });
    const after = played(before, pass, pass, pass);
    expect(after.round.kind).toBe('operating');
    expect([
      after.cash.A! - before.cash.A!,
      after.cash.B! - before.cash.B!,
      after.cash.C! - before.cash.C!,
    ]).toEqual([5, 15, 45]);
  });

  it('[18Rhl 6] closed private companies pay nothing', () => {
    const before = rhlState({ stock: 2, phase: '5', companies: { RhE: floated() } });
    expect(played(before, pass, pass, pass).cash).toEqual(before.cash);
  });

  it('[18Rhl 6] in descending order of value, of equals the rightmost space, in a space from top to bottom', () => {
    const state = stockRoundEnds({
      companies: {
        RhE: floated({ at: [3, 5] }), // 90
        ADR: floated({ at: [2, 4] }), // 90, further left
        BME: floated({ director: 'B', at: [3, 5] }), // 90, under RhE
        CME: floated({ director: 'B', at: [1, 5] }), // 110
        MKB: floatedMKB({ at: [3, 0] }), // 60
      },
    });
    expect(operatingOrder(box.market, state)).toEqual(['CME', 'RhE', 'BME', 'ADR', 'MKB']);
    expect(stepIn(state)).toBe('CME/track');
  });

  it('[18Rhl 6] corporations that have not floated do not act', () => {
    const state = stockRoundEnds({
      companies: { RhE: floated(), BME: { director: 'B', at: [0, 3], floated: false } },
    });
    expect(operatingOrder(box.market, state)).toEqual(['RhE']);
  });

  it('[18Rhl 6] ends when all have had their turn', () => {
    const state = turn({
      company: 'MKB',
      step: 'trains',
      companies: { MKB: floatedMKB({ at: [5, 0] }) },
      done: ['RhE'],
      set: { set: 1, number: 1, of: 2 },
    });
    const next = played(state, skip);
    expect(next.round).toMatchObject({ kind: 'operating', set: 1, number: 2, of: 2 });
    expect(stepIn(next)).toBe('RhE/track');
    const last = turn({
      company: 'MKB',
      step: 'trains',
      companies: { MKB: floatedMKB({ at: [5, 0] }) },
      done: ['RhE'],
      set: { set: 1, number: 2, of: 2 },
    });
    expect(played(last, skip).round).toMatchObject({ kind: 'stock', number: 2 });
  });

  it('[18Rhl 6] the price of this round does not bring a corporation a second turn', () => {
    const state = turn({
      company: 'RhE',
      step: 'dividend',
      companies: { RhE: floated({ at: [2, 2], trains: ['2', '2', '2', '2'] }), ADR: floated({ at: [2, 2] }) },
      phase: undefined,
      turn: { revenue: 100 },
      privates: nobodysPowers,
    });
    const after = played(state, { type: 'dividend', pay: true });
    expect(stepIn(after)).toBe('ADR/track');
    expect((after.round as OperatingRoundState).done).toEqual(['RhE']);
  });
});

describe("a corporation's turn", () => {
  it('[18Rhl 6.2] track, station, running, dividend, trains, in this order', () => {
    let state = turn({
      company: 'ADR',
      step: 'track',
      companies: { ADR: floated({ trains: ['2'] }), MKB: floatedMKB({ at: [5, 0] }) },
      phase: undefined,
      privates: nobodysPowers,
    });
    const steps = [stepIn(state)];
    const moves = [
      lay('K4', '4', 1),
      station('K6'),
      { type: 'run', routes: [['K2:4-s0', 'K4:1-s0', 'K4:4-s0', 'K6:1-s0']] },
      { type: 'dividend', pay: true },
      { type: 'buy-train', train: '2', from: 'depot' },
      skip,
    ];
    for (const move of moves) {
      state = played(state, move);
      steps.push(stepIn(state));
    }
    expect(steps).toEqual([
      'ADR/track',
      'ADR/station',
      'ADR/run',
      'ADR/dividend',
      'ADR/trains',
      'ADR/trains',
      'RhE/track',
    ]);
  });

  it('[18Rhl 6.2] track and stations are optional; a step with nothing to do is passed over', () => {
    const state = turn({
      company: 'MKB',
      step: 'track',
      companies: { MKB: floatedMKB() },
      privates: nobodysPowers,
    });
    expect(stepIn(played(state, skip))).toBe('MKB/trains');
    expect(eventsOf(state, skip)).toEqual([
      { type: 'no-lay', company: 'MKB', why: 'unlinked', homes: ['D7'] },
      { type: 'no-station', company: 'MKB', why: 'none' },
      { type: 'no-revenue', company: 'MKB' },
    ]);
  });

  it('[18Rhl 6.2] MKB floats and acts before the brown phase, though its home has no track', () => {
    const state = stockRoundEnds({ companies: { MKB: floatedMKB({ at: [0, 3], operated: false }) } });
    expect(stepIn(state)).toBe('MKB/track');
    expect(stepIn(played(state, skip))).toBe('MKB/trains');
  });
});
