import type { PlayerId } from '@/engine/game/ids';
import type { Json } from '@/engine/game/json';
import type { Move } from '@/engine/game/move';
import type { Actor, Setup } from '@/engine/game/state';

/** What the list of games shows without replaying a log: facts, of which the screen makes words. */
export interface Summary {
  /** The kind of round and its numbers: `{ kind: 'operating', set: 3, number: 1, of: 2 }`. */
  round: { kind: string } & Record<string, string | number>;
  /** Whose turn it is; nobody's once the game is over. */
  actor: Actor | null;
  /** Length of the log. */
  moves: number;
  finished: boolean;
  /** Final scores, best first; empty while the game goes on or where the title counts none. */
  result: { player: PlayerId; total: number; tieBreak?: number }[];
  /** The table has put something right by hand. */
  corrected?: true;
  /** The board in small; games that were stored by older versions have none until they are played on. */
  picture?: BoardPicture;
}

/** Just enough of a board to know it again: the colours of its hexes, and where stations stand. */
export interface BoardPicture {
  layout: 'pointy' | 'flat';
  /** Hexes by colour, with a space between them. */
  hexes: Record<string, string>;
  stations: { hex: string; colour: string }[];
}

/** Time used at the table, in milliseconds. Part of the game, not of its log. */
export interface ClockRow {
  used: Record<PlayerId, number>;
  paused: boolean;
  /** Time allowed for one turn, by the kind of round it is in. */
  budgets: Record<string, number>;
}

/** What the players have written down about a game: it changes nothing that the rules know of. */
export interface Writings {
  /** Rules of this table, shown with the game. */
  house?: string;
  notes?: string;
}

/** As much of it as there is. */
export function writingsOf({ house, notes }: Writings): Writings {
  return { ...(house && { house }), ...(notes && { notes }) };
}

/** One game. Its moves are rows of their own. */
export interface GameRow extends Writings {
  id: string;
  title: string;
  /** What the players call it. */
  name: string;
  rulesVersion: number;
  /** Title, players, seed and options. */
  setup: Setup;
  created: number;
  updated: number;
  /** Raised by every change of the log: whoever has not seen the last change cannot make the next. */
  revision: number;
  summary: Summary;
  clock: ClockRow;
  lastExport: number | null;
  archived: boolean;
  /** When it was thrown away; it can be taken back until it is purged. */
  deleted: number | null;
  /** Set when the table has corrected something by hand. */
  mark: 'corrected' | null;
}

/** One move; its key is `[game, index]`. */
export interface MoveRow {
  game: string;
  index: number;
  move: Move;
}

/** What the app itself remembers: which game is on the table, what has been shown once. */
export interface MetaRow {
  key: string;
  value: Json;
}

/** A game with all its moves. */
export interface GameLog {
  readonly row: GameRow;
  readonly moves: readonly Move[];
  /** Where storage has lost a move: what follows the last one before it, the lost ones as null. Kept, never played. */
  readonly lost?: Remains;
}

/** What lists say of a game at once. */
export function markOf({ corrected }: Summary): GameRow['mark'] {
  return corrected ? 'corrected' : null;
}

export type Remains = readonly (Move | null)[];

/** All that is known of a log, in order. */
export function wholeOf({ moves, lost = [] }: Pick<GameLog, 'moves' | 'lost'>): Remains {
  return [...moves, ...lost];
}

/** Parts a log at the first move that is lost. */
export function partedAtLoss(whole: Remains): Pick<GameLog, 'moves' | 'lost'> {
  const gap = whole.indexOf(null);
  if (gap === -1) return { moves: whole as readonly Move[] };
  return { moves: whole.slice(0, gap) as readonly Move[], lost: whole.slice(gap) };
}

export function stoppedClock(): ClockRow {
  return { used: {}, paused: false, budgets: {} };
}
