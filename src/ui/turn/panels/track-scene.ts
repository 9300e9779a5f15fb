import { isBuildable } from '@/engine/board/upgrade';
import type { HexId } from '@/engine/game/ids';
import type { SkipMove } from '@/engine/steps/step';
import type { Seat } from '../../table/seat';
import { type AnyLay, layHexes, layMoves, nextTurn, offerOf, tileOffers, whyNoLay } from '../lays';
import { isOfType } from '../moves';
import { boardOf } from '../names';
import { previewOf } from '../preview';
import type { BoardScene, PanelProps } from '../props';
import { routeLines, runIn } from '../routes';

export interface TrackProps<L extends AnyLay> extends PanelProps<Seat, L | SkipMove> {
  /** Types of the moves that lay a tile, the ordinary one first. */
  lays: readonly L['type'][];
}

/** The tile that is tried. */
export function laidIn<L extends AnyLay>({ seat, selection, lays }: TrackProps<L>): L | undefined {
  const { move } = selection.in(seat.state);
  return isOfType<L>(move, ...lays) ? move : undefined;
}

/** Where a tile can be laid glows; the tile that is tried lies in its place with what would be run on it. */
export function trackScene<L extends AnyLay>(props: TrackProps<L>): BoardScene {
  const { seat, options, selection, lays } = props;
  const moves = layMoves<L>(options, lays);
  const { hex } = selection.in(seat.state);
  const lay = laidIn(props);
  const after = lay && previewOf(seat, lay)?.state;
  const { company } = options.actor;
  const run = after && company ? runIn(seat, after, company).result : undefined;
  const selected = lay?.hex ?? hex;
  const tap = (tapped: HexId) => {
    if (lay?.hex === tapped)
      selection.pick(seat.state, { hex: tapped, move: nextTurn(offerOf(moves, lay)!, lay) });
    else selection.pick(seat.state, pickHex(props, tapped));
  };
  return {
    highlighted: new Set(layHexes(moves).filter((each) => each !== selected)),
    tap,
    // where nothing can ever be built nobody has done anything wrong: its card says so
    whyNot: (asked) => (mayBeBuilt(seat, asked) ? whyNoLay(seat, lays[0]!, asked) : undefined),
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
    ...(run && { routes: routeLines(run.routes) }),
  };
}

function mayBeBuilt(seat: Seat, hex: HexId): boolean {
  const def = boardOf(seat).hexes[hex];
  return def !== undefined && isBuildable(def);
}

/** A hex with its only tile tried at once; a hex that takes none says why. */
export function pickHex<L extends AnyLay>({ seat, options, lays }: TrackProps<L>, hex: HexId) {
  const offers = tileOffers(layMoves<L>(options, lays), hex);
  const [only, ...others] = offers;
  if (!only) {
    const why = whyNoLay(seat, lays[0]!, hex);
    return { hex, ...(why && { why }) };
  }
  return others.length === 0 ? { hex, move: only.moves[0]! } : { hex };
}
