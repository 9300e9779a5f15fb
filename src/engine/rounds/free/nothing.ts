import type { EventOf } from '@/engine/game/events';
import { unlinkedHexes } from '@/engine/steps/network';
import { directed, type FreeBox, type FreeState } from './state';

/** Why a player has no action: nothing is directed, no track leaves any station, or nothing is left to do. */
export function noAction<S extends FreeState>(box: FreeBox<S>, state: S): EventOf<'no-action'> {
  const companies = directed(box, state);
  const homes = companies.map((company) => unlinkedHexes(box.network.of(state, company)));
  const isStuck = homes.every((each) => each.length > 0);
  return {
    type: 'no-action',
    player: box.turn(state),
    companies,
    homes: isStuck ? [...new Set(homes.flat())] : [],
  };
}
