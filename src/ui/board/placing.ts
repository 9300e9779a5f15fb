import type { Layout } from '@/engine/board/types';
import { depth, type Point, reach } from './geometry';

/** Something round that text should not cover: a station, or a short length of track. */
export interface Disc extends Point {
  readonly radius: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Wish {
  readonly width: number;
  readonly height: number;
  /** How much a place is disliked although it is free. */
  dislike(point: Point): number;
}

/** A hex on which things are set down one after the other, each where it covers nothing. */
export interface Room {
  readonly layout: Layout;
  readonly discs: Disc[];
  readonly boxes: Box[];
}

export function startRoom(layout: Layout, discs: readonly Disc[]): Room {
  return { layout, discs: [...discs], boxes: [] };
}

const step = 7;
/** Kept free along the sides of the hex. */
const margin = 5;
/** How bad it is to cover something by one unit, against being one unit off the favourite place. */
const harm = 6;

const grids: Partial<Record<Layout, readonly Point[]>> = {};

function grid(layout: Layout): readonly Point[] {
  const known = grids[layout];
  if (known) return known;
  const points: Point[] = [];
  const most = Math.ceil(reach / step) + 1;
  for (let row = -most; row <= most; row++) {
    for (let column = -most; column <= most; column++) {
      const point = { x: column * step, y: row * step };
      if (depth(layout, point) > margin) points.push(point);
    }
  }
  grids[layout] = points;
  return points;
}

export interface Found {
  readonly box: Box;
  readonly cost: number;
}

/** The best place for a box of some size. */
export function findPlace(room: Room, wish: Wish): Found {
  let found: Found = {
    box: { x: 0, y: 0, width: wish.width, height: wish.height },
    cost: Number.POSITIVE_INFINITY,
  };
  for (const point of grid(room.layout)) {
    const box = { ...point, width: wish.width, height: wish.height };
    const cost = costOf(room, box, wish.dislike(point), found.cost);
    if (cost < found.cost) found = { box, cost };
  }
  return found;
}

/** Finds a place and keeps it taken. */
export function setDown(room: Room, wish: Wish): Found {
  const found = findPlace(room, wish);
  room.boxes.push(found.box);
  return found;
}

/** Stops adding up once it is dearer than the best so far. */
function costOf(room: Room, box: Box, start: number, limit: number): number {
  let cost = start + outside(room.layout, box) * harm;
  if (cost >= limit) return cost;
  for (const other of room.boxes) cost += overlap(box, other) * harm;
  for (const disc of room.discs) {
    cost += cover(box, disc) * harm;
    if (cost >= limit) return cost;
  }
  return cost;
}

/** How far the corners of a box stick out of the hex. */
function outside(layout: Layout, box: Box): number {
  let sum = 0;
  for (const x of [box.x - box.width / 2, box.x + box.width / 2]) {
    for (const y of [box.y - box.height / 2, box.y + box.height / 2]) {
      sum += Math.max(0, margin - depth(layout, { x, y }));
    }
  }
  return sum;
}

function overlap(a: Box, b: Box): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, down) * 3 : 0;
}

function cover(box: Box, disc: Disc): number {
  const across = Math.max(0, Math.abs(disc.x - box.x) - box.width / 2);
  const down = Math.max(0, Math.abs(disc.y - box.y) - box.height / 2);
  return Math.max(0, disc.radius - Math.hypot(across, down));
}
