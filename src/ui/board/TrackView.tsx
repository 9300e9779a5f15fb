import type { VNode } from 'preact';
import type { PlacedFace } from '@/engine/board/face';
import type { Edge, Layout } from '@/engine/board/types';
import { pathOf } from './curves';
import { pointsOf, reach, round, towards } from './geometry';
import type { FacePlan } from './plan';
import { casingOfTrack, reachOfArrow, reachOfStub, widthOfTrack } from './sizes';
import type { PlacedCurve } from './stops';

interface TrackProps {
  face: PlacedFace;
  curves: readonly PlacedCurve[];
}

/** All track of a face. Track that meets is one surface; track that only crosses passes above or below. */
export function trackOf({ face, curves }: TrackProps): VNode[] {
  return meetingTracks(face, curves).flatMap((group) => {
    const all = group.map(({ curve }) => pathOf(curve)).join('');
    const ferries = group.filter(({ track }) => face.track[track]?.[2]?.ferry);
    return [
      <path class="track-casing" d={all} stroke-width={casingOfTrack} />,
      <path class="track" d={all} stroke-width={widthOfTrack} />,
      ...ferries.map(({ curve }) => (
        <path class="track-ferry" d={pathOf(curve)} stroke-width={widthOfTrack - 6} />
      )),
    ];
  });
}

/** Pieces that share an end belong together. */
export function meetingTracks(
  face: PlacedFace,
  curves: readonly PlacedCurve[],
): readonly (readonly PlacedCurve[])[] {
  const groups: { ends: Set<string>; curves: PlacedCurve[] }[] = [];
  for (const curve of curves) {
    const [a, b] = face.track[curve.track]!;
    const ends = new Set([String(a), String(b)]);
    const met = groups.filter((group) => [...ends].some((end) => group.ends.has(end)));
    const joined = {
      ends: new Set([...ends, ...met.flatMap((group) => [...group.ends])]),
      curves: [...met.flatMap((group) => group.curves), curve],
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !met.includes(group)), joined);
  }
  return groups.map((group) => group.curves);
}

interface ArrowProps {
  layout: Layout;
  arrow: FacePlan['arrows'][number];
}

/** Track into an off-board area; it narrows to a point where every route ends. */
export function ArrowView({ layout, arrow: { edge, terminal } }: ArrowProps) {
  const half = widthOfTrack / 2;
  const inner = reach - reachOfArrow;
  const shape = (wide: number, tip: number) => {
    const outer = towards(layout, edge, reach);
    const [from, to] = [towards(layout, edge, inner), towards(layout, edge, inner - tip)];
    const side = { x: (-outer.y / reach) * wide, y: (outer.x / reach) * wide };
    const corners = [
      { x: outer.x + side.x, y: outer.y + side.y },
      { x: from.x + side.x, y: from.y + side.y },
      to,
      { x: from.x - side.x, y: from.y - side.y },
      { x: outer.x - side.x, y: outer.y - side.y },
    ];
    return pointsOf(corners.map((corner) => ({ x: round(corner.x), y: round(corner.y) })));
  };
  const tip = terminal ? 14 : 0;
  return (
    <>
      <polygon class="arrow-casing" points={shape(casingOfTrack / 2, tip + (terminal ? 5 : 2))} />
      <polygon class="arrow" points={shape(half, tip)} />
    </>
  );
}

/** A short end of track that the first tile must connect. */
export function StubView({ layout, edge }: { layout: Layout; edge: Edge }) {
  const [from, to] = [towards(layout, edge, reach), towards(layout, edge, reach - reachOfStub)];
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  return (
    <>
      <path class="track-casing" d={d} stroke-width={casingOfTrack} />
      <path class="track" d={d} stroke-width={widthOfTrack} />
    </>
  );
}
