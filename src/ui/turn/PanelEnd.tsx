import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../table/seat';
import { useMoreBelow, usePickedInSight } from './scrolling';
import type { Selection } from './selection';

interface PanelEndProps {
  panel: RefObject<HTMLElement | null>;
  seat: Seat;
  selection: Selection;
}

/** The last line of the panel: where all of it scrolls, by it is seen whether more lies below. With every pick only this is drawn again. */
export function PanelEnd({ panel, seat, selection }: PanelEndProps) {
  const end = useRef<HTMLDivElement>(null);
  usePickedInSight(panel, selection.in(seat.state).move);
  useMoreBelow(end);
  return <div ref={end} class="turn-end" />;
}
