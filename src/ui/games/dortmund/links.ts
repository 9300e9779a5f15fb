import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { number } from '@/i18n/table';
import { linkValue } from '@/titles/dortmund/rules/links';
import type { LinkMove } from '@/titles/dortmund/rules/operating/moves';
import type { Seat } from '../../table/seat';
import { isOfType } from '../../turn/moves';
import { type PlaceMove, placeScene as sceneOf } from '../../turn/place-scene';
import { previewOf } from '../../turn/preview';
import type { BoardScene, PanelProps } from '../../turn/props';
import { t } from './words';

export function isLink(move: Move | undefined): move is LinkMove {
  return isOfType<LinkMove>(move, 'link', 'free-link');
}

/** What the link of a hex is worth now, and what it would be worth after the move. */
export function stepOf(seat: Seat, move: LinkMove): { from: number; to: number } {
  const from = linkValue(seat.state.board, move.hex);
  const after = previewOf(seat, move)?.state;
  return { from, to: after ? linkValue(after.board, move.hex) : from };
}

/** What is said above the button for a link: nothing for any other move. */
export function linkLabel(seat: Seat, move: Move | undefined): { sentence?: string } {
  if (!isLink(move)) return {};
  const { from, to } = stepOf(seat, move);
  return { sentence: t(from === 0 ? 'do.link.create' : 'do.link.extend', { value: number(to) }) };
}

/** Hexes with a place for a station or a link glow; one without any says why it takes no link. */
export function placeScene<M extends PlaceMove>(
  props: PanelProps<Seat, M>,
  moves: readonly NoInfer<M>[],
): BoardScene {
  return sceneOf<M>(props, moves, { whyNot: (hex) => whyNoLink(props.seat, hex) });
}

function whyNoLink(seat: Seat, hex: HexId) {
  const link: LinkMove = { type: 'link', hex };
  return seat.whyNot(link);
}
