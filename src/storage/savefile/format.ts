import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { ClockRow } from '../rows';

export const saveFormat = 'zechenbahn';
/** Raised when the form of save files changes; `read.ts` brings older ones up to date. */
export const saveVersion = 1;

/** What may be read at most. A long game takes about 200 kB. */
export const limits = {
  characters: 32_000_000,
  depth: 24,
  games: 1000,
  moves: 20_000,
  name: 80,
  playerName: 40,
  options: 40,
  text: 100,
} as const;

/** A save file: one game or many. */
export interface SaveFile {
  format: typeof saveFormat;
  version: number;
  /** When it was written, as ISO 8601. */
  exported: string;
  games: SavedGame[];
}

export interface SavedGame {
  /** The game's id where it was saved, by which it is recognised when it comes back. */
  id?: string;
  title: string;
  /** Rules version that the log was played with. */
  rules: number;
  name: string;
  setup: Setup;
  moves: Move[];
  /** Fingerprint of the state that the moves lead to. */
  digest: string;
  clock?: ClockRow;
}
