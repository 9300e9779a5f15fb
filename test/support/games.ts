/** The parts of every title, all loaded at once, for tests of panels and words. */
import { plainGame } from '@/ui/games';
import type { FamilyGames } from '@/ui/games/found';
import type { GameParts } from '@/ui/games/parts';
import './looks';

const families = import.meta.glob<FamilyGames>('../../src/ui/games/*/index.ts', {
  import: 'games',
  eager: true,
});

export const games: FamilyGames = Object.assign({}, ...Object.values(families));

export function gameOf(title: string): GameParts {
  return (games[title] as GameParts | undefined) ?? plainGame;
}
