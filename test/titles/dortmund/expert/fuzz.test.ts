import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { expert } from '@/titles/dortmund/expert';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { expertHabits } from '../../../soak/dortmund-exp';
import { byLot, type FuzzPlan, fuzzMany } from '../../../support/fuzzer';

/** `npm run soak -- 18do-exp` plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<ExpertState, Move>, 'players' | 'games' | 'seed' | 'checks'>) {
  return fuzzMany(expert, { ...expertHabits, agreed: byLot(expert), ...plan });
}

describe('random whole games of the Expert Game', () => {
  it.each([3, 4, 5])('%i players, played to the end while all invariants hold', (players) => {
    const report = games({ players, games: 1, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(1);
  });

  it('choices and play agree in every state of a game', () => {
    const report = games({ players: 3, games: 1, seed: 5, checks: 'full' });
    expect(report.failure?.message).toBeUndefined();
  });
});
