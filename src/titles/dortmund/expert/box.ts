import { coloursUpTo } from '@/engine/board/colours';
import type { BuildColour } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { HsbBox } from '../hsb/box';
import { breweryCorporations, minorMarkers, minorMcmBoxes, specialEvents } from '../hsb-cards';
import type { MinorMarker, SpecialEvent } from '../hsb-types';
import type { ExpertState } from './state';

export const wagonCode = minorMarkers.find(({ kind }) => kind === 'wagon')!.code;

export function markerOf(code: string): MinorMarker | undefined {
  return minorMarkers.find((marker) => marker.code === code);
}

export function eventOf(code: string): SpecialEvent | undefined {
  return specialEvents.find((event) => event.code === code);
}

/** Has the phase begun from which this may be used [18DO 7.1, 7.2, ruling 66]? */
export function isInUse(
  { phases }: Pick<HsbBox, 'phases'>,
  state: Pick<ExpertState, 'trains'>,
  { fromPhase }: { readonly fromPhase: BuildColour },
): boolean {
  return coloursUpTo(phases.of(state).colour).includes(fromPhase);
}

/** [ruling 64] boxes for equipment markers on a charter, beside the space of a printed event. */
function ownBoxes({ kindOf }: Pick<HsbBox, 'kindOf'>, company: CompanyId): number {
  if (kindOf(company) === 'minor') return minorMcmBoxes;
  return breweryCorporations.find(({ id }) => id === company)?.mcmBoxes ?? Number.POSITIVE_INFINITY;
}

/** [18DO 7.1, rulings 64, 71] how many markers a company may have: a railway as many as it likes. */
export function markerLimit(box: Pick<HsbBox, 'kindOf'>, company: CompanyId): number {
  return ownBoxes(box, company) + (printedOn(company) === undefined ? 0 : 1);
}

/** [ruling 65] the event that is printed on a charter. */
function printedOn(company: CompanyId): string | undefined {
  return breweryCorporations.find(({ id }) => id === company)?.semSpace;
}

/** The same, unless an equipment marker covers it. */
export function printedEvent(
  box: Pick<HsbBox, 'kindOf'>,
  state: Pick<ExpertState, 'markers'>,
  company: CompanyId,
): string | undefined {
  const own = state.markers.filter(({ at }) => at === company).length;
  return own > ownBoxes(box, company) ? undefined : printedOn(company);
}
