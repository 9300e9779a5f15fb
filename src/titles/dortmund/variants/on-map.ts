import type { BoardDef, BoardState } from '@/engine/board/types';
import { newValue } from '@/engine/game/draft';
import type { HexId } from '@/engine/game/ids';

/** Markers of the variants that lie on the map and show a number: `demand6`, `first20`, `rise30`. */
export type NumberedMarker = 'demand' | 'first' | 'rise';

/** The number on such a marker; nothing where there is none. */
export function numberOn(
  { markers }: Pick<BoardState, 'markers'>,
  hex: HexId,
  kind: NumberedMarker,
): number | undefined {
  const marker = markers[hex]?.find((each) => each.startsWith(kind));
  return marker === undefined ? undefined : Number(marker.slice(kind.length));
}

/** The board with another number there, or without the marker. */
export function withNumber(
  state: BoardState,
  hex: HexId,
  kind: NumberedMarker,
  number: number | undefined,
): BoardState {
  const others = (state.markers[hex] ?? []).filter((each) => !each.startsWith(kind));
  const now = number === undefined ? others : [...others, `${kind}${number}`];
  const { [hex]: _, ...elsewhere } = state.markers;
  return newValue({ ...state, markers: now.length > 0 ? { ...elsewhere, [hex]: now } : elsewhere });
}

/** The hex on which markers of a red area lie: its first. */
export function hexOfArea({ hexes }: BoardDef, area: string): HexId | undefined {
  return Object.keys(hexes).find((hex) => hexes[hex]!.group === area);
}

/** The same for any hex of the area. */
export function markedHex(board: BoardDef, hex: HexId): HexId {
  const { group } = board.hexes[hex] ?? {};
  return (group !== undefined && hexOfArea(board, group)) || hex;
}
