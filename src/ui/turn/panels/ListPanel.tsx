import { Body } from '../Body';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import type { PanelProps } from '../props';
import { labelOf } from '../words';

/** Whatever a title offers that has no panel of its own: every choice by its name. */
export function ListPanel(props: PanelProps) {
  const { seat, options } = props;
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {options.choices.map(({ move }, i) => (
            <li key={i}>
              <MoveButton {...props} class="offer" move={move}>
                {labelOf(seat, move)}
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
