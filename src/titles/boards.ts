import type { BoardDef, Provenance } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';

export type Family = 'rhineland' | 'dortmund' | 'ruhr';

/** The same board with overlays, other tiles or fewer hexes. */
export interface BoardVariant {
  readonly id: string;
  readonly board: BoardDef;
}

/** A board with what is needed to look at it. */
export interface BoardSheet {
  readonly id: string;
  readonly family: Family;
  /** Proper name as printed on the box. */
  readonly name: string;
  readonly board: BoardDef;
  /** Where its facts come from, unless a hex or tile says otherwise. */
  readonly provenance: Provenance;
  readonly variants: readonly BoardVariant[];
  readonly companies: readonly CompanyDef[];
}

export interface BoardEntry {
  readonly id: string;
  readonly family: Family;
  readonly name: string;
  load(): Promise<BoardSheet>;
}

/** Every board; each family is loaded only when one of its boards is opened. */
export const boards: readonly BoardEntry[] = [
  {
    id: '18rhl',
    family: 'rhineland',
    name: '18Rhl-Rhineland',
    load: async () => (await import('./rhineland/boards')).rhineland,
  },
  {
    id: '18lra',
    family: 'rhineland',
    name: '18LRA-Lower Rhine Area',
    load: async () => (await import('./rhineland/boards')).lowerRhine,
  },
  {
    id: '18do',
    family: 'dortmund',
    name: '18DO-Dortmund',
    load: async () => (await import('./dortmund/boards')).dortmund,
  },
  {
    id: '18ruhr',
    family: 'ruhr',
    name: '18Ruhr',
    load: async () => (await import('./ruhr/boards')).ruhr,
  },
];

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
