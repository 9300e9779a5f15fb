/** The parts of every title, all loaded at once, for tests of panels and words. */
import { plainGame } from '@/ui/games';
import type { FamilyGames } from '@/ui/games/found';
import type { GameParts } from '@/ui/games/parts';
import './looks';

const families = import.meta.glob<FamilyGames>('../../src/ui/games/*/index.ts', {
  import: 'games',
  eager: true,
});
const titles = Object.values(families).flatMap((games) => Object.entries(games));
const games = new Map(await Promise.all(titles.map(async ([id, load]) => [id, await load()] as const)));

export function gameOf(title: string): GameParts {
  return (games.get(title) as GameParts | undefined) ?? plainGame;
}
