import type { Layout } from '@/engine/board/types';
import { depth, type Point, reach, sideDirections } from './geometry';

/** Something round that should not be covered: a station, or a short length of track. */
export interface Disc extends Point {
  readonly radius: number;
  /** How bad covering it is; a river may be covered when there is no other place. */
  readonly weight?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** Something to set down, in one of several forms. */
export interface Item<T> {
  readonly forms: readonly Form<T>[];
}

export interface Form<T> extends Size {
  readonly what: T;
  /** How much less this form is liked than the first. */
  readonly cost: number;
  /** How much a place is disliked although it is free. */
  dislike(point: Point): number;
}

export interface SetDown<T> {
  readonly what: T;
  readonly rect: Rect;
  readonly cost: number;
}

const step = 7;
/** Kept free along the sides of the hex. */
const margin = 4;
/** How bad it is to cover something by one unit, against being one unit off the favourite place. */
const harm = 6;
/** Things that lie over each other are worse than things that touch track. */
const harmOfOverlap = 18;
/** Nor should anything stick out of the hex, where its neighbours would cover it. */
const harmOfOutside = 8;
/** Good enough to look no further: nothing covers anything. */
const contented = 40;
/** A place that costs no more than this covers nothing. */
const free = 12;
/** A place that costs so much more than the best will not be taken. */
const worthTrying = 300;
/** Up to so many things, every order is tried; of more, a selection of orders. */
const mostInEveryOrder = 5;
const ordersOfMany = 60;

/** Sets things down on a hex, in the order in which they get in each other's way the least. */
export function arrange<T>(
  layout: Layout,
  discs: readonly Disc[],
  items: readonly Item<T>[],
): readonly SetDown<T>[] {
  const prepared = items.map((item) => item.forms.map((form) => prepareLater(layout, discs, form)));
  let best: { cost: number; placed: readonly SetDown<T>[] } = { cost: Number.POSITIVE_INFINITY, placed: [] };
  /** What was set down last in each beginning of an order: many orders begin alike. */
  const begun = new Map<number, SetDown<T>>();
  for (const order of orders(items.length)) {
    const placed: SetDown<T>[] = [];
    const rects: Rect[] = [];
    let cost = 0;
    let beginning = 0;
    for (const index of order) {
      // nothing costs less than nothing: an order that has become too dear is given up
      if (cost >= best.cost) break;
      beginning = beginning * (items.length + 1) + index + 1;
      const next = begun.get(beginning) ?? setDown(prepared[index]!, rects);
      begun.set(beginning, next);
      placed[index] = next;
      rects.push(next.rect);
      cost += next.cost;
    }
    if (cost < best.cost) best = { cost, placed };
    if (cost < contented) break;
  }
  return best.placed;
}

interface Prepared<T> {
  readonly form: Form<T>;
  /** Places with what they cost before anything else is set down, the best first. */
  places(): readonly Place[];
}

interface Place {
  readonly rect: Rect;
  readonly cost: number;
}

/** What a place costs because of track and stops does not depend on the order, so it is worked out once. */
function prepareLater<T>(layout: Layout, discs: readonly Disc[], form: Form<T>): Prepared<T> {
  let places: readonly Place[] | undefined;
  return {
    form,
    places: () => {
      places ??= freePlaces(layout, discs, form);
      return places;
    },
  };
}

function freePlaces<T>(layout: Layout, discs: readonly Disc[], form: Form<T>): readonly Place[] {
  const { width, height } = form;
  const { points, rows } = grid(layout);
  const costs = points.map(
    (point) => form.cost + form.dislike(point) + outside(layout, point, form) * harmOfOutside,
  );
  for (const disc of discs) addHarm(costs, points, rows, form, disc);
  const places: Place[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { x, y }] of points.entries()) {
    const cost = costs[i]!;
    if (cost >= least + worthTrying) continue;
    least = Math.min(least, cost);
    places.push({ rect: { x, y, width, height }, cost });
  }
  return places.sort((a, b) => a.cost - b.cost);
}

