import { describe, expect, it } from 'vitest';
import { faceAt } from '@/engine/board/face';
import type { BoardDef } from '@/engine/board/types';
import type { BoardPicture } from '@/storage/rows';
import { boards } from '@/titles/registry';
import { boardPicture } from '@/ui/games/covers';

const nothing = { tiles: {}, stations: [], reserved: [], markers: {} };

function pictureOf(board: BoardDef): BoardPicture {
  const hexes: Record<string, string> = {};
  for (const hex of Object.keys(board.hexes)) {
    const { colour } = faceAt(board, nothing, hex)!;
    hexes[colour] = hexes[colour] === undefined ? hex : `${hexes[colour]} ${hex}`;
  }
  return { layout: board.layout, hexes, stations: [] };
}

describe('the picture of a board in the list of games', () => {
  it.each(boards.map((entry) => [entry.id, entry] as const))('%s is that board', async (id, entry) => {
    const { board } = await entry.load();
    expect(boardPicture(entry.family, id)).toEqual(pictureOf(board));
  });
});
