import { total } from '@/engine/finance/certificates';
import type { StockMove } from '@/engine/rounds/stock';
import { percent as percents } from '@/i18n/sentences';
import { money, number, t } from '@/i18n/table';
import { IconButton } from '../../table/parts/IconButton';
import type { RailSeat } from '../../table/seat';
import { Change } from '../Change';
import { CompanyToken } from '../Mark';
import { isOfType } from '../moves';
import { Part } from '../Part';
import type { RailProps } from '../props';
import { laidReady, pathOf, type SellMove, salesIn } from './sales-plan';

/** The sales that lie ready, in the order in which they will be made; it can be changed. */
export function ReadySales({ seat, options, selection }: RailProps<StockMove>) {
  const ready = selection.readyIn(seat.state);
  if (ready.length === 0) return null;
  const sales = pathOf(seat, ready, options.actor.player);
  const moves = salesIn(ready);
  const change = (next: readonly SellMove[]) => {
    const laid = laidReady(seat, next);
    // an order in which one of them would be refused is not taken
    if (laid.length === next.length) selection.makeReady(seat.state, laid);
  };
  const earlier = (i: number) => {
    const next = [...moves];
    next.splice(i - 1, 2, moves[i]!, moves[i - 1]!);
    change(next);
  };
  return (
    <Part title={t('turn.ready')}>
      <ol class="ready-sales">
        {sales.map(({ move, amount, from, to }, i) => (
          <li key={`${move.company}/${move.percents}`}>
            <span class="ready-number">{number(i + 1)}</span>
            <CompanyToken seat={seat} company={move.company} />
            <span class="ready-what">
              <strong>
                {percents(total(move.percents))} · {money(amount)}
              </strong>
              <span class="note">
                {t('turn.price')}{' '}
                <Change
                  {...(to !== from && { from: money(from) })}
                  to={money(to)}
                  {...(to < from && { trend: 'down' })}
                />
              </span>
            </span>
            {i > 0 && (
              <IconButton
                icon="up"
                label={t('turn.ready.earlier', { company: move.company })}
                onClick={() => earlier(i)}
              />
            )}
            <IconButton
              icon="close"
              label={t('turn.ready.drop', { company: move.company })}
              onClick={() => change(moves.filter((each) => each !== move))}
            />
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Beside a sale that is picked, `after` those that lie ready: first another one. */
export function SellMore({ seat, selection, after }: RailProps<StockMove> & { after: RailSeat }) {
  const picked = selection.in(after.state).move;
  if (!isOfType<SellMove>(picked, 'sell')) return null;
  const moves = salesIn(selection.readyIn(seat.state));
  return (
    <button
      type="button"
      class="button"
      onClick={() => selection.makeReady(seat.state, laidReady(seat, [...moves, picked]))}
    >
      {t('turn.ready.more')}
    </button>
  );
}

/** All sales that lie ready, in one tap. */
export function MakeSales({ seat, selection }: RailProps<StockMove>) {
  const moves = salesIn(selection.readyIn(seat.state));
  if (moves.length === 0) return null;
  return (
    <button
      type="button"
      class="button button-main confirm"
      data-confirm
      disabled={!seat.mayAct}
      onClick={() => seat.act(...moves)}
    >
      {t('turn.ready.make', { count: number(moves.length) })}
    </button>
  );
}
