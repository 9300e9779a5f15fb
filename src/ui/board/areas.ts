import { across, edges, opposite } from '@/engine/board/layout';
import type { BoardDef, Edge, HexDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';

/** Is there no line between a hex and its neighbour, because both are one area? */
export function isJoined(board: BoardDef, hex: HexId, edge: Edge): boolean {
  const [here, beyond] = [board.hexes[hex], board.hexes[across(board.layout, hex, edge)]];
  if (!here || !beyond) return false;
  if (opens(here, edge) || opens(beyond, opposite(edge))) return true;
  return here.group !== undefined && here.group === beyond.group && here.name === beyond.name;
}

function opens(def: HexDef, edge: Edge): boolean {
  return def.borders?.some((border) => border.edge === edge && border.kind === 'none') ?? false;
}

/** The side on which a hex is joined to the next of its area. */
export function joinedSide(board: BoardDef, hex: HexId): Edge | undefined {
  return edges.find((edge) => isJoined(board, hex, edge));
}

/** One hex of each joined area carries its name and values: one with stops, and the most room. */
export function speaksForArea(board: BoardDef, hex: HexId): boolean {
  const [first] = areaOf(board, hex).sort(
    (a, b) => burden(board.hexes[a]!) - burden(board.hexes[b]!) || (a < b ? -1 : 1),
  );
  return first === hex;
}

/** All hexes joined to this one, itself included. */
export function areaOf(board: BoardDef, hex: HexId): HexId[] {
  const area = [hex];
  for (const member of area) {
    for (const edge of edges) {
      const next = across(board.layout, member, edge);
      if (isJoined(board, member, edge) && !area.includes(next)) area.push(next);
    }
  }
  return area;
}

function burden(def: HexDef): number {
  const noStop = def.stops?.length ? 0 : 100;
  const noSlot = def.stops?.some((stop) => stop.kind === 'city' && stop.slots === 0) ? 50 : 0;
  return noStop + noSlot + (def.track?.length ?? 0) + (def.icons?.length ?? 0);
}
