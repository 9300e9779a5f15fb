import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandState } from '@/titles/rhineland/state';
import { rhinelandHabits } from '../../../soak/rhineland';
import { type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18rhl` plays thousands; these few show on every change that whole games still end. */
function games(
  plan: Pick<FuzzPlan<RhinelandState, Move>, 'players' | 'games' | 'seed' | 'checks' | 'agreed'>,
) {
  return fuzzMany(rhl, { ...rhinelandHabits, ...plan });
}

describe('random whole games of 18Rhl', () => {
  it.each([3, 4, 5])('%i players, played to the end while all invariants hold', (players) => {
    const report = games({ players, games: 2, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(2);
  });

  it('choices and play agree in every state of a game', () => {
    const report = games({ players: 3, games: 1, seed: 7, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });

  it('a game begins with a shy table: the price of the first private falls until it is given away', () => {
    const report = games({ players: 4, games: 1, seed: 8, checks: 'light' });
    expect(report.coverage['path first private given away']).toBe(1);
  });

  it.each([
    [
      'runs from Boxtel to Berlin past a station',
      4,
      69,
      'target T5 past a station in Berlin',
      { targetCards: true },
    ],
    [
      'fills Essen before Krupp builds there',
      3,
      17,
      'station beside the places',
      { alternativePackage: true },
    ],
  ] as const)('a table that %s: what chance hardly ever brings', (_aim, players, seed, path, options) => {
    const report = games({ players, games: 1, seed, checks: 'light', agreed: () => ({ options }) });
    expect(report.failure?.message).toBeUndefined();
    expect(report.coverage[`path ${path}`]).toBeGreaterThan(0);
  });
});
