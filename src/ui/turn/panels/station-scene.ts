import { faceAt } from '@/engine/board/face';
import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import type { Refusal } from '@/engine/game/refusal';
import type { SkipMove } from '@/engine/steps/step';
import type { RailSeat, Seat } from '../../table/seat';
import { isOfType, sameMove } from '../moves';
import { boardOf } from '../names';
import { previewOf } from '../preview';
import type { BoardScene, PanelProps } from '../props';
import { routeLines, runIn } from '../routes';

/** A move that puts a station token in a city. */
export interface AnyStation extends Move {
  hex: HexId;
  stop: number;
}

/** What leaves the stage without a station. */
type LeaveMove = SkipMove | { type: 'decline' };

export interface StationProps<P extends AnyStation, T extends Seat = RailSeat>
  extends PanelProps<T, P | LeaveMove> {
  /** Types of the moves that place a token, the ordinary one first. */
  places: readonly P['type'][];
}

export function stationMoves<P extends AnyStation>({
  options,
  places,
}: Pick<StationProps<P>, 'options' | 'places'>): readonly P[] {
  const isPlace = (move: Move): move is P => places.includes(move.type);
  return options.choices.map(({ move }) => move).filter(isPlace);
}

/** The place that is tried. */
export function placedIn<P extends AnyStation>({
  seat,
  selection,
  places,
}: StationProps<P, Seat>): P | undefined {
  const { move } = selection.in(seat.state);
  return isOfType<P>(move, ...places) ? move : undefined;
}

/** Hexes with a free place glow; the token that is tried stands in its place. */
export function stationScene<P extends AnyStation>(props: StationProps<P, Seat>): BoardScene {
  const { seat, options, selection } = props;
  const moves = stationMoves(props);
  const { hex } = selection.in(seat.state);
  const chosen = placedIn(props);
  const after = chosen && previewOf(seat, chosen)?.state;
  const { company } = options.actor;
  const run = after && company ? runIn(seat, after, company).result : undefined;
  const selected = chosen?.hex ?? hex;
  return {
    highlighted: new Set(moves.map((each) => each.hex).filter((each) => each !== selected)),
    tap: (tapped) => selection.pick(seat.state, pickPlace(props, tapped)),
    whyNot: (asked) => whyNoPlace(props, asked),
    ...(selected !== undefined && { selected }),
    ...(after && { board: after.board, trying: true, everyTap: true }),
    ...(run && { routes: routeLines(run.routes) }),
  };
}

/** The place on a hex; tapped again, the next one there. A hex without a place says why. */
function pickPlace<P extends AnyStation>(props: StationProps<P, Seat>, hex: HexId) {
  const places = stationMoves(props).filter((move) => move.hex === hex);
  const chosen = placedIn(props);
  const at = places.findIndex((place) => sameMove(place, chosen));
  const next = places[(at + 1) % Math.max(1, places.length)];
  if (next) return { hex, move: next };
  const why = whyNoPlace(props, hex);
  return { hex, ...(why && { why }) };
}

function whyNoPlace<P extends AnyStation>(
  { seat, places: types }: StationProps<P, Seat>,
  hex: HexId,
): Refusal | undefined {
  const stops = faceAt(boardOf(seat), seat.state.board, hex)?.stops ?? [];
  const city = Math.max(
    0,
    stops.findIndex((stop) => (stop.slots ?? 0) > 0),
  );
  const place: AnyStation = { type: types[0]!, hex, stop: city };
  return seat.whyNot(place);
}
