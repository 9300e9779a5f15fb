import type { TakeMove } from '@/engine/rounds/free';
import type { Seat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import type { PanelProps } from '../props';
import { Display } from './Stacks';

/** A certificate from the display, and nothing else. */
export function TakePanel(props: PanelProps<Seat, TakeMove>) {
  return (
    <>
      <Body {...props}>
        <Display {...props} />
      </Body>
      <Foot {...props} />
    </>
  );
}
