import type { Move } from '@/engine/game/move';
import type { TableState } from '@/titles/view';

/** Something that only this game has, and that somebody may imagine on a copy of the board. */
export interface OwnIdea {
  /** What its button says. */
  readonly label: string;
  /** The state with it: another one, never the same one changed. */
  apply(state: TableState): TableState;
  /** Moves of the game that would do it. */
  readonly moves?: readonly Move[];
}
