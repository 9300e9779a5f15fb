import { faceAt, type PlacedFace } from '@/engine/board/face';
import { printedHomes } from '@/engine/board/stations';
import type { BoardDef, BoardState, Layout } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { areaOf, joinedSide, speaksForArea } from './areas';
import { slotCount } from './cities';
import { frameOf } from './extent';
import { iconOf } from './icons';
import { usualLevel } from './legible';
import { type Extras, type FacePlan, planFace } from './plan';

const plans = new WeakMap<PlacedFace, Map<string, FacePlan>>();

/** The plan of a face; made once for each hexagon that looks the same. */
export function planOf(layout: Layout, face: PlacedFace, extras: Extras): FacePlan {
  let known = plans.get(face);
  if (!known) {
    known = new Map();
    plans.set(face, known);
  }
  const key = layout + JSON.stringify(extras);
  let plan = known.get(key);
  if (!plan) {
    plan = planFace(layout, face, extras);
    known.set(key, plan);
  }
  return plan;
}

export const emptyState: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };

/** What is on a hex now, and how it is laid out. */
export interface HexPicture {
  readonly face: PlacedFace;
  readonly plan: FacePlan;
}

const pictures = new WeakMap<BoardDef, Map<string, HexPicture>>();
const leastOf = new WeakMap<BoardDef, number>();

function leastOn(board: BoardDef): number {
  const least = leastOf.get(board) ?? usualLevel(frameOf(board));
  leastOf.set(board, least);
  return least;
}

/** The picture of a hex; hexes that look as they did before have the same. */
export function pictureOf(board: BoardDef, state: BoardState, hex: HexId): HexPicture {
  let known = pictures.get(board);
  if (!known) {
    known = new Map();
    pictures.set(board, known);
  }
  const laid = state.tiles[hex];
  const tokens = state.stations.filter((station) => station.hex === hex).length;
  const key = `${hex} ${laid ? `${laid.tile}/${laid.turn}` : ''} ${tokens} ${state.markers[hex] ?? ''}`;
  let picture = known.get(key);
  if (!picture) {
    picture = newPicture(board, state, hex);
    known.set(key, picture);
  }
  return picture;
}

/** Where stations never block, no places are printed: there is room for those that stand there or wait for it. */
function withRoom(face: PlacedFace, board: BoardDef, state: BoardState, hex: HexId): PlacedFace {
  const needed = face.stops.map((stop, i) => {
    if (stop.kind !== 'offboard' || slotCount(stop) > 0) return 0;
    const homes = printedHomes(board, state, { hex, stop: i });
    const here = state.stations.filter((station) => station.hex === hex && station.stop === i);
    return new Set([...homes, ...here.map(({ company }) => company)]).size;
  });
  if (needed.every((count) => count === 0)) return face;
  return {
    ...face,
    stops: face.stops.map((stop, i) => (needed[i]! > 0 ? { ...stop, slots: needed[i]! } : stop)),
  };
}

function newPicture(board: BoardDef, state: BoardState, hex: HexId): HexPicture {
  const def = board.hexes[hex]!;
  const face = withRoom(faceAt(board, state, hex)!, board, state, hex);
  const laid = state.tiles[hex];
  const markers = state.markers[hex] ?? [];
  const covered = markers.flatMap((marker) => iconOf(marker).covers ?? []);
  const sites = laid ? [] : (def.sites ?? []);
  const speaks = areaOf(board, hex).length === 1 || speaksForArea(board, hex);
  const side = joinedSide(board, hex);
  return {
    face,
    plan: planOf(board.layout, face, {
      ...(def.name !== undefined && speaks && { name: def.name, least: leastOn(board) }),
      ...(!laid && def.stubs && { stubs: def.stubs }),
      ...(laid && { number: laid.tile }),
      ...(side !== undefined && { sharedSide: side }),
      ...(!speaks && { withoutValues: true }),
      icons: [
        ...(face.icons ?? []).filter((icon) => !iconOf(icon).isUnseen && !covered.includes(icon)),
        ...markers,
      ],
      sites: sites.filter((site) => !markers.includes(site)),
    }),
  };
}
