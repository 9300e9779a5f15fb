import { stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import { cut, type Game, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone } from './support/screens';

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

lookAt({
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
