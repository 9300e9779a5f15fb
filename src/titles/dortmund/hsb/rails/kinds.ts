import { withMarker } from '../../variants/clever-route';
import type { LadenTrain } from '../state';

/** [18DO 6.5.1, ruling 45] trains are told apart by the beer that goes with them, and by where it must go [18DO-MV 1]. */
export function kindOfTrain(train: LadenTrain): string {
  const { type, beer = 0, to } = train;
  return withMarker(beer > 0 ? `${type}+${beer}${to ? ` ${to}` : ''}` : type, train);
}
