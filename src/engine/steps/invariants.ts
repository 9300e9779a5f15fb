import { placesAdded } from '@/engine/board/access';
import { tilesLeft } from '@/engine/board/lay';
import { printedHomes } from '@/engine/board/stations';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { CompanyDef } from '@/engine/finance/cards';
import type { RailwayState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { CoreState } from '@/engine/game/state';
import type { Invariant } from '@/engine/game/title';

/** A game on a board, with or without money. */
interface Builders extends Pick<CoreState, 'setup'> {
  board: BoardState;
  companies: Record<CompanyId, Pick<RailwayState, 'tokens' | 'harbour'>>;
}

/** No more of a tile than there are, every station token on the board or its charter, and none too many in a city. */
export function boardInPlace<S extends Builders>(
  boardOf: (state: Builders) => BoardDef,
  companies: readonly CompanyDef[],
  outOfTheGame: (state: S, company: CompanyId) => number = () => 0,
): Invariant<S> {
  return {
    name: 'tiles and stations are in one place',
    broken(state) {
      const def = boardOf(state);
      const short = Object.values(state.board.tiles).find(
        ({ tile }) => tilesLeft(def, state.board, tile) < 0,
      );
      if (short) return `more of tile ${short.tile} than there are`;
      for (const { id, tokenCosts, harbourToken } of companies) {
        const placed = state.board.stations.filter(({ company }) => company === id).length;
        const { tokens, harbour } = state.companies[id]!;
        const left = tokens.length + (harbour ? 1 : 0) + outOfTheGame(state, id);
        if (placed + left !== tokenCosts.length + (harbourToken ? 1 : 0)) return `${id} has lost a station`;
      }
      return crowded(def, state);
    },
  };
}

function crowded(def: BoardDef, state: Builders): string | null {
  for (const { hex, stop, place } of state.board.stations) {
    const laid = state.board.tiles[hex];
    const face = laid ? def.tiles[laid.tile]! : def.hexes[hex]!;
    // a home may be printed where there is no place for others
    const homes = printedHomes(def, state.board, { hex, stop }).length;
    const city = face.stops?.[stop];
    if (place === 'beside') continue;
    const ordinary = (city?.slots ?? 0) + placesAdded(state.board, hex);
    const slots = place === 'harbour' ? (city?.harbourSlots ?? 0) : Math.max(ordinary, homes);
    const there = state.board.stations.filter(
      (each) => each.hex === hex && each.stop === stop && each.place === place,
    ).length;
    if (there > slots) return `${there} stations on ${slots} places of ${hex}`;
  }
  return null;
}
