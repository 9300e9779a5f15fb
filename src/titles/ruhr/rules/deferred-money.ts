import { graphOf } from '@/engine/board/graph';
import { trackJoins } from '@/engine/board/joins';
import type { HexId } from '@/engine/game/ids';
import type { Consequence } from '@/engine/game/title';
import { moneyForTrack } from '@/engine/steps/money-for-track';
import { bmeLink } from '../board';
import type { RuhrBox } from '../box';
import type { RuhrState } from '../state';

/** [18Ruhr 5.4, ruling 14] the money under the map is paid once track joins Barmen and Hagen, whoever built it. */
export function deferredMoney(box: RuhrBox): Consequence<RuhrState> {
  const company = box.privates.find(({ directorOf }) => directorOf)!.directorOf!;
  const at = (hex: HexId) => (stop: { readonly hex: HexId }) => stop.hex === hex;
  return moneyForTrack<RuhrState>({
    company,
    isBuilt: (state) => trackJoins(graphOf(box.board, state.board), [at(bmeLink.from), at(bmeLink.to)]),
    announce: (moment, amount) => moment.emit({ type: 'aside-paid', company, amount }),
  });
}
