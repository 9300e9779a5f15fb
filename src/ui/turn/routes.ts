import type { TableState } from '@/titles/view';
import type { RouteLine } from '../board/RouteView';
import type { Seat } from '../table/seat';

/** One for each train: apart from each other, from the colours of tiles, and the first from what glows. */
const colours = [
  '#1257c9',
  '#e0480b',
  '#7a2fc0',
  '#0b8a83',
  '#d3168c',
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
export function runIn<S extends TableState>(seat: Seat<S>, state: S, company: string) {
  const hasTrain = state.trains.some(({ at, as }) => at === company && as === undefined);
  return hasTrain ? seat.bestRun(state, company) : { result: undefined, searching: false };
}
