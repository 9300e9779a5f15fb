import { expect } from 'vitest';
import type { CoreState } from '@/engine/game/state';
import { cut, type Game, pointOf, randomGameOf, stageAt } from './support/saves';
import { lookAt, tabletAndPhone, withMove } from './support/screens';

/** A point in the middle of the game for each stage, and those that only 18LRA has. */
const usual = ['stock', 'track', 'station', 'run', 'dividend', 'trains'];
const special = ['harbour', 'extra-lay', 'keep-apart', 'bestow'];

/** The last run of all: many tokens of all kinds are on the board. */
function lateRun(game: Game<CoreState>): number {
  return game.states.findLastIndex((_, i) => stageAt(game, i) === 'run');
}

/** A game in which the owner of a private has several corporations to choose from. */
async function gameWith(types: readonly string[], players: number): Promise<Game<CoreState>> {
  for (let seed = 1; seed < 40; seed++) {
    const game = await randomGameOf('18lra', seed, players);
    const made = new Set(game.moves.map(({ type }) => type));
    if (types.every((type) => made.has(type))) return game;
  }
  throw new Error(`no game with ${types.join()}`);
}

const views = ['market', 'companies', 'players', 'depot', 'log', 'help'];

lookAt({
  devices: tabletAndPhone('en', { tablet: views, phone: views }),
  async logs() {
    const game = await gameWith(special, 3);
    expect(game.states.at(-1)!.over).toBe(true);
    return [
      ...usual.map((stage) => cut(game, pointOf(game, stage, 200), `lra-${stage}`)),
      ...special.map((type) => withMove([game], type, `lra-${type}`)),
      cut(game, lateRun(game), 'lra-late'),
      cut(game, game.moves.length, 'lra-over'),
    ];
  },
  tables: [...usual, ...special, 'late'].map((name) => `lra-${name}`),
  over: 'lra-over',
  viewsOf: 'lra-late',
  others: {
    async 'a new game with its scenario'({ page, url, check }) {
      await page.goto(`${url}#/new`);
      await page.locator('input[name=title][value="18lra"]').check();
      await page.locator('.new-start').waitFor();
      await check('lra-new');
    },
  },
});
