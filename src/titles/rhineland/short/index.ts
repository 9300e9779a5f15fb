import type { GameRules } from '@/engine/game/title';
import { countOf, surplusFlow, surplusStage } from '@/engine/rounds/free';
import type { Score, TitleView } from '../../view';
import type { ShortBox } from './box';
import { invariants } from './invariants';
import type { ShortMove, ShortStage } from './moves';
import { playerFlow, playerRound, surplusRules } from './player-round';
import { setUp } from './setup';
import type { ShortState } from './state';
import { trainFlow, trainRound } from './train-round';

export { type ShortBox, type ShortParts, shortBox } from './box';

/** [18Rhl 10] the Short Game, played with what is in this box. */
export function shortRules(box: ShortBox): GameRules<ShortState, ShortMove, ShortStage> {
  const surplus = surplusRules(box);
  return {
    begin: (setup, moment) => setUp(box, setup, moment),
    rounds: { player: playerRound(box), train: trainRound(box) },
    decisions: { surplus: surplusStage(surplus) },
    consequences: [...surplusFlow(surplus), playerFlow(box), trainFlow(box)],
    invariants: invariants(box),
  };
}

/** [18Rhl 10.4] the richest wins: dividends alone count. */
export function scores({ seats, cash }: Pick<ShortState, 'seats' | 'cash'>): Score[] {
  return seats
    .map((player) => ({ player, shares: [], total: cash[player]! }))
    .sort((a, b) => b.total - a.total);
}

/** What the screens need to show such a game. */
export function shortView(box: ShortBox): TitleView<ShortState> {
  return {
    companies: box.companies,
    trains: box.trains,
    phases: box.phases,
    privates: [],
    board: box.board,
    certificateLimit: (state) => box.certificateLimit(state),
    certificateCount: countOf,
    runInput: (state, company) => box.runInput(state, company),
    runParts,
    scores,
  };
}

/** Track and stations, trains with the phase they make, and whose stations stand in the way. */
function runParts({ board, trains, companies }: ShortState): readonly unknown[] {
  const founded = Object.keys(companies).filter((id) => companies[id]!.founded);
  return [board, trains, founded.join()];
}
