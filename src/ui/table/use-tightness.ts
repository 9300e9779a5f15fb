import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** A part of the table that says less where there is little room. */
interface Part {
  readonly id: string;
  /** Steps by which it says less: styles know what each of them takes away (`data-tight`). */
  readonly steps: number;
  readonly isTooWide: (host: HTMLElement) => boolean;
}

/** What was found to be enough, for so many columns or these words, in this width. */
interface Fit {
  readonly shape: string;
  readonly width: number;
  readonly step: number;
  readonly isInSight: boolean;
}

/**
 * By part: to measure once more lays out the page once more, which is felt with every tap. So the step that was enough
 * is asked about first, and most often is the only one.
 */
const last = new Map<string, Fit>();

/**
 * A part of the table says less until all that it says is in sight; how much room words need is known only once they
 * are written. As long as its shape is the same it does not say more again.
 */
export function useTightness(
  element: RefObject<HTMLElement | null>,
  part: Part,
  shapeOf: (host: HTMLElement) => string,
  of: readonly unknown[],
): void {
  useLayoutEffect(() => {
    if (element.current) tighten(element.current, part, shapeOf(element.current));
  }, of);
  useLayoutEffect(() => {
    const host = element.current;
    if (!host || typeof ResizeObserver !== 'function') return;
    const resized = new ResizeObserver(() => {
      // its own width does not depend on what it says
      if (host.clientWidth !== last.get(part.id)?.width) tighten(host, part, shapeOf(host));
    });
    resized.observe(host);
    return () => resized.disconnect();
  }, []);
}

function tighten(host: HTMLElement, part: Part, shape: string): void {
  const known = last.get(part.id);
  setStep(host, known?.step ?? 0);
  const width = host.clientWidth;
  const isAlike = known?.shape === shape && known.width === width;
  // nothing helped, and nothing will
  if (isAlike && !known.isInSight) return;
  last.set(part.id, { shape, width, ...fitting(host, part, isAlike ? known.step : 0) });
}

function fitting(
  host: HTMLElement,
  { steps, isTooWide }: Part,
  from: number,
): Pick<Fit, 'step' | 'isInSight'> {
  for (let step = from; step <= steps; step++) {
    setStep(host, step);
    if (!isTooWide(host)) return { step, isInSight: true };
  }
  // all of it is there for those who scroll
  setStep(host, 1);
  return { step: 1, isInSight: false };
}

/** Only a change is written, for every one lets styles be worked out anew. */
function setStep(host: HTMLElement, step: number): void {
  const value = String(step);
  if (host.dataset.tight !== value) host.dataset.tight = value;
}
