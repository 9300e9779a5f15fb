import type { ComponentChildren } from 'preact';
import type { Seat } from '../table/seat';
import { type PanelProps, wholly } from './props';

/** What a panel offers, with what this game explains or offers beside every stage. */
export function Body({ children, ...panel }: PanelProps<Seat, never> & { children: ComponentChildren }) {
  const { Hint, BeforeStep, Also } = panel.seat.game;
  const props = wholly(panel);
  return (
    <div class="turn-body">
      {Hint && <Hint {...props} />}
      {BeforeStep && <BeforeStep {...props} />}
      {children}
      {Also && <Also {...props} />}
    </div>
  );
}
