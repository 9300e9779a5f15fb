/**
 * Track for tests, worked out from the tiles of the box.
 *
 *   along('K2', 'K4', 'J5')          tiles that join these hexes in one line; what is printed is used as it is
 *   joining({ D13: [2, 3, 4] })      tiles on which track joins these edges
 *   both may be given together: `tilesFor(alternativeBoard, along(…), joining(…))`
 */
import { turnFace } from '@/engine/board/face';
import { across, edges } from '@/engine/board/layout';
import type { BoardDef, Edge, LaidTile, TrackEnd } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import type { HexId } from '@/engine/game/ids';
import { alternativeTrack } from '@/titles/rhineland/18rhl/alternative';
import { alternativeBoard, board as baseBoard } from '@/titles/rhineland/18rhl/board';
import type { Tiles } from './turn';

export type Wants = Readonly<Record<HexId, readonly Edge[]>>;

export function along(...hexes: readonly HexId[]): Wants {
  const edgeTo = (from: HexId, to: HexId): Edge => {
    const edge = edges.find((each) => across('pointy', from, each) === to);
    if (edge === undefined) throw new Error(`${from} does not lie beside ${to}`);
    return edge;
  };
  return Object.fromEntries(
    hexes.map((hex, i) => [
      hex,
      [hexes[i - 1], hexes[i + 1]].flatMap((other) => (other ? [edgeTo(hex, other)] : [])),
    ]),
  );
}

export const joining = (wants: Wants): Wants => wants;

/** Does the track of a face join all these edges, through its stops if need be? */
function joins(
  track: readonly (readonly [TrackEnd, TrackEnd, ...unknown[]])[],
  wanted: readonly Edge[],
): boolean {
  const found = new Set<TrackEnd>([wanted[0]!]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [a, b] of track) {
      // no way from edge to edge by way of a third
      if (found.has(a) && (a === wanted[0] || typeof a === 'string')) found.add(b);
      if (found.has(b) && (b === wanted[0] || typeof b === 'string')) found.add(a);
    }
  }
  return wanted.every((edge) => found.has(edge) && track.some(([a, b]) => a === edge || b === edge));
}

/** The first tile that does, yellow ones first, of which there are some left. */
export function tilesFor(board: BoardDef, ...wishes: readonly Wants[]): Tiles {
  const wants: Record<HexId, Edge[]> = {};
  for (const wish of wishes) {
    for (const [hex, list] of Object.entries(wish)) {
      wants[hex] = [...new Set([...(wants[hex] ?? []), ...list])];
    }
  }
  const used = new Map<string, number>();
  const laid = Object.entries(wants).flatMap(([hex, wanted]) => {
    if (joins(turnFace(board.hexes[hex]!, 0).track, wanted)) return [];
    let tries: (LaidTile | undefined)[] = [undefined];
    for (let depth = 0; depth < 4; depth++) {
      const next = tries.flatMap((now) =>
        fittings(board, hex, now).map(({ tile, turn }) => ({ tile, turn })),
      );
      const fit = next.find(
        ({ tile, turn }) =>
          (used.get(tile) ?? 0) < board.tiles[tile]!.count &&
          joins(turnFace(board.tiles[tile]!, turn).track, wanted),
      );
      if (fit) {
        used.set(fit.tile, (used.get(fit.tile) ?? 0) + 1);
        return [[hex, [fit.tile, fit.turn] as const] as const];
      }
      tries = next;
    }
    throw new Error(`no tile on ${hex} joins ${wanted.join()}`);
  });
  return Object.fromEntries(laid);
}

export const tilesAlong = (...hexes: readonly HexId[]): Tiles => tilesFor(baseBoard, along(...hexes));

/** The board of the alternative package with the tiles that are left: two lie on it already. */
export const alternativeSupply: BoardDef = {
  ...alternativeBoard,
  tiles: Object.fromEntries(
    Object.entries(alternativeBoard.tiles).map(([id, tile]) => {
      const laid = alternativeTrack.filter((each) => each.tile === id).length;
      return [id, { ...tile, count: tile.count - laid }];
    }),
  ),
};
