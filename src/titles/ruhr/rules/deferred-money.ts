import { graphOf } from '@/engine/board/graph';
import { trackJoins } from '@/engine/board/joins';
import type { CompanyId } from '@/engine/game/ids';
import type { Consequence } from '@/engine/game/title';
import { bmeLink } from '../board';
import type { RuhrBox } from '../box';
import type { RuhrState } from '../state';

/** [18Ruhr 5.4, ruling 14] the money under the map is paid once track joins Barmen and Hagen, whoever built it. */
export function deferredMoney(box: RuhrBox): Consequence<RuhrState> {
  const company: CompanyId = box.privates.find(({ directorOf }) => directorOf)!.directorOf!;
  return {
    due(state, before) {
      if (state.reserve === 0 || state.board.tiles === before.board.tiles) return false;
      const at = (hex: string) => (stop: { hex: string }) => stop.hex === hex;
      return trackJoins(graphOf(box.board, state.board), [at(bmeLink.from), at(bmeLink.to)]);
    },
    apply(draft, moment) {
      const amount = draft.reserve;
      draft.companies[company]!.treasury += amount;
      draft.reserve = 0;
      moment.emit({ type: 'aside-paid', company, amount });
    },
  };
}
