import type { BoardDef, Colour, TileDef } from '@/engine/board/types';
import type { TileId } from '@/engine/game/ids';
import { tileName } from '@/i18n/sentences/details';

const colours: readonly Colour[] = ['yellow', 'green', 'brown', 'gray', 'orange', 'red', 'blue', 'white'];

export interface TileGroup {
  readonly colour: Colour;
  readonly tiles: readonly TileId[];
}

/** The tiles of a board by colour, each in the order of their numbers. */
export function tileGroups(board: BoardDef): readonly TileGroup[] {
  const ids = Object.keys(board.tiles).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return colours
    .map((colour) => ({ colour, tiles: ids.filter((id) => board.tiles[id]!.colour === colour) }))
    .filter(({ tiles }) => tiles.length > 0);
}

/** The number as printed, as far as it is known. */
export function numberOf(id: TileId, tile: TileDef): string {
  return tile.printedNumber || tileName(id);
}