/** Adds what it costs to cover a disc to the places that would. */
function addHarm(
  costs: number[],
  points: readonly Point[],
  rows: readonly Row[],
  { width, height }: Size,
  disc: Disc,
): void {
  const { radius, weight = 1 } = disc;
  for (const { y, from, to } of rows) {
    const down = Math.max(0, Math.abs(disc.y - y) - height / 2);
    if (down >= radius) continue;
    for (let i = from; i < to; i++) {
      const across = Math.max(0, Math.abs(disc.x - points[i]!.x) - width / 2);
      if (across >= radius) continue;
      costs[i]! += Math.max(0, radius - Math.sqrt(across * across + down * down)) * harm * weight;
    }
  }
}

/** Forms that are liked less are only looked at while the better ones get in the way of something. */
function setDown<T>(forms: readonly Prepared<T>[], rects: readonly Rect[]): SetDown<T> {
  let best: SetDown<T> | undefined;
  for (const { form, places } of forms) {
    if (best && best.cost <= form.cost + free) continue;
    for (const place of places()) {
      if (best && place.cost >= best.cost) break;
      let { cost } = place;
      for (const rect of rects) {
        cost += overlap(place.rect, rect) * harmOfOverlap;
        if (best && cost >= best.cost) break;
      }
      if (!best || cost < best.cost) best = { what: form.what, rect: place.rect, cost };
    }
  }
  if (!best) throw new Error('nothing to set down: an item without forms');
  return best;
}

/** Points with the same `y`, by their numbers. */
interface Row {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

interface Grid {
  readonly points: readonly Point[];
  readonly rows: readonly Row[];
}

const grids: Partial<Record<Layout, Grid>> = {};

function grid(layout: Layout): Grid {
  grids[layout] ??= newGrid(layout);
  return grids[layout];
}

function newGrid(layout: Layout): Grid {
  const points: Point[] = [];
  const rows: Row[] = [];
  const most = Math.ceil(reach / step) + 1;
  for (let row = -most; row <= most; row++) {
    const from = points.length;
    const y = row * step;
    for (let column = -most; column <= most; column++) {
      const point = { x: column * step, y };
      if (depth(layout, point) > margin) points.push(point);
    }
    rows.push({ y, from, to: points.length });
  }
  return { points, rows };
}

function orders(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, i) => i);
  if (count <= mostInEveryOrder) return permutations(all);
  const some = [all];
  for (let i = 1; i < ordersOfMany; i++) some.push(mixed(all, i));
  return some;
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** An order that depends only on its number, so that a hex always looks the same. */
function mixed(items: readonly number[], number: number): number[] {
  const left = [...items];
  let code = number * 7919;
  return items.map(() => {
    const at = code % left.length;
    code = Math.floor(code / left.length) + at * 31;
    return left.splice(at, 1)[0]!;
  });
}

/** How far a rect around a point sticks out of the hex, over each of its sides. */
function outside(layout: Layout, { x, y }: Point, { width, height }: Size): number {
  let sum = 0;
  for (const side of sideDirections[layout]) {
    const far = x * side.x + y * side.y + (width * Math.abs(side.x) + height * Math.abs(side.y)) / 2;
    sum += Math.max(0, far - reach + margin);
  }
  return sum;
}

function overlap(a: Rect, b: Rect): number {
  const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const down = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, down) : 0;
}

/** Letters have an edge in the colour of their hex: over track or a side they can still be read. */
const overTrack = 0.7;
const overTheSide = 0.6;

/** How much of other things and of the hex's sides something covers at its place, in units of the board. */
export function harmOf(layout: Layout, discs: readonly Disc[], rect: Rect, others: readonly Rect[]): number {
  let sum = outside(layout, rect, rect) * overTheSide;
  for (const { x, y, radius, weight = 1 } of discs) {
    const across = Math.max(0, Math.abs(x - rect.x) - rect.width / 2);
    const down = Math.max(0, Math.abs(y - rect.y) - rect.height / 2);
    // a length of track is many discs: the one that is covered most stands for it
    if (across < radius && down < radius)
      sum = Math.max(sum, (radius - Math.sqrt(across * across + down * down)) * weight * overTrack);
  }
  for (const other of others) sum += overlap(rect, other) * (harmOfOverlap / harm);
  return sum;
}
