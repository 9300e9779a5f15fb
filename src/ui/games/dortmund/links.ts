import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { number } from '@/i18n/table';
import { linkValue } from '@/titles/dortmund/rules/links';
import type { LinkMove } from '@/titles/dortmund/rules/operating/moves';
import type { Seat } from '../../table/seat';
import { isOfType, sameMove } from '../../turn/moves';
import { previewOf } from '../../turn/preview';
import type { BoardScene, PanelProps } from '../../turn/props';
import { t } from './words';

/** A move that is made at a hex: a station or a link. */
export interface PlaceMove extends Move {
  hex: HexId;
}

export function isLink(move: Move | undefined): move is LinkMove {
  return isOfType<LinkMove>(move, 'link', 'free-link');
}

/** What the link of a hex is worth now, and what it would be worth after the move. */
export function stepOf(seat: Seat, move: LinkMove): { from: number; to: number } {
  const from = linkValue(seat.state.board, move.hex);
  const after = previewOf(seat, move)?.state;
  return { from, to: after ? linkValue(after.board, move.hex) : from };
}

/** What the button for a link says: nothing for any other move. */
export function linkLabel(seat: Seat, move: Move | undefined): { confirmLabel?: string } {
  if (!isLink(move)) return {};
  const { from, to } = stepOf(seat, move);
  return { confirmLabel: t(from === 0 ? 'do.link.create' : 'do.link.extend', { value: number(to) }) };
}

/** Hexes where one of these moves can be made glow; what is tried lies in its place. */
export function placeScene<M extends PlaceMove>(
  props: PanelProps<Seat, M>,
  moves: readonly NoInfer<M>[],
): BoardScene {
  const { seat, selection } = props;
  const { move, hex } = selection.in(seat.state);
  const chosen = moves.find((each) => sameMove(each, move));
  const after = chosen && previewOf(seat, chosen)?.state;
  const selected = chosen?.hex ?? hex;
  return {
    highlighted: new Set(moves.map((each) => each.hex).filter((each) => each !== selected)),
    tap: (tapped) => selection.pick(seat.state, pickPlace(props, moves, tapped)),
    whyNot: (asked) => whyNoLink(seat, asked),
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
  };
}

/** The first move at a hex; tapped again, the next one there. A hex without any says why it takes no link. */
function pickPlace<M extends PlaceMove>(
  { seat, selection }: PanelProps<Seat, M>,
  moves: readonly M[],
  hex: HexId,
) {
  const here = moves.filter((each) => each.hex === hex);
  const { move } = selection.in(seat.state);
  const at = here.findIndex((each) => sameMove(each, move));
  const next = here[(at + 1) % Math.max(1, here.length)];
  if (next) return { hex, move: next };
  const why = whyNoLink(seat, hex);
  return { hex, ...(why && { why }) };
}

function whyNoLink(seat: Seat, hex: HexId) {
  const link: LinkMove = { type: 'link', hex };
  return seat.whyNot(link);
}
