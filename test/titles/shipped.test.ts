import { setAutoFreeze } from 'immer';
import { afterEach, describe, expect, it } from 'vitest';
import { canonical } from '@/engine/game/digest';
import { replay } from '@/engine/game/replay';
import { titles } from '@/titles/registry';
import { habitsOf } from '../soak/habits';
import { fuzzGame, setupOf } from '../support/fuzzer';

afterEach(() => setAutoFreeze(true));

/**
 * The shipped app does not freeze states. A draft that has slipped into a value, which immer does not look
 * through, would then be left in the state, and break whoever reads it after the move.
 */
describe('a game without frozen states is the same', () => {
  it.each(titles)('$id', async ({ load }) => {
    const title = await load();
    const setup = setupOf(title, 4, 11);
    const habits = await habitsOf(title.id);
    const { log } = fuzzGame(title, setup, 11, { ...habits, checks: 'light' });
    const statesOf = () => {
      const { timeline, broken } = replay(title, setup, log);
      expect(broken).toBeUndefined();
      const { instants } = timeline;
      expect(instants.at(-1)!.state.over).toBe(true);
      return instants.filter((_, i) => i % 25 === 0).map(({ state }) => canonical(state));
    };
    const frozen = statesOf();
    setAutoFreeze(false);
    expect(statesOf()).toEqual(frozen);
  });
});
