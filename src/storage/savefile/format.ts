import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { ClockRow, Writings } from '../rows';

export const saveFormat = 'zechenbahn';
/** Files of corrected boxes are another kind. */
export const boxFormat = 'zechenbahn-box';
/**
 * Raised when the form of save files changes. In files of version 1 players have no colours of their own and setups do
 * not say how they are seated: they are read as they are.
 */
export const saveVersion = 3;
/** Games without corrected values of a box are written as they were before: older apps can open them. */
export const versionWithoutBox = 2;

/** What may be stored, written and read at most. A long game takes about 200 kB. */
export const limits = {
  characters: 32_000_000,
  depth: 24,
  games: 1000,
  moves: 20_000,
  name: 80,
  playerName: 40,
  options: 40,
  text: 100,
  writing: 4000,
  boxValues: 2000,
} as const;

/** A save file: one game or many. */
export interface SaveFile {
  format: typeof saveFormat;
  version: number;
  /** When it was written, as ISO 8601. */
  exported: string;
  games: SavedGame[];
}

export interface SavedGame extends Writings {
  /** The game's id where it was saved, by which it is recognised when it comes back. */
  id?: string;
  title: string;
  /** Rules version that the log was played with. */
  rules: number;
  name: string;
  setup: Setup;
  moves: Move[];
  /** What the log holds after the last move that can be played; null for a move that storage has lost. */
  lost?: (Move | null)[];
  /** Fingerprint of the state that the moves lead to; empty where whoever saved it could not play them. */
  digest: string;
  clock?: ClockRow;
  /** The table has put something right by hand: for whoever reads the file. Its moves say what. */
  corrected?: true;
}
