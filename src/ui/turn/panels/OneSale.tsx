import { eventsOfType } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import { choices, type Options, type Played } from '@/engine/game/play';
import { percent } from '@/i18n/sentences';
import { money, number, t } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import type { Seat } from '../../table/seat';
import { EffectRows } from '../EffectRows';
import { effectRows } from '../effect-rows';
import { changesTo } from '../effects';
import { sameMove } from '../moves';
import type { PanelProps } from '../props';
import { useReachable } from '../use-reachable';

/** Sales of the same kind, one after the other, with all that they bring and lead to. */
interface Sales {
  readonly moves: readonly Move[];
  readonly company: string;
  readonly percent: number;
  readonly amount: number;
  readonly after: TableState;
}

/** Where nothing but one kind of certificate can be sold, as many as are needed are one choice. */
function onlySales(seat: Seat, options: Options): Sales | undefined {
  const moves: Move[] = [];
  const sold = [];
  let after = seat.state;
  for (
    let next = onlyMove(options);
    next;
    next = moves.length < 20 ? goesOn(seat, after, next, options) : undefined
  ) {
    const outcome = outcomeOf(seat.title, after, next) as Played<TableState> | { readonly ok: false };
    if (!outcome.ok) break;
    moves.push(next);
    sold.push(...eventsOfType(outcome.events, 'sold-to-raise'));
    after = outcome.state;
  }
  const [first] = sold;
  if (!first) return undefined;
  const amount = sold.reduce((sum, sale) => sum + sale.amount, 0);
  return { moves, company: first.company, percent: first.percent, amount, after };
}

function onlyMove({ choices: all }: Options): Move | undefined {
  return all.length === 1 ? all[0]!.move : undefined;
}

/** The same sale once more, where again nothing else is possible for the same player. */
function goesOn(seat: Seat, state: TableState, move: Move, { stage, actor }: Options): Move | undefined {
  const now = choices(seat.title, state);
  const isSame =
    now?.stage === stage && now.actor.player === actor.player && now.actor.company === actor.company;
  return isSame && sameMove(onlyMove(now), move) ? move : undefined;
}

/** What all of them change, and one tap for them: nothing where there is a choice, or where something is picked. */
export function oneSale({ seat, options, selection }: PanelProps<Seat, never>) {
  const picked = selection.in(seat.state);
  const sales = picked.move === undefined ? onlySales(seat, options) : undefined;
  return (
    sales && {
      main: <SaleButton seat={seat} sales={sales} />,
      children: <SaleEffects seat={seat} sales={sales} />,
    }
  );
}

function SaleEffects({ seat, sales: { after } }: { seat: Seat; sales: Sales }) {
  const list = useReachable<HTMLDListElement>();
  return (
    <dl ref={list} class="effects" aria-label={t('turn.effects')}>
      <EffectRows rows={changesTo(seat, after).flatMap((effect) => effectRows(seat, effect))} />
    </dl>
  );
}

function SaleButton({ seat, sales }: { seat: Seat; sales: Sales }) {
  const { moves, company, amount } = sales;
  const each = percent(sales.percent);
  const what = moves.length === 1 ? each : `${number(moves.length)} × ${each}`;
  return (
    <button
      type="button"
      class="button button-main confirm"
      data-confirm
      disabled={!seat.mayAct}
      onClick={() => seat.act(...moves)}
    >
      {t('turn.raise.all', { what, company, amount: money(amount) })}
    </button>
  );
}
