/** What a railway comes to: tiles, stations, links [18Ruhr 9.2, 10.1–10.4]. */

import { graphOf, type Piece, type TrackGraph } from '@/engine/board/graph';
import { across } from '@/engine/board/layout';
import { fittings } from '@/engine/board/upgrade';
import { needsMontanCorporation } from '@/titles/ruhr/board';
import { linkCost } from '@/titles/ruhr/cards';
import type { RuhrState } from '@/titles/ruhr/state';
import { type Add, acting, colourOf, sameArea, type Table, TooLong, table } from './facts';

export function mayLink({ locations }: RuhrState, hex: string): boolean {
  const { status, value } = locations[hex]!;
  return value === 0 && status !== 'removed';
}

/** Railways that have a station on the board: those that have acted, and the one that acts. */
function present({ state, railways }: Table): string[] {
  const company = state.round.kind === 'operating' ? acting(state) : undefined;
  return railways.filter((id) => state.companies[id]!.operated || id === company);
}

const knownNetworks = new WeakMap<object, Map<string, Set<string>>>();

/** [9.2, ruling 41] all stops that track joins to a station, whoever stands in between; red areas end it. */
export function onNetwork(t: Table, hex: string): boolean {
  const { state, box } = t;
  const there = present(t);
  const known = knownNetworks.get(state.board) ?? new Map<string, Set<string>>();
  knownNetworks.set(state.board, known);
  let hexes = known.get(there.join());
  if (!hexes) {
    const graph = graphOf(box.board, state.board);
    const stations = state.board.stations.filter(({ company }) => there.includes(company));
    const starts = graph.stops.filter((stop) =>
      stations.some(
        (each) => (each.hex === stop.hex && each.stop === stop.stop) || sameArea(box, each.hex, stop.hex),
      ),
    );
    const { stops } = walk(
      graph,
      starts.map(({ index }) => index),
      (stop) => graph.stops[stop]!.def.kind !== 'offboard',
    );
    hexes = new Set([...stops].map((stop) => graph.stops[stop]!.hex));
    known.set(there.join(), hexes);
  }
  const graph = graphOf(box.board, state.board);
  const hasTrack = graph.stopsOf.get(hex)?.some(({ pieces }) => pieces.length > 0) ?? false;
  return hasTrack && hexes.has(hex);
}

/**
 * What lines from these stops come to, along pieces and over sides. Searched by direction, not by whole trails: where
 * that could say too much, a piece may be reached only by using track twice, which hardly happens and is looked at then.
 */
function walk(graph: TrackGraph, starts: readonly number[], passes: (stop: number) => boolean) {
  const beside = besideIn(graph);
  const stops = new Set<number>();
  const sides = new Set<string>();
  const seen = new Set<string>();
  const queue: [number, Piece | undefined][] = starts.map((start) => [start, undefined]);
  while (queue.length > 0) {
    const [node, last] = queue.pop()!;
    const isStop = node < graph.stops.length;
    const name = `${node} ${isStop ? last?.key : last?.hex}`;
    if (seen.has(name)) continue;
    seen.add(name);
    if (isStop) stops.add(node);
    if (isStop && last && !passes(node)) continue;
    for (const piece of beside.get(node) ?? []) {
      // over a side into the next hex, through a stop on other track
      if (last && (piece === last || isStop !== (piece.hex === last.hex))) continue;
      const to = piece.from === node ? piece.to : piece.from;
      if (to >= graph.stops.length) {
        const { hexes } = graph.sides[to - graph.stops.length]!;
        for (const hex of hexes) if (hex && hex !== piece.hex) sides.add(`${hex}<${piece.hex}`);
      }
      queue.push([to, piece]);
    }
  }
  return { stops, sides };
}

/** [10.5] a city is shut for others when every space has a station or a location marker of others. */
function passable(t: Table, graph: TrackGraph, company: string): (stop: number) => boolean {
  const { state, railways } = t;
  return (index) => {
    const { hex, stop, def } = graph.stops[index]!;
    if (def.kind === 'offboard') return false;
    if (def.kind === 'town') return true;
    const here = state.board.stations.filter((each) => each.hex === hex && each.stop === stop);
    if (here.some((each) => each.company === company)) return true;
    if ((def as { neverBlocks?: boolean }).neverBlocks) return true;
    const blocking = here.filter(
      (each) => !railways.includes(each.company) || state.companies[each.company]!.operated,
    );
    return blocking.length < (def.slots ?? 0);
  };
}

/** More steps than this on one search say nothing. */
const patience = 400_000;

/** Is there a line from a station over this side into the hex, or to a stop of it, that uses no track twice? */
function comesTo(
  t: Table,
  graph: TrackGraph,
  company: string,
  starts: readonly number[],
  hex: string,
  from: readonly string[],
): boolean {
  const passes = passable(t, graph, company);
  const beside = besideIn(graph);
  const used = new Set<number>();
  const trail = new Set<Piece>();
  let steps = 0;
  const go = (node: number, last: Piece | undefined): boolean => {
    if (++steps > patience) throw new TooLong();
    const isStop = node < graph.stops.length;
    if (isStop && graph.stops[node]!.hex === hex) return true;
    if (isStop && last && !passes(node)) return false;
    for (const piece of beside.get(node) ?? []) {
      if (trail.has(piece) || (last && isStop !== (piece.hex === last.hex))) continue;
      const to = piece.from === node ? piece.to : piece.from;
      const isSide = to >= graph.stops.length;
      if (used.has(to) && isSide) continue;
      const next = isSide
        ? graph.sides[to - graph.stops.length]!.hexes.find((each) => each !== piece.hex)
        : undefined;
      if (next === hex && from.includes(piece.hex)) return true;
      trail.add(piece);
      if (isSide) used.add(to);
      if (go(to, piece)) return true;
      trail.delete(piece);
      used.delete(to);
    }
    return false;
  };
  return starts.some((start) => go(start, undefined));
}

