import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { BreweryPower, PrivateBrewery } from '../../cards';
import type { BreweryGame } from './state';

/** The breweries whose markers there are. */
export interface MarkerBox {
  readonly breweries: readonly PrivateBrewery[];
}

type WithPower<K extends BreweryPower['kind']> = PrivateBrewery & {
  readonly power: Extract<BreweryPower, { kind: K }>;
};

function hasPower<K extends BreweryPower['kind']>(each: PrivateBrewery, kind: K): each is WithPower<K> {
  return each.power.kind === kind;
}

/** The brewery in play that has this power. */
export function breweryWith<K extends BreweryPower['kind']>(
  box: MarkerBox,
  state: BreweryGame,
  kind: K,
): WithPower<K> | undefined {
  return box.breweries
    .filter(({ id }) => Object.hasOwn(state.breweries, id))
    .find((each): each is WithPower<K> => hasPower(each, kind));
}

/** [18DO 4.3.1.1] the brewery with this power whose marker the company has. */
export function markerWith<K extends BreweryPower['kind']>(
  box: MarkerBox,
  state: BreweryGame,
  company: CompanyId,
  kind: K,
): WithPower<K> | undefined {
  const brewery = breweryWith(box, state, kind);
  return brewery && state.breweries[brewery.id]!.marker === company ? brewery : undefined;
}

/** [18DO 4.3.1.1] a marker that has done its work leaves the game. */
export function useMarker(
  draft: BreweryGame,
  company: CompanyId,
  { id }: PrivateBrewery,
  moment: Moment,
): void {
  draft.breweries[id]!.marker = 'gone';
  moment.emit({ type: 'marker-used', company, private: id });
}
