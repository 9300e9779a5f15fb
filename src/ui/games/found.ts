import type { Move } from '@/engine/game/move';
import type { BoardLook } from './look';
import type { GameParts } from './parts';

/** What a family shows of its titles, by their ids: loaded when a game of one is opened. */
export type FamilyGames = Readonly<Record<string, () => Promise<GameParts<never, Move, never>>>>;

/** Where the panels, views and words of each family are. */
export const tables = import.meta.glob<FamilyGames>('./*/index.ts', { import: 'games', eager: true });

/** Signs and words of each family's boards: loaded when one of them is shown. */
export const looks = import.meta.glob<BoardLook>('./*/look.tsx', { import: 'look' });
