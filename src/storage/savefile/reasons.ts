import type { RefusalParams } from '@/engine/game/refusal';

/**
 * Why a file or a game in it was not imported. Words are made of it in `i18n`, with these parameters:
 *
 * too-large {most}  too-deep {most}  not-a-save  damaged  newer-format {version, known}
 * malformed {path}  too-many-games {most}  unknown-title {title}  newer-rules {rules, known}
 * players {count, min, max}  bad-options {title, problem, option, other, is}  bad-setup {message}  illegal-move {move, of, code, rule}  different-result
 * storage {code}  not-loaded {title}  cancelled
 */
export type ReasonCode =
  | 'too-large'
  | 'too-deep'
  | 'not-a-save'
  | 'damaged'
  | 'newer-format'
  | 'malformed'
  | 'too-many-games'
  | 'unknown-title'
  | 'newer-rules'
  | 'players'
  | 'bad-options'
  | 'bad-setup'
  | 'illegal-move'
  | 'different-result'
  | 'storage'
  | 'not-loaded'
  | 'cancelled';

export interface Reason {
  readonly code: ReasonCode;
  readonly params: RefusalParams;
}

export function reason(code: ReasonCode, params: RefusalParams = {}): Reason {
  return { code, params };
}
