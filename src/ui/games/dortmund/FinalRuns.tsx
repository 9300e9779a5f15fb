import { money } from '@/i18n/table';
import { RunList, runsScene } from '../../turn/free/RunList';
import type { BoardScene } from '../../turn/props';
import type { IntSeat } from './seats';
import { t } from './words';

/** The one run of each company, stop by stop. */
export function FinalRuns({ seat }: { seat: IntSeat }) {
  const runs = seat.state.runs.map((run) =>
    run.paid === run.revenue ? run : { ...run, note: t('do.runs.rounded', { revenue: money(run.revenue) }) },
  );
  return <RunList seat={seat} title={t('do.runs')} runs={runs} />;
}

export function finalScene({ state }: IntSeat): BoardScene {
  return runsScene(state.runs);
}
