import type { Edits } from '@/engine/game/mend';
import type { Title } from '@/engine/game/title';
import type { LoadedLog } from '@/storage/games';

/** What was done to a log of older rules so that the game can be played to its end. */
export interface Adjusted {
  readonly edits: Edits;
  /** From this move on the log is another. */
  readonly from: number;
  /** Storage has it so; before that, nothing is changed there. */
  readonly isStored: boolean;
}

/** Was it played by rules before those of today? */
export function isOlder(title: Title, { row }: Pick<LoadedLog, 'row'>): boolean {
  return row.rulesVersion < title.rulesVersion;
}

/** What was done when it was opened for the first time by these rules. */
export function adjustedBefore({ edits, moves }: LoadedLog): Adjusted | null {
  return edits ? { edits, from: moves.length, isStored: true } : null;
}
