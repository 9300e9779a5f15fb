import { graphOf, type StopNode } from '@/engine/board/graph';
import { trackJoins } from '@/engine/board/joins';
import type { Place } from '@/engine/board/stations';
import { transfer } from '@/engine/finance/money';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Objection } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { type RailState, turnOf } from '@/engine/steps/state';
import { oneLay } from '@/engine/steps/track';
import type { RhinelandBox } from '../box';
import { type Feature, featureOf, type RhinelandCompany } from '../cards';
import type { RhinelandState } from '../state';

export function companyOf(box: RhinelandBox, id: CompanyId): RhinelandCompany {
  return box.companies.find((company) => company.id === id)!;
}

/**
 * [18Rhl 6.3] one tile in a turn. [18LRA 4.2.3, rulings 38, 39] Some corporations may lay two in their first turn, if
 * both are yellow.
 */
export function layAllowance(box: RhinelandBox) {
  const maySecond = (state: RailState): boolean => {
    const { company, laid, layBarred } = turnOf(state);
    const isSecond = !layBarred && laid.length === 1 && laid[0] === 'yellow';
    if (!isSecond || state.companies[company]!.operated) return false;
    return featureOf(companyOf(box, company), 'twoYellowTilesInFirstOperatingRound') !== undefined;
  };
  return (state: RailState, colour: string): Objection | undefined => {
    const spent = oneLay(state);
    return spent && colour === 'yellow' && maySecond(state) ? undefined : spent;
  };
}

/** [18LRA 4.2.3, ruling 66] a station on this hex needs no route. */
export function buildsWithoutRoute(box: RhinelandBox, company: CompanyId, { hex }: Place): boolean {
  return featureOf(companyOf(box, company), 'stationWithoutRoute')?.hex === hex;
}

/** [18LRA 4.2.3, ruling 85] paid once, whoever built the line; not before the corporation has floated. */
export function linkBonus(box: RhinelandBox): Consequence<RhinelandState> {
  const company = box.companies.find((each) => featureOf(each, 'linkBonus'));
  const bonus = company && featureOf(company, 'linkBonus');
  return {
    due(state, before) {
      if (!company || !bonus || state.linked || !state.companies[company.id]!.floated) return false;
      const hasFloated = !before.companies[company.id]!.floated;
      return (hasFloated || state.board.tiles !== before.board.tiles) && isLinked(box, state, bonus);
    },
    apply(draft, moment) {
      const { amount } = bonus!;
      draft.linked = true;
      transfer(draft, 'bank', { company: company!.id }, amount);
      moment.emit({ type: 'link-bonus', company: company!.id, amount });
    },
  };
}

function isLinked(
  box: RhinelandBox,
  { board }: RhinelandState,
  { from, to }: Extract<Feature, { kind: 'linkBonus' }>,
): boolean {
  const at = (hexes: readonly HexId[]) => (stop: StopNode) => hexes.includes(stop.hex);
  return trackJoins(graphOf(box.board, board), [at(from), at(to)]);
}
