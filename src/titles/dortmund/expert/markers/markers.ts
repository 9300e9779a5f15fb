import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { HsbBox } from '../../hsb/box';
import { isInUse, markerLimit, markerOf } from '../box';
import { display, type ExpertState, type MarkerNo, none } from '../state';

type Marked = Pick<ExpertState, 'markers'>;

/** The markers of a company, or of the display, by their numbers. */
export function markersAt({ markers }: Marked, place: CompanyId): MarkerNo[] {
  return [...markers.keys()].filter((no) => markers[no]!.at === place);
}

/** Kinds of markers that are left in the display, each once. */
export function codesInDisplay(state: Marked): string[] {
  return [...new Set(markersAt(state, display).map((no) => state.markers[no]!.code))];
}

/** A company's markers of one kind that may be used by now. */
export function usableMarkers(
  box: Pick<HsbBox, 'phases'>,
  state: Marked & Pick<ExpertState, 'trains'>,
  company: CompanyId,
  kind: 'pub' | 'bottling' | 'wagon',
): MarkerNo[] {
  return markersAt(state, company).filter((no) => {
    const marker = markerOf(state.markers[no]!.code)!;
    return marker.kind === kind && isInUse(box, state, marker);
  });
}

export function moveMarker(draft: Marked, marker: MarkerNo, at: CompanyId): void {
  const { code } = draft.markers[marker]!;
  draft.markers[marker] = { code, at };
}

/** [18DO 7.1, ruling 69] a marker goes back to the display, for nothing. */
export function layBack(draft: Marked, marker: MarkerNo, moment: Moment): void {
  if (marker === none) return;
  const { code, at: company } = draft.markers[marker]!;
  moveMarker(draft, marker, display);
  moment.emit({ type: 'marker-back', company, marker: code });
}

/** [18DO 7.1] what a company could lay back to have room for one more: nothing, or one of all that it has. */
export function waysToMakeRoom(
  box: Pick<HsbBox, 'kindOf'>,
  state: Marked,
  company: CompanyId,
): readonly MarkerNo[] {
  const own = markersAt(state, company);
  return own.length < markerLimit(box, company) ? [none] : own;
}
