import type { BoardDef } from '@/engine/board/types';
import type { BoardContent } from '@/titles/boards';

export const board: BoardDef = {
  layout: 'pointy',
  hexes: {
    A1: { colour: 'white', name: 'Trier', icons: ['vine'] },
    A3: { colour: 'white', name: 'Bernkastel', icons: ['vine'] },
    B2: { colour: 'white', name: 'Cochem', icons: ['vine'] },
    B4: { colour: 'white', name: 'Koblenz' },
  },
  tiles: {},
};

export const valley: BoardContent = { board, provenance: 'R', variants: [], companies: [] };
