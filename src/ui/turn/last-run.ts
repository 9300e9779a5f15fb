import type { Instant } from '@/engine/game/timeline';
import type { RunReport } from '@/engine/routes/types';
import type { RunMove } from '@/engine/steps/run';
import { turnOf } from '@/engine/steps/state';
import type { TableState } from '@/titles/view';
import type { RailSeat } from '../table/seat';
import { isOfType } from './moves';
import { type Routes, reportOf, runInputOf } from './panels/run-drawing';

export interface LastRun {
  readonly routes: Routes;
  readonly report: RunReport;
}

/**
 * The run whose revenue is being decided on, read from the moves that were made: so it is seen after a
 * reload, in a second window and in the past as well.
 */
export function lastRun(seat: RailSeat): LastRun | undefined {
  const since: Instant<TableState>[] = [];
  for (let moves = 0; ; moves++) {
    const instant = seat.ago(moves);
    const before = seat.ago(moves + 1);
    if (!instant?.move || !before || instant.move.type === 'dividend') return undefined;
    if (isOfType<RunMove>(instant.move, 'run')) {
      const { routes } = instant.move;
      // a company that is no railway earns without a run: this one was another's
      if (turnOf(before.state).company !== turnOf(seat.state)?.company) return undefined;
      const input = runInputOf({ ...seat, state: before.state }, turnOf(before.state).company);
      const report = reportOf(input, routes);
      return { routes, report: seat.game.runReport?.(report, since) ?? report };
    }
    since.push(instant);
  }
}
