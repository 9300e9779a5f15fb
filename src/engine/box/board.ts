import type { BoardDef, HexDef, Terrain, TileDef } from '@/engine/board/types';
import type { HexId, TileId } from '@/engine/game/ids';
import { openHexes, settledHexes } from './rules';

/** The part of a box that boards are made of. */
export interface BoardData {
  readonly hexes: Readonly<Record<HexId, HexDef>>;
  readonly tiles: Readonly<Record<TileId, TileDef>>;
  /** What lies on some hexes in some games. */
  readonly overlays?: Readonly<Record<HexId, HexDef>>;
}

/** How the hexes of such data are opened for correction, and settled again. */
export function hexValues<D extends BoardData>(printed: D, terrain: Terrain) {
  return {
    open: ({ hexes, overlays, ...others }: D) =>
      ({
        ...others,
        hexes: openHexes(hexes, terrain),
        ...(overlays && { overlays: openHexes(overlays, terrain) }),
      }) as unknown as D,
    settle: ({ hexes, overlays, ...others }: D) =>
      ({
        ...others,
        hexes: settledHexes(hexes, printed.hexes),
        ...(overlays && { overlays: settledHexes(overlays, printed.overlays!) }),
      }) as unknown as D,
  };
}

/** Boards of the box with corrected values: whatever is printed on them comes from the data. */
export function boardsOf<D extends BoardData>(printed: D): (board: BoardDef, data: D) => BoardDef {
  const known = new WeakMap<D, WeakMap<BoardDef, BoardDef>>();
  return (board, data) => {
    if (data === printed) return board;
    const boards = known.get(data) ?? new WeakMap<BoardDef, BoardDef>();
    known.set(data, boards);
    const ready = boards.get(board) ?? correctedBoard(board, printed, data);
    boards.set(board, ready);
    return ready;
  };
}

function correctedBoard(board: BoardDef, printed: BoardData, data: BoardData): BoardDef {
  const hexOf = (id: HexId, hex: HexDef): HexDef => {
    if (hex === printed.hexes[id]) return data.hexes[id]!;
    return hex === printed.overlays?.[id] ? data.overlays![id]! : hex;
  };
  const tileOf = (id: TileId, tile: TileDef): TileDef =>
    tile === printed.tiles[id] ? data.tiles[id]! : tile;
  return {
    ...board,
    hexes: Object.fromEntries(Object.entries(board.hexes).map(([id, hex]) => [id, hexOf(id, hex)])),
    tiles: Object.fromEntries(Object.entries(board.tiles).map(([id, tile]) => [id, tileOf(id, tile)])),
  };
}

/** The overlays among these that put something there. */
export function overlaid(...all: Readonly<Record<HexId, HexDef | null>>[]): Record<HexId, HexDef> {
  const entries = all.flatMap((each) => Object.entries(each));
  return Object.fromEntries(entries.filter((entry): entry is [HexId, HexDef] => entry[1] !== null));
}
