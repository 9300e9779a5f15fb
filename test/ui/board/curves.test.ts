import { describe, expect, it } from 'vitest';
import type { Edge, Layout } from '@/engine/board/types';
import { pathOf, pointAt, samples, sideToPoint, sideToSide, straight } from '@/ui/board/curves';
import { distance, sideMiddle, size, towards } from '@/ui/board/geometry';

const layouts: readonly Layout[] = ['pointy', 'flat'];

/** Circles that real track follows: around a corner, and around a point one and a half hexes away. */
const arcs: readonly [name: string, ends: readonly [Edge, Edge], at: number, far: number, radius: number][] =
  [
    ['sharp', [0, 1], 0.5, size, size / 2],
    ['gentle', [0, 2], 1, size * Math.sqrt(3), size * 1.5],
  ];

describe.each(layouts)('track on a %s hex', (layout) => {
  it.each(arcs)('follows a circle in a %s curve', (_, [a, b], at, far, radius) => {
    const around = towards(layout, at, far);
    for (const point of samples(sideToSide(layout, a, b))) {
      expect(Math.abs(distance(point, around) - radius)).toBeLessThan(0.5);
    }
  });

  it('runs straight between opposite sides', () => {
    const curve = sideToSide(layout, 1, 4);
    expect(distance(pointAt(curve, 0.5), { x: 0, y: 0 })).toBeCloseTo(0);
  });

  it('ends where it should', () => {
    const stop = towards(layout, 3.5, 50);
    const curve = sideToPoint(layout, 3, stop);
    expect(distance(pointAt(curve, 0), sideMiddle(layout, 3))).toBeCloseTo(0);
    expect(distance(pointAt(curve, 1), stop)).toBeCloseTo(0);
  });

  it('meets a stop on a curve from both sides in one line', () => {
    const [at, along] = [towards(layout, 0.5, size / 2), { x: 1, y: 0 }];
    const arriving = [0, 1].map((edge) => sideToPoint(layout, edge as Edge, at, along).arrive);
    expect(arriving[0]!.y).toBeCloseTo(at.y);
    expect((arriving[0]!.x - at.x) * (arriving[1]!.x - at.x)).toBeLessThan(0);
  });
});

it('writes short paths', () => {
  expect(pathOf(straight({ x: 0, y: 0 }, { x: 30, y: 10 }))).toBe('M0 0C10 3.3 20 6.7 30 10');
});
