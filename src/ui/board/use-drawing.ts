import { effect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Point, round } from './geometry';
import { levelFor } from './legible';
import type { ViewControl } from './use-view';

/** Changes of the view that come so quickly one after the other, in milliseconds, are one movement. */
const pause = 160;

/**
 * Moves the drawing of an area as a whole, so that nothing on it has to be drawn again. While it moves it keeps the
 * sharpness that it had; as soon as it lies still it is sharp.
 */
export function useDrawing({ view, window }: ViewControl, area: Point) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const move = effect(() => {
      const { x, y, scale } = view.value;
      const element = drawing.current;
      // a board whose window is not measured yet is not laid out: its letters would be set twice
      if (!element || window.peek().width === 0) return;
      const [left, top] = [round(x + area.x * scale), round(y + area.y * scale)];
      element.style.transform = `translate3d(${left}px, ${top}px, 0) scale(${scale.toFixed(4)})`;
      // also when it is first shown: a browser that has never seen it move draws it less sharp, and keeps that
      element.classList.add('is-moving');
      // letters are set anew when it lies still
      if (rest === undefined) setLetters(element, scale);
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        element.classList.remove('is-moving');
        setLetters(element, scale);
      }, pause);
    });
    return () => {
      move();
      clearTimeout(rest);
    };
  }, [view, area.x, area.y]);
  return drawing;
}

/** Letters have at least the size in which they can be read; what has no room for that is not shown. */
function setLetters(element: SVGSVGElement, scale: number): void {
  const level = String(levelFor(scale));
  if (element.dataset.letters !== level) element.dataset.letters = level;
}
