import type { PlacedFace } from '@/engine/board/face';
import { printedHomes } from '@/engine/board/stations';
import type { BoardDef, BoardState, Stop } from '@/engine/board/types';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { slotCount } from './cities';

export interface SlotToken {
  readonly company: CompanyId;
  /** A station stands here, one of a harbour, or the place is only kept for a company. */
  readonly kind: 'station' | 'harbour' | 'home';
}

/** What stands on the places of one stop, in their order; behind the last place, what stands beside it. */
export type TokensOfStop = readonly (SlotToken | undefined)[];

export function tokensOn(
  board: BoardDef,
  state: BoardState,
  hex: HexId,
  face: PlacedFace,
): readonly TokensOfStop[] {
  return face.stops.map((stop, index) => tokensOfStop(board, state, hex, stop, index));
}

function tokensOfStop(
  board: BoardDef,
  state: BoardState,
  hex: HexId,
  stop: Stop,
  index: number,
): TokensOfStop {
  const here = state.stations.filter((station) => station.hex === hex && station.stop === index);
  const standing = (place: 'harbour' | 'beside' | undefined) =>
    here.filter((station) => station.place === place).map(({ company }) => company);
  const tokens: (SlotToken | undefined)[] = [];
  const put = (companies: readonly CompanyId[], kind: SlotToken['kind'], first: number) => {
    for (const [i, company] of companies.entries()) tokens[first + i] = { company, kind };
  };
  const ordinary = standing(undefined);
  const waiting = keptFor(board, state, hex, index).filter(
    (company) => !here.some((station) => station.company === company),
  );
  const room = Math.max(0, (stop.slots ?? 0) - ordinary.length);
  put(ordinary, 'station', 0);
  put(waiting.slice(0, room), 'home', ordinary.length);
  put(standing('harbour'), 'harbour', stop.slots ?? 0);
  put(standing('beside'), 'station', slotCount(stop));
  return tokens;
}

/** Homes are printed on the board; on a tile only the places that the game keeps are shown. */
function keptFor(board: BoardDef, state: BoardState, hex: HexId, index: number): readonly CompanyId[] {
  const kept = state.reserved.filter((place) => place.hex === hex && place.stop === index);
  const homes = printedHomes(board, state, { hex, stop: index });
  return [...new Set([...homes, ...kept.map(({ company }) => company)])];
}
