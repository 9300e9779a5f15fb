/** Small boards full of junctions and loops, and every line of track on them, one by one. */
import { type Access, mayPass } from '@/engine/board/access';
import type { SideNode, TrackGraph } from '@/engine/board/graph';
import { across, edges } from '@/engine/board/layout';
import type { BoardDef, Edge, HexDef, Track } from '@/engine/board/types';
import { nextIndex, nextRandom, type RandomState, shuffled } from '@/engine/game/random';

const chance = (random: RandomState, probability: number) => nextRandom(random) < probability;

/** A hex in the middle, those around it, and a few more; mostly plain track. */
export function randomTrack(random: RandomState, hexCount: number): BoardDef {
  const ids = ['E9'];
  for (const hex of ids) {
    for (const edge of edges) if (ids.length < hexCount) addTo(ids, across('pointy', hex, edge));
  }
  const hexes = Object.fromEntries(ids.map((id) => [id, randomHex(random)]));
  return { layout: 'pointy', hexes, tiles: {} };
}

function addTo(ids: string[], id: string): void {
  if (!ids.includes(id)) ids.push(id);
}

function randomHex(random: RandomState): HexDef {
  const sides = shuffled(random, edges);
  if (chance(random, 0.7)) return { colour: 'green', track: pairs(random, sides) };
  const kind = chance(random, 0.5) ? 'city' : 'town';
  const track = sides.slice(0, 2 + nextIndex(random, 3)).map((edge): Track => [edge, 's0']);
  if (chance(random, 0.2)) {
    return { colour: 'red', stops: [{ kind: 'offboard', revenue: 10, slots: 1 }], track };
  }
  return { colour: 'green', stops: [{ kind, revenue: 10, slots: 1 }], track };
}

function pairs(random: RandomState, sides: readonly Edge[], least = 3): Track[] {
  const found = new Map<string, Track>();
  for (let i = least + nextIndex(random, 4); i > 0; i--) {
    const [a, b] = shuffled(random, sides).sort() as [Edge, Edge];
    found.set(`${a}${b}`, [a, b]);
  }
  return [...found.values()];
}

/** A city in the middle, and around it cities, pairs of cities with a ferry, and track that mostly stays on the board. */
export function tangledTrack(random: RandomState, hexCount: number): BoardDef {
  const ids = ['E9'];
  for (const hex of ids) {
    for (const edge of edges) if (ids.length < hexCount) addTo(ids, across('pointy', hex, edge));
  }
  const inward = (hex: string) => edges.filter((edge) => ids.includes(across('pointy', hex, edge)));
  const hexes = Object.fromEntries(
    ids.map((id, i) => {
      const sides = shuffled(random, chance(random, 0.9) ? inward(id) : edges);
      return [id, i === 0 ? cityOn(random, sides) : tangledHex(random, sides)];
    }),
  );
  return { layout: 'pointy', hexes, tiles: {} };
}

const oneCity = { kind: 'city', revenue: 10, slots: 1 } as const;

function cityOn(random: RandomState, sides: readonly Edge[]): HexDef {
  const track = sides.slice(0, 2 + nextIndex(random, 3)).map((edge): Track => [edge, 's0']);
  return { colour: 'green', stops: [oneCity], track };
}

function tangledHex(random: RandomState, sides: readonly Edge[]): HexDef {
  const kind = nextRandom(random);
  if (kind < 0.2 || sides.length < 2) return cityOn(random, sides);
  if (kind < 0.35) {
    const track: Track[] = sides.slice(0, 4).map((edge, i) => [edge, i < 2 ? 's0' : 's1']);
    return {
      colour: 'green',
      stops: [oneCity, oneCity],
      track: [...track, ['s0', 's1', { ferry: true }]],
    };
  }
  return { colour: 'green', track: pairs(random, sides, 2) };
}

/** One station of the company, wherever; other cities are open or not. */
export function oneStation(random: RandomState, graph: TrackGraph): Access {
  const access = randomAccess(random, graph);
  access.own.fill(0);
  access.own[nextIndex(random, graph.stops.length)] = 1;
  return access;
}

/** Some stops of the company, some full of others, some open. */
export function randomAccess(random: RandomState, graph: TrackGraph): Access {
  const access: Access = {
    own: new Uint8Array(graph.stops.length),
    open: new Uint8Array(graph.stops.length),
    shut: new Uint8Array(graph.stops.length),
  };
  for (const { index, def } of graph.stops) {
    const red = def.kind === 'offboard';
    const own = def.kind !== 'town' && chance(random, 0.3);
    access.own[index] = Number(own);
    access.open[index] = Number(!red && (own || chance(random, 0.6)));
    access.shut[index] = Number(red && !own && chance(random, 0.5));
  }
  return access;
}

/** What lines touch, as texts: `stop 3`, and `side 2 from C4` where one arrives from that hex. */
export function everyLine(graph: TrackGraph, access: Access, without: readonly SideNode[] = []): Set<string> {
  const touched = new Set<string>();
  const used = new Set<number>(without.map(({ index }) => index));
  const along = (node: number, index: number) => {
    const piece = graph.pieces[index]!;
    const head = piece.from === node ? piece.to : piece.from;
    if (access.shut[head]) return;
    const entry = node - graph.stops.length;
    const taken = piece.uses.filter((use) => use !== entry);
    if (taken.some((use) => used.has(use))) return;
    for (const use of taken) used.add(use);
    if (head < graph.stops.length) {
      touched.add(`stop ${head}`);
      for (const next of graph.stops[head]!.pieces) {
        if (mayPass(graph, access, head, piece, graph.pieces[next]!)) along(head, next);
      }
    } else {
      const side = graph.sides[head - graph.stops.length]!;
      touched.add(`side ${side.index} from ${piece.hex}`);
      const other = side.hexes.indexOf(piece.hex) === 0 ? 1 : 0;
      for (const next of side.pieces[other]) along(head, next);
    }
    for (const use of taken) used.delete(use);
  };
  for (const stop of graph.stops) {
    if (!access.own[stop.index]) continue;
    touched.add(`stop ${stop.index}`);
    for (const piece of stop.pieces) along(stop.index, piece);
  }
  return touched;
}
