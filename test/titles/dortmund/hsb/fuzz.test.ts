import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { hsb } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { brewingHabits } from '../../../soak/dortmund-hsb';
import { byLot, type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18do-hsb` plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<HsbState, Move>, 'players' | 'games' | 'seed' | 'checks'>) {
  return fuzzMany(hsb, { ...brewingHabits, agreed: byLot(hsb), ...plan });
}

describe('random whole games of Heat, Sweat & Beer', () => {
  it.each([2, 3, 4, 5])('%i players, played to the end while all invariants hold', (players) => {
    const report = games({ players, games: 1, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(1);
  });

  it.each([2, 3])('choices and play agree in every state of a game of %i players', (players) => {
    const report = games({ players, games: 1, seed: 5, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });
});
