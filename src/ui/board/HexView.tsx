import type { VNode } from 'preact';
import { turnFace } from '@/engine/board/face';
import type { BoardDef, BoardState, HexDef, Lay } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { FaceMarks, FaceTrack } from './FaceView';
import { outline, plus, pointsOf, round } from './geometry';
import { pictureOf, planOf } from './plans';
import { centreOf } from './rivers';
import type { TokenLooks } from './StopView';
import { tokensOn } from './tokens';

export type HexLayer = 'ground' | 'track' | 'marks';

interface HexProps {
  board: BoardDef;
  state: BoardState;
  hex: HexId;
  looks: TokenLooks;
}

/** The layers of one hex. Drawn by functions and not by components, which would be some 700 on a board and remember nothing. */
export function layersOf({ board, state, hex, looks }: HexProps): Readonly<Record<HexLayer, VNode | null>> {
  const { layout } = board;
  const { face, plan } = pictureOf(board, state, hex);
  const at = centreOf(layout, hex);
  const points = pointsOf(outline(layout).map((corner) => plus(corner, at)));
  const { stubs, buildFrom }: HexDef = state.tiles[hex] ? noDef : board.hexes[hex]!;
  const place = { key: hex, transform: `translate(${round(at.x)} ${round(at.y)})` };
  return {
    ground: <polygon key={hex} class={`hex on-${face.colour}`} data-hex={hex} points={points} />,
    track: FaceTrack({ layout, face, plan, place, ...(stubs && { stubs }), ...(buildFrom && { buildFrom }) }),
    marks: FaceMarks({ face, plan, place, tokens: tokensOn(board, state, hex, face), looks }),
  };
}

/** Under a tile, nothing of what the board prints is left to see. */
const noDef: HexDef = { colour: 'white' };

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
