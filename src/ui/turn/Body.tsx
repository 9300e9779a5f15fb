import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../table/seat';
import { type PanelProps, wholly } from './props';
import { Since, useSinceInFoot } from './Since';
import { useMoreBelow } from './scrolling';

/** What a panel offers, with what this game explains or offers beside every stage. */
export function Body({ children, ...panel }: PanelProps<Seat, never> & { children: ComponentChildren }) {
  const { Hint, BeforeStep, Also } = panel.seat.game;
  const props = wholly(panel);
  const isSinceInFoot = useSinceInFoot();
  const end = useRef<HTMLDivElement>(null);
  useMoreBelow(end);
  return (
    <div class="turn-body">
      {Hint && <Hint {...props} />}
      {BeforeStep && <BeforeStep {...props} />}
      {children}
      {Also && <Also {...props} />}
      {!isSinceInFoot && <Since seat={panel.seat} player={panel.options.actor.player} />}
      <div ref={end} class="turn-end" />
    </div>
  );
}
