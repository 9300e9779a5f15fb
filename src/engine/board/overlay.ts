import type { HexId, TileId } from '@/engine/game/ids';
import type { BoardDef, HexDef, TileDef } from './types';

/** What replaces a hex of the board; `null` takes the hex off the board. */
export type Overlays = Readonly<Record<HexId, HexDef | null>>;

/** The board with some of its hexes covered or taken away. */
export function withOverlays(board: BoardDef, overlays: Overlays): BoardDef {
  const hexes: Record<HexId, HexDef> = { ...board.hexes };
  for (const [hex, def] of Object.entries(overlays)) {
    if (def) hexes[hex] = def;
    else delete hexes[hex];
  }
  return { ...board, hexes };
}

/** The tiles that belong to every game, and those of the sets that are in play. */
export function tilesInPlay(
  tiles: Readonly<Record<TileId, TileDef>>,
  sets: readonly string[],
): Record<TileId, TileDef> {
  return Object.fromEntries(
    Object.entries(tiles).filter(([, tile]) => tile.set === undefined || sets.includes(tile.set)),
  );
}

/** The tiles with a table of what may follow each; a tile that the table does not name stays as it is. */
export function withUpgrades(
  tiles: Readonly<Record<TileId, TileDef>>,
  table: Readonly<Record<TileId, readonly TileId[]>>,
): Record<TileId, TileDef> {
  return Object.fromEntries(
    Object.entries(tiles).map(([id, tile]) => {
      const upgrades = table[id];
      return [id, upgrades ? { ...tile, upgrades } : tile];
    }),
  );
}
