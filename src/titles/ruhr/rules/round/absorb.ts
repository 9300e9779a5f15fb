import { handOver } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import { corporationOf, type RuhrBox } from '../../box';
import type { RuhrState } from '../../state';
import { discardCharter, markersOf, stages } from '../montan/markers';

/**
 * [18Ruhr 12.1.1 f, 12.2 c] everything of a private Montan company goes to the corporation: markers above its boxes back
 * to the supply; of the engines someone may have to choose.
 */
export function absorb(box: RuhrBox, draft: RuhrState, from: CompanyId, into: CompanyId): void {
  const { type } = corporationOf(box, into)!;
  const boxes = markersOf(box.charters.montanBoxes);
  const brought = plainOf(draft.montan[from]!);
  const { markers, engines } = draft.montan[into]!;
  for (const stage of stages) {
    const kept = Math.min(markers[stage] + brought.markers[stage], boxes[stage]);
    draft.supply[type][stage] += markers[stage] + brought.markers[stage] - kept;
    markers[stage] = kept;
  }
  engines.push(...brought.engines);
  delete draft.montan[from];
  const { treasury } = draft.companies[from]!;
  if (treasury > 0) transfer(draft, { company: from }, { company: into }, treasury);
  leave(draft, from);
}

/** The charter of a private Montan company leaves the game. */
function leave(draft: RuhrState, company: CompanyId): void {
  handOver(draft, (card) => card.company === company, 'gone');
  draft.companies[company]!.floated = false;
}

/** [18Ruhr 12.3] an active private company becomes a passive one: its money goes to the bank, its charter out of the game. */
export function makePassive(box: RuhrBox, draft: RuhrState, company: CompanyId, hex: string): void {
  const { treasury } = draft.companies[company]!;
  if (treasury > 0) transfer(draft, { company }, 'bank', treasury);
  discardCharter(box, draft, company);
  leave(draft, company);
  const location = draft.locations[hex]!;
  location.status = 'passive';
  location.company = null;
}
