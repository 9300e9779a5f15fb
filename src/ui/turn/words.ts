import type { BoardState } from '@/engine/board/types';
import type { Move } from '@/engine/game/move';
import type { Options } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import {
  type ButtonWords,
  buttonWords,
  moveLabel,
  type Names,
  namesOf,
  refusalSentence,
  stagePrompt,
} from '@/i18n/sentences';
import type { Seat } from '../table/seat';

const known = new WeakMap<BoardState, Names>();

/** How players, companies and places of this game are called; worked out once for each board as it is built. */
export function namesIn({ game, view, state }: Seat): Names {
  let names = known.get(state.board);
  if (!names) {
    names = namesOf(game.speech, view, state.setup, state.board);
    known.set(state.board, names);
  }
  return names;
}

/** What a move is called on its button. */
export function labelOf(seat: Seat, move: Move): string {
  return moveLabel(move, namesIn(seat), seat.options?.stage);
}

/** What stands on the buttons of the foot, and what has to be said beside them. */
export function wordsOn(seat: Seat, move: Move, kind: 'confirm' | 'quick'): ButtonWords {
  return buttonWords(move, namesIn(seat), seat.options?.stage, kind);
}

export function whyWords(seat: Seat, refusal: Refusal): string {
  return refusalSentence(refusal, seat.title.book, namesIn(seat));
}

export function promptOf(seat: Seat, options: Options): string {
  return stagePrompt(options.stage, seat.state, namesIn(seat));
}
