import '../styles/turn.css';
import '../styles/turn-foot.css';
import '../styles/turn-place.css';
import '../styles/turn-since.css';
import '../styles/moves.css';
import '../styles/turn-panels.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useBack } from '../shell/back';
import type { Seat } from '../table/seat';
import { useHeadFocus } from './focus';
import { Head } from './Head';
import { PanelEnd } from './PanelEnd';
import { useBeginning } from './scrolling';
import type { Selection } from './selection';
import { stageView } from './stage-view';
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
  useHeadFocus(state);
  useLayoutEffect(() => selection.goOn(state), [state, selection]);
  const whose = options && [options.stage, options.actor.player, options.actor.company].join();
  useBeginning(panel, whose);
  const isPicked = Object.keys(selection.in(state)).length > 0;
  useBack(isPicked ? () => selection.clear() : undefined);
  useEscape(panel, () => {
    if (Object.keys(selection.in(state)).length === 0) return false;
    selection.clear();
    heading.current?.focus({ preventScroll: true });
    return true;
  });
  if (!options) return null;
  const { Panel } = stageView(seat, options.stage);
  return (
    <div ref={panel} class="turn">
      <Head seat={seat} options={options} heading={heading} />
      <Panel key={options.stage} seat={seat} options={options} selection={selection} />
      <PanelEnd panel={panel} seat={seat} selection={selection} />
    </div>
  );
}
