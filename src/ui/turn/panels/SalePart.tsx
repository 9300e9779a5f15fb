import { certificatesOf, sharesOf, total } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { atPrice, priceOf } from '@/engine/market/market';
import type { StockMove } from '@/engine/rounds/stock';
import { percent as percents } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { MoveButton, Says } from '../MoveButton';
import { movesOf, whyNot } from '../moves';
import { previewOf } from '../preview';
import type { RailProps } from '../props';
import { useInSight } from '../use-in-sight';

interface SaleProps extends RailProps<StockMove> {
  company: CompanyId;
  /** The name of the part that is unfolded for this sale. */
  open: string;
}

function salesOf({ company, ...props }: SaleProps) {
  return movesOf(props, 'sell').filter((move) => move.company === company);
}

/** Unfolds the sales of a company, or says why there are none. */
export function SellButton({ isOpen, ...props }: SaleProps & { isOpen: boolean }) {
  const { seat, selection, options, company, open } = props;
  const isPossible = salesOf(props).length > 0;
  const own = certificatesOf(seat.state, options.actor.player, company);
  const smallest = Math.min(...own.map(({ percent }) => percent));
  return (
    <button
      type="button"
      class="move sell"
      aria-expanded={isOpen}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isOpen) selection.clear();
        else if (isPossible) selection.pick(seat.state, { open });
        else {
          const why = whyNot(props, { type: 'sell', company, percents: [smallest] });
          selection.pick(seat.state, why ? { why } : {});
        }
      }}
    >
      <Says text={`${company}:`} />
      {t('turn.sell')}
    </button>
  );
}

/** Which certificates to sell: all of one company go in one sale, for one price. */
export function SalePart(props: SaleProps) {
  const { seat, company, open } = props;
  const sales = salesOf(props);
  const { market } = seat.view;
  const price = priceOf(market, seat.state, company);
  const after = sales.map((sale) => priceOf(market, previewOf(seat, sale)?.state ?? seat.state, company));
  const isSame = new Set(after).size <= 1;
  const part = useInSight<HTMLDivElement>(company);
  return (
    <div ref={part} class="sale">
      <p class="note">
        {t(isSame ? 'turn.sale.terms' : 'turn.sale.falls', {
          price: money(price),
          after: money(after[0] ?? price),
          pool: sharesOf(seat.state, 'pool', company),
          limit: seat.view.poolLimit,
        })}
      </p>
      <div class="sale-moves">
        {sales.map((move, i) => {
          const percent = total(move.percents);
          const amount = money(atPrice(market, company, price, percent));
          const parts = move.percents.join(' + ');
          return (
            <MoveButton
              key={move.percents.join()}
              {...props}
              open={open}
              move={move}
              says={`${company}, ${t('turn.sell')}:`}
            >
              <span>{percents(percent)}</span>{' '}
              {move.percents.length > 1 && <span class="note">({parts}) </span>}
              <strong>{amount}</strong>
              {!isSame && <span class="note"> {t('turn.sale.then', { price: money(after[i]!) })}</span>}
            </MoveButton>
          );
        })}
      </div>
    </div>
  );
}
