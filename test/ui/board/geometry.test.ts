import { describe, expect, it } from 'vitest';
import { across, centre, edges } from '@/engine/board/layout';
import type { Layout } from '@/engine/board/types';
import { depth, distance, outline, reach, sideMiddle, sidesApart, size, towards } from '@/ui/board/geometry';

const layouts: readonly Layout[] = ['pointy', 'flat'];

describe.each(layouts)('a %s hex', (layout) => {
  it('has its sides where the engine has its neighbours', () => {
    const here = centre(layout, 'M10');
    for (const edge of edges) {
      const there = centre(layout, across(layout, 'M10', edge));
      const half = { x: ((there.x - here.x) / 2) * size, y: ((there.y - here.y) / 2) * size };
      expect(distance(half, sideMiddle(layout, edge))).toBeLessThan(0.001);
    }
  });

  it('has corners halfway between its sides', () => {
    for (const corner of outline(layout)) expect(distance(corner, { x: 0, y: 0 })).toBeCloseTo(size);
    expect(distance(outline(layout)[0]!, towards(layout, 5.5, size))).toBeCloseTo(0);
  });

  it('is as deep as the way to its sides', () => {
    expect(depth(layout, { x: 0, y: 0 })).toBeCloseTo(reach);
    expect(depth(layout, sideMiddle(layout, 2))).toBeCloseTo(0);
    expect(depth(layout, towards(layout, 1, reach + 10))).toBeCloseTo(-10);
  });

  it('moves its outline inwards evenly', () => {
    for (const corner of outline(layout, 7)) expect(depth(layout, corner)).toBeCloseTo(7);
  });
});

it('knows sharp, gentle and straight track', () => {
  expect([sidesApart(0, 5), sidesApart(0, 2), sidesApart(1, 4), sidesApart(5, 1)]).toEqual([1, 2, 3, 2]);
});
