import type { Piece } from '@/engine/board/graph';
import { beyond, lengthOf } from './length';
import type { Arc } from './lines';
import type { Moves } from './moves';
import type { Network } from './network';
import { ignores } from './path';
import type { Found } from './search';
import type { Route, RouteView, Visit } from './types';

/** A legal route of one kind of train, ready to be combined with those of others. */
export interface Candidate {
  /** The arcs that it runs along, in order. */
  readonly arcs: readonly number[];
  /** What it earns by itself. */
  readonly earns: number;
  /** The route as rules see it, where it may get a part of something that the run shares. */
  readonly view?: RouteView;
  /** The most that it can bring: what it earns, and the most it could get of what the run shares. */
  readonly weight: number;
  /** The same less the price of its track. */
  readonly rank: number;
  /** What it takes of the track: one bit for each unit. */
  readonly mask: Int32Array;
}

/** The arcs of a route from one end to the other. */
export function arcsOf({ arcs: { first, items } }: Moves, { one, other }: Found): number[] {
  const arcs: number[] = [];
  for (let i = one.length - 1; i >= 0; i--) {
    const move = one[i]!;
    for (let k = first[move + 1]! - 1; k >= first[move]!; k--) arcs.push(items[k]! ^ 1);
  }
  for (let i = 0; i < other.length; i++) {
    const move = other[i]!;
    for (let k = first[move]!; k < first[move + 1]!; k++) arcs.push(items[k]!);
  }
  return arcs;
}

export function routeOf(network: Network, view: RouteView, arcs: readonly number[]): Route {
  return { ...view, pieces: arcs.flatMap((arc) => piecesOf(network.lines.arcs[arc]!)) };
}

function piecesOf(arc: Arc): readonly Piece[] {
  const { pieces } = arc.segment;
  return arc.from === arc.segment.from ? pieces : [...pieces].reverse();
}

/** Makes visits, each once: most routes of a search differ in few of them. */
export type Views = (arcs: readonly number[]) => RouteView;

export function viewsIn(network: Network): Views {
  const { arcs: lines } = network.lines;
  /** By the arc that arrives and the arc that leaves, each one behind -1 for none. */
  const known: Visit[][] = [];
  const between = (arriving: number, leaving: number): Visit => {
    known[arriving + 1] ??= [];
    const visits = known[arriving + 1]!;
    visits[leaving + 1] ??= visitOf(network, lines[arriving], lines[leaving]);
    return visits[leaving + 1]!;
  };
  return (arcs) => {
    const visits: Visit[] = [];
    let arriving = -1;
    for (let i = 0; i <= arcs.length; i++) {
      const leaving = i < arcs.length ? arcs[i]! : -1;
      if (leaving >= 0 && lines[leaving]!.segment.crossing) {
        // the next arc leaves the other bank: both banks are one visit
        const onward = i + 1 < arcs.length ? arcs[i + 1]! : -1;
        visits.push(crossingVisit(network, lines[arriving], lines[leaving]!, lines[onward]));
        arriving = onward;
        i++;
        continue;
      }
      if (!isIgnored(network, leaving >= 0 ? lines[leaving]!.from : lines[arriving]!.to)) {
        visits.push(between(arriving, leaving));
      }
      arriving = leaving;
    }
    return { visits };
  };
}

function isIgnored({ graph, profile }: Network, stop: number): boolean {
  return profile.ignores !== undefined && ignores(profile, graph.stops[stop]!);
}

function visitOf({ graph }: Network, arriving: Arc | undefined, leaving: Arc | undefined): Visit {
  const stop = graph.stops[arriving ? arriving.to : leaving!.from]!;
  const pieces = [...(arriving ? [arriving.last] : []), ...(leaving ? [leaving.first] : [])];
  return { stops: [stop], ferry: pieces.some((piece) => piece.ferry), pieces };
}

function crossingVisit(
  { graph }: Network,
  arriving: Arc | undefined,
  ferry: Arc,
  leaving: Arc | undefined,
): Visit {
  const pieces = [...(arriving ? [arriving.last] : []), ...(leaving ? [leaving.first] : [])];
  return { stops: [graph.stops[ferry.from]!, graph.stops[ferry.to]!], ferry: true, pieces };
}

/** What a route earns with all its bonuses, or undefined where it is not legal after all. */
export function evaluate(
  { profile, lines, bonusesAt }: Network,
  route: RouteView,
  arcs: readonly number[],
  stops: number,
): number | undefined {
  const exactLength = profile.spares !== undefined || profile.capacity.towns !== undefined;
  if (exactLength && beyond(profile.capacity, lengthOf(profile, route))) return undefined;
  if (profile.demands) for (const demand of profile.demands) if (!demand.met(route)) return undefined;
  if (!profile.bonuses) return stops;
  let value = stops;
  let possible = bonusesAt[lines.arcs[arcs[0]!]!.from]!;
  for (let i = 0; i < arcs.length; i++) possible |= bonusesAt[lines.arcs[arcs[i]!]!.to]!;
  for (let i = 0; i < profile.bonuses.length; i++) {
    if (possible & (1 << i)) value += profile.bonuses[i]!.amount(route);
  }
  return value;
}

export function maskOf(network: Network, arcs: readonly number[]): Int32Array {
  const mask = new Int32Array((network.lines.units + 31) >> 5);
  for (const arc of arcs) {
    for (const unit of network.lines.arcs[arc]!.segment.units) mask[unit >> 5]! |= 1 << (unit & 31);
  }
  return mask;
}

export function clash(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i]! & b[i]!) return true;
  return false;
}
