import { describe, expect, it } from 'vitest';
import { hsb } from '@/titles/dortmund/hsb';
import { trg } from '@/titles/dortmund/trg';
import { brewingHabits } from '../../../soak/dortmund-hsb';
import { railwayHabits } from '../../../soak/dortmund-trg';
import { fuzzGame, setupOf } from '../../../support/fuzzer';
import { allTen } from './all-ten';

/** `npm run soak -- 18do-trg --options '{…}'` plays many; these show on every change that such games still end. */
describe('random whole games with all ten minor variants', () => {
  it('of The Railway Game, choices and play agreeing in one state of ten', () => {
    const setup = setupOf(trg, 3, 31, allTen);
    const { failure, log } = fuzzGame(trg, setup, 31, { ...railwayHabits, checks: 'full', fullEvery: 10 });
    expect(failure?.message).toBeUndefined();
    expect(log.length).toBeGreaterThan(100);
  });

  it('of Heat, Sweat & Beer', () => {
    const setup = setupOf(hsb, 4, 32, allTen);
    const { failure, log } = fuzzGame(hsb, setup, 32, { ...brewingHabits, checks: 'full', fullEvery: 10 });
    expect(failure?.message).toBeUndefined();
    expect(log.length).toBeGreaterThan(100);
  });
});
