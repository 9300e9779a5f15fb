import { type Point, size } from './geometry';

/** What part of the board is seen: a point of the board appears at `point * scale + offset` on the screen. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Point, Extent {}

/** The board is never larger than this, in pixels for each unit of the board. */
const largest = 1.8;

/** The largest view that shows the whole area in the middle of the window. */
export function fitted(area: Area, window: Extent): View {
  const scale = Math.max(0.01, Math.min(window.width / area.width, window.height / area.height));
  return {
    scale,
    x: (window.width - area.width * scale) / 2 - area.x * scale,
    y: (window.height - area.height * scale) / 2 - area.y * scale,
  };
}

/** Larger or smaller by a factor, with one point of the window staying where it is. */
export function zoomed(view: View, factor: number, at: Point, fit: View): View {
  const scale = Math.min(Math.max(view.scale * factor, fit.scale), Math.max(largest, fit.scale));
  const change = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

export function moved(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Keeps the board in the window: centred where it is smaller, without a gap where it is larger. */
export function kept(view: View, area: Area, window: Extent): View {
  const along = (offset: number, start: number, length: number, room: number) => {
    const [from, wide] = [start * view.scale, length * view.scale];
    if (wide <= room) return (room - wide) / 2 - from;
    return Math.min(-from, Math.max(room - wide - from, offset));
  };
  return {
    scale: view.scale,
    x: along(view.x, area.x, area.width, window.width),
    y: along(view.y, area.y, area.height, window.height),
  };
}

/** So many times the size of the whole board is as good as that. */
const almostWhole = 1.15;

/** Is a point of the board in the window? */
export function isSeen({ scale, x, y }: View, point: Point, window: Extent): boolean {
  const [across, down] = [point.x * scale + x, point.y * scale + y];
  return across >= 0 && across <= window.width && down >= 0 && down <= window.height;
}

/** Moves no further than needed to bring a point of the board well into the window. */
export function showing(view: View, point: Point, window: Extent): View {
  const along = (offset: number, at: number, room: number) => {
    const edge = Math.min(size * view.scale * 1.2, room / 2);
    const seen = at * view.scale + offset;
    return offset + Math.max(0, edge - seen) - Math.max(0, seen - (room - edge));
  };
  return {
    scale: view.scale,
    x: along(view.x, point.x, window.width),
    y: along(view.y, point.y, window.height),
  };
}

/**
 * The view with all of these points well in the window: as it is where they are, or else moved, and made smaller no
 * further than needed.
 */
export function containing(view: View, points: readonly Point[], window: Extent, fit: View): View {
  if (points.every((point) => isSeen(view, point, window))) return view;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - size];
  const [width, height] = [Math.max(...xs) + size - left, Math.max(...ys) + size - top];
  const scale = Math.min(view.scale, window.width / width, window.height / height);
  // little larger than whole shows less and no better
  if (scale < fit.scale * almostWhole) return fit;
  return {
    scale,
    x: window.width / 2 - (left + width / 2) * scale,
    y: window.height / 2 - (top + height / 2) * scale,
  };
}
