import type { Access } from '@/engine/board/access';
import { graphOf, type Piece, type StopNode, type TrackGraph } from '@/engine/board/graph';
import { arrivesAtEdge, type Reach, reachOf } from '@/engine/board/reach';
import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import type { Route } from '@/engine/routes/types';
import type { RailState } from '@/engine/steps/state';
import type { RhinelandBox } from '../../box';
import type { TargetGoal } from '../../goals';
import { type Industry, industriesOn, type Scene } from '../values';

/** Companies that have floated and that a player directs. */
export function directedBy(state: RailState, player: PlayerId): CompanyId[] {
  return Object.keys(state.companies).filter(
    (id) => state.companies[id]!.floated && directorOf(state, id) === player,
  );
}

/** Is a goal reached that lies in how things stand, and not in what somebody does? */
export function isReached(box: RhinelandBox, state: RailState, owner: PlayerId, goal: TargetGoal): boolean {
  switch (goal.kind) {
    case 'trackBetween':
      return isLed(box, state, goal);
    case 'connected':
      return goal.all.every((hex) => isConnected(box, state, hex));
    case 'reaches':
      return directedBy(state, owner).some((company) => {
        const { board, graph, reach } = box.network.of(state, company);
        return goal.edges.every(({ hex, edge }) => arrivesAtEdge(board, graph, reach, hex, edge));
      });
    default:
      return false;
  }
}

/** [18Rhl 8.4.1, ruling 102] one line of track from here to there; red fields end it, stations do not. */
function isLed(
  box: RhinelandBox,
  state: RailState,
  { from, to, notThrough = [] }: Extract<TargetGoal, { kind: 'trackBetween' }>,
): boolean {
  const graph = graphOf(box.board, state.board);
  return stopsOn(graph, to).some((stop) => lineFrom(graph, from, notThrough).stops[stop.index]);
}

/** [18Rhl 8.4.1, rulings 103, 137] track joins the hex to a station of a company that has floated. */
function isConnected(box: RhinelandBox, state: RailState, hex: HexId): boolean {
  const graph = graphOf(box.board, state.board);
  const { stops } = lineFrom(graph, [hex], []);
  return state.board.stations.some((station) => {
    const stop = graph.stopsOf.get(station.hex)?.[station.stop];
    return stop && stops[stop.index] && state.companies[station.company]!.floated;
  });
}

function stopsOn(graph: TrackGraph, hexes: readonly HexId[]): StopNode[] {
  return hexes.flatMap((hex) => graph.stopsOf.get(hex) ?? []);
}

const known = new WeakMap<TrackGraph, Map<string, Reach>>();

/** Where track leads from these hexes, as if there were no stations: the same for as long as no tile is laid. */
function lineFrom(graph: TrackGraph, from: readonly HexId[], notThrough: readonly HexId[]): Reach {
  const lines = known.get(graph) ?? new Map<string, Reach>();
  known.set(graph, lines);
  const key = `${from.join()}/${notThrough.join()}`;
  const reach = lines.get(key) ?? reachOf(graph, openTrack(graph, from, notThrough));
  lines.set(key, reach);
  return reach;
}

function openTrack(graph: TrackGraph, from: readonly HexId[], notThrough: readonly HexId[]): Access {
  const mark = (isIt: (stop: StopNode) => boolean) =>
    Uint8Array.from(graph.stops, (stop) => Number(isIt(stop)));
  return {
    own: mark(({ hex }) => from.includes(hex)),
    open: mark(({ hex, def }) => def.kind !== 'offboard' && !notThrough.includes(hex)),
    shut: new Uint8Array(graph.stops.length),
  };
}

/** Does a route that is run fulfil a goal? */
export function isRun(scene: Scene, graph: TrackGraph, route: Route, goal: TargetGoal): boolean {
  if (goal.kind === 'runsBetween') {
    const hexes = route.visits.map(({ stops }) => stops[0]!.hex);
    return hexes.includes(goal.from) && hexes.includes(goal.to);
  }
  if (goal.kind !== 'runsIndustries') return false;
  const industries = industriesAlong(scene, graph, route.pieces);
  const count = (kind: Industry) => industries.filter((each) => each === kind).length;
  return count('coalmine') >= goal.coalmines && count('steelmill') >= goal.steelmills;
}

/** [ruling 135] those of all stops on the track, also where the train takes no notice of them; each hex once. */
function industriesAlong(scene: Scene, graph: TrackGraph, pieces: readonly Piece[]): Industry[] {
  const touched = pieces.filter(({ from, to }) => Math.min(from, to) < graph.stops.length);
  return [...new Set(touched.map(({ hex }) => hex))].flatMap((hex) => {
    const links = scene.board.hexes[hex]?.links;
    if (!links) return industriesOn(scene, hex);
    return links
      .filter(({ edge }) => touched.some(({ key }) => key === `${hex}:${edge}-s0`))
      .map(({ industry }) => industry as Industry);
  });
}
