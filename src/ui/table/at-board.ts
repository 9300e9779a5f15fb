import { isCompanyRound } from '@/engine/game/company-round';
import { stageView } from '../turn/stage-view';
import { stepOf } from '../turn/steps';
import type { Seat } from './seat';

/**
 * Is anything of this turn built or run on the board? Then the board keeps its room in all of it, also where something is
 * only chosen in the panel: a board that changes its size between moves of one turn is restless.
 */
export function isTurnAtBoard(seat: Seat): boolean {
  const { game, state, options } = seat;
  // whoever only looks looks at the board
  if (!options || stageView(seat, options.stage).onBoard) return true;
  if (stepOf(state.round) === undefined) return false;
  const steps = game.steps[state.round.kind] ?? [];
  return steps.some((step) => (game.hasStep?.(state, step) ?? true) && stageView(seat, step).onBoard);
}

/** Whose turn it is, in which round: while it lasts, parts of the table keep their sizes. */
export function turnNow({ state: { round }, options }: Seat): string {
  if (!isCompanyRound(round) || !round.turn) return `${round.kind} ${options?.actor.player}`;
  return `${round.kind} ${round.set}.${round.number} ${round.turn.company}`;
}
