import type { GameEvent } from '@/engine/game/events';
import type { Refusal, RefusalParams } from '@/engine/game/refusal';
import type { StorageErrorCode } from '@/storage/errors';

/** What lies on the table. */
export type Status =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading'; readonly id: string | null }
  | { readonly kind: 'open'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string | null; readonly why: Failure };

/**
 * Why a game could not be opened: `unknown-title {title}`, `bad-options {title, problem, option,
 * other, is}`, `bad-box {problem, …}`, `bad-setup {message}`, `not-loaded {message}` (the rules could not be fetched), or what storage says.
 */
export interface Failure {
  readonly code: 'unknown-title' | 'bad-options' | 'bad-box' | 'bad-setup' | 'not-loaded' | StorageErrorCode;
  readonly params: RefusalParams;
}

/** What may be done with the open game in this window. */
export type Access =
  | { readonly kind: 'writing' }
  /** Another window has it; this one shows what happens there. */
  | { readonly kind: 'following' }
  /**
   * Its log does not replay: it can be looked at up to the move before `move` (counted from 1). The refusal is
   * `log-damaged` where that move is not in storage any more.
   */
  | { readonly kind: 'broken'; readonly move: number; readonly of: number; readonly refusal: Refusal };

export type Saving =
  | { readonly kind: 'saved' }
  /**
   * The last `moves` moves are in this window only, or the whole game is. Saving is tried again with each move; where
   * the stored game was played on elsewhere (`changed`) that cannot help.
   */
  | {
      readonly kind: 'unsaved';
      readonly code: StorageErrorCode;
      readonly moves: number;
      readonly isWhole: boolean;
    };

export type PlayResult =
  | { readonly kind: 'played'; readonly events: readonly GameEvent[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The table looks at the past: playing on drops so many later moves, more than one turn of them. Ask, then `play(move, { confirmed })`. */
  | { readonly kind: 'needs-confirmation'; readonly drops: number }
  | { readonly kind: 'read-only'; readonly access: Exclude<Access, { kind: 'writing' }> }
  /** The last move is still being stored: a second tap. */
  | { readonly kind: 'busy' }
  /** The log was changed elsewhere; the table now shows it as it is. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'closed' };
