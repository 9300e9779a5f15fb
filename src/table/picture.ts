import { faceAt } from '@/engine/board/face';
import type { BoardState } from '@/engine/board/types';
import type { BoardPicture } from '@/storage/rows';
import type { TableState, TitleView } from '@/titles/view';

/** By what lies on a board: most moves leave it as it is, and every move is stored with its picture. */
const known = new WeakMap<BoardState, { readonly view: TitleView; readonly picture: BoardPicture }>();

/** The board as the list of games shows it. */
export function pictureOf(view: TitleView, { board }: TableState): BoardPicture {
  const last = known.get(board);
  if (last?.view === view) return last.picture;
  const picture = drawn(view, board);
  known.set(board, { view, picture });
  return picture;
}

function drawn(view: TitleView, state: BoardState): BoardPicture {
  const board = view.board;
  const hexes: Record<string, string> = {};
  for (const hex of Object.keys(board.hexes)) {
    const { colour } = faceAt(board, state, hex)!;
    hexes[colour] = hexes[colour] === undefined ? hex : `${hexes[colour]} ${hex}`;
  }
  const colours = new Map(view.companies.map(({ id, colour }) => [id, colour.fill]));
  const stations = state.stations.flatMap(({ company, hex }) => {
    const colour = colours.get(company);
    return colour === undefined ? [] : [{ hex, colour }];
  });
  return { layout: board.layout, hexes, stations };
}
