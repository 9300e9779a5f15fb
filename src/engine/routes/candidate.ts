import type { Piece } from '@/engine/board/graph';
import type { Found } from './hunt';
import { beyond, lengthOf } from './length';
import type { Arc } from './lines';
import type { Moves } from './moves';
import type { Network } from './network';
import { ignores } from './path';
import type { Route, RouteView, Visit } from './types';

/** A legal route of one kind of train, ready to be combined with those of others. */
export interface Candidate {
  /** The arcs that it runs along, in order. */
  readonly arcs: readonly number[];
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
  const known = new Map<number, Visit>();
  const between = (arriving: number, leaving: number): Visit => {
    const key = (arriving + 1) * (lines.length + 1) + leaving + 1;
    let visit = known.get(key);
    if (!visit) {
      visit = visitOf(network, lines[arriving], lines[leaving]);
      known.set(key, visit);
    }
    return visit;
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
export function evaluate({ profile }: Network, route: RouteView, stops: number): number | undefined {
  const exactLength = profile.spares !== undefined || profile.capacity.towns !== undefined;
  if (exactLength && beyond(profile.capacity, lengthOf(profile, route))) return undefined;
  if (profile.demands) for (const demand of profile.demands) if (!demand.met(route)) return undefined;
  let value = stops;
  if (profile.bonuses) for (const bonus of profile.bonuses) value += bonus.amount(route);
  return value;
}

export function maskOf(network: Network, arcs: readonly number[]): Int32Array {
  const mask = new Int32Array((network.lines.units + 31) >> 5);
  for (const arc of arcs) {
    const part = network.lines.arcs[arc]!.mask;
    for (let w = 0; w < mask.length; w++) mask[w]! |= part[w]!;
  }
  return mask;
}

export function clash(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i]! & b[i]!) return true;
  return false;
}
