import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { builtBoard, type RailState } from '@/engine/steps/state';
import type { Draw } from './draw';
import type { Variant } from './hooks';
import { markedHex, numberOn, withNumber } from './on-map';

/** Cubes that the area of this hex still takes. */
export function demandAt(board: BoardDef, state: RailState, hex: HexId): number {
  return numberOn(builtBoard(state), markedHex(board, hex), 'demand') ?? 0;
}

/** So many markers leave the area, as far as there are any. */
export function takeDemand(
  board: BoardDef,
  draft: RailState,
  hex: HexId,
  cubes: number,
  moment: Moment,
): void {
  const marked = markedHex(board, hex);
  const before = demandAt(board, draft, hex);
  const left = Math.max(0, before - cubes);
  if (left === before) return;
  draft.board = withNumber(builtBoard(draft), marked, 'demand', left);
  moment.emit({ type: 'demand-falls', hex: marked, left });
}

/** [18DO-MV 1, ruling 95] the demand of each red area lies there; only cubes that it asks for are paid. */
export function limitedExport(
  board: BoardDef,
  { demand }: Pick<Draw, 'demand'>,
  leaves: 'delivery' | 'loading',
): Variant {
  const atDelivery: Variant = {
    areas: (state) => ({ left: (hex) => demandAt(board, state, hex) }),
    onDelivered: (draft, { hex, cubes }, moment) => takeDemand(board, draft, hex, cubes, moment),
  };
  return {
    prepare(draft, moment) {
      for (const { hex, cubes } of demand) draft.board = withNumber(builtBoard(draft), hex, 'demand', cubes);
      moment.emit({ type: 'demand-laid-out' });
    },
    ...(leaves === 'delivery' && atDelivery),
  };
}

/** [18DO-MV 1] how beer is loaded for a red area, and no more than it asks for. */
export interface DirectedExport {
  /** The hexes of the areas' markers. */
  readonly goals: readonly HexId[];
  /** The same for any hex of an area. */
  goalOf(hex: HexId): HexId;
  left(state: RailState, goal: HexId): number;
  take(draft: RailState, goal: HexId, cubes: number, moment: Moment): void;
}

export function directedExport(
  board: BoardDef,
  { demand }: Pick<Draw, 'demand'>,
): DirectedExport | undefined {
  if (demand.length === 0) return undefined;
  return {
    goals: demand.map(({ hex }) => hex),
    goalOf: (hex) => markedHex(board, hex),
    left: (state, goal) => demandAt(board, state, goal),
    take: (draft, goal, cubes, moment) => takeDemand(board, draft, goal, cubes, moment),
  };
}
