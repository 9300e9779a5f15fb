import { useState } from 'preact/hooks';

/** A row that is dragged: where it was, where it would come to lie, and how far it has been moved. */
interface Drag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  /** How high a row is, with the gap to the next. */
  readonly step: number;
}

/** What a handle listens to. */
export interface Grip {
  onPointerDown(event: PointerEvent): void;
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.filter((_, i) => i !== from);
  return [...others.slice(0, to), items[from]!, ...others.slice(to)];
}

/** Where a row comes to lie that is moved so far. */
export function landing(from: number, by: number, step: number, count: number): number {
  return Math.max(0, Math.min(count - 1, from + Math.round(by / step)));
}

/** Dragging a row of a list by its handle: finger, pen or mouse. Rows make way while it moves; it lands when let go. */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const grip = (row: number): Grip => ({
    onPointerDown(event: PointerEvent) {
      const handle = event.currentTarget as HTMLElement;
      if (event.button !== 0 || count < 2) return;
      const step = rowStep(handle);
      const start = event.clientY;
      // a finger that was put down on the handle drags, wherever it goes from there
      handle.setPointerCapture?.(event.pointerId);
      const at = ({ clientY }: PointerEvent): Drag => {
        const by = clientY - start;
        return { from: row, to: landing(row, by, step, count), by, step };
      };
      const follow = (event: PointerEvent) => setDrag(at(event));
      const stop = (event: PointerEvent) => {
        for (const [type, listener] of listeners) handle.removeEventListener(type, listener);
        setDrag(undefined);
        const { from, to } = at(event);
        if (event.type === 'pointerup' && to !== from) onMove(from, to);
      };
      const listeners = [
        ['pointermove', follow],
        ['pointerup', stop],
        ['pointercancel', stop],
      ] as const;
      for (const [type, listener] of listeners) handle.addEventListener(type, listener);
      setDrag({ from: row, to: row, by: 0, step });
    },
  });
  return { grip, isDragging: drag !== undefined, row: (i: number) => (drag ? styleOf(i, drag) : {}) };
}

function rowStep(handle: HTMLElement): number {
  const row = handle.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!row || !next) return 1;
  return Math.max(1, Math.abs(next.getBoundingClientRect().top - row.getBoundingClientRect().top));
}

function styleOf(i: number, { from, to, by, step }: Drag) {
  if (i === from) return { class: 'is-dragged', style: { transform: `translateY(${by}px)` } };
  const passed = i > from ? i <= to : i >= to;
  if (!passed) return {};
  return { style: { transform: `translateY(${i > from ? -step : step}px)` } };
}
