import { describe, expect, it } from 'vitest';
import { eventsOf, played, type RhlState } from '../../../support/rhl/table';
import { floated, lay, type Tiles, turn, turnIn } from '../../../support/rhl/turn';

/** Köln-South, J9, K8, Düren: only K4 is missing on the way to Aachen. */
const toDuren: Tiles = { J9: ['9', 0], K8: ['8', 1] };
const last = lay('K4', '4', 1);

/** ADR, which begins at Aachen, lays track; RhE is directed by A and has 140. */
const adrBuilds = (tiles: Tiles, more: Partial<Parameters<typeof turn>[0]> = {}) =>
  turn({ company: 'ADR', step: 'track', tiles, ...more });

const paid = (before: RhlState, after: RhlState) => [
  after.companies.RhE!.treasury - before.companies.RhE!.treasury,
  after.reserve,
];

describe('the 210 Mark at Aachen', () => {
  it('[18Rhl 4.1.1] E12: track joins Aachen, Düren and Köln-South: RhE gets 210', () => {
    const before = adrBuilds(toDuren);
    const after = played(before, last);
    expect(paid(before, after)).toEqual([210, 0]);
    // the money lay beside the map: the bank pays nothing
    expect(after.bank).toBe(before.bank);
    expect(eventsOf(before, last)).toContainEqual({ type: 'link-paid', company: 'RhE', amount: 210 });
  });

  it('[18Rhl 4.1.1] E12: only once', () => {
    const linked = played(adrBuilds(toDuren), last);
    const later = structuredClone(linked);
    Object.assign(turnIn(later), { step: 'track', laid: [] });
    const more = lay('J3', '56', 3);
    expect(paid(linked, played(later, more))).toEqual([0, 0]);
    expect(eventsOf(later, more).map(({ type }) => type)).not.toContain('link-paid');
  });

  it('[18Rhl 4.1.1] not before the line is complete', () => {
    const before = adrBuilds({ K8: ['8', 1] });
    expect(paid(before, played(before, last))).toEqual([0, 210]);
  });

  it('[18Rhl 4.1.1] a line past Düren does not count', () => {
    // Köln-South, J9, J7, J5, J3, Aachen
    const before = adrBuilds({ J9: ['8', 1], J7: ['9', 1], J5: ['9', 1] });
    expect(paid(before, played(before, lay('J3', '56', 3)))).toEqual([0, 210]);
  });

  /** From Deutz over the ferry at Düsseldorf and down the left bank to Düren. */
  const fromDeutz: Tiles = {
    H11: ['8', 0],
    G10: ['2', 2],
    F9: ['X921', 0],
    G8: ['9', 0],
    H7: ['8', 3],
    I8: ['8', 0],
    J7: ['8', 3],
    K8: ['7', 1],
  };

  it('[18Rhl 4.1.1] a line that only reaches Deutz does not count while Köln is yellow', () => {
    const before = adrBuilds(fromDeutz);
    expect(paid(before, played(before, last))).toEqual([0, 210]);
  });

  it('[18Rhl 4.1.1] once Köln is green, any track into it counts', () => {
    const before = adrBuilds({ ...fromDeutz, I10: ['X923', 0] });
    expect(paid(before, played(before, last))).toEqual([210, 0]);
  });

  it('[18Rhl 4.1.1] stations of others on the way do not matter', () => {
    const before = adrBuilds(toDuren, {
      companies: { ADR: floated(), BME: floated({ director: 'B', held: { B: [10, 10, 10] } }) },
      stations: [{ company: 'BME', hex: 'K6', stop: 0 }],
    });
    expect(paid(before, played(before, last))).toEqual([210, 0]);
  });
});
