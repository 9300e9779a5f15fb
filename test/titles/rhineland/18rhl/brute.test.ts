import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { checkRun } from '@/engine/routes/check';
import type { RunInput } from '@/engine/routes/types';
import { boxAt } from '@/titles/rhineland/18rhl';
import { board } from '@/titles/rhineland/18rhl/board';
import { allRoutes, bruteRun } from '../../../engine/routes/brute';
import { along, alternativeSupply, joining, tilesFor } from '../../../support/rhl/line';
import type { RhlState } from '../../../support/rhl/table';
import { floated, floatedGVE, turn } from '../../../support/rhl/turn';

/** The best run of the optimiser is legal, proven, and as good as trying everything. */
function agrees(state: RhlState, company: string): number {
  const input: RunInput = boxAt(state.setup).runInput(state, company);
  const best = bestRun(input);
  expect(checkRun(input, best.routes)).toBeUndefined();
  const { total, running } = bruteRun(input);
  expect([best.total, best.run.length, best.proven]).toEqual([total, running, true]);
  return total;
}

describe('the optimiser agrees with trying everything', () => {
  const north = ['A6', 'B7', 'B9', 'B11', 'C10', 'D9'];

  it.each([
    ['8', 'D9'],
    ['8', 'F9'],
  ])('[18Rhl 8.5.2 no. 3] with an %s-train and its token at %s', (train, hex) => {
    const tiles = tilesFor(alternativeSupply, along(...north), along('D9', 'E10', 'F9'), along('B9', 'B11'));
    const state = (trainToken?: { company: string; hex: string }) =>
      turn({
        options: { alternativePackage: true },
        company: 'BME',
        step: 'run',
        phase: '8',
        tiles,
        companies: { BME: floated({ trains: [train] }) },
        ...(trainToken && { trainToken }),
      });
    const withToken = agrees(state({ company: 'BME', hex }), 'BME');
    const without = agrees(state(), 'BME');
    expect(without).toBe(0);
    expect(withToken).toBeGreaterThanOrEqual(without);
  });

  it.each([['6'], ['3'], ['6', '2']])(
    '[18Rhl 8.4.1 T5] with Berlin open for one kind of route: %s',
    (...trains) => {
      const tiles = tilesFor(
        board,
        along('C2', 'C4', 'C6', 'C8', 'B9', 'B11', 'B13', 'B15'),
        along('B11', 'C12'),
      );
      const state = (target: string) =>
        turn({
          options: { targetCards: true },
          targets: { A: target },
          company: 'BME',
          step: 'run',
          phase: '6',
          tiles,
          stations: [
            { company: 'BME', hex: 'B9', stop: 0 },
            { company: 'DEE', hex: 'B15', stop: 0 },
          ],
          companies: { BME: floated({ trains }), DEE: floated({ director: 'C' }) },
        });
      const open = agrees(state('T5'), 'BME');
      expect(open).toBeGreaterThanOrEqual(agrees(state('T1'), 'BME'));
    },
  );

  it.each([
    [['2'], 'green'],
    [['4'], 'green'],
    [['3', '2'], 'brown'],
    [['5', '4'], 'brown'],
  ] as const)('[18Rhl 8.5.3] with the lime quarry: %s in %s', (trains, colour) => {
    const tiles = tilesFor(
      alternativeSupply,
      along('D13', 'E12', 'E10'),
      along('E12', 'F11'),
      joining({ D13: [0, 1, 3], D11: [4, 5], E10: [0, 2] }),
    );
    const state = turn({
      options: { alternativePackage: true },
      company: 'ADR',
      step: 'run',
      phase: colour === 'green' ? '4' : '5',
      tiles,
      stations: [{ company: 'ADR', hex: 'D13', stop: 0 }],
      markers: { E12: ['limeQuarry'], D13: ['steelmill'], D11: ['coalmine', 'steelmill'] },
      companies: { ADR: floatedGVE({ trains: [...trains] }) },
    });
    expect(agrees(state, 'ADR')).toBeGreaterThan(0);
  });

  it('[18Rhl 8.4.2 D8] the most towns in one route are found', () => {
    const tiles = tilesFor(
      board,
      along('K2', 'K4', 'J5', 'I6', 'H7', 'H9'),
      along('K2', 'J3', 'I4'),
      along('I6', 'H5'),
    );
    for (const train of ['2', '3', '4', '6']) {
      const state = turn({
        company: 'ADR',
        step: 'run',
        phase: train === '2' ? '3' : '6',
        tiles,
        companies: { ADR: floated({ trains: [train] }) },
      });
      const box = boxAt(state.setup);
      const input = box.runInput(state, 'ADR');
      const counts = allRoutes(input, input.trains[0]!).map(
        ({ stops }) => new Set(stops.filter(({ def }) => def.kind === 'town').map(({ hex }) => hex)).size,
      );
      expect(box.mostTowns!(state, 'ADR')).toBe(Math.max(0, ...counts));
    }
  });

  it('[18Rhl 8.4.2 D8] also those that the Rheingold Express passes', () => {
    const tiles = tilesFor(
      board,
      along('A4', 'B3', 'C4', 'D5', 'E6', 'F7', 'G8', 'H9', 'I8'),
      along('E6', 'F5'),
    );
    const state = turn({
      company: 'CCE',
      step: 'run',
      phase: '8',
      tiles,
      companies: { CCE: floated({ trains: ['8'] }) },
    });
    const box = boxAt(state.setup);
    const input = box.runInput(state, 'CCE');
    const counts = allRoutes(input, input.trains[0]!).map(
      ({ stops }) => new Set(stops.filter(({ def }) => def.kind === 'town').map(({ hex }) => hex)).size,
    );
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(box.mostTowns!(state, 'CCE')).toBe(Math.max(...counts));
  });
});
