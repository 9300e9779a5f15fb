import '../styles/turn.css';
import '../styles/turn-panels.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../table/seat';
import { Head } from './Head';
import { stageView } from './panels';
import type { Selection } from './selection';
import { useEscape } from './use-escape';

interface TurnProps {
  seat: Seat;
  selection: Selection;
}

/** Who acts, what they may do, what it will change: the same frame around every kind of choice. */
export function TurnPanel({ seat, selection }: TurnProps) {
  const { options, state } = seat;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  hadFocus.current ||= panel.current?.contains(document.activeElement) ?? false;
  // the button that was pressed is gone with its move: the keyboard goes on at the head of the panel
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (hadFocus.current && lost) heading.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [state]);
  useEscape(panel, () => {
    if (Object.keys(selection.in(state)).length === 0) return false;
    selection.clear();
    heading.current?.focus({ preventScroll: true });
    return true;
  });
  if (!options) return null;
  const { Panel } = stageView(options.stage);
  return (
    <div ref={panel} class="turn">
      <Head seat={seat} options={options} heading={heading} />
      <Panel key={options.stage} seat={seat} options={options} selection={selection} />
    </div>
  );
}
