import { describe, expect, it } from 'vitest';
import type { Move } from '@/engine/game/move';
import type { Title } from '@/engine/game/title';
import { boxAt, lra } from '@/titles/rhineland/18lra';
import type { RhinelandState } from '@/titles/rhineland/state';
import { lowerRhineHabits } from '../../../../soak/lower-rhine';
import { setupOf } from '../../../../support/fuzzer';
import { longer } from '../../../../support/longer';
import { compareGame, type Table, type Tally } from '../../oracle/compare';

const table: Table = { title: lra as Title<RhinelandState, Move>, boxAt, weigh: lowerRhineHabits.weigh };

/** One state of so many is looked at; of the Investor's own one in four. With `LONGER=10 npx vitest run two/oracle` every one. */
const every = longer > 1 ? 1 : 30;

describe('a second reader of chapter 9 agrees with the game', () => {
  it.each([
    ['1', false, 21],
    ['2', true, 22],
    ['3', false, 23],
    ['4', true, 24],
  ])('scenario %s, offers for the card: %s', (scenario, investorOffers, seed) => {
    const tally: Tally = {};
    for (let game = 0; game < longer; game++) {
      const at = seed + 100 * game;
      const options = { scenario, investorOffers };
      expect(compareGame(table, setupOf(lra, 2, at, options), at, every, tally)).toBeUndefined();
    }
    // it has not been silent
    const seen = ['the Investor', 'its best run', 'its dividend', 'its trains', 'its card', 'Priority Deal'];
    for (const name of seen) expect(tally[name] ?? 0, `${name}: ${JSON.stringify(tally)}`).toBeGreaterThan(0);
  });
});
