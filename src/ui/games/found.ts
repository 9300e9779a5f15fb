import type { Move } from '@/engine/game/move';
import type { BoardLook } from './look';
import type { GameParts } from './parts';

/** What a family shows of its titles, by their ids. */
export type FamilyGames = Readonly<Record<string, GameParts<never, Move, never>>>;

/** The panels, views and words of each family: loaded when one of its games is opened. */
export const tables = import.meta.glob<FamilyGames>('./*/index.ts', { import: 'games' });

/** Signs and words of each family's boards: loaded when one of them is shown. */
export const looks = import.meta.glob<BoardLook>('./*/look.tsx', { import: 'look' });
