import type { CoreState } from '@/engine/game/state';
import { allTen } from '../titles/dortmund/variants/all-ten';
import { cut, type Game, randomGameOf } from './support/saves';
import { lookAt, tabletAndPhone, withMove } from './support/screens';

/** Moves that markers bring, each in a game that offers it. */
const ofRailways = ['extra-station', 'keep-train', 'half-dividend', 'trade-in-card', 'clever-route'];
const ofBreweries = ['load-for', 'more-beer-for', 'trade-in-equipment'];

async function gamesOf(title: string, seeds: readonly number[]): Promise<Game<CoreState>[]> {
  const games: Game<CoreState>[] = [];
  for (const seed of seeds) games.push(await randomGameOf(title, seed, 3 + (seed % 3), allTen));
  return games;
}

lookAt({
  title: 'all ten minor variants of Dortmund',
  devices: tabletAndPhone('en'),
  async logs() {
    const railways = await gamesOf('18do-trg', [1, 2, 3]);
    const breweries = await gamesOf('18do-hsb', [1, 2, 3, 4, 5]);
    const late = railways[0]!;
    return [
      ...ofRailways.map((type) => withMove(railways, type, `mv-${type}`)),
      ...ofBreweries.map((type) => withMove(breweries, type, `mv-${type}`)),
      cut(late, Math.floor(late.moves.length * 0.8), 'mv-late'),
    ];
  },
  tables: [...ofRailways, ...ofBreweries, 'late'].map((name) => `mv-${name}`),
});
