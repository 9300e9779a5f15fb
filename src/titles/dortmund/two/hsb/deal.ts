import { type RandomState, shuffled } from '@/engine/game/random';
import { minorBreweries, twoPlayerBrewing } from '../../hsb-cards';
import type { MinorBrewery } from '../../hsb-types';

/** [18DO 8.4.1, ruling 87] three of the seven minor breweries that are in play with two players, by their numbers. */
export function minorsForTwo(random: RandomState): MinorBrewery[] {
  const { minorsNotUsed, minorsLaidOut } = twoPlayerBrewing;
  const inPlay = minorBreweries.filter(({ id }) => !minorsNotUsed.includes(id));
  const drawn = shuffled(random, inPlay).slice(0, minorsLaidOut);
  return inPlay.filter((minor) => drawn.includes(minor));
}
