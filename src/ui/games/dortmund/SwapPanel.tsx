import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { Swaps } from '../../turn/free/Swaps';
import type { IntProps } from './seats';

/** An obsolete train for the next new one, or the trains of two companies for each other. */
export function SwapPanel(props: IntProps) {
  const { seat, selection } = props;
  const { move } = selection.in(seat.state);
  return (
    <>
      <Body {...props}>
        <Swaps {...props} />
      </Body>
      <Foot {...props} quick={['skip']} withRun={move !== undefined} />
    </>
  );
}
