import { plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import { activeOf, corporationOf, type RuhrBox } from '../../box';
import { type DevelopmentStage, developmentSupply, type Industry, type RuhrPhase } from '../../cards';
import type { Markers, RuhrState } from '../../state';
import { hasLink, hexOf } from '../locations';

export const stages = Object.keys(developmentSupply) as DevelopmentStage[];

export function noMarkers(): Markers {
  return { A: 0, B: 0, C: 0, D: 0, E: 0, X: 0 };
}

export function markersOf(counts: Readonly<Partial<Markers>>): Markers {
  return { ...noMarkers(), ...counts };
}

export function countOf(markers: Readonly<Markers>): number {
  return stages.reduce((sum, stage) => sum + markers[stage], 0);
}

/** What a Montan company produces. */
export function typeOfCompany(box: RuhrBox, company: CompanyId): Industry {
  return (activeOf(box, company) ?? corporationOf(box, company))!.type;
}

export function isActive(box: RuhrBox, company: CompanyId): boolean {
  return activeOf(box, company) !== undefined;
}

/** Does it develop, rather than run trains? */
export function isMontan(box: RuhrBox, company: CompanyId): boolean {
  return isActive(box, company) || corporationOf(box, company) !== undefined;
}

/** [18Ruhr 9.2] has the private Montan company a railway link? A corporation always has one. */
export function isLinked(box: RuhrBox, state: RuhrState, company: CompanyId): boolean {
  return !isActive(box, company) || hasLink(state.locations[hexOf(company)]!);
}

/** Boxes that markers of each stage may lie in: some of a private company's need a railway link [18Ruhr 9.1.1.2]. */
export function boxesOf(box: RuhrBox, state: RuhrState, company: CompanyId): Markers {
  if (!isActive(box, company)) return markersOf(box.charters.montanBoxes);
  const { boxes, linkBoxes } = box.charters.montanCharter;
  const open = markersOf(boxes);
  if (isLinked(box, state, company)) return open;
  const locked = markersOf(linkBoxes[typeOfCompany(box, company)]);
  for (const stage of stages) open[stage] -= locked[stage];
  return open;
}

/** Markers in boxes; all others of a private company lie in its treasury [18Ruhr 9.1.2]. */
export function placedMarkers(box: RuhrBox, state: RuhrState, company: CompanyId): Markers {
  const boxes = boxesOf(box, state, company);
  const placed = noMarkers();
  const { markers } = state.montan[company]!;
  for (const stage of stages) placed[stage] = Math.min(markers[stage], boxes[stage]);
  return placed;
}

/** Markers in the treasury of a private Montan company. */
export function keptMarkers(box: RuhrBox, state: RuhrState, company: CompanyId): number {
  return countOf(state.montan[company]!.markers) - countOf(placedMarkers(box, state, company));
}

/** [18Ruhr 9.1.3] does this stage still work? */
export function works(phase: RuhrPhase, stage: DevelopmentStage): boolean {
  return !phase.stages.inactive.includes(stage);
}

/** Incomes of all markers that work, in boxes, the highest first. */
function incomes(box: RuhrBox, state: RuhrState, company: CompanyId): number[] {
  const phase = box.phases.of(state);
  const placed = placedMarkers(box, state, company);
  return [...stages]
    .reverse()
    .filter((stage) => works(phase, stage))
    .flatMap((stage) => Array.from({ length: placed[stage] }, () => box.charters.developmentIncome[stage]));
}

/** [18Ruhr 7.2, 9.3] all active markers; each switch engine earns as much as one of the highest, the second as another. */
export function incomeOf(box: RuhrBox, state: RuhrState, company: CompanyId): number {
  const each = incomes(box, state, company);
  const engines = each.slice(0, state.montan[company]!.engines.length);
  return [...each, ...engines].reduce((sum, amount) => sum + amount, 0);
}

export function hasActiveMarker(box: RuhrBox, state: RuhrState, company: CompanyId): boolean {
  return incomes(box, state, company).length > 0;
}

/** From the supply onto the charter. */
export function takeMarkers(
  draft: RuhrState,
  type: Industry,
  company: CompanyId,
  taken: Readonly<Markers>,
): void {
  const { markers } = draft.montan[company]!;
  for (const stage of stages) {
    markers[stage] += taken[stage];
    draft.supply[type][stage] -= taken[stage];
  }
}

/** All that lies on a charter leaves the game with it. */
export function discardCharter(box: RuhrBox, draft: RuhrState, company: CompanyId): void {
  const { markers, engines } = plainOf(draft.montan[company]!);
  const type = typeOfCompany(box, company);
  for (const stage of stages) draft.spent[type][stage] += markers[stage];
  for (const engine of engines) draft.scrapped[engine] += 1;
  delete draft.montan[company];
}
