import { RunList, runsScene } from '../../../turn/free/RunList';
import type { BoardScene } from '../../../turn/props';
import { t } from '../words';
import type { ShortSeat } from './seats';

/** The runs of the last train round, stop by stop. */
export function FinalRuns({ seat }: { seat: ShortSeat }) {
  return <RunList seat={seat} title={t('short.runs')} runs={seat.state.runs} />;
}

export function finalScene({ state }: ShortSeat): BoardScene {
  return runsScene(state.runs);
}
