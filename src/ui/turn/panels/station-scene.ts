import { faceAt } from '@/engine/board/face';
import type { HexId } from '@/engine/game/ids';
import { isStation, type StationMove, sameMove } from '../moves';
import { boardOf } from '../names';
import { previewOf } from '../preview';
import type { BoardScene, PanelProps } from '../props';
import { routeLines, runIn } from '../routes';

export function stationMoves({ options }: Pick<PanelProps, 'options'>): readonly StationMove[] {
  return options.choices.map(({ move }) => move).filter(isStation);
}

/** Hexes with a free place glow; the token that is tried stands in its place. */
export function stationScene(props: PanelProps): BoardScene {
  const { seat, options, selection } = props;
  const moves = stationMoves(props);
  const { move, hex } = selection.in(seat.state);
  const chosen = isStation(move) ? move : undefined;
  const after = chosen && previewOf(seat, chosen)?.state;
  const { company } = options.actor;
  const run = after && company ? runIn(seat, after, company).result : undefined;
  const selected = chosen?.hex ?? hex;
  return {
    highlighted: new Set(moves.map((each) => each.hex).filter((each) => each !== selected)),
    tap: (tapped) => selection.pick(seat.state, pickPlace(props, tapped)),
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
    ...(run && { routes: routeLines(run.routes) }),
  };
}

/** The place on a hex; tapped again, the next one there. A hex without a place says why. */
function pickPlace(props: PanelProps, hex: HexId) {
  const { seat, options, selection } = props;
  const places = stationMoves(props).filter((move) => move.hex === hex);
  const { move } = selection.in(seat.state);
  const at = places.findIndex((place) => sameMove(place, move));
  const next = places[(at + 1) % Math.max(1, places.length)];
  if (next) return { hex, move: next };
  const stops = faceAt(boardOf(seat), seat.state.board, hex)?.stops ?? [];
  const city = Math.max(
    0,
    stops.findIndex((stop) => (stop.slots ?? 0) > 0),
  );
  // outside the usual step a token is placed by another move, which says why not
  const [listed] = options.stage === 'station' ? [] : stationMoves(props);
  const tried: StationMove = { type: listed?.type ?? 'station', hex, stop: city };
  const why = seat.whyNot(tried);
  return { hex, ...(why && { why }) };
}
