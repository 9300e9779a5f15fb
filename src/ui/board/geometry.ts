import { edges } from '@/engine/board/layout';
import type { Edge, Layout } from '@/engine/board/types';

/** From the centre of a hex to its corner, in the units that everything on the board is drawn in. */
export const size = 100;

/** From the centre of a hex to the middle of a side. */
export const reach = (size * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle: Point = { x: 0, y: 0 };

/** Where edge 0 points, in degrees clockwise from the right (y grows downwards). */
const firstEdge: Record<Layout, number> = { pointy: 120, flat: 90 };

/** The direction of an edge, or between edges: 3.5 lies between 3 and 4. In radians. */
export function direction(layout: Layout, at: number): number {
  return ((firstEdge[layout] + 60 * at) * Math.PI) / 180;
}

/** The point at a distance from the centre towards an edge, or towards a corner between edges. */
export function towards(layout: Layout, at: number, distance: number): Point {
  const angle = direction(layout, at);
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

export function sideMiddle(layout: Layout, edge: Edge): Point {
  return towards(layout, edge, reach);
}

/** The two ends of a side, clockwise. */
export function sideEnds(layout: Layout, edge: Edge): readonly [Point, Point] {
  return [towards(layout, edge - 0.5, size), towards(layout, edge + 0.5, size)];
}

/** The corners of a hex whose outline is moved inwards by some units. */
export function outline(layout: Layout, inset = 0): readonly Point[] {
  const distance = size - (inset * 2) / Math.sqrt(3);
  return edges.map((edge) => towards(layout, edge - 0.5, distance));
}

export function pointsOf(points: readonly Point[]): string {
  return points.map((point) => `${round(point.x)},${round(point.y)}`).join(' ');
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function plus(a: Point, b: Point, times = 1): Point {
  return { x: a.x + b.x * times, y: a.y + b.y * times };
}

/** The directions of the six sides, each of length 1. */
export const sideDirections: Readonly<Record<Layout, readonly Point[]>> = {
  pointy: edges.map((edge) => towards('pointy', edge, 1)),
  flat: edges.map((edge) => towards('flat', edge, 1)),
};

/** How far inside the hex a point lies: the distance to the nearest side, negative outside. */
export function depth(layout: Layout, { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const side of sideDirections[layout]) least = Math.min(least, reach - (x * side.x + y * side.y));
  return least;
}

/** How many sides apart two edges are: 1 a sharp curve, 2 a gentle one, 3 straight. */
export function sidesApart(a: Edge, b: Edge): number {
  const difference = Math.abs(a - b);
  return Math.min(difference, 6 - difference);
}

/** Short numbers keep the drawing small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
