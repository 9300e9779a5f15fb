import { isEdge } from '@/engine/board/face';
import { pieceKey } from '@/engine/board/graph';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { pathOf, straight } from './curves';
import { reach, round, towards } from './geometry';
import { pictureOf } from './plans';
import { centreOf } from './rivers';
import { reachOfArrow } from './sizes';

/** A train's run: the keys of its pieces of track, and the colour it is drawn in. */
export interface RouteLine {
  readonly colour: string;
  readonly pieces: readonly string[];
}

interface RouteProps {
  board: BoardDef;
  state: BoardState;
  route: RouteLine;
}

export function RouteView({ board, state, route }: RouteProps) {
  const lines = route.pieces.flatMap((key) => {
    const hex = key.slice(0, key.indexOf(':'));
    const path = pathOfPiece(board, state, hex, key);
    const at = centreOf(board.layout, hex);
    return path ? [{ key, path, transform: `translate(${round(at.x)} ${round(at.y)})` }] : [];
  });
  return (
    <g class="route">
      {lines.map(({ key, path, transform }) => (
        <path key={key} class="route-casing" d={path} transform={transform} />
      ))}
      {lines.map(({ key, path, transform }) => (
        <path key={key} class="route-line" d={path} transform={transform} stroke={route.colour} />
      ))}
    </g>
  );
}

/** How a piece of track runs in its hex; nothing where the board has no such piece. */
function pathOfPiece(board: BoardDef, state: BoardState, hex: HexId, key: string): string | undefined {
  if (!board.hexes[hex]) return undefined;
  const { face, plan } = pictureOf(board, state, hex);
  const index = face.track.findIndex(([a, b]) => pieceKey(hex, a, b) === key);
  if (index < 0) return undefined;
  const curve = plan.curves.find(({ track }) => track === index)?.curve;
  if (curve) return pathOf(curve);
  const edge = face.track[index]!.find((end) => typeof end === 'number' && isEdge(end));
  if (typeof edge !== 'number') return undefined;
  const [from, to] = [reach, reach - reachOfArrow].map((far) => towards(board.layout, edge, far));
  return pathOf(straight(from!, to!));
}
