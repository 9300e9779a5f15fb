/** [18LRA 9.2.2, rulings 111, 150] tiles that the Investor's way still needs, by trying every path of hexes. */
import type { LaidTile } from '@/engine/board/types';
import type { RhinelandState } from '@/titles/rhineland/state';
import { fitsOn } from './lays';
import {
  areaHexes,
  beyond,
  type End,
  type Face,
  faceWith,
  facing,
  isEdgeEnd,
  isWall,
  sixEdges,
  stopNo,
  type World,
} from './world';

/** The company, its home and the hex of its harbour. */
export interface Errand {
  readonly company: string;
  readonly home: string;
  readonly harbour: string;
}

interface Standing {
  readonly stop: number;
  readonly isOwn: boolean;
}

/** A hex after some tiles more, and where its stations stand then. */
interface Layer {
  readonly laid: LaidTile | undefined;
  readonly standing: readonly Standing[];
  /** The station where the way begins, or the city where it ends. */
  readonly goal: number | undefined;
}

function standingOn({ board, companies }: RhinelandState, hex: string, company: string): Standing[] {
  return board.stations
    .filter((each) => each.hex === hex && (each.company === company || companies[each.company]?.floated))
    .map((each) => ({ stop: each.stop, isOwn: each.company === company }));
}

function isFull({ stops }: Face, standing: readonly Standing[], stop: number): boolean {
  const { kind, slots = 0, harbourSlots = 0 } = stops[stop]!;
  if (kind === 'offboard') return true;
  const here = standing.filter((each) => each.stop === stop);
  if (kind === 'town' || here.some(({ isOwn }) => isOwn)) return false;
  return slots + harbourSlots > 0 && here.length >= slots + harbourSlots;
}

/** Does track lead from one end to the other within the hex, through nothing that is full? */
function leads(face: Face, standing: readonly Standing[], from: End, to: End): boolean {
  const walk = (at: End, seen: readonly End[]): boolean =>
    face.pieces.some(({ a, b, terminal }) => {
      if (a !== at && b !== at) return false;
      const next = a === at ? b : a;
      if (next === to) return !terminal || at === from || isEdgeEnd(to);
      if (seen.includes(next) || isEdgeEnd(next) || terminal) return false;
      return !isFull(face, standing, stopNo(next)) && walk(next, [...seen, next]);
    });
  return walk(from, [from]);
}

/** As many tiles as any hex of the box takes, one upon the other. */
const mostTiles = 3;

/** Fewest tiles upon this hex until its track joins the two ends; `goal` is one end at the home and at the harbour. */
function costOf(world: World, hex: string, first: Layer, from: End | 'goal', to: End | 'goal'): number {
  const { board } = world;
  let layers: Layer[] = [first];
  for (let tiles = 0; tiles <= mostTiles && layers.length > 0; tiles++) {
    for (const { laid, standing, goal } of layers) {
      const end = (each: End | 'goal'): End => (each === 'goal' ? `s${goal}` : each);
      if (leads(faceWith(board, hex, laid), standing, end(from), end(to))) return tiles;
    }
    layers = layers.flatMap(({ laid, standing, goal }) =>
      fitsOn(board, hex, laid).map(({ tile, turn, becomes }) => ({
        laid: { tile, turn },
        standing: standing.map((each) => ({ ...each, stop: becomes[each.stop] ?? each.stop })),
        goal: goal === undefined ? undefined : (becomes[goal] ?? goal),
      })),
    );
  }
  return Infinity;
}

const known = new Map<string, number>();

/** More tiles than any way across the map needs. */
const farthest = 16;

export function tilesLeft(world: World, { company, home, harbour }: Errand): number {
  const { board, state } = world;
  const layerOf = (hex: string): Layer => {
    const standing = standingOn(state, hex, company);
    const own = standing.find(({ isOwn }) => isOwn)?.stop;
    return {
      laid: state.board.tiles[hex],
      standing,
      goal: hex === harbour ? 0 : areaHexes(board, home).includes(hex) ? (own ?? 0) : undefined,
    };
  };
  const costs = (hex: string, from: End | 'goal', to: End | 'goal') => {
    const layer = layerOf(hex);
    const key = [company, hex, JSON.stringify(layer), from, to].join('|');
    const cost = known.get(key) ?? costOf(world, hex, layer, from, to);
    known.set(key, cost);
    return cost;
  };
  /**
   * Is there a path on from this side of the hex for so many tiles? It comes by no side twice. Like any route [18LRA 6.1.2]
   * it may pass a hex again on separate track, but tiles are counted on each hex only once.
   */
  const goesOn = (
    hex: string,
    entry: number,
    budget: number,
    path: readonly string[],
    built: readonly string[],
  ): boolean => {
    if (hex === harbour && costs(hex, entry, 'goal') <= budget) return true;
    return sixEdges.some((exit) => {
      if (exit === entry || isWall(board, hex, exit)) return false;
      const next = beyond(hex, exit);
      const side = `${next}/${facing(exit)}`;
      const cost = costs(hex, entry, exit);
      if (path.includes(side) || cost > budget || (cost > 0 && built.includes(hex))) return false;
      const paid = cost > 0 ? [...built, hex] : built;
      return goesOn(next, facing(exit), budget - cost, [...path, side], paid);
    });
  };
  for (let budget = 0; budget <= farthest; budget++) {
    const isEnough = areaHexes(board, home).some((start) =>
      sixEdges.some((exit) => {
        if (isWall(board, start, exit)) return false;
        const cost = costs(start, 'goal', exit);
        const next = beyond(start, exit);
        return (
          cost <= budget && goesOn(next, facing(exit), budget - cost, [`${next}/${facing(exit)}`], [start])
        );
      }),
    );
    if (isEnough) return budget;
  }
  return Infinity;
}
