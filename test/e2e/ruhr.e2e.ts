import { describe, it } from 'vitest';
import { stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { en } from '@/i18n/en';
import { phone } from '../support/app';
import { cut, type Game, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone } from './support/screens';
import { playWholeGame } from './support/whole-game';

/** Stages of 18Ruhr that are its own, or show more than those of all games. */
const stages = [
  'package',
  'set-value',
  'stock',
  'income',
  'invest',
  'track',
  'dividend',
  'trains',
  'found-montan',
  'second-certificate',
  'merge-montan',
  'agree-engine',
  'agree-forced',
  'discard-train',
  'raise-money',
];

/** Of some random games the place where such a stage comes for the last time: the charters are full then. */
function found(games: readonly Game<CoreState>[], stage: string) {
  for (const game of games) {
    const at = game.states.findLastIndex((state) => stageOf(game.title, state)?.id === stage);
    if (at >= 0) return cut(game, at, `ruhr-${stage}`);
  }
  throw new Error(`none of these games has ${stage}`);
}

const app = lookAt({
  devices: tabletAndPhone('de', {
    tablet: ['market', 'companies', 'mines', 'depot', 'help'],
    phone: ['mines', 'depot'],
  }),
  async logs() {
    const first = await randomGameOf('18ruhr', 3, 6);
    const games = [first, await randomGameOf('18ruhr', 9, 4), await randomGameOf('18ruhr', 12, 3)];
    return [...stages.map((stage) => found(games, stage)), cut(first, first.moves.length, 'ruhr-over')];
  },
  tables: stages.map((stage) => `ruhr-${stage}`),
  over: 'ruhr-over',
  viewsOf: 'ruhr-invest',
});

describe('18Ruhr by touch, from the starting package to the final scores', { timeout: 1_800_000 }, () => {
  it('three players on a tablet', () => playWholeGame(app(), '18ruhr', ['Anna', 'Ben', 'Clara']));

  it('four players on a telephone', () =>
    playWholeGame(app(), '18ruhr', ['Anna', 'Ben', 'Clara'], {
      viewport: phone,
      agree: async (page) => {
        await page.getByRole('button', { name: en['new.add'] }).click();
        await page.getByRole('textbox', { name: en['new.name'].replace('{seat}', '4') }).fill('David');
      },
    }));
});
