import type { RunMove } from '@/engine/steps/run';
import type { Seat } from '../../table/seat';
import type { BoardScene, PanelProps } from '../props';
import { routeLines } from '../routes';
import { tapped } from './route-taps';
import { bestKnown, runInputOf } from './run-drawing';

/** The run in colours; while a route is drawn, its stops glow and can be tapped. */
export function runScene(props: PanelProps<Seat, RunMove>): BoardScene {
  const { seat, options, selection } = props;
  const { drawing } = selection.in(seat.state);
  const { company } = options.actor;
  if (!company) return {};
  const routes = drawing?.routes ?? bestKnown(props).routes;
  if (drawing?.train === undefined) return { routes: routeLines(routes) };
  const input = runInputOf(seat, company);
  return {
    routes: routeLines(routes),
    highlighted: new Set(drawing.via),
    everyTap: true,
    tap: (hex) => selection.pick(seat.state, { drawing: tapped(input, drawing, hex) }),
  };
}
