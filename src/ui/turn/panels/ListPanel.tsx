import type { Move } from '@/engine/game/move';
import type { Seat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import type { PanelProps } from '../props';
import { labelOf } from '../words';

/** Whatever a title offers that has no panel of its own: every choice by its name. */
export function ListPanel(props: PanelProps) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={props.options.choices.map(({ move }) => move)} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** Moves by their names, below each other. */
export function MoveList<M extends Move>({
  moves,
  ...props
}: PanelProps<Seat, M> & { moves: readonly NoInfer<M>[] }) {
  return (
    <ul class="offers">
      {moves.map((move, i) => (
        <li key={i}>
          <MoveButton {...props} class="offer" move={move}>
            {labelOf(props.seat, move)}
          </MoveButton>
        </li>
      ))}
    </ul>
  );
}
