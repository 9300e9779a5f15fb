import { distance, type Point } from '../../board/geometry';
import type { Extent } from '../../board/view';

/** How a fan lies around the middle of its hex, in pixels and radians. */
export interface FanShape {
  /** Where its middle points. */
  readonly direction: number;
  /** How wide each of its sectors is. */
  readonly sector: number;
  readonly inner: number;
  readonly outer: number;
  /** How far the chosen one reaches: its confirmation lies beyond the others. */
  readonly chosen: number;
}

export interface FanGround {
  /** The middle of the hex. */
  readonly at: Point;
  readonly window: Extent;
  readonly count: number;
  /** What lies this close to the fan is hidden by it: half a hex. */
  readonly clearance: number;
  /** Must stay in sight: the run and the stations of whoever acts. */
  readonly needed: readonly Point[];
  /** Better not hidden either, the heavier the more: other stations, tiles. */
  readonly minded: readonly (Point & { readonly weight: number })[];
}

const degree = Math.PI / 180;

/** The usual fan first; in a corner the sectors are narrower and lie further out. */
const shapes: readonly Omit<FanShape, 'direction'>[] = [
  { sector: 35 * degree, inner: 56, outer: 178, chosen: 226 },
  { sector: 30 * degree, inner: 64, outer: 182, chosen: 230 },
  { sector: 25 * degree, inner: 96, outer: 206, chosen: 252 },
  { sector: 20 * degree, inner: 140, outer: 244, chosen: 290 },
];

const mostAround = 340 * degree;
const directions = Array.from({ length: 72 }, (_, i) => i * 5 * degree);
/** What lies this close to the edge of the window is not in sight. */
const margin = 4;
const need = 1000;

/** The side of the hex on which a fan hides least; nothing where it has no room on the screen. */
export function placeFan(ground: FanGround): FanShape | undefined {
  let best: { shape: FanShape; cost: number } | undefined;
  for (const [i, form] of shapes.entries()) {
    if (ground.count * form.sector > mostAround) continue;
    for (const direction of directions) {
      const shape = { ...form, direction };
      if (!isInSight(ground, shape)) continue;
      // a hand comes from below
      const cost = hidden(ground, shape) + (1 + Math.sin(direction)) * 0.2 + i * 2;
      if (!best || cost < best.cost) best = { shape, cost };
    }
    // a usual fan that hides nothing that is needed is good enough
    if (best && best.cost < need) return best.shape;
  }
  return best?.shape;
}

/** The direction of a sector's middle. */
export function sectorDirection({ direction, sector }: FanShape, count: number, index: number): number {
  return direction + (index - (count - 1) / 2) * sector;
}

export function onRay({ x, y }: Point, direction: number, far: number): Point {
  return { x: x + Math.cos(direction) * far, y: y + Math.sin(direction) * far };
}

function isInSight({ at, window, count }: FanGround, shape: FanShape): boolean {
  const isIn = ({ x, y }: Point) =>
    x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
  for (let i = 0; i < count; i++) {
    const middle = sectorDirection(shape, count, i);
    const half = shape.sector / 2;
    const corners = [
      onRay(at, middle - half, shape.outer),
      onRay(at, middle + half, shape.outer),
      onRay(at, middle - half * 0.8, shape.chosen),
      onRay(at, middle + half * 0.8, shape.chosen),
      onRay(at, middle, shape.chosen),
    ];
    if (!corners.every(isIn)) return false;
  }
  return true;
}

function hidden(ground: FanGround, shape: FanShape): number {
  const { clearance } = ground;
  const isHidden = (point: Point) => {
    const far = distance(ground.at, point);
    if (far < shape.inner - clearance || far > shape.chosen + clearance) return false;
    const angle = Math.atan2(point.y - ground.at.y, point.x - ground.at.x);
    const off = Math.abs(((angle - shape.direction + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    return off < (ground.count * shape.sector) / 2 + Math.asin(Math.min(1, clearance / far));
  };
  return (
    ground.needed.filter(isHidden).length * need +
    ground.minded.reduce((sum, point) => sum + (isHidden(point) ? point.weight : 0), 0)
  );
}

/** The corner of a hex that is furthest from its fan: no track leads there. */
export function badgePlace(
  at: Point,
  corners: readonly Point[],
  { direction }: Pick<FanShape, 'direction'>,
): Point {
  const away = ({ x, y }: Point) => -(x * Math.cos(direction) + y * Math.sin(direction));
  const corner = corners.reduce((best, each) => (away(each) > away(best) ? each : best));
  return { x: at.x + corner.x, y: at.y + corner.y };
}

/** The outline of a sector as a path. */
export function sectorPath(at: Point, shape: FanShape, middle: number, outer: number): string {
  const half = shape.sector / 2 - 0.5 * degree;
  const point = (angle: number, far: number) => {
    const { x, y } = onRay(at, angle, far);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return [
    `M${point(middle - half, shape.inner)}`,
    `L${point(middle - half, outer)}`,
    `A${outer} ${outer} 0 0 1 ${point(middle + half, outer)}`,
    `L${point(middle + half, shape.inner)}`,
    `A${shape.inner} ${shape.inner} 0 0 0 ${point(middle - half, shape.inner)}Z`,
  ].join('');
}
