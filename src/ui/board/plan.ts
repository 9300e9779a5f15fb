import { isEdge, type PlacedFace } from '@/engine/board/face';
import type { Edge, Layout } from '@/engine/board/types';
import { type CityShape, cityShape, slotCount } from './cities';
import { samples, straight } from './curves';
import { type Point, reach, sideMiddle, towards } from './geometry';
import { asBefore } from './kept-plans';
import { roomOf } from './legible';
import { type Mark, type MarkWishes, marksOf } from './marks';
import { arrange, type Disc } from './placing';
import { riverCorners } from './rivers';
import { reachOfArrow, reachOfStub, roomOfTrack } from './sizes';
import { curvesOf, type PlacedCurve, type PlacedStop, placeStops } from './stops';

/** What a hex adds to the face that lies on it. */
export interface Extras extends MarkWishes {
  readonly stubs?: readonly Edge[];
  /** The side that a stop shared with the next hex lies on. */
  readonly sharedSide?: Edge;
}

export interface PlannedStop extends PlacedStop {
  /** Places for stations; none for a town. */
  readonly city?: CityShape;
}

/** A mark with its place. */
export type PlannedMark = Mark & {
  readonly at: Point;
  /** The largest size to which its letters may grow, as the board gets smaller, before it is left out. */
  readonly room?: number;
};

/** Everything on a hexagon, with its place. */
export interface FacePlan {
  readonly stops: readonly PlannedStop[];
  readonly curves: readonly PlacedCurve[];
  /** Track that leads out of an off-board area. */
  readonly arrows: readonly { readonly edge: Edge; readonly terminal: boolean }[];
  readonly marks: readonly PlannedMark[];
}

/** Where everything is: as it was, where the same was seen before. */
export function planFace(layout: Layout, face: PlacedFace, extras: Extras): FacePlan {
  return asBefore([layout, face, extras], isPlan, () => newPlan(layout, face, extras));
}

function isPlan(kept: unknown): kept is FacePlan {
  const lists = kept as Partial<FacePlan> | null | undefined;
  return [lists?.stops, lists?.curves, lists?.arrows, lists?.marks].every(Array.isArray);
}

function newPlan(layout: Layout, face: PlacedFace, extras: Extras): FacePlan {
  const placed = placeStops(layout, face).map((stop) => atSharedSide(layout, stop, extras.sharedSide));
  const isOffboard = (index: number) => placed[index]?.def.kind === 'offboard';
  const curves = curvesOf(layout, face, placed).filter(({ stops }) => !stops.some(isOffboard));
  const arrows = arrowsOf(face, isOffboard);
  const withPlaces = placed.map((stop) => (isOffboard(stop.index) ? stop : withCity(stop, stop.at)));
  const inTheWay: readonly Disc[] = [
    ...curves.flatMap(({ curve }) => samples(curve)).map((point) => ({ ...point, radius: roomOfTrack })),
    ...arrows.flatMap(({ edge }) => trackFrom(layout, edge, reachOfArrow)),
    ...(extras.stubs ?? []).flatMap((edge) => trackFrom(layout, edge, reachOfStub)),
    ...withPlaces.flatMap(discsOf),
    ...riverDiscs(layout, face),
  ];
  const wanted = marksOf(face, placed, extras);
  const set = arrange(layout, inTheWay, wanted).map(({ what, rect }) => ({
    ...what,
    at: { x: rect.x, y: rect.y },
  }));
  const rooms = roomOf(layout, inTheWay, set);
  const marks = set.map((mark, i) => (rooms[i] === undefined ? mark : { ...mark, room: rooms[i] }));
  const stops = withPlaces.map((stop) => {
    const station = marks.find((mark) => mark.kind === 'station' && mark.stop === stop.index);
    return station ? withCity({ ...stop, at: station.at }, station.at) : stop;
  });
  return { stops, curves, arrows, marks };
}

function withCity(stop: PlacedStop, at: Point): PlannedStop {
  return slotCount(stop.def) > 0 ? { ...stop, city: cityShape(stop.def, at) } : stop;
}

function atSharedSide(layout: Layout, stop: PlacedStop, side: Edge | undefined): PlacedStop {
  const lies = stop.def.shared && stop.def.kind === 'city' && side !== undefined;
  return lies ? { ...stop, at: sideMiddle(layout, side) } : stop;
}

function arrowsOf(face: PlacedFace, isOffboard: (index: number) => boolean): FacePlan['arrows'] {
  return face.track.flatMap(([a, b, marks]) => {
    const [edge, stop] = isEdge(a) ? [a, b] : [b, a];
    if (!isEdge(edge) || isEdge(stop) || !isOffboard(Number(stop.slice(1)))) return [];
    return [{ edge, terminal: marks?.terminal ?? false }];
  });
}

function trackFrom(layout: Layout, edge: Edge, length: number): readonly Disc[] {
  const ends = [reach, reach - length].map((far) => towards(layout, edge, far));
  return samples(straight(ends[0]!, ends[1]!)).map((point) => ({ ...point, radius: roomOfTrack }));
}

const roomOfTown = 17;
const roomAroundSlot = 3;
/** Letters over track can be read; a station over letters cannot be seen. */
const weightOfCity = 3;
const river = { radius: 9, weight: 0.15 };

function discsOf({ def, at, city }: PlannedStop): readonly Disc[] {
  if (city)
    return city.slots.map((slot) => ({
      ...slot,
      radius: city.radius + roomAroundSlot,
      weight: weightOfCity,
    }));
  return def.kind === 'town' ? [{ ...at, radius: roomOfTown }] : [];
}

function riverDiscs(layout: Layout, face: PlacedFace): readonly Disc[] {
  const [from, to] = face.river ? riverCorners(layout, face.river) : [];
  if (!from || !to) return [];
  return samples(straight(from, to), 12).map((point) => ({ ...point, ...river }));
}
