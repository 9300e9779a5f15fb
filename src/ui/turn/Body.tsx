import type { ComponentChildren } from 'preact';
import type { PanelProps } from './props';

/** What a panel offers, with what this game explains or offers beside every stage. */
export function Body({ children, ...props }: PanelProps & { children: ComponentChildren }) {
  const { Hint, BeforeStep, Also } = props.seat.game;
  return (
    <div class="turn-body">
      {Hint && <Hint {...props} />}
      {BeforeStep && <BeforeStep {...props} />}
      {children}
      {Also && <Also {...props} />}
    </div>
  );
}
