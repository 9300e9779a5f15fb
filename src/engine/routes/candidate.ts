import type { Piece, TrackGraph } from '@/engine/board/graph';
import { beyond, lengthOf } from './length';
import type { Arc, Network } from './network';
import { ignores } from './path';
import type { Found } from './search';
import type { RouteView, Visit } from './types';

/** A legal route of one kind of train, ready to be combined with those of others. */
export interface Candidate {
  readonly route: RouteView;
  /** What it earns by itself. */
  readonly value: number;
  /** The most that it can bring: its value and the most it could get of what the run shares. */
  readonly weight: number;
  /** What it takes of the track: one bit for each unit. */
  readonly mask: Int32Array;
}

/** The route as rules of a title see it. */
export function viewOfFound(network: Network, found: Found): RouteView {
  const arcs = [...found.one.map((arc) => network.arcs[arc.index ^ 1]!).reverse(), ...found.other];
  return { visits: visitsAlong(network, arcs), pieces: arcs.flatMap(piecesOf) };
}

function piecesOf(arc: Arc): readonly Piece[] {
  const { pieces } = arc.segment;
  return arc.from === arc.segment.from ? pieces : [...pieces].reverse();
}

function visitsAlong({ graph, profile }: Network, arcs: readonly Arc[]): Visit[] {
  const visits = [startVisit(graph, arcs[0]!)];
  for (const arc of arcs) {
    const last = visits.at(-1)!;
    const target = graph.stops[arc.to]!;
    if (arc.first.ferry) last.ferry = true;
    if (arc.segment.crossing) last.stops.push(target);
    else {
      last.pieces.push(arc.first);
      visits.push({ stops: [target], ferry: arc.last.ferry, pieces: [arc.last] });
    }
  }
  return profile.ignores
    ? visits.filter(({ stops }) => !stops.every((stop) => ignores(profile, stop)))
    : visits;
}

type GrowingVisit = { stops: Visit['stops'][number][]; ferry: boolean; pieces: Piece[] };

function startVisit(graph: TrackGraph, arc: Arc): GrowingVisit {
  return { stops: [graph.stops[arc.from]!], ferry: false, pieces: [] };
}

/** What a route earns with all its bonuses, or undefined where it is not legal after all. */
export function evaluate({ profile }: Network, route: RouteView, stops: number): number | undefined {
  const exactLength = profile.spares !== undefined || profile.capacity.towns !== undefined;
  if (exactLength && beyond(profile.capacity, lengthOf(profile, route))) return undefined;
  for (const demand of profile.demands ?? []) if (!demand.met(route)) return undefined;
  let value = stops;
  for (const bonus of profile.bonuses ?? []) value += bonus.amount(route);
  return value;
}

export function maskOf(network: Network, found: Found): Int32Array {
  const mask = new Int32Array((network.units + 31) >> 5);
  for (const arms of [found.one, found.other]) {
    for (const arc of arms) for (const unit of arc.segment.units) mask[unit >> 5]! |= 1 << (unit & 31);
  }
  return mask;
}

export function clash(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i]! & b[i]!) return true;
  return false;
}
