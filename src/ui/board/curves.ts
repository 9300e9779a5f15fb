import type { Edge, Layout } from '@/engine/board/types';
import { direction, distance, type Point, plus, round, sideMiddle } from './geometry';

/** A piece of track to draw: a cubic curve, which is also what straight track is. */
export interface Curve {
  readonly from: Point;
  readonly leave: Point;
  readonly arrive: Point;
  readonly to: Point;
}

export function straight(from: Point, to: Point): Curve {
  const third = { x: (to.x - from.x) / 3, y: (to.y - from.y) / 3 };
  return { from, leave: plus(from, third), arrive: plus(to, third, -1), to };
}

/** From one side of the hex to another, at right angles to both: an arc of a circle, closely enough. */
export function sideToSide(layout: Layout, a: Edge, b: Edge): Curve {
  const [from, to] = [sideMiddle(layout, a), sideMiddle(layout, b)];
  const handle = arcHandle(turnBetween(a, b), distance(from, to));
  return {
    from,
    leave: plus(from, inwards(layout, a), handle),
    arrive: plus(to, inwards(layout, b), handle),
    to,
  };
}

/** From a side to a point, leaving the side at right angles; `along` is how the track lies at the point. */
export function sideToPoint(layout: Layout, edge: Edge, to: Point, along?: Point): Curve {
  const from = sideMiddle(layout, edge);
  const gap = distance(from, to);
  const leave = plus(from, inwards(layout, edge), gap * 0.4);
  if (!along)
    return { from, leave, arrive: plus(leave, { x: (to.x - leave.x) / 2, y: (to.y - leave.y) / 2 }), to };
  const back = along.x * (from.x - to.x) + along.y * (from.y - to.y) >= 0 ? 1 : -1;
  return { from, leave, arrive: plus(to, along, back * gap * 0.36), to };
}

/** The same curve elsewhere. */
export function shifted({ from, leave, arrive, to }: Curve, by: Point): Curve {
  return { from: plus(from, by), leave: plus(leave, by), arrive: plus(arrive, by), to: plus(to, by) };
}

export function pathOf({ from, leave, arrive, to }: Curve): string {
  const at = (point: Point) => `${round(point.x)} ${round(point.y)}`;
  return `M${at(from)}C${at(leave)} ${at(arrive)} ${at(to)}`;
}

/** A point of the curve: 0 is its beginning and 1 its end. */
export function pointAt({ from, leave, arrive, to }: Curve, at: number): Point {
  const rest = 1 - at;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * at, 3 * rest * at * at, at ** 3];
  return {
    x: a * from.x + b * leave.x + c * arrive.x + d * to.x,
    y: a * from.y + b * leave.y + c * arrive.y + d * to.y,
  };
}

/** Points along a curve, close enough to each other to stand for its whole length. */
export function samples(curve: Curve, step = 9): readonly Point[] {
  const count = Math.max(2, Math.ceil(distance(curve.from, curve.to) / step));
  return Array.from({ length: count + 1 }, (_, i) => pointAt(curve, i / count));
}

/** Which way the track runs at the middle of the arc between two sides: parallel to its chord. */
export function alongBetween(layout: Layout, a: Edge, b: Edge): Point {
  const [from, to] = [sideMiddle(layout, a), sideMiddle(layout, b)];
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function inwards(layout: Layout, edge: Edge): Point {
  const angle = direction(layout, edge);
  return { x: -Math.cos(angle), y: -Math.sin(angle) };
}

/** The angle that track turns by between two sides. */
function turnBetween(a: Edge, b: Edge): number {
  const apart = Math.min(Math.abs(a - b), 6 - Math.abs(a - b));
  return Math.PI - (apart * Math.PI) / 3;
}

/** Length of the handles of a cubic curve that follows an arc of this turn over this chord. */
function arcHandle(turn: number, chord: number): number {
  if (turn < 1e-6) return chord / 3;
  const radius = chord / (2 * Math.sin(turn / 2));
  return (4 / 3) * Math.tan(turn / 4) * radius;
}
