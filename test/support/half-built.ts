/** Boards of all games, half built by random legal lays of their companies. */
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import { layTile, legalLays } from '@/engine/board/lay';
import { type Reach, reachOf } from '@/engine/board/reach';
import type { BoardDef, BoardState, BuildColour } from '@/engine/board/types';
import { homeStations } from '@/engine/finance/start';
import type { CompanyId } from '@/engine/game/ids';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { BoardSheet } from '@/titles/boards';
import { boards } from '@/titles/registry';

export const sheets: readonly BoardSheet[] = await Promise.all(boards.map(({ load }) => load()));

export const allColours: readonly BuildColour[] = ['yellow', 'green', 'brown', 'gray'];

export function emptyBoard({ board, companies }: BoardSheet): BoardState {
  const stations = homeStations(companies).filter(({ hex, stop }) => board.hexes[hex]?.stops?.[stop]);
  return { tiles: {}, stations, reserved: [], markers: {} };
}

export function reachFor(board: BoardDef, state: BoardState, company: CompanyId): Reach {
  const graph = graphOf(board, state);
  return reachOf(
    graph,
    accessOf(board, graph, state, company, { blocks: () => true, redStationsShut: true }),
  );
}

/** So many lays, each by some company that can make one; colours open as the board fills. */
export function halfBuilt(sheet: BoardSheet, random: RandomState, lays: number): BoardState {
  const { board } = sheet;
  let state = emptyBoard(sheet);
  const companies = sheet.companies.map(({ id }) => id);
  for (let i = 0, tries = 0; i < lays && tries < lays * 4; tries++) {
    const company = companies[nextIndex(random, companies.length)]!;
    const grown = Math.max(i, tries / 4) / lays;
    const colours = allColours.slice(0, 1 + Math.floor(grown * 3));
    const legal = legalLays(board, state, reachFor(board, state, company), { colours });
    if (legal.length === 0) continue;
    state = layTile(board, state, legal[nextIndex(random, legal.length)]!);
    i++;
  }
  return state;
}
