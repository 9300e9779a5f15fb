import { useMemo } from 'preact/hooks';
import { turnFace } from '@/engine/board/face';
import type { BoardDef, Edge, Face, Layout, TileDef } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { FaceMarks, type FaceMarksProps, FaceTrack, type FaceTrackProps } from './FaceView';
import { outline, pointsOf, reach, sideEnds, size } from './geometry';
import { emptyState, pictureOf, planOf } from './plans';
import { polyline, riverCorners } from './rivers';
import type { TokenLooks } from './StopView';
import { tokensOn } from './tokens';

const noLooks: TokenLooks = {};

interface TileProps {
  layout: Layout;
  tile: TileDef;
  /** By so many sixths; as it is printed, if left out. */
  turn?: number;
}

/** A tile of the supply. It only shows what the words beside it say. */
export function TilePicture({ layout, tile, turn = 0 }: TileProps) {
  return useMemo(() => {
    const props = { layout, ...tilePlan(layout, tile, turn), tokens: [], looks: noLooks };
    const riverSides = tile.riverSides?.map((edge) => ((edge + turn) % 6) as Edge);
    return <Picture {...props} {...(riverSides && { riverSides })} />;
  }, [layout, tile, turn]);
}

/** How a tile of the supply is drawn; worked out once. */
export function tilePlan(layout: Layout, tile: TileDef, turn = 0) {
  const face = turnFace(tile, turn);
  return { face, plan: planOf(layout, face, { icons: tile.icons ?? [] }) };
}

interface HexPictureProps {
  board: BoardDef;
  hex: HexId;
  looks: TokenLooks;
}

/** A hex of the board by itself, as it comes out of the box. */
export function HexPicture({ board, hex, looks }: HexPictureProps) {
  const { face, plan } = pictureOf(board, emptyState, hex);
  const { stubs, buildFrom } = board.hexes[hex]!;
  const tokens = tokensOn(board, emptyState, hex, face);
  return (
    <Picture
      layout={board.layout}
      face={face}
      plan={plan}
      tokens={tokens}
      looks={looks}
      {...(stubs && { stubs })}
      {...(buildFrom && { buildFrom })}
    />
  );
}

function Picture({
  riverSides,
  ...face
}: FaceTrackProps & FaceMarksProps & { riverSides?: readonly Edge[] }) {
  const { layout } = face;
  const [wide, high] = layout === 'pointy' ? [reach + 3, size + 3] : [size + 3, reach + 3];
  return (
    <svg class="tile-picture" viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`} aria-hidden="true">
      <polygon class={`hex on-${face.face.colour}`} points={pointsOf(outline(layout))} />
      <polygon class="hex-lines" points={pointsOf(outline(layout, 1))} />
      <River layout={layout} face={face.face} sides={riverSides ?? []} />
      <FaceTrack {...face} />
      <FaceMarks {...face} />
    </svg>
  );
}

function River({ layout, face, sides }: { layout: Layout; face: Face; sides: readonly Edge[] }) {
  const inside = face.river ? polyline(riverCorners(layout, face.river)) : '';
  const along = sides.map((edge) => polyline(sideEnds(layout, edge))).join('');
  return inside || along ? <path class="river" d={inside + along} /> : null;
}
