import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import { ruhr } from '@/titles/ruhr/18ruhr';
import type { RuhrState } from '@/titles/ruhr/state';
import { ruhrHabits } from '../../soak/ruhr';
import { byLot, type FuzzPlan, fuzzMany } from '../../support/fuzzer';

/** A soak plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<RuhrState, Move>, 'players' | 'games' | 'seed' | 'checks' | 'fullEvery'>) {
  return fuzzMany(ruhr, { ...ruhrHabits, agreed: byLot(ruhr), ...plan });
}

describe('random whole games of 18Ruhr', () => {
  it.each([3, 4, 5, 6])('%i players, played to the end while all invariants hold', (players) => {
    const report = games({ players, games: 1, seed: 100 * players, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(1);
  });

  it('choices and play agree in states of a game', () => {
    const report = games({ players: 3, games: 1, seed: 7, checks: 'full', fullEvery: 5 });
    expect(report.failure?.message).toBeUndefined();
    expect(report.coverage['path montan-round']).toBeGreaterThan(0);
  });

  it('[18Ruhr 10.9, ruling 126] the bank runs all eight corporations through a set of rounds after one move', () => {
    const report = games({ players: 6, games: 1, seed: 50_441, checks: 'light' });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(1);
  });
});
