import type { BoardDef, Provenance } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';

/** The same board with overlays, other tiles or fewer hexes. */
export interface BoardVariant {
  readonly id: string;
  readonly board: BoardDef;
}

/** A board with what is needed to look at it. */
export interface BoardContent {
  readonly board: BoardDef;
  /** Where its facts come from, unless a hex or tile says otherwise. */
  readonly provenance: Provenance;
  readonly variants: readonly BoardVariant[];
  readonly companies: readonly CompanyDef[];
}

export interface BoardSheet extends BoardContent {
  readonly id: string;
  /** Proper name as printed on the box. */
  readonly name: string;
}

type Marked = Pick<BoardSheet, 'board' | 'provenance'>;

/** Where a hex or a tile comes from; no board uses one id for both. */
export function provenanceOf(sheet: Marked, id: string): Provenance {
  const face = sheet.board.hexes[id] ?? sheet.board.tiles[id];
  return face?.src ?? sheet.provenance;
}

/** How many hexes and kinds of tile no source prints, so that an owner of the box may correct them. */
export function reconstructed(sheet: Marked): { hexes: number; tiles: number } {
  const count = (ids: readonly string[]) => ids.filter((id) => provenanceOf(sheet, id) === 'G').length;
  return { hexes: count(Object.keys(sheet.board.hexes)), tiles: count(Object.keys(sheet.board.tiles)) };
}
