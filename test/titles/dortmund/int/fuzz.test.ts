import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { introductionGame } from '@/titles/dortmund/int';
import type { IntState } from '@/titles/dortmund/int/state';
import { introductionHabits } from '../../../soak/dortmund-int';
import { type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18do-int` plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<IntState, Move>, 'players' | 'games' | 'seed' | 'checks'>) {
  return fuzzMany(introductionGame, { ...introductionHabits, ...plan });
}

describe('random whole games of the Introduction Game', () => {
  it.each([3, 4, 5])('[18DO 3.3] %i players, sixty turns while all invariants hold', (players) => {
    const report = games({ players, games: 4, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.coverage['event:turn']).toBe(4 * 60);
  });

  it('choices and play agree in every state of a game', () => {
    const report = games({ players: 5, games: 1, seed: 6, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });
});
