import { graphOf, type StopNode } from '@/engine/board/graph';
import { trackJoins } from '@/engine/board/joins';
import type { Consequence } from '@/engine/game/title';
import { moneyForTrack } from '@/engine/steps/money-for-track';
import type { RhinelandBox } from '../box';
import type { DeferredMoney } from '../cards';
import type { RhinelandState } from '../state';

/** [18Rhl 4.1.1 no. 6] the money at the edge of the map is paid once the line is there, whoever built it. */
export function deferredMoney(box: RhinelandBox): Consequence<RhinelandState> {
  const [power] = box.privates.flatMap(({ power }) => (power.kind === 'directorCertificate' ? [power] : []));
  const company = power?.corp ?? '';
  return moneyForTrack<RhinelandState>({
    company,
    isBuilt: (state) => power !== undefined && isLinked(box, state, power.deferred),
    announce: (moment, amount) => moment.emit({ type: 'link-paid', company, amount }),
  });
}

/** While the banks are two cities the right one must be touched; later any track into the hex counts. */
function isLinked(box: RhinelandBox, state: RhinelandState, { link, toBank }: DeferredMoney): boolean {
  const at = (hex: string, bank?: 'west' | 'east') => (stop: StopNode) =>
    stop.hex === hex && (!bank || state.board.tiles[hex] !== undefined || stop.def.bank === bank);
  const graph = graphOf(box.board, state.board);
  return trackJoins(graph, [at(link.from, link.bank), at(link.via), at(link.to, toBank)]);
}
