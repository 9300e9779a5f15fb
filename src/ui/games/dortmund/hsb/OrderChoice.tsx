import type { CompanyId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { MoveButton } from '../../../turn/MoveButton';
import type { PanelProps } from '../../../turn/props';
import type { HsbSeat } from '../seats';
import { OrderTrack } from './OrderTrack';

/** A move, and the order of the breweries that it leads to. */
export interface OrderWay<M extends Move> {
  readonly move: M;
  readonly label: string;
  readonly order: readonly CompanyId[];
}

/** Orders of the breweries to choose from, each drawn as it would be. */
export function OrderChoice<M extends Move>({
  ways,
  ...props
}: PanelProps<HsbSeat, M> & { ways: readonly OrderWay<NoInfer<M>>[] }) {
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {ways.map(({ move, label, order }) => (
            <li key={move.type}>
              <MoveButton {...props} class="offer" move={move}>
                <span>{label}</span> <OrderTrack seat={props.seat} order={order} />
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
