import { useMemo } from 'preact/hooks';
import { turnFace } from '@/engine/board/face';
import type { BoardDef, BoardState, Lay, Station } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { FaceView } from './FaceView';
import { outline, pointsOf, round } from './geometry';
import { pictureOf, planOf, tokensOn } from './plans';
import { centreOf } from './rivers';
import type { TokenLooks } from './StopView';

interface HexProps {
  layer: 'ground' | 'face';
  board: BoardDef;
  state: BoardState;
  hex: HexId;
  looks: TokenLooks;
}

/** One hex. It is drawn again only when something on it has changed. */
export function HexView({ layer, board, state, hex, looks }: HexProps) {
  const laid = state.tiles[hex];
  const standing = [...state.stations, ...state.reserved].filter((station) => station.hex === hex);
  const look = `${laid?.tile}/${laid?.turn} ${standing.map(stationKey)} ${state.markers[hex] ?? ''}`;
  return useMemo(() => {
    const { face, plan } = pictureOf(board, state, hex);
    const at = centreOf(board.layout, hex);
    const transform = `translate(${round(at.x)} ${round(at.y)})`;
    if (layer === 'ground') {
      const points = pointsOf(outline(board.layout));
      return <polygon class={`hex on-${face.colour}`} data-hex={hex} points={points} transform={transform} />;
    }
    const def = board.hexes[hex]!;
    return (
      <g transform={transform} data-face={hex}>
        <FaceView
          layout={board.layout}
          face={face}
          plan={plan}
          tokens={tokensOn(board, state, hex, face)}
          looks={looks}
          {...(!laid && def.stubs && { stubs: def.stubs })}
          {...(!laid && def.buildFrom && { buildFrom: def.buildFrom })}
        />
      </g>
    );
  }, [layer, board, hex, looks, look]);
}

function stationKey({ company, stop, place }: Station): string {
  return `${company}${stop}${place ?? ''}`;
}

/** A tile that is about to be laid. */
export function GhostView({ board, ghost }: { board: BoardDef; ghost: Lay }) {
  const tile = board.tiles[ghost.tile];
  if (!tile || !board.hexes[ghost.hex]) return null;
  const face = turnFace(tile, ghost.turn);
  const plan = planOf(board.layout, face, { number: ghost.tile, icons: face.icons ?? [] });
  const at = centreOf(board.layout, ghost.hex);
  return (
    <g class="ghost" transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <polygon class={`hex on-${face.colour}`} points={pointsOf(outline(board.layout, 2))} />
      <FaceView layout={board.layout} face={face} plan={plan} tokens={[]} looks={{}} />
    </g>
  );
}
