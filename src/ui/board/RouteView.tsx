import { useMemo } from 'preact/hooks';
import { isEdge } from '@/engine/board/face';
import { pieceKey } from '@/engine/board/hex-part';
import type { BoardDef, BoardState } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { pathOf, shifted, straight } from './curves';
import { reach, towards } from './geometry';
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
  const { pieces, colour } = route;
  return useMemo(() => {
    const lines = pieces.flatMap((key) => {
      const path = pathOfPiece(board, state, key.slice(0, key.indexOf(':')), key);
      return path ? [{ key, path }] : [];
    });
    return (
      <g class="route">
        {lines.map(({ key, path }) => (
          <path key={key} class="route-casing" d={path} />
        ))}
        {lines.map(({ key, path }) => (
          <path key={key} class="route-line" d={path} stroke={colour} />
        ))}
      </g>
    );
  }, [board, state, pieces, colour]);
}

/** How a piece of track runs on the board; nothing where the board has no such piece. */
function pathOfPiece(board: BoardDef, state: BoardState, hex: HexId, key: string): string | undefined {
  if (!board.hexes[hex]) return undefined;
  const { face, plan } = pictureOf(board, state, hex);
  const index = face.track.findIndex(([a, b]) => pieceKey(hex, a, b) === key);
  if (index < 0) return undefined;
  const at = centreOf(board.layout, hex);
  const curve = plan.curves.find(({ track }) => track === index)?.curve;
  if (curve) return pathOf(shifted(curve, at));
  const edge = face.track[index]!.find((end) => typeof end === 'number' && isEdge(end));
  if (typeof edge !== 'number') return undefined;
  const [from, to] = [reach, reach - reachOfArrow].map((far) => towards(board.layout, edge, far));
  return pathOf(shifted(straight(from!, to!), at));
}
