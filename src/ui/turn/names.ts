import { faceAt } from '@/engine/board/face';
import type { BoardDef } from '@/engine/board/types';
import type { CompanyDef, PrivateDef } from '@/engine/finance/cards';
import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId, HexId, PrivateId, TrainId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { list, t } from '@/i18n/table';
import type { Seat } from '../table/seat';
import { namesIn } from './words';

export function boardOf({ view }: Seat): BoardDef {
  return view.board;
}

export function companyOf({ view }: Seat, id: CompanyId): CompanyDef | undefined {
  return view.companies.find((company) => company.id === id);
}

export function privateOf({ view }: Seat, id: PrivateId): PrivateDef | undefined {
  return view.privates.find((each) => each.id === id);
}

/** `Düsseldorf (F9)`, or the coordinates alone. */
export function placeName(seat: Seat, hex: HexId): string {
  return namesIn(seat).hex(hex);
}

/** What a hex is called where its coordinates would be in the way. */
export function shortName(seat: Seat, hex: HexId): string {
  return boardOf(seat).hexes[hex]?.name ?? hex;
}

/** As a board is read: row by row, and along each. */
export function inReadingOrder<T extends { readonly hex: HexId }>(places: readonly T[]): readonly T[] {
  return places.toSorted((a, b) => a.hex.localeCompare(b.hex, 'en', { numeric: true }));
}

/** A stop of a hex that has several: by its own name, or by its number. */
export function stopName(seat: Seat, hex: HexId, stop: number): string {
  const stops = faceAt(boardOf(seat), seat.state.board, hex)?.stops ?? [];
  if (stops.length < 2) return placeName(seat, hex);
  const which = namesIn(seat).stop?.(hex, stop) ?? t('turn.stopNumber', { number: stop + 1 });
  return `${placeName(seat, hex)}, ${which}`;
}

/** `4-train (last run)`, where there is something to say of it. */
export function markedTrain(seat: Seat, type: TrainId): string {
  const mark = seat.game.trainMark?.(seat, type);
  return mark === undefined ? trainName(type) : `${trainName(type)} (${mark})`;
}

/** `2-train and 2 × 3-train`: cards of one kind are said once, with their number. */
export function countedNames(kinds: readonly string[], nameOf: (kind: string) => string): string {
  return list(
    [...new Set(kinds)].map((kind) => {
      const count = kinds.filter((each) => each === kind).length;
      return count > 1 ? `${count}\u00a0×\u00a0${nameOf(kind)}` : nameOf(kind);
    }),
  );
}

export function trainNames(types: readonly TrainId[], nameOf = trainName): string {
  return types.length === 0 ? t('turn.noTrain') : countedNames(types, nameOf);
}

/** `Owns 3-train and 4-train (2 of 3)`. */
export function ownedTrains(seat: Seat, company: CompanyId): string {
  const owned = trainsOf(seat.state, company).map(({ type }) => type);
  const limit = seat.view.phases.of(seat.state).trainLimit;
  if (owned.length === 0) return t('turn.trains.ownsNone', { limit });
  const trains = countedNames(owned, (type) => markedTrain(seat, type));
  return t('turn.trains.owned', { trains, count: owned.length, limit });
}
