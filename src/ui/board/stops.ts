import { isEdge, type PlacedFace } from '@/engine/board/face';
import { edges } from '@/engine/board/layout';
import type { Edge, Layout, Stop } from '@/engine/board/types';
import { alongBetween, type Curve, samples, sideToPoint, sideToSide, straight } from './curves';
import { distance, middle, type Point, sidesApart, towards } from './geometry';

/** Half the width of one place for a station. */
export const slotRadius = 26;

/** How far from the centre a stop lies that shares its hex with others. */
const outer = 54;
/** Middle of the sharp curve between two neighbouring sides. */
const onSharpCurve = 50;
/** Middle of the gentle curve between two sides with one side between them. */
const onGentleCurve = 23.2;
const wideOfGentleCurve = 36;

export interface PlacedStop {
  readonly def: Stop;
  readonly index: number;
  readonly at: Point;
  /** How the track lies at a stop that it runs straight through. */
  readonly along?: Point;
  /** Edges that its track leads to. */
  readonly edges: readonly Edge[];
}

/** Where each stop of a face is drawn. Off-board areas have no place of their own: they fill their hex. */
export function placeStops(layout: Layout, face: PlacedFace): readonly PlacedStop[] {
  const stops = face.stops.map((def, index) => ({ def, index, edges: edgesAt(face, index) }));
  if (stops.length > 1 && stops.every((stop) => stop.edges.length === 0 && stop.def.at === undefined)) {
    return stops.map((stop, i) => ({ ...stop, at: inRow(i, stops.length) }));
  }
  const options = stops.map((stop) => placesFor(layout, stop, stops.length === 1));
  const chosen = best(layout, face, stops, options);
  return stops.map((stop, i) => offRiver({ ...stop, ...chosen[i]! }));
}

const halfRiver = 9;

/** A city keeps to its bank. */
function offRiver(stop: PlacedStop): PlacedStop {
  if (!stop.def.bank) return stop;
  const least = slotRadius + halfRiver;
  const x = stop.def.bank === 'west' ? Math.min(-least, stop.at.x) : Math.max(least, stop.at.x);
  return { ...stop, at: { x, y: stop.at.y } };
}

/** Stops that no track has reached yet lie side by side. */
function inRow(index: number, count: number): Point {
  return { x: (index - (count - 1) / 2) * (2 * slotRadius + 10), y: 0 };
}

interface LooseStop {
  readonly def: Stop;
  readonly index: number;
  readonly edges: readonly Edge[];
}

interface Place {
  readonly at: Point;
  readonly along?: Point;
}

function edgesAt(face: PlacedFace, index: number): Edge[] {
  const end = `s${index}`;
  return face.track.flatMap(([a, b]) => {
    const other = a === end ? b : b === end ? a : undefined;
    return other !== undefined && isEdge(other) ? [other] : [];
  });
}

/** Every place a stop may have, the most natural first. */
function placesFor(layout: Layout, stop: LooseStop, alone: boolean): readonly Place[] {
  const { at, kind } = stop.def;
  if (at === 'center' || (alone && at === undefined && kind !== 'town')) return [{ at: middle }];
  if (at !== undefined) return [{ at: towards(layout, at, outer) }];
  if (stop.edges.length === 2) return onTrackBetween(layout, stop.edges[0]!, stop.edges[1]!, alone);
  if (alone) return [{ at: middle }];
  if (stop.edges.length === 0) return edges.flatMap((edge) => outwards(layout, [edge, edge + 0.5]));
  return outwards(layout, [meanOf(layout, stop.edges), ...stop.edges]);
}

function outwards(layout: Layout, directions: readonly number[]): readonly Place[] {
  return directions.map((at) => ({ at: towards(layout, at, outer) }));
}

/** A stop with track to two sides lies on the curve between them, or wide of it where there is no room. */
function onTrackBetween(layout: Layout, a: Edge, b: Edge, alone: boolean): readonly Place[] {
  const along = alongBetween(layout, a, b);
  const apart = sidesApart(a, b);
  if (apart === 3) {
    const ends = [a, b].map((edge) => ({ at: towards(layout, edge, outer), along }));
    return alone ? [{ at: middle, along }] : [{ at: middle, along }, ...ends];
  }
  const between = meanOf(layout, [a, b]);
  const distances =
    apart === 1 ? [onSharpCurve] : alone ? [onGentleCurve] : [onGentleCurve, wideOfGentleCurve, outer];
  return distances.map((far) => ({ at: towards(layout, between, far), along }));
}

