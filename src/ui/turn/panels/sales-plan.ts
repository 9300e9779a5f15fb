import type { OfType } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices } from '@/engine/game/play';
import { priceOf } from '@/engine/market/market';
import type { StockMove } from '@/engine/rounds/stock';
import type { RailState } from '@/engine/steps/state';
import type { RailSeat } from '../../table/seat';
import { isOfType } from '../moves';
import type { RailProps } from '../props';
import type { Ready } from '../selection';

export type SellMove = OfType<StockMove, 'sell'>;

/** A sale that lies ready: what it brings, and what it does to the price. */
export interface PlannedSale {
  readonly move: SellMove;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** Lays sales ready one after the other, each as if those before it had been made; ends before one that is refused. */
export function laidReady({ title, state }: RailSeat, moves: readonly SellMove[]): readonly Ready[] {
  const ready: Ready[] = [];
  let now = state;
  for (const move of moves) {
    const outcome = outcomeOf(title, now, move);
    const options = outcome.ok && choices(title, outcome.state);
    if (!outcome.ok || !options) break;
    // what the title plays stays a state of its own
    now = outcome.state as RailState;
    ready.push({ move, state: now, options });
  }
  return ready;
}

export function salesIn(ready: readonly Ready[]): SellMove[] {
  return ready.flatMap(({ move }) => (isOfType<SellMove>(move, 'sell') ? [move] : []));
}

/** What the sales that lie ready bring, in their order. */
export function pathOf(seat: RailSeat, ready: readonly Ready[], player: string): readonly PlannedSale[] {
  const states = [seat.state, ...ready.map(({ state }) => state as RailState)];
  return salesIn(ready).map((move, i) => {
    const [before, after] = [states[i]!, states[i + 1]!];
    return {
      move,
      amount: after.cash[player]! - before.cash[player]!,
      from: priceOf(seat.view.market, before, move.company),
      to: priceOf(seat.view.market, after, move.company),
    };
  });
}

/** The panel as it is after what lies ready: whatever is confirmed there is made together with it. */
export function afterReady(props: RailProps<StockMove>): RailProps<StockMove> {
  const { seat, selection } = props;
  const ready = selection.readyIn(seat.state);
  const last = ready.at(-1);
  if (!last) return props;
  const state = last.state as RailState;
  const { title } = seat;
  const after: RailSeat = {
    ...seat,
    state,
    options: last.options,
    act: (...moves) => seat.act(...salesIn(ready), ...moves),
    preview: (move) => outcomeOf(title, state, move) as ReturnType<RailSeat['preview']>,
    whyNot(move) {
      const outcome = outcomeOf(title, state, move);
      return outcome.ok ? undefined : outcome.refusal;
    },
  };
  return { ...props, seat: after, options: last.options };
}
