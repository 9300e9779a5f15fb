import {
  isSold,
  isObsolete as isTypeObsolete,
  moveTrain,
  obsoleteBy,
  trainsOf,
} from '@/engine/finance/trains';
import { plainAt } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { FreeBox, FreeState } from './state';

type Trains = Pick<FreeState, 'trains'>;
type TrainBox = Pick<FreeBox<FreeState>, 'trains' | 'phases'>;

/** The next one of the display, in ascending order. */
export function nextTrain(state: Trains): TrainId | undefined {
  return plainAt(state, 'trains').find(({ at }) => at === 'depot')?.type;
}

/** A company never has more than one. */
export function trainOf(state: Trains, company: CompanyId): TrainId | undefined {
  return trainsOf(state, company)[0]?.type;
}

/** It stays with its company all the same, until it is swapped. */
export function isObsolete({ trains }: Pick<TrainBox, 'trains'>, state: Trains, type: TrainId): boolean {
  return isTypeObsolete(trains, state, type);
}

/** Gives the next train of the display to a company; the first of its type begins a phase. */
export function takeTrain(
  { trains, phases }: TrainBox,
  draft: Trains,
  company: CompanyId,
  type: TrainId,
  moment: Moment,
): void {
  const first = !isSold(draft, type);
  moveTrain(draft, type, 'depot', company);
  if (!first) return;
  const phase = phases.of(draft);
  if (phase.on === type) moment.emit({ type: 'phase', phase: phase.id, colour: phase.colour });
  for (const train of obsoleteBy(trains, type)) moment.emit({ type: 'train-aged', train });
}
