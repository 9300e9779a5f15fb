import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import type { DortmundState } from '@/titles/dortmund/state';
import { trg } from '@/titles/dortmund/trg';
import { railwayHabits } from '../../../../soak/dortmund-trg';
import { type FuzzPlan, fuzzMany } from '../../../../support/fuzzer';
import { allTen } from '../../variants/all-ten';

/** `npm run soak -- 18do-trg 1000 2` plays thousands; these few show on every change that whole games still end. */
function games(plan: Pick<FuzzPlan<DortmundState, Move>, 'games' | 'seed' | 'checks' | 'agreed'>) {
  return fuzzMany(trg, { ...railwayHabits, players: 2, ...plan });
}

describe('random whole games of The Railway Game for two', () => {
  it('are played to the end while all invariants hold, with offers for the card', () => {
    const report = games({
      games: 2,
      seed: 200,
      checks: 'light',
      agreed: () => ({ options: { investorOffers: true } }),
    });
    expect(report.failure?.message).toBeUndefined();
    expect(report.coverage['path investor-card']).toBeGreaterThan(0);
    expect(report.coverage['path card-offered']).toBeGreaterThan(0);
  });

  it('choices and play agree in every state of a game with all ten minor variants', () => {
    const report = games({ games: 1, seed: 9, checks: 'full', agreed: () => ({ options: allTen ?? {} }) });
    expect(report.failure?.message).toBeUndefined();
    expect(report.coverage['path phase 5']).toBe(1);
  });
});
