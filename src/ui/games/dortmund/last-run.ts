import type { FinanceState } from '@/engine/finance/state';
import { isObsolete } from '@/engine/finance/trains';
import type { TrainId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { trains } from '@/titles/dortmund/cards';
import type { EffectRow } from '../../turn/effect-rows';
import { t } from './words';

/** [18DO 4.5.7.3] obsolete, but not before its next run. */
export function runsOnceMore(state: FinanceState, type: TrainId): boolean {
  return isObsolete(trains, state, type) && hasLastRun(type);
}

export function hasLastRun(type: TrainId): boolean {
  return trains.some(({ id, finalRun }) => id === type && finalRun);
}

/** Trains that are still owned and have only their last run before them now. */
export function lastRunRows(before: FinanceState, after: FinanceState): EffectRow[] {
  const owned = new Set(after.trains.filter(({ at }) => at in after.companies).map(({ type }) => type));
  return [...owned]
    .filter((type) => runsOnceMore(after, type) && !runsOnceMore(before, type))
    .map((type) => ({ label: trainName(type), to: t('do.lastRun') }));
}
