import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { distance, type Point } from './geometry';
import { type Area, containing, type Extent, fitted, kept, moved, showing, type View, zoomed } from './view';

export interface ViewControl {
  readonly view: ReadonlySignal<View>;
  /** How large the window is through which the board is seen. */
  readonly window: ReadonlySignal<Extent>;
  /** The whole board is in the window: it cannot get smaller. */
  readonly isWhole: ReadonlySignal<boolean>;
  fit(): void;
  zoom(factor: number): void;
  move(by: Point): void;
  /** Keeps a point of the board in sight, also when the window changes its size. */
  show(point: Point | undefined): void;
  /** Something can be done or is run at these points: all of them come into sight. */
  offer(points: readonly Point[]): void;
}

/** A finger or the mouse that went no further than this was a tap. */
const tapSlack = 8;
/** A finger that rests this many milliseconds has not tapped: it asks what is there. */
const holdTime = 500;
/** Two taps within this many milliseconds and pixels are a double tap. */
const doubleTap = { time: 320, space: 30 };
const doubleTapZoom = 2;
const wheelZoom = 0.0016;

interface Tap extends Point {
  readonly time: number;
}

type OnTarget = (target: Element) => void;

/** Pan and zoom with fingers, mouse and wheel on an element; `onTap` gets what was tapped, `onHold` what a finger rests on. */
export function useView(area: Area, onTap: OnTarget, onHold: OnTarget, everyTap = false) {
  const element = useRef<HTMLDivElement>(null);
  const view = useSignal<View>({ scale: 0.4, x: 0, y: 0 });
  const size = useSignal<Extent>({ width: 0, height: 0 });
  const meant = useRef({ onTap, onHold });
  meant.current = { onTap, onHold };
  const current = useRef<Current>({ area, window: { width: 0, height: 0 }, shown: undefined, everyTap });
  current.current.area = area;
  current.current.everyTap = everyTap;

  const isWhole = useComputed(() => isFitted(view.value, current.current));

  const control = useMemo((): ViewControl => {
    const change = (next: View) => {
      view.value = kept(next, current.current.area, current.current.window);
    };
    const window = () => current.current.window;
    const whole = () => fitted(current.current.area, window());
    const centre = () => ({ x: window().width / 2, y: window().height / 2 });
    return {
      view,
      window: size,
      isWhole,
      fit: () => change(whole()),
      zoom: (factor) => change(zoomed(view.value, factor, centre(), whole())),
      move: (by) => change(moved(view.value, by)),
      show: (point) => {
        current.current.shown = point;
        if (point) change(showing(view.value, point, window()));
      },
      offer: (points) => {
        if (points.length > 0) change(containing(view.value, points, window(), whole()));
      },
    };
  }, [view, isWhole]);

  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    return listen(host, view, size, current.current, control, meant);
  }, [view, control]);

  // another board or another size of it: show it whole
  useLayoutEffect(() => control.fit(), [control, area.x, area.y, area.width, area.height]);

  return { element, control };
}

interface Current {
  area: Area;
  window: Extent;
  /** The point that stays in sight. */
  shown: Point | undefined;
  /** No second tap zooms: each is one. */
  everyTap: boolean;
}

function listen(
  host: HTMLElement,
  view: Signal<View>,
  size: Signal<Extent>,
  current: Current,
  control: ViewControl,
  meant: { readonly current: { readonly onTap: OnTarget; readonly onHold: OnTarget } },
): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let lastTap: Tap | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const place = (event: MouseEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const zoomAt = (factor: number, at: Point) => {
    const fit = fitted(current.area, current.window);
    view.value = kept(zoomed(view.value, factor, at, fit), current.area, current.window);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    pointers.set(event.pointerId, place(event));
    start = pointers.size === 1 ? place(event) : undefined;
    const { target } = event;
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!start || !(target instanceof Element)) return;
      start = undefined;
      meant.current.onHold(target);
    }, holdTime);
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middleOf(now, other));
      control.move({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else if (!start || distance(start, now) > tapSlack) {
      if (start) host.setPointerCapture(event.pointerId);
      start = undefined;
      control.move({ x: now.x - before.x, y: now.y - before.y });
    } else return;
    pointers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (!start || !(event.target instanceof Element)) return;
    const tapped = { ...start, time: event.timeStamp };
    start = undefined;
    if (
      lastTap &&
      !current.everyTap &&
      tapped.time - lastTap.time < doubleTap.time &&
      distance(tapped, lastTap) < doubleTap.space
    ) {
      lastTap = undefined;
      if (isFitted(view.value, current)) zoomAt(doubleTapZoom, tapped);
      else control.fit();
      return;
    }
    lastTap = tapped;
    meant.current.onTap(event.target);
  };
  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    start = undefined;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY * wheelZoom), place(event));
  };
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', cancel);
  host.addEventListener('wheel', wheel, { passive: false });
  const resize = new ResizeObserver(() => {
    const wasFit = isFitted(view.value, current);
    const isFirst = current.window.width === 0;
    current.window = { width: host.clientWidth, height: host.clientHeight };
    size.value = current.window;
    if (wasFit || isFirst) control.fit();
    else control.move({ x: 0, y: 0 });
    control.show(current.shown);
  });
  resize.observe(host);
  return () => {
    clearTimeout(resting);
    resize.disconnect();
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', cancel);
    host.removeEventListener('wheel', wheel);
  };
}

function isFitted({ scale }: View, { area, window }: Current): boolean {
  return scale <= fitted(area, window).scale * 1.01;
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
