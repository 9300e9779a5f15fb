import type { CompanyId, PrivateId } from '@/engine/game/ids';
import type { RailState } from '@/engine/steps/state';

/**
 * Where a brewery's marker is: with its card, assigned to a railway, out of the game after its use or
 * because it was never assigned; no. 1 has none.
 */
export type MarkerPlace = 'none' | 'card' | 'gone' | CompanyId;

/** What lies on and beside a brewery's card. Its owner, and whether it is turned over, is in `privates`. */
export interface BreweryState {
  /** Beer cubes on the card. */
  cubes: number;
  marker: MarkerPlace;
}

/**
 * The private breweries in play, beside the engine's `privates`: there `owner` is who bought it, and `closed`
 * that the card is turned over (no revenue any more, its cubes can be used) [18DO 4.3.1].
 */
export interface BreweryParts {
  breweries: Record<PrivateId, BreweryState>;
}

/** A game of the box in which breweries are private. */
export interface BreweryGame extends RailState, BreweryParts {}
