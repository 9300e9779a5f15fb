import { useMemo } from 'preact/hooks';
import { type PlacedFace, turnFace } from '@/engine/board/face';
import type { Face, Layout } from '@/engine/board/types';
import { FaceView } from './FaceView';
import { outline, pointsOf, reach, size } from './geometry';
import type { Extras } from './plan';
import { planOf } from './plans';
import { riverOnFace } from './rivers';
import type { TokenLooks } from './StopView';

interface TileProps {
  layout: Layout;
  face: Face;
  turn?: number;
  extras?: Extras;
  looks?: TokenLooks;
}

const noExtras: Extras = {};
const noLooks: TokenLooks = {};

/** One tile by itself. It only shows what the words beside it say. */
export function TilePicture({ layout, face, turn = 0, extras = noExtras, looks = noLooks }: TileProps) {
  return useMemo(() => {
    const placed: PlacedFace = turnFace(face, turn);
    const plan = planOf(layout, placed, { icons: placed.icons ?? [], ...extras });
    const [wide, high] = layout === 'pointy' ? [reach + 3, size + 3] : [size + 3, reach + 3];
    return (
      <svg class="tile-picture" viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`} aria-hidden="true">
        <polygon class={`hex on-${placed.colour}`} points={pointsOf(outline(layout))} />
        {placed.river && <path class="river" d={riverOnFace(layout, placed.river)} />}
        <polygon class="hex-lines" points={pointsOf(outline(layout, 1))} />
        <FaceView
          layout={layout}
          face={placed}
          plan={plan}
          tokens={[]}
          looks={looks}
          {...(extras.stubs && { stubs: extras.stubs })}
        />
      </svg>
    );
  }, [layout, face, turn, extras, looks]);
}
