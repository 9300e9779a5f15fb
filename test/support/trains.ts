/** Trains on a table for tests: who has which, and which are gone in a phase. */
import type { TrainType } from '@/engine/finance/cards';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId, TrainId } from '@/engine/game/ids';

export interface GivenTrains {
  companies?: Record<CompanyId, { trains?: readonly TrainId[] }>;
  pool?: readonly TrainId[];
  /** The train that began the phase: all smaller ones are sold and, if no company has them, gone. */
  phase?: TrainId;
}

/** Hands the trains out; tells whether the phase of a train has been reached. */
export function placeTrains(
  state: Pick<FinanceState, 'trains'>,
  given: GivenTrains,
  trains: readonly TrainType[],
): (type: TrainId) => boolean {
  const take = (type: TrainId, at: string) => {
    const card = state.trains.find((train) => train.type === type && train.at === 'depot');
    if (!card) throw new Error(`no ${type}-train left`);
    card.at = at;
  };
  for (const [id, { trains: owned = [] }] of Object.entries(given.companies ?? {})) {
    for (const type of owned) take(type, id);
  }
  for (const type of given.pool ?? []) take(type, 'pool');
  const types = trains.map(({ id }) => id);
  const reached = given.phase ? types.indexOf(given.phase) : -1;
  for (const card of state.trains) {
    if (card.at === 'depot' && types.indexOf(card.type) < reached) card.at = 'gone';
  }
  const begun = state.trains.some(({ type, at }) => type === given.phase && at !== 'depot');
  if (given.phase && !begun) take(given.phase, 'gone');
  return (type) => reached >= types.indexOf(type);
}
