import { describe, expect, it } from 'vitest';
import { outline } from '@/ui/board/geometry';
import { badgePlace, type FanGround, onRay, placeFan, sectorDirection } from '@/ui/turn/fan/place';

const window = { width: 768, height: 595 };
const ground = (more: Partial<FanGround>): FanGround => ({
  at: { x: 380, y: 300 },
  window,
  count: 3,
  clearance: 18,
  needed: [],
  minded: [],
  ...more,
});

const isIn = ({ x, y }: { x: number; y: number }) =>
  x >= 0 && y >= 0 && x <= window.width && y <= window.height;

describe('a fan of tiles', () => {
  it('is as large as drawn where there is room: sectors of 35 degrees from 56 to 178 pixels', () => {
    const fan = placeFan(ground({}))!;
    expect(fan.sector).toBeCloseTo((35 * Math.PI) / 180);
    expect([fan.inner, fan.outer, fan.chosen]).toEqual([56, 178, 226]);
  });

  it('opens upwards, away from the hand, where nothing is in the way', () => {
    expect(Math.sin(placeFan(ground({}))!.direction)).toBeCloseTo(-1);
  });

  it.each([
    [10, 10],
    [760, 10],
    [10, 590],
    [760, 590],
    [380, 5],
    [5, 300],
  ])('never leaves the screen, from a hex at %i, %i', (x, y) => {
    const at = { x, y };
    for (const count of [1, 2, 3]) {
      const fan = placeFan(ground({ at, count }));
      expect(fan, `${count} tiles`).toBeDefined();
      for (let i = 0; i < count; i++) {
        const ray = sectorDirection(fan!, count, i);
        expect(isIn(onRay(at, ray, fan!.chosen))).toBe(true);
        expect(isIn(onRay(at, ray - fan!.sector / 2, fan!.outer))).toBe(true);
        expect(isIn(onRay(at, ray + fan!.sector / 2, fan!.outer))).toBe(true);
      }
    }
  });

  it('has the sign that a tile can be turned at a corner away from the tiles, where no track leads', () => {
    const radius = 15;
    const scale = 0.45;
    for (const layout of ['pointy', 'flat'] as const) {
      const corners = outline(layout).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
      const edges = corners.map((corner, i) => {
        const next = corners[(i + 1) % corners.length]!;
        return { x: 380 + (corner.x + next.x) / 2, y: 300 + (corner.y + next.y) / 2 };
      });
      const fan = placeFan(ground({}))!;
      const badge = badgePlace({ x: 380, y: 300 }, corners, fan);
      for (const edge of edges)
        expect(Math.hypot(edge.x - badge.x, edge.y - badge.y)).toBeGreaterThan(radius);
      expect(Math.hypot(badge.x - 380, badge.y - 300)).toBeGreaterThan(radius * 2);
      // upwards the fan, downwards the sign
      expect(badge.y).toBeGreaterThan(300);
    }
  });

  it('is never under the finger', () => {
    for (const count of [1, 4, 9]) expect(placeFan(ground({ count }))!.inner).toBeGreaterThanOrEqual(56);
  });

  it('does not hide the run or a station of whoever acts', () => {
    const at = { x: 380, y: 300 };
    const needed = [270, 200, 340].map((degrees) => onRay(at, (degrees * Math.PI) / 180, 120));
    const fan = placeFan(ground({ needed }))!;
    for (const point of needed) {
      const angle = Math.atan2(point.y - at.y, point.x - at.x);
      const off = Math.abs(Math.atan2(Math.sin(angle - fan.direction), Math.cos(angle - fan.direction)));
      expect(off).toBeGreaterThan((3 * fan.sector) / 2);
    }
  });

  it('takes the side that hides fewest of the others', () => {
    const at = { x: 380, y: 300 };
    const above = onRay(at, -Math.PI / 2, 120);
    const fan = placeFan(ground({ minded: [{ ...above, weight: 3 }] }))!;
    const off = Math.abs(
      Math.atan2(Math.sin(fan.direction + Math.PI / 2), Math.cos(fan.direction + Math.PI / 2)),
    );
    expect(off).toBeGreaterThan((3 * fan.sector) / 2);
  });

  it('gives way to a row where there is no room at all', () => {
    expect(placeFan(ground({ window: { width: 300, height: 200 }, at: { x: 150, y: 100 } }))).toBeUndefined();
  });
});
