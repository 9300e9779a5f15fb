import { isEdge, type PlacedFace } from '@/engine/board/face';
import type { Cost, Edge, Layout, Revenue } from '@/engine/board/types';
import { type CityShape, cityShape, slotCount } from './cities';
import { samples } from './curves';
import { type Point, sideMiddle, towards } from './geometry';
import { type Disc, startRoom } from './placing';
import { setCost, setIcon, setLabel, setName, setNumber, setStation, setValue } from './setting';
import { reachOfArrow, reachOfStub, roomOfTrack } from './sizes';
import { curvesOf, type PlacedCurve, type PlacedStop, placeStops } from './stops';

/** What a hex adds to the face that lies on it. */
export interface Extras {
  readonly name?: string;
  readonly stubs?: readonly Edge[];
  /** Places where an industry may come to lie. */
  readonly sites?: readonly string[];
  readonly icons?: readonly string[];
  /** Number of the tile. */
  readonly number?: string;
  /** The side that a stop shared with the next hex lies on. */
  readonly sharedSide?: Edge;
  /** Another hex of the area shows what the stops are worth. */
  readonly withoutValues?: boolean;
}

export interface PlannedStop extends PlacedStop {
  /** Places for stations; none for a town. */
  readonly city?: CityShape;
}

export interface PlannedName {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
}

/** Everything on a hexagon, with its place. */
export interface FacePlan {
  readonly stops: readonly PlannedStop[];
  readonly curves: readonly PlacedCurve[];
  /** Track that leads out of an off-board area. */
  readonly arrows: readonly { readonly edge: Edge; readonly terminal: boolean }[];
  readonly values: readonly { readonly at: Point; readonly revenue: Revenue }[];
  readonly icons: readonly { readonly at: Point; readonly icon: string; readonly site: boolean }[];
  readonly label?: { readonly at: Point; readonly text: string };
  readonly cost?: { readonly at: Point; readonly cost: Cost };
  readonly name?: PlannedName;
  readonly number?: { readonly at: Point; readonly text: string };
}

/** Things are set down in the order in which they need to be near something. */
export function planFace(layout: Layout, face: PlacedFace, extras: Extras): FacePlan {
  const placed = placeStops(layout, face).map((stop) => atSharedSide(layout, stop, extras.sharedSide));
  const isOffboard = (index: number) => placed[index]?.def.kind === 'offboard';
  const curves = curvesOf(layout, face, placed).filter(({ stops }) => !stops.some(isOffboard));
  const arrows = arrowsOf(face, isOffboard);
  const room = startRoom(layout, [
    ...curves.flatMap(({ curve }) => samples(curve)).map((point) => ({ ...point, radius: roomOfTrack })),
    ...arrows.flatMap(({ edge }) => trackFrom(layout, edge, reachOfArrow)),
    ...(extras.stubs ?? []).flatMap((edge) => trackFrom(layout, edge, reachOfStub)),
  ]);
  const stops = placed.map((stop): PlannedStop => {
    const city = slotCount(stop.def) > 0 ? cityShape(stop.def, setStation(room, stop)) : undefined;
    room.discs.push(...discsOf(stop, city));
    return city ? { ...stop, at: stop.def.kind === 'offboard' ? city.slots[0]! : stop.at, city } : stop;
  });
  const values = extras.withoutValues ? [] : worths(stops).map((worth) => setValue(room, worth));
  const name = extras.name === undefined ? undefined : setName(room, extras.name, stops.length > 0);
  const icons = [
    ...(extras.icons ?? []).map((icon) => ({ icon, site: false })),
    ...(extras.sites ?? []).map((icon) => ({ icon, site: true })),
  ].map((icon) => ({ ...icon, at: setIcon(room) }));
  return {
    stops,
    curves,
    arrows,
    values,
    icons,
    ...(name && { name }),
    ...(face.label !== undefined && { label: { text: face.label, at: setLabel(room, face.label) } }),
    ...(face.cost && { cost: { cost: face.cost, at: setCost(room, face.cost) } }),
    ...(extras.number !== undefined && {
      number: { text: extras.number, at: setNumber(room, extras.number) },
    }),
  };
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

function trackFrom(layout: Layout, edge: Edge, length: number): Disc[] {
  const [from] = [sideMiddle(layout, edge)];
  const steps = Math.ceil(length / 9);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    ...towards(layout, edge, Math.hypot(from.x, from.y) - (length * i) / steps),
    radius: roomOfTrack,
  }));
}

const roomOfTown = 17;

function discsOf(stop: PlacedStop, city: CityShape | undefined): readonly Disc[] {
  if (city) return city.slots.map((slot) => ({ ...slot, radius: city.radius + 3 }));
  return stop.def.kind === 'town' ? [{ ...stop.at, radius: roomOfTown }] : [];
}

export interface Worth {
  readonly revenue: Revenue;
  /** The stops that are worth this. */
  readonly near: readonly Point[];
}

/** Each value once, beside the stops that have it; the banks of a river stand apart. */
function worths(stops: readonly PlannedStop[]): readonly Worth[] {
  const groups = new Map<string, { revenue: Revenue; near: Point[] }>();
  for (const stop of stops) {
    if (stop.def.revenue === 0) continue;
    const key = `${JSON.stringify(stop.def.revenue)}${stop.def.bank ?? ''}${stop.def.kind}`;
    const group = groups.get(key) ?? { revenue: stop.def.revenue, near: [] };
    group.near.push(...(stop.city?.slots ?? [stop.at]));
    groups.set(key, group);
  }
  return [...groups.values()];
}
