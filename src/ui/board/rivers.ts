import { centre, edges } from '@/engine/board/layout';
import type { BoardDef, Edge, Face, Layout } from '@/engine/board/types';
import type { HexId } from '@/engine/game/ids';
import { distance, type Point, plus, round, sideEnds, size, towards } from './geometry';

export function centreOf(layout: Layout, hex: HexId): Point {
  const { x, y } = centre(layout, hex);
  return { x: x * size, y: y * size };
}

const sameCorner = 1;

/** The course of the river along sides and through hexes: each unbroken stretch as a list of points. */
export function riverCourse(board: BoardDef): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  const parts = (board.river ?? []).map((part) => partOf(board.layout, part));
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'through') continue;
    const current = stretches.at(-1);
    const last = current?.at(-1);
    const before = parts[i - 1];
    const [a, b] = part.ends;
    if (last && (touches(last, a) || touches(last, b))) current!.push(touches(last, a) ? b : a);
    else if (last && before?.kind === 'through') current!.push(...fromCorner(before.middle, part.ends));
    else stretches.push(towardsNext(part.ends, parts[i + 1]));
  }
  return stretches;
}

type Part =
  | { readonly kind: 'side'; readonly ends: readonly [Point, Point] }
  | { readonly kind: 'through'; readonly middle: Point };

function partOf(layout: Layout, part: string): Part {
  const [hex, edge] = part.split('/');
  const at = centreOf(layout, hex!);
  if (edge === undefined) return { kind: 'through', middle: at };
  const [a, b] = sideEnds(layout, Number(edge) as Edge);
  return { kind: 'side', ends: [plus(a, at), plus(b, at)] };
}

function touches(a: Point, b: Point): boolean {
  return distance(a, b) < sameCorner;
}

/** The nearer end of a side first. */
function fromCorner(from: Point, [a, b]: readonly [Point, Point]): [Point, Point] {
  return distance(a, from) <= distance(b, from) ? [a, b] : [b, a];
}

function towardsNext([a, b]: readonly [Point, Point], next: Part | undefined): [Point, Point] {
  if (!next) return [a, b];
  const near = (point: Point) =>
    next.kind === 'through'
      ? distance(point, next.middle)
      : Math.min(...next.ends.map((end) => distance(point, end)));
  return near(a) <= near(b) ? [b, a] : [a, b];
}

export function polyline(points: readonly Point[]): string {
  return points.map((point, i) => `${i ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`).join('');
}

/** The course of a river through hexes; it begins and ends at the side of a hex, not in its middle. */
export function decorCourse(layout: Layout, path: readonly HexId[]): readonly Point[] {
  const points = path.map((hex) => centreOf(layout, hex));
  if (points.length < 2) return points;
  const beyond = (end: Point, before: Point) => plus(end, { x: end.x - before.x, y: end.y - before.y }, 0.5);
  return [beyond(points[0]!, points[1]!), ...points, beyond(points.at(-1)!, points.at(-2)!)];
}

/** A soft line through points (a Catmull-Rom spline). */
export function softLine(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    const leave = plus(from, { x: to.x - before.x, y: to.y - before.y }, 1 / 6);
    const arrive = plus(to, { x: after.x - from.x, y: after.y - from.y }, -1 / 6);
    path += `C${[leave, arrive, to].map((point) => `${round(point.x)} ${round(point.y)}`).join(' ')}`;
  }
  return path;
}

/** Where the river enters and leaves a face: the corners between its banks. */
export function riverCorners(layout: Layout, river: NonNullable<Face['river']>): readonly Point[] {
  const west = new Set<number>(river.west);
  return edges
    .filter((edge) => west.has(edge) !== west.has((edge + 1) % 6))
    .map((edge) => towards(layout, edge + 0.5, size));
}
