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

/** Longer names do not stand on one line of a button in the narrow panel, or on two of one that passes. */
const roomOn = { confirm: 14, quick: 20 };

/** What stands on a button of the turn's foot; `sentence`: the whole name, where the button has only a word of it. */
export interface ButtonWords {
  readonly label: string;
  readonly sentence?: string | undefined;
}

/** A name that is short stands on the button as it is. */
export function buttonWords(
  move: Move,
  names: Names,
  stage: string | undefined,
  kind: keyof typeof roomOn,
): ButtonWords {
  const sentence = moveLabel(move, names, stage);
  if (sentence.length <= roomOn[kind]) return { label: sentence };
  const { moves, textOf } = names.speech;
  const variant = moves[move.type]?.(move as AnyMove, names)?.variant ?? stage;
  const label = textOf(`button.${move.type}.${variant}`) ?? textOf(`button.${move.type}`);
  return label === undefined ? { label: sentence } : { label, sentence };
}
