import { isBrewery } from '@/titles/dortmund/hsb/box';
import type { LedgerPlan } from '../../parts';
import type { HsbSeat } from '../seats';
import { boxOf } from './names';

/** Railways in one block, breweries in the other; each acts in rounds of its own. */
export const ledger: LedgerPlan<HsbSeat> = {
  blockOf: ({ state }, company) => Number(isBrewery(boxOf(state), company)),
};
