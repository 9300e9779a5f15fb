import type { RhinelandState } from '@/titles/rhineland/state';
import type { RouteLine } from '../board/RouteView';
import type { Seat } from '../table/seat';

/** One for each train: apart from each other and from the colours of tiles. */
const colours = [
  '#d3168c',
  '#0b6fc2',
  '#e8590c',
  '#6a3fb5',
  '#0b8a83',
  '#8a1c1c',
  '#4a4a4a',
  '#a8860b',
] as const;

export function routeColour(train: number): string {
  return colours[train % colours.length]!;
}

export function routeLines(routes: readonly (readonly string[])[]): readonly RouteLine[] {
  return routes.flatMap((pieces, i) => (pieces.length > 0 ? [{ colour: routeColour(i), pieces }] : []));
}

/** What a company would run as things are in a state. */
export function runIn(seat: Seat, state: RhinelandState, company: string) {
  const hasTrain = state.trains.some(({ at }) => at === company);
  return hasTrain ? seat.bestRun(state, company) : { result: undefined, searching: false };
}
