import {
  certificateCount,
  directorOf,
  handOver,
  moveCertificates,
  ordinaryOf,
} from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { placeToken, priceOf } from '@/engine/market/market';
import { corporationOf, type RuhrBox } from '../../box';
import { locationValue, montanActivePar, montanPassivePar } from '../../cards';
import type { RuhrState } from '../../state';
import { hasLink, industryOf, markerOn } from '../locations';
import { countOf, markersOf, noMarkers, stages, takeMarkers } from '../montan/markers';
import { absorb } from './absorb';

/** A way to found a corporation: which one, where, and at which value. */
export interface Founding {
  company: CompanyId;
  hex: HexId;
  value: number;
}

/** [18Ruhr 12.1] five development markers, the connection marker among them. */
const markersNeeded = montanActivePar.minimum / montanActivePar.perMarker;

/** [18Ruhr 12.1.1 c, ruling 94] ten times all markers, in boxes or not, and the connection marker. */
function activeValue(state: RuhrState, company: CompanyId): number | undefined {
  const markers = countOf(state.montan[company]!.markers) + 1;
  if (markers < markersNeeded) return undefined;
  return Math.min(markers * montanActivePar.perMarker, montanActivePar.maximum);
}

/** Values at which a location can found a corporation for this player; none if it cannot. */
function valuesAt(box: RuhrBox, state: RuhrState, player: PlayerId, hex: HexId): readonly number[] {
  const location = state.locations[hex]!;
  if (!hasLink(location)) return [];
  if (location.status === 'active') {
    const company = markerOn(hex);
    const value = directorOf(state, company) === player ? activeValue(state, company) : undefined;
    return value === undefined ? [] : [value];
  }
  if (location.status !== 'passive') return [];
  const colour = box.phases.of(state).colour as keyof typeof montanPassivePar;
  // [ruling 98] the limit of certificates holds; a conversion swaps one for one
  if (certificateCount(state, player) >= box.certificateLimit) return [];
  return montanPassivePar[colour].filter((value) => value <= state.cash[player]!);
}

/** [18Ruhr 12.1] corporations whose director's certificate nobody has had yet. */
function unfounded(box: RuhrBox, state: RuhrState): CompanyId[] {
  return box.corporations
    .map(({ id }) => id)
    .filter((id) => !state.companies[id]!.founded && ordinaryOf(state, 'offer', id).length > 0);
}

export function foundings(box: RuhrBox, state: RuhrState, player: PlayerId): Founding[] {
  const companies = unfounded(box, state);
  if (companies.length === 0) return [];
  return Object.keys(state.locations).flatMap((hex) => {
    const values = valuesAt(box, state, player, hex);
    return companies
      .filter((company) => corporationOf(box, company)!.type === industryOf(hex))
      .flatMap((company) => values.map((value) => ({ company, hex, value })));
  });
}

/** [18Ruhr 12.1.1, 12.1.2] the corporation begins with what the private company had, or with markers of the supply. */
export function found(
  box: RuhrBox,
  draft: RuhrState,
  player: PlayerId,
  { company, hex, value }: Founding,
  moment: Moment,
): void {
  const location = draft.locations[hex]!;
  const wasActive = location.status === 'active';
  const charter = draft.companies[company]!;
  handOver(draft, (card) => card.company === company && card.director, player);
  restOfOffer(draft, company, 'charter');
  charter.founded = true;
  charter.floated = true;
  placeToken(draft, company, { row: 0, col: box.line.values.indexOf(value) });
  draft.montan[company] = { markers: noMarkers(), engines: [] };
  draft.fresh.push(company);
  draft.locations[hex] = { status: 'montan', company, value: locationValue.montan };
  if (wasActive) absorb(box, draft, markerOn(hex), company);
  else {
    transfer(draft, { player }, { company }, value);
    takeFoundingMarkers(box, draft, company);
  }
  const markers = countOf(draft.montan[company]!.markers);
  moment.emit({ type: 'montan-founded', player, company, hex, value, markers });
}

/** [18Ruhr 12.1.2 h, ruling 54] as many as the phase gives, as far as the supply has them. */
function takeFoundingMarkers(box: RuhrBox, draft: RuhrState, company: CompanyId): void {
  const { type } = corporationOf(box, company)!;
  const wanted = markersOf(box.charters.passiveFoundingBoxes[box.phases.of(draft).colour] ?? {});
  for (const stage of stages) wanted[stage] = Math.min(wanted[stage], draft.supply[type][stage]);
  takeMarkers(draft, type, company, wanted);
}

/** [18Ruhr 12.1 g] may the founder buy a second certificate for one value into the treasury? */
export function canBuySecond(box: RuhrBox, state: RuhrState, player: PlayerId, company: CompanyId): boolean {
  return (
    ordinaryOf(state, 'charter', company).length > 0 &&
    certificateCount(state, player) < box.certificateLimit &&
    state.cash[player]! >= priceOf(box.market, state, company)
  );
}

export function buySecond(
  box: RuhrBox,
  draft: RuhrState,
  player: PlayerId,
  company: CompanyId,
  moment: Moment,
): void {
  const amount = priceOf(box.market, draft, company);
  const { percent } = ordinaryOf(draft, 'charter', company)[0]!;
  transfer(draft, { player }, { company }, amount);
  moveCertificates(draft, company, [percent], 'charter', player);
  moment.emit({ type: 'bought', player, company, percent, source: 'charter', amount });
}
