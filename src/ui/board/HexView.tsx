import { useMemo } from 'preact/hooks';
import { turnFace } from '@/engine/board/face';
import type { BoardDef, BoardState, HexDef, Lay, Station } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { FaceMarks, FaceTrack } from './FaceView';
import { outline, pointsOf, round } from './geometry';
import { pictureOf, planOf } from './plans';
import { centreOf } from './rivers';
import type { TokenLooks } from './StopView';
import { tokensOn } from './tokens';

export type HexLayer = 'ground' | 'track' | 'marks';

interface HexProps {
  layer: HexLayer;
  board: BoardDef;
  state: BoardState;
  hex: HexId;
  looks: TokenLooks;
}

/** One layer of one hex. It is drawn again only when something on the hex has changed. */
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
    const { stubs, buildFrom }: HexDef = laid ? noDef : board.hexes[hex]!;
    return (
      <g transform={transform}>
        {layer === 'track' ? (
          <FaceTrack
            layout={board.layout}
            face={face}
            plan={plan}
            {...(stubs && { stubs })}
            {...(buildFrom && { buildFrom })}
          />
        ) : (
          <FaceMarks face={face} plan={plan} tokens={tokensOn(board, state, hex, face)} looks={looks} />
        )}
      </g>
    );
  }, [layer, board, hex, looks, look]);
}

/** Under a tile, nothing of what the board prints is left to see. */
const noDef: HexDef = { colour: 'white' };

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
      <FaceTrack layout={board.layout} face={face} plan={plan} />
      <FaceMarks face={face} plan={plan} tokens={[]} looks={{}} />
    </g>
  );
}
