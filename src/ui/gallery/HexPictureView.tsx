import type { BoardDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { FaceView } from '../board/FaceView';
import { outline, pointsOf, reach, size } from '../board/geometry';
import { emptyState, type HexPicture, tokensOn } from '../board/plans';
import { riverOnFace } from '../board/rivers';
import type { TokenLooks } from '../board/StopView';

interface HexPictureProps {
  board: BoardDef;
  hex: HexId;
  picture: HexPicture;
  looks: TokenLooks;
}

/** One hex of the board by itself, as the board shows it. */
export function HexPictureView({ board, hex, picture: { face, plan }, looks }: HexPictureProps) {
  const { layout } = board;
  const [wide, high] = layout === 'pointy' ? [reach + 3, size + 3] : [size + 3, reach + 3];
  const def = board.hexes[hex]!;
  return (
    <svg class="tile-picture" viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`} aria-hidden="true">
      <polygon class={`hex on-${face.colour}`} points={pointsOf(outline(layout))} />
      {face.river && <path class="river" d={riverOnFace(layout, face.river)} />}
      <polygon class="hex-lines" points={pointsOf(outline(layout, 1))} />
      <FaceView
        layout={layout}
        face={face}
        plan={plan}
        tokens={tokensOn(board, emptyState, hex, face)}
        looks={looks}
        {...(def.stubs && { stubs: def.stubs })}
        {...(def.buildFrom && { buildFrom: def.buildFrom })}
      />
    </svg>
  );
}
