import {
  isSold,
  isObsolete as isTypeObsolete,
  moveTrain,
  obsoleteBy,
  trainsOf,
} from '@/engine/finance/trains';
import { plainOf } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { box, phaseNow } from './box';
import type { IntState } from './state';

type Trains = Pick<IntState, 'trains'>;

/** [18DO 3.2.1] the next one of the display, in ascending order. */
export function nextTrain(state: Trains): TrainId | undefined {
  return plainOf(state.trains).find(({ at }) => at === 'depot')?.type;
}

/** [18DO 3.2.3] a company never has more than one. */
export function trainOf(state: Trains, company: CompanyId): TrainId | undefined {
  return trainsOf(state, company)[0]?.type;
}

/** [18DO 3.2.3] it stays with its company all the same, until it is swapped. */
export function isObsolete(state: Trains, type: TrainId): boolean {
  return isTypeObsolete(box.trains, state, type);
}

/** Gives the next train of the display to a company; the first of its type begins a phase. */
export function takeTrain(draft: IntState, company: CompanyId, type: TrainId, moment: Moment): void {
  const first = !isSold(draft, type);
  moveTrain(draft, type, 'depot', company);
  const phase = phaseNow(draft);
  if (!first || phase.on !== type) return;
  moment.emit({ type: 'phase', phase: phase.id, colour: phase.colour });
  for (const train of obsoleteBy(box.trains, type)) moment.emit({ type: 'train-aged', train });
}
