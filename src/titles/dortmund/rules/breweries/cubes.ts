import type { CompanyId, PlayerId, PrivateId } from '@/engine/game/ids';
import type { BreweryGame } from './state';

/** The brewery that a player owns: everybody buys one in the starting round. */
export function breweryOf(state: BreweryGame, player: PlayerId): PrivateId | undefined {
  return Object.keys(state.breweries).find((id) => state.privates[id]!.owner === player);
}

/** [18DO 4.5.5.1] cubes that a player may have carried: those on a card that is turned over. */
export function usableCubes(state: BreweryGame, player: PlayerId): number {
  const id = breweryOf(state, player);
  return id && state.privates[id]!.closed ? state.breweries[id]!.cubes : 0;
}

/** [18DO 4.3.1.2] cubes are kept on the card, whichever side is up; takes them off with a negative number. */
export function changeCubes(draft: BreweryGame, player: PlayerId, cubes: number): void {
  const id = breweryOf(draft, player);
  if (id) draft.breweries[id]!.cubes += cubes;
}

/** Has the company the marker of this brewery? */
export function hasMarker(state: BreweryGame, company: CompanyId, id: PrivateId): boolean {
  return state.breweries[id]?.marker === company;
}
