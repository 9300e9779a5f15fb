import type { Stop } from '@/engine/board/types';
import { distance, middle, type Point, plus } from './geometry';
import { slotRadius } from './stops';

/** The places of one city. */
export interface CityShape {
  readonly slots: readonly Point[];
  readonly radius: number;
  /** From here on, places are for harbour tokens only. */
  readonly firstHarbour: number;
}

export function slotCount(stop: Stop): number {
  return (stop.slots ?? 0) + (stop.harbourSlots ?? 0);
}

/** Places as players know them: side by side, in a triangle, in a square, then in a ring. */
export function cityShape(stop: Stop, at: Point): CityShape {
  const count = Math.max(1, slotCount(stop));
  const radius = count < 4 ? slotRadius : count === 4 ? 23 : 20;
  const slots = arrangement(count, radius, at).map((slot) => plus(slot, at));
  return { slots, radius, firstHarbour: stop.slots ?? 0 };
}

function arrangement(count: number, radius: number, at: Point): readonly Point[] {
  if (count === 1) return [middle];
  if (count === 2) return pair(radius, at);
  const first = count === 4 ? -135 : -90;
  const far = radius / Math.sin(Math.PI / count);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((first + (360 * i) / count) * Math.PI) / 180;
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
}

/** Two places lie side by side, or along the side of the hex that their city is near to. */
function pair(radius: number, at: Point): readonly Point[] {
  const far = distance(at, middle);
  const across = far < 1 ? { x: 1, y: 0 } : { x: -at.y / far, y: at.x / far };
  return [-1, 1].map((sign) => ({ x: across.x * sign * radius, y: across.y * sign * radius }));
}
