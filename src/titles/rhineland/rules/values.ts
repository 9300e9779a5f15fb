import { valueIn } from '@/engine/board/colours';
import { faceAt } from '@/engine/board/face';
import type { StopNode } from '@/engine/board/graph';
import type { BoardDef, BoardState, BuildColour } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import type { Visit } from '@/engine/routes/types';

/** The board of one moment, for working values out. */
export interface Scene {
  readonly board: BoardDef;
  readonly state: BoardState;
  readonly colour: BuildColour;
}

/** [18Rhl 6.2.3.1] a ferry costs: the route that uses it gets the tile's lower value. */
export function stopValue(scene: Scene, { stops, ferry }: Pick<Visit, 'stops' | 'ferry'>): number {
  const { hex, def } = stops[0]!;
  const lower = ferry ? faceAt(scene.board, scene.state, hex)!.ferryRevenue : undefined;
  return lower ?? valueIn(def.revenue, scene.colour);
}

export type Industry = 'coalmine' | 'steelmill';

/**
 * Industries of a hex, or of the whole area that it belongs to: printed on its tile or on a hex that is never built on,
 * or tokens that lie there.
 */
export function industriesOn(scene: Scene, hex: HexId): Industry[] {
  return areaOf(scene.board, hex)
    .flatMap((each) => [
      ...(faceAt(scene.board, scene.state, each)!.icons ?? []),
      ...(scene.state.markers[each] ?? []),
    ])
    .filter((each): each is Industry => each === 'coalmine' || each === 'steelmill');
}

/** [18LRA 6.1.1] a field of several hexes is one place, wherever on it an industry is printed. */
function areaOf(board: BoardDef, hex: HexId): readonly HexId[] {
  const group = board.hexes[hex]?.group;
  return group ? Object.keys(board.hexes).filter((each) => board.hexes[each]!.group === group) : [hex];
}

/** Industries that a visit gives a route: a red field gives only the one at the edge that is used. */
export function industriesOfVisit(scene: Scene, { stops, pieces }: Visit): Industry[] {
  const { hex } = stops[0]!;
  const links = scene.board.hexes[hex]?.links;
  if (!links) return industriesOn(scene, hex);
  return links
    .filter(({ edge }) => pieces.some((piece) => piece.key === `${hex}:${edge}-s0`))
    .map(({ industry }) => industry as Industry);
}

/** The most industries that a stop can add to a route. */
export function industriesOfStop(scene: Scene, stop: StopNode): number {
  return scene.board.hexes[stop.hex]?.links ? 1 : industriesOn(scene, stop.hex).length;
}
