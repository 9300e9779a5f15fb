import type { ReadonlySignal } from '@preact/signals';
import type { Edits } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Actor, CoreState } from '@/engine/game/state';
import type { Timeline } from '@/engine/game/timeline';
import type { GameLog, GameRow } from '@/storage/rows';
import type { Clock } from './clock';
import type { NewGame } from './new-game';
import type { Asked } from './next';
import type { Followed } from './rest';
import type { LoadedTitle } from './titles';
import type { Trial } from './trial';
import type { Access, PlayResult, Saving, Status } from './types';

/** The game on the table: signals to show, commands to send. Everything else about it is private. */
export interface Table {
  readonly status: ReadonlySignal<Status>;
  readonly title: ReadonlySignal<LoadedTitle | null>;
  /** Name, players, summary, last export. */
  readonly row: ReadonlySignal<GameRow | null>;
  /** Every state since the beginning, with the moves and events between them, and where we look. */
  readonly timeline: ReadonlySignal<Timeline | null>;
  /** The state where we look. */
  readonly state: ReadonlySignal<CoreState | null>;
  /** Who acts in that state and all they may do; null once the game is over. */
  readonly options: ReadonlySignal<Options | null>;
  readonly actor: ReadonlySignal<Actor | null>;
  /** Does the table look at the past? */
  readonly isPast: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly access: ReadonlySignal<Access>;
  readonly saving: ReadonlySignal<Saving>;
  /** A move is being stored. */
  readonly busy: ReadonlySignal<boolean>;
  /** The log before the first known state is still being replayed: what needs it has to wait. */
  readonly reading: ReadonlySignal<boolean>;
  /** The log led to another state than the one that was shown first: it is shown as the log has it. */
  readonly differed: ReadonlySignal<boolean>;
  /** What was done to a log of older rules so that it can be played on; nothing once something was played since. */
  readonly adjusted: ReadonlySignal<Edits | null>;
  /** Shows the log of older rules as it was, as far as it goes. */
  putBack(): Promise<void>;
  readonly clock: Clock;

  open(id: string): Promise<void>;
  /** Sets up a game and opens it. */
  start(game: NewGame): Promise<void>;
  /** The game that was on the table when the app was closed; null if there was none, or it is gone. */
  remembered(): Promise<string | null>;
  /** This game will be opened: it is read and its rules are fetched meanwhile. Says whether there is such a game. */
  expect(id: string): Promise<boolean>;
  close(): Promise<void>;

  play(move: Move, asked?: Asked): Promise<PlayResult>;
  undo(): void;
  redo(): void;
  travel(to: number): void;
  toPresent(): void;
  /** What a move would lead to, without playing it. */
  preview(move: Move): Outcome<CoreState> | null;
  /** Why a move may not be made; null if it may. */
  whyNot(move: Move): Refusal | null;

  /** Takes the right to play from another window. */
  takeOver(): void;
  retrySaving(): Promise<void>;
  /** Stores the whole game as this window knows it as a game of its own, which is then opened. */
  keepAsCopy(name: string): Promise<void>;
  /** Shows the game as it is stored, without what is in this window only. */
  dropUnsaved(): Promise<void>;
  /** The whole game as this window knows it, for export even when storage fails. */
  log(): GameLog | null;
  /** A new game from the point where we look, which is then opened. */
  duplicateHere(name: string): Promise<void>;

  /** The game itself, whatever is tried. */
  readonly played: ReadonlySignal<Timeline | null>;
  /** The line that is tried now: what the table shows is not the game. Nothing while the game itself is played. */
  readonly trial: ReadonlySignal<Trial | null>;
  /**
   * Plays on from where we look without touching the game; or tries another move in the place of the one that led
   * there. Not before its log is read.
   */
  beginTrial(options?: { isChange?: boolean }): void;
  /** Throws the line away: the game is shown as it was. */
  endTrial(): void;
  /** Keeps the line as a game of its own, which is then opened. */
  keepTrial(name: string): Promise<void>;
  /** The changed line with the rest of the game after it, as far as that stays legal; nothing is changed yet. */
  proposal(): Promise<Proposal | null>;
  /** Puts it in the place of the game, after the game as it was has been stored under this name. */
  accept(proposal: Proposal, name: string): Promise<PlayResult>;
}

/** What would become of the game if a move were changed. */
export interface Proposal extends Followed {
  /** The game as it is. */
  readonly old: Timeline;
  /** The last point that both share. */
  readonly from: number;
}
