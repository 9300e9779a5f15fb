import type { HexId } from '@/engine/game/ids';
import { layHexes, layMoves, nextTurn, offerOf, tileOffers, whyNoLay } from '../lays';
import { isLay } from '../moves';
import { previewOf } from '../preview';
import type { BoardScene, PanelProps } from '../props';
import { routeLines, runIn } from '../routes';

/** Where a tile can be laid glows; the tile that is tried lies in its place with what would be run on it. */
export function trackScene({ seat, options, selection }: PanelProps): BoardScene {
  const moves = layMoves(options);
  const { move, hex } = selection.in(seat.state);
  const lay = isLay(move) ? move : undefined;
  const after = lay && previewOf(seat, lay)?.state;
  const { company } = options.actor;
  const run = after && company ? runIn(seat, after, company).result : undefined;
  const selected = lay?.hex ?? hex;
  const tap = (tapped: HexId) => {
    if (lay?.hex === tapped)
      selection.pick(seat.state, { hex: tapped, move: nextTurn(offerOf(moves, lay)!, lay) });
    else selection.pick(seat.state, pickHex({ seat, options, selection }, tapped));
  };
  return {
    highlighted: new Set(layHexes(moves).filter((each) => each !== selected)),
    tap,
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
    ...(run && { routes: routeLines(run.routes) }),
  };
}

/** A hex with its only tile tried at once; a hex that takes none says why. */
export function pickHex({ seat, options }: PanelProps, hex: HexId) {
  const offers = tileOffers(layMoves(options), hex);
  const [only, ...others] = offers;
  if (!only) {
    const why = whyNoLay(seat, hex);
    return { hex, ...(why && { why }) };
  }
  return others.length === 0 ? { hex, move: only.moves[0]! } : { hex };
}