/** The direction in the middle of some edges, as a number between edges. */
function meanOf(layout: Layout, among: readonly Edge[]): number {
  const sum = among
    .map((edge) => towards(layout, edge, 1))
    .reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), middle);
  if (Math.hypot(sum.x, sum.y) < 1e-6) return among[0]!;
  const angle = Math.atan2(sum.y, sum.x) - Math.atan2(towards(layout, 0, 1).y, towards(layout, 0, 1).x);
  return ((((angle / Math.PI) * 3) % 6) + 6) % 6;
}

interface Combination {
  readonly places: readonly Place[];
  /** How far down the lists of natural places it goes. */
  readonly rank: number;
}

/** The combination of places with the most room; earlier places win when there is enough. */
function best(
  layout: Layout,
  face: PlacedFace,
  stops: readonly LooseStop[],
  options: readonly (readonly Place[])[],
): readonly Place[] {
  let combinations: readonly Combination[] = [{ places: [], rank: 0 }];
  for (const places of options) {
    combinations = combinations.flatMap((chosen) =>
      places.map((place, rank) => ({ places: [...chosen.places, place], rank: chosen.rank + rank })),
    );
  }
  if (combinations.length === 1) return combinations[0]!.places;
  const scored = combinations.map(({ places, rank }) => ({
    places,
    cost: crowding(layout, face, stops, places) + rank,
  }));
  return scored.reduce((least, next) => (next.cost < least.cost ? next : least)).places;
}

/** Room that a stop wants between its centre and the centre of another, and between it and foreign track. */
const wanted: Record<Stop['kind'], number> = { city: 30, town: 22, offboard: 0 };
const trackRoom = 12;

function crowding(
  layout: Layout,
  face: PlacedFace,
  stops: readonly LooseStop[],
  places: readonly Place[],
): number {
  let sum = 0;
  const placed = stops.map((stop, i) => ({ ...stop, ...places[i]! }));
  const track = curvesOf(layout, face, placed).map(({ curve, stops: own }) => ({
    stops: own,
    points: samples(curve),
  }));
  for (const [i, a] of placed.entries()) {
    for (const b of placed.slice(i + 1)) {
      sum += Math.max(0, wanted[a.def.kind] + wanted[b.def.kind] - distance(a.at, b.at)) * 4;
    }
    for (const point of track.flatMap(({ stops: own, points }) => (own.includes(i) ? [] : points))) {
      sum += Math.max(0, wanted[a.def.kind] + trackRoom - distance(a.at, point));
    }
  }
  return sum;
}

export interface PlacedCurve {
  readonly curve: Curve;
  /** Index of the track in the face. */
  readonly track: number;
  /** Stops it ends at. */
  readonly stops: readonly number[];
}

/** How each piece of track of a face runs, given where its stops are. */
export function curvesOf(
  layout: Layout,
  face: PlacedFace,
  stops: readonly PlacedStop[],
): readonly PlacedCurve[] {
  return face.track.map(([a, b], track) => {
    if (isEdge(a) && isEdge(b)) return { curve: sideToSide(layout, a, b), track, stops: [] };
    if (isEdge(a))
      return { curve: toStop(layout, a, stops, b as string), track, stops: [indexOf(b as string)] };
    if (isEdge(b)) return { curve: toStop(layout, b, stops, a), track, stops: [indexOf(a)] };
    const ends = [indexOf(a), indexOf(b as string)];
    return { curve: straight(stops[ends[0]!]!.at, stops[ends[1]!]!.at), track, stops: ends };
  });
}

function indexOf(end: string): number {
  return Number(end.slice(1));
}

function toStop(layout: Layout, edge: Edge, stops: readonly PlacedStop[], end: string): Curve {
  const stop = stops[indexOf(end)]!;
  return sideToPoint(layout, edge, stop.at, stop.along);
}
