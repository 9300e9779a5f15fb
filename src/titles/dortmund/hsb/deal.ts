import type { PlayerId } from '@/engine/game/ids';
import { agreedIn } from '@/engine/game/options';
import { type RandomState, shuffled } from '@/engine/game/random';
import { seatsOf } from '@/engine/game/seats';
import type { Setup } from '@/engine/game/state';
import { privates } from '../cards';
import { minorBreweries } from '../hsb-cards';
import type { MinorBrewery } from '../hsb-types';
import { minorsForTwo } from '../two/hsb/deal';
import { options } from './options';

/** What lots decide before the first move. */
export interface Deal {
  /** Clockwise from the one who begins the Starting Round. */
  readonly seats: readonly PlayerId[];
  /** The minor breweries of this game by their numbers. */
  readonly minors: readonly MinorBrewery[];
  /** Whose they are, where they are dealt and not bid for. */
  readonly owners?: ReadonlyMap<string, PlayerId>;
  /** Where the random numbers stand afterwards. */
  readonly random: number;
}

/**
 * [18DO 6.1.5, 6.1.6] cards of private breweries give the order of the Starting Round; Kronen is laid out, and one more
 * minor brewery for each player.
 */
export function dealOf(setup: Setup): Deal {
  const random: RandomState = { random: setup.seed };
  const { players } = setup;
  const numbers = shuffled(random, privates).slice(0, players.length);
  const byNumber = players
    .map(({ id }, i) => ({ id, no: numbers[i]!.no }))
    .sort((a, b) => a.no - b.no)
    .map(({ id }) => id);
  const seats = seatsOf(setup, byNumber);
  if (agreedIn(options, setup).dealtBreweries)
    return { seats, ...dealt(random, seats), random: random.random };
  if (players.length === 2) return { seats, minors: minorsForTwo(random), random: random.random };
  const fixed = minorBreweries.filter(({ alwaysLaidOut }) => alwaysLaidOut);
  const others = minorBreweries.filter(({ alwaysLaidOut }) => !alwaysLaidOut);
  const drawn = shuffled(random, others).slice(0, players.length);
  return { seats, minors: inOrder([...fixed, ...drawn]), random: random.random };
}

/** [18DO 6.2.2, ruling 125] all eight are shuffled, and each player gets one. */
function dealt(random: RandomState, seats: readonly PlayerId[]): Pick<Deal, 'minors' | 'owners'> {
  const drawn = shuffled(random, minorBreweries).slice(0, seats.length);
  return {
    minors: inOrder(drawn),
    owners: new Map(drawn.map(({ id }, i) => [id, seats[i]!])),
  };
}

function inOrder(minors: readonly MinorBrewery[]): MinorBrewery[] {
  return minorBreweries.filter((minor) => minors.includes(minor));
}
