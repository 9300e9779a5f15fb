import { useEffect, useState } from 'preact/hooks';
import { faceAt } from '@/engine/board/face';
import type { BoardDef } from '@/engine/board/types';
import type { BoardPicture } from '@/storage/rows';
import { boards } from '@/titles/registry';
import { emptyState } from '../board/plans';
import { SmallBoard } from '../home/SmallBoard';

const known = new Map<string, BoardPicture>();

/** The picture of a board as it comes out of the box; it follows as soon as the board is fetched. */
export function BoxPicture({ board }: { board: string }) {
  const [picture, setPicture] = useState(known.get(board));
  useEffect(() => {
    let isGone = false;
    void fetchPicture(board).then((fetched) => {
      if (!isGone) setPicture(fetched);
    });
    return () => {
      isGone = true;
    };
  }, [board]);
  return <span class="box-picture">{picture && <SmallBoard picture={picture} />}</span>;
}

/** Nothing where it cannot be had: the name of a game is enough to choose it. */
async function fetchPicture(board: string): Promise<BoardPicture | undefined> {
  const entry = boards.find(({ id }) => id === board);
  if (!entry || known.has(board)) return known.get(board);
  try {
    known.set(board, pictureOf((await entry.load()).board));
  } catch {
    return undefined;
  }
  return known.get(board);
}

function pictureOf(board: BoardDef): BoardPicture {
  const hexes: Record<string, string> = {};
  for (const hex of Object.keys(board.hexes)) {
    const { colour } = faceAt(board, emptyState, hex)!;
    hexes[colour] = hexes[colour] === undefined ? hex : `${hexes[colour]} ${hex}`;
  }
  return { layout: board.layout, hexes, stations: [] };
}