function besideIn(graph: TrackGraph): Map<number, Piece[]> {
  const beside = new Map<number, Piece[]>();
  for (const piece of graph.pieces) {
    if (piece) for (const end of [piece.from, piece.to]) beside.set(end, [...(beside.get(end) ?? []), piece]);
  }
  return beside;
}

/** Would a lay join track that the acting company comes to, without using track twice? */
export function joinsExactly(
  state: RuhrState,
  { hex, tile, turn }: { hex: string; tile: string; turn: number },
): boolean {
  const t = table(state);
  const company = acting(state);
  const graph = graphOf(t.box.board, state.board);
  const fitting = fittings(t.box.board, hex, state.board.tiles[hex]).find(
    (each) => each.tile === tile && each.turn === turn,
  )!;
  const from = fitting.edges.flatMap((edge) => across(t.box.board.layout, hex, edge) ?? []);
  return comesTo(t, graph, company, startsOf(t, graph, state.board, company), hex, from);
}

/** Does the acting company come to a stop of the hex without using track twice? */
export function reachesExactly(state: RuhrState, hex: string): boolean {
  const t = table(state);
  const company = acting(state);
  const graph = graphOf(t.box.board, state.board);
  return comesTo(t, graph, company, startsOf(t, graph, state.board, company), hex, []);
}

function startsOf(t: Table, graph: TrackGraph, board: RuhrState['board'], company: string): number[] {
  const own = board.stations.filter((each) => each.company === company);
  const isStart = (hex: string, stop: number) =>
    own.some((each) => (each.hex === hex && each.stop === stop) || sameArea(t.box, each.hex, hex));
  return graph.stops.filter(({ hex, stop }) => isStart(hex, stop)).map(({ index }) => index);
}

function reached(t: Table, board: RuhrState['board'], company: string) {
  const graph = graphOf(t.box.board, board);
  return { graph, ...walk(graph, startsOf(t, graph, board, company), passable(t, graph, company)) };
}

export function railLink(t: Table, add: Add): void {
  const { state } = t;
  const company = acting(state);
  if (state.done.linked || t.treasury(company) < linkCost) return;
  const { graph, stops } = reached(t, state.board, company);
  for (const hex of Object.keys(state.locations)) {
    const comes =
      graph.stopsOf.get(hex)?.some(({ index, pieces }) => pieces.length > 0 && stops.has(index)) ?? false;
    if (mayLink(state, hex) && comes) add({ type: 'rail-link', hex });
  }
}

/** [7.3, 10.1, 10.2] two yellow tiles, or a yellow one and one upgrade. */
export function lays(t: Table, add: Add): void {
  const { state, box } = t;
  const company = acting(state);
  const laid = (state.round as unknown as { turn: { laid: string[] } }).turn.laid;
  if (laid.length >= 2) return;
  const colours = ['yellow', 'green', 'brown', 'gray'];
  const open = colours
    .slice(0, colours.indexOf(colourOf[t.phase]!) + 1)
    .filter((colour) => colour === 'yellow' || laid.every((each) => each === 'yellow'));
  const { graph, stops, sides } = reached(t, state.board, company);
  const reachedHexes = new Set([...stops].map((stop) => graph.stops[stop]!.hex));
  for (const [hex, def] of Object.entries(box.board.hexes)) {
    if (state.done.laidOn.includes(hex)) continue;
    const old = state.board.tiles[hex];
    const cost = old ? 0 : (def.cost?.amount ?? 0);
    if (t.treasury(company) < cost) continue;
    for (const { tile, turn, edges } of fittings(box.board, hex, old)) {
      const { colour, count } = box.board.tiles[tile]!;
      const used = Object.values(state.board.tiles).filter((each) => each.tile === tile).length;
      if (!open.includes(colour) || used >= count) continue;
      if (needsMontanCorporation.includes(tile) && state.locations[hex]?.status !== 'montan') continue;
      // a route comes to a stop of the hex, or to an edge that the new tile has track at
      const arrives = edges.some((edge) => sides.has(`${hex}<${across(box.board.layout, hex, edge)}`));
      if (!reachedHexes.has(hex) && !arrives) continue;
      add({ type: 'lay', hex, tile, turn });
    }
  }
}

export function stations(t: Table, add: Add): void {
  const { state } = t;
  const company = acting(state);
  const { stationUsed } = (state.round as unknown as { turn: { stationUsed: boolean } }).turn;
  const [price] = state.companies[company]!.tokens;
  if (stationUsed || price === undefined || t.treasury(company) < price) return;
  const { graph, stops } = reached(t, state.board, company);
  for (const { index, hex, stop, def } of graph.stops) {
    if (!stops.has(index) || def.kind !== 'city') continue;
    const here = state.board.stations.filter((each) => each.hex === hex);
    if (here.some((each) => each.company === company)) continue;
    if (here.filter((each) => each.stop === stop).length < (def.slots ?? 0))
      add({ type: 'station', hex, stop });
  }
}

export function hasRoute(t: Table, company: string): boolean {
  const { graph, stops } = reached(t, t.state.board, company);
  const own = (index: number) => {
    const { hex, stop } = graph.stops[index]!;
    return t.state.board.stations.some(
      (each) =>
        each.company === company &&
        ((each.hex === hex && each.stop === stop) || sameArea(t.box, each.hex, hex)),
    );
  };
  const areas = new Set([...stops].map((index) => graph.stops[index]!.area));
  return areas.size > 1 && [...stops].some(own);
}
