import type { HexId, TileId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import { type Objection, object } from '@/engine/game/refusal';
import { faceAt, isEdge } from './face';
import { graphOf, type SideNode, type TrackGraph } from './graph';
import { across, edges } from './layout';
import { arrivesWithout, type Reach } from './reach';
import { sidesOf } from './sides';
import { doorOf, twinOf } from './spread';
import {
  type BoardDef,
  type BoardState,
  type BuildColour,
  buildColours,
  type Cost,
  type Edge,
  type Lay,
  type Station,
  type TileDef,
  type TrackEnd,
} from './types';
import { type Fitting, fittings, isBuildable } from './upgrade';

/** What a title adds to the general rules of laying track. */
export interface LayRules {
  /** Colours of tiles that may be laid in this phase. */
  readonly colours: readonly BuildColour[];
  /** The only hexes in question; all that routes come to where it is silent. */
  readonly hexes?: readonly HexId[];
  /** Tiles in play; all of the board's where it is silent. */
  inPlay?(tile: TileId, def: TileDef): boolean;
  /** It is enough that a route comes to the hex: an upgrade need not extend it [18Ruhr 10.2.1]. */
  readonly anyRoute?: boolean;
  /** A further objection of the title: a reserved hex, a missing link, too little money. */
  objection?(lay: Lay): Objection | undefined;
}

/** How many of a tile are left: replaced tiles have come back. */
export function tilesLeft(board: BoardDef, state: BoardState, tile: TileId): number {
  return (board.tiles[tile]?.count ?? 0) - (laidCounts(state.tiles).get(tile) ?? 0);
}

const laidCounts = recent(4, (tiles: BoardState['tiles']): ReadonlyMap<TileId, number> => {
  const counts = new Map<TileId, number>();
  for (const { tile } of Object.values(tiles)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
});

/** What building on a hex costs now: printed on the map for the first tile, on the tile to be replaced later. */
export function costOf(board: BoardDef, state: BoardState, hex: HexId): Cost | undefined {
  const laid = state.tiles[hex];
  return laid ? board.tiles[laid.tile]?.cost : board.hexes[hex]?.cost;
}

/** Every lay that the rules allow a company whose routes reach so far. */
export function legalLays(board: BoardDef, state: BoardState, reach: Reach | null, rules: LayRules): Lay[] {
  return hexesInQuestion(board, state, reach, rules).flatMap((hex) =>
    legalLaysOn(hex, board, state, reach, rules),
  );
}

/** Is there any such lay? */
export function hasLegalLay(
  board: BoardDef,
  state: BoardState,
  reach: Reach | null,
  rules: LayRules,
): boolean {
  return hexesInQuestion(board, state, reach, rules).some(
    (hex) => legalLaysOn(hex, board, state, reach, rules).length > 0,
  );
}

function hexesInQuestion(
  board: BoardDef,
  state: BoardState,
  reach: Reach | null,
  rules: LayRules,
): readonly HexId[] {
  return rules.hexes ?? (reach ? [...arrivalsOf(board, state, reach).keys()] : Object.keys(board.hexes));
}

function legalLaysOn(
  hex: HexId,
  board: BoardDef,
  state: BoardState,
  reach: Reach | null,
  rules: LayRules,
): Lay[] {
  const arrival = reach ? arrivalsOf(board, state, reach).get(hex) : undefined;
  return fittings(board, hex, state.tiles[hex])
    .filter((fitting) => tileObjection(board, state, fitting.tile, rules) === undefined)
    .map((fitting) => ({ fitting, lay: { hex, tile: fitting.tile, turn: fitting.turn } }))
    .filter(
      ({ fitting, lay }) =>
        joins(board, state, reach, hex, arrival, fitting, rules.anyRoute) && !rules.objection?.(lay),
    )
    .map(({ lay }) => lay);
}

/** Why a lay is not legal; agrees with `legalLays` on every lay. */
export function layObjection(
  board: BoardDef,
  state: BoardState,
  reach: Reach | null,
  rules: LayRules,
  lay: Lay,
): Objection | undefined {
  const { hex, tile, turn } = lay;
  const def = Object.hasOwn(board.hexes, hex) ? board.hexes[hex] : undefined;
  if (!def) return object('lay-no-hex', { hex });
  if (!isBuildable(def)) return object('lay-not-buildable', { hex });
  if (rules.hexes && !rules.hexes.includes(hex)) return object('lay-not-here', { hex });
  if (!Object.hasOwn(board.tiles, tile)) return object('lay-no-tile', { tile });
  const unavailable = tileObjection(board, state, tile, rules);
  if (unavailable) return unavailable;
  const fitting = fittings(board, hex, state.tiles[hex]).find(
    (fit) => fit.tile === tile && fit.turn === turn,
  );
  if (!fitting) return object('lay-does-not-fit', { hex, tile, turn });
  const arrival = reach ? arrivalAt(board, state, reach, hex) : undefined;
  if (!joins(board, state, reach, hex, arrival, fitting, rules.anyRoute))
    return object('lay-no-route', { hex });
  return rules.objection?.(lay);
}

function tileObjection(
  board: BoardDef,
  state: BoardState,
  tile: TileId,
  rules: LayRules,
): Objection | undefined {
  const def = board.tiles[tile]!;
  // said before its colour: no phase will ever allow it
  if (!(buildColours as readonly string[]).includes(def.colour) || rules.inPlay?.(tile, def) === false) {
    return object('lay-not-in-play', { tile });
  }
  if (!(rules.colours as readonly string[]).includes(def.colour)) {
    return object('lay-colour', { tile, colour: def.colour });
  }
  if (tilesLeft(board, state, tile) <= 0) return object('lay-none-left', { tile });
  return undefined;
}

/** Where routes come to a hex: the edges they arrive at, and whether they are at one of its stops. */
export interface Arrival {
  readonly edges: ReadonlySet<Edge>;
  readonly atStop: boolean;
}

const knownArrivals = new WeakMap<Reach, Map<HexId, Arrival>>();

/** For every hex that routes come to. Only these can take a tile. */
export function arrivalsOf(board: BoardDef, state: BoardState, reach: Reach): Map<HexId, Arrival> {
  let arrivals = knownArrivals.get(reach);
  if (!arrivals) {
    arrivals = new Map();
    for (const hex of hexesReached(graphOf(board, state), reach)) {
      arrivals.set(hex, arrivalAt(board, state, reach, hex)!);
    }
    knownArrivals.set(reach, arrivals);
  }
  return arrivals;
}

function hexesReached(graph: TrackGraph, reach: Reach): Set<HexId> {
  const found = new Set<HexId>();
  for (const { index, hexes } of graph.sides) {
    const [first, second] = hexes;
    if (second && reach.entered[doorOf(index, 1)]) found.add(second);
    if (second && reach.entered[doorOf(index, 0)]) found.add(first);
  }
  for (const stop of graph.stops) if (reach.stops[stop.index]) found.add(stop.hex);
  return found;
}

/** The same for one hex alone, or nothing if no route comes there. */
function arrivalAt(board: BoardDef, state: BoardState, reach: Reach, hex: HexId): Arrival | undefined {
  const graph = graphOf(board, state);
  const found = new Set<Edge>();
  for (const edge of edges) {
    const side = sideAt(board, graph, hex, edge);
    if (side.hexes[1] && reach.entered[doorIn(side, hex)]) found.add(edge);
  }
  const atStop = graph.stopsOf.get(hex)?.some((stop) => reach.stops[stop.index]) ?? false;
  return found.size > 0 || atStop ? { edges: found, atStop } : undefined;
}

/** The door of a side that leads into this hex. */
function doorIn({ index, hexes }: SideNode, hex: HexId): number {
  return doorOf(index, hexes[0] === hex ? 0 : 1);
}

/** The side at an edge of a hex. */
function sideAt(board: BoardDef, graph: TrackGraph, hex: HexId, edge: Edge): SideNode {
  return graph.sides[sidesOf(board).of.get(hex)![edge]!]!;
}

/**
 * Does the tile extend what the company reaches? On a hex with stops it is enough that a route is at one
 * of them; otherwise some track that was not there before must continue a route [18Rhl 6.2.1, 6.2.1.1].
 */
function joins(
  board: BoardDef,
  state: BoardState,
  reach: Reach | null,
  hex: HexId,
  arrival: Arrival | undefined,
  fitting: Fitting,
  anyRoute = false,
): boolean {
  if (!reach) return true;
  if (!arrival) return false;
  if (arrival.atStop) return true;
  const hadTrack = faceAt(board, state, hex)!.track.length > 0;
  if (!hadTrack || anyRoute) return fitting.edges.some((edge) => arrival.edges.has(edge));
  const runsOn = (from: TrackEnd, to: TrackEnd) =>
    isEdge(from) &&
    arrival.edges.has(from) &&
    (!isEdge(to) || comesWithout(board, state, reach, hex, from, to));
  return fitting.newTrack.some(([a, b]) => runsOn(a, b) || runsOn(b, a));
}

/** Can a route come to one edge without having left the hex through the other: is that track still free? */
function comesWithout(
  board: BoardDef,
  state: BoardState,
  reach: Reach,
  hex: HexId,
  edge: Edge,
  other: Edge,
): boolean {
  const graph = graphOf(board, state);
  const left = sideAt(board, graph, hex, other);
  if (!reach.entered[twinOf(doorIn(left, hex))]) return true;
  const side = sideAt(board, graph, hex, edge);
  return arrivesWithout(graph, reach.access, side, across(board.layout, hex, edge), left);
}

/** The board with the tile laid; stations move to the stops that theirs became. */
export function layTile(board: BoardDef, state: BoardState, lay: Lay): BoardState {
  const { hex, tile, turn } = lay;
  const fitting = fittings(board, hex, state.tiles[hex]).find(
    (fit) => fit.tile === tile && fit.turn === turn,
  );
  return putTile(state, lay, fitting?.becomes ?? []);
}

/** The same with any tile: where the rules would not let it follow, stations stay in the cities of their numbers. */
export function layAnyTile(board: BoardDef, state: BoardState, lay: Lay): BoardState {
  const { hex, tile, turn } = lay;
  const isLegal = fittings(board, hex, state.tiles[hex]).some(
    (fit) => fit.tile === tile && fit.turn === turn,
  );
  const same = board.tiles[tile]!.stops?.map((_, i) => i) ?? [];
  return isLegal ? layTile(board, state, lay) : putTile(state, lay, same);
}

/** Lays a tile that no general rule covers; the caller says what the stops become. */
export function putTile(state: BoardState, lay: Lay, becomes: readonly number[]): BoardState {
  const { hex, tile, turn } = lay;
  return {
    ...state,
    tiles: { ...state.tiles, [hex]: { tile, turn } },
    stations: moved(state.stations, hex, becomes),
    reserved: moved(state.reserved, hex, becomes),
  };
}

/** The same list where none stands on the hex: what is worked out from it stays right. */
function moved(stations: Station[], hex: HexId, becomes: readonly number[]): Station[] {
  if (!stations.some((station) => station.hex === hex)) return stations;
  return stations.map((station) =>
    station.hex === hex ? { ...station, stop: becomes[station.stop] ?? 0 } : station,
  );
}
