import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { lra } from '@/titles/rhineland/18lra';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lowerRhineHabits } from '../../../soak/lower-rhine';
import { type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18lra` plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<RhinelandState, Move>, 'players' | 'games' | 'seed' | 'checks'>) {
  return fuzzMany(lra, { ...lowerRhineHabits, ...plan });
}

describe('random whole games of 18LRA', () => {
  it.each([2, 3, 4])('%i players, played to the end while all invariants hold', (players) => {
    const report = games({ players, games: 2, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(2);
  });

  it('choices and play agree in every state of a game', () => {
    const report = games({ players: 3, games: 1, seed: 7, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });
});
