import { faceAt } from '@/engine/board/face';
import type { BoardPicture } from '@/storage/rows';
import type { TableState, TitleView } from '@/titles/view';

/** The board as the list of games shows it. */
export function pictureOf(view: TitleView, { board: state }: TableState): BoardPicture {
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
