import type { Move } from '@/engine/game/move';
import { fillingOf } from './details';
import type { Names } from './names';
import type { AnyMove } from './speech';

/** What a move is called on a button, in a list of choices and by a screen reader. */
export function moveLabel(move: Move, names: Names, stage?: string): string {
  const { type, ...fields } = move as AnyMove;
  const { moves, sayOne } = names.speech;
  const { told, variant } = moves[type]?.(move as AnyMove, names) ?? {};
  return sayOne('move', type, variant ?? stage, fillingOf(type, { ...fields, ...told }, names));
}
