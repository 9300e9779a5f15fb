import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Point, round } from './geometry';
import type { ViewControl } from './use-view';

/** Changes of the view that come so quickly one after the other, in milliseconds, are one movement. */
const pause = 160;

/**
 * Moves the drawing of an area as a whole, so that nothing on it has to be drawn again. While it moves it keeps the
 * sharpness that it had; as soon as it lies still it is sharp.
 */
export function useDrawing({ view }: ViewControl, area: Point) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const move = effect(() => {
      const { x, y, scale } = view.value;
      const element = drawing.current;
      if (!element) return;
      const [left, top] = [round(x + area.x * scale), round(y + area.y * scale)];
      element.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale.toFixed(4)})`;
      if (rest !== undefined) element.classList.add('is-moving');
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        element.classList.remove('is-moving');
      }, pause);
    });
    return () => {
      move();
      clearTimeout(rest);
    };
  }, [view, area.x, area.y]);
  return drawing;
}
