import { isCompanyRound } from '@/engine/game/company-round';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';

/** [18Ruhr 15.1 a, rulings 102, 117] in phases 5 and 6 the bank that has run out during an operating round ends the game. */
export function bankRunsOut(box: RuhrBox): Consequence<RuhrState> {
  return {
    due: (state) =>
      !state.over &&
      !state.broken &&
      state.bank <= 0 &&
      isCompanyRound(state.round) &&
      box.phases.of(state).colour === 'brown',
    apply(draft, moment) {
      draft.broken = 'operating';
      moment.emit({ type: 'bank-empty' });
    },
  };
}

export function endGame(draft: RuhrState, moment: Moment): void {
  draft.over = true;
  moment.emit({ type: 'game-over' });
}
