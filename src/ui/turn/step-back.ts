import { isCompanyRound } from '@/engine/game/company-round';
import { stageOf } from '@/engine/game/play';
import type { TableState } from '@/titles/view';
import type { Seat } from '../table/seat';
import { isSameRound } from '../table/time/story';
import { stepOf } from './steps';

/** The way back to a step of this turn that is done. */
export interface WayBack {
  /** So many moves ago it began. */
  readonly moves: number;
  /** So many of them others have made. */
  readonly ofOthers: number;
}

/** No turn has more moves. */
const mostMoves = 60;

/** Nothing where no move was made in it: it passed by itself. */
export function wayBack(seat: Seat, step: string): WayBack | undefined {
  const player = seat.options?.actor.player;
  let ofOthers = 0;
  let way: WayBack | undefined;
  for (let moves = 1; moves <= mostMoves; moves++) {
    const state = seat.ago(moves)?.state;
    if (!state || !isSameTurn(seat.state, state)) break;
    if (stageOf(seat.title, state)?.actor(state).player !== player) ofOthers++;
    const isIn = stepOf(state.round) === step && state.decisions.length === 0;
    if (isIn) way = { moves, ofOthers };
  }
  return way;
}

/** Of the same company, or the same player. */
function isSameTurn(now: TableState, then: TableState): boolean {
  if (!isSameRound(now, then)) return false;
  if (isCompanyRound(now.round) && isCompanyRound(then.round)) {
    return (
      now.round.turn?.company === then.round.turn?.company && now.round.done.length === then.round.done.length
    );
  }
  const [a, b] = [now.round, then.round].map((round) => round as { turn?: unknown; number?: unknown });
  return a!.turn === b!.turn && a!.number === b!.number;
}
