import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Refusal } from '@/engine/game/refusal';
import type { Seat } from '../table/seat';
import { sameMove } from './moves';
import { previewOf } from './preview';
import type { BoardScene, PanelProps } from './props';

/** A move that is made at a hex: a station, a harbour, a link. */
export interface PlaceMove extends Move {
  hex: HexId;
}

interface PlaceRules {
  /** Why nothing can be done on a hex. */
  whyNot?(hex: HexId): Refusal | undefined;
  /** The part of the panel that stays unfolded. */
  readonly open?: string;
}

/** Hexes where one of these moves can be made glow; what is tried lies in its place. */
export function placeScene<M extends PlaceMove>(
  props: PanelProps<Seat, M>,
  moves: readonly NoInfer<M>[],
  rules: PlaceRules = {},
): BoardScene {
  const { seat, selection } = props;
  const { move, hex } = selection.in(seat.state);
  const chosen = moves.find((each) => sameMove(each, move));
  const after = chosen && previewOf(seat, chosen)?.state;
  const selected = chosen?.hex ?? hex;
  return {
    highlighted: new Set(moves.map((each) => each.hex).filter((each) => each !== selected)),
    tap: (tapped) => selection.pick(seat.state, pickPlace(props, moves, tapped, rules)),
    ...(rules.whyNot && { whyNot: rules.whyNot }),
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
  };
}

/** The first move at a hex; tapped again, the next one there. A hex without any says why. */
function pickPlace<M extends PlaceMove>(
  { seat, selection }: PanelProps<Seat, M>,
  moves: readonly M[],
  hex: HexId,
  { whyNot, open }: PlaceRules,
) {
  const here = moves.filter((each) => each.hex === hex);
  const { move } = selection.in(seat.state);
  const at = here.findIndex((each) => sameMove(each, move));
  const next = here[(at + 1) % Math.max(1, here.length)];
  const unfolded = open === undefined ? {} : { open };
  if (next) return { ...unfolded, hex, move: next };
  const why = whyNot?.(hex);
  return { ...unfolded, hex, ...(why && { why }) };
}
