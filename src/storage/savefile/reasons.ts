import type { Given, RefusalParams } from '@/engine/game/refusal';
import type { StorageErrorCode } from '../errors';

/** Why a file or a game in it was not imported. Words are made of it in `i18n`. */
export interface Reasons {
  'too-large': { most: number };
  'too-deep': { most: number };
  'not-a-save': Record<never, never>;
  /** It holds corrected values of a box, which are opened elsewhere. */
  'a-box': Record<never, never>;
  damaged: Record<never, never>;
  'newer-format': { version: number; known: number };
  malformed: { path: string };
  'too-many-games': { most: number };
  'unknown-title': { title: string };
  'newer-rules': { rules: number; known: number };
  players: { count: number; min: number; max: number };
  /** What is wrong, as `badOptions` tells it. */
  'bad-options': RefusalParams;
  /** What is wrong with corrected values, as `badBox` tells it. */
  'bad-box': RefusalParams;
  'bad-setup': { message: string };
  'illegal-move': { move: number; of: number; code: string; rule: string };
  'different-result': Record<never, never>;
  storage: { code: StorageErrorCode };
  'not-loaded': { title: string };
  cancelled: Record<never, never>;
}

export type ReasonCode = keyof Reasons;

export type Reason = {
  [C in ReasonCode]: { readonly code: C; readonly params: Readonly<Reasons[C]> };
}[ReasonCode];

export function reason<C extends ReasonCode>(code: C, ...[params]: Given<Reasons[C]>): Reason {
  return { code, params: params ?? {} } as Reason;
}
