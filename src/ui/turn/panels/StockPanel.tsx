import type { CompanyId } from '@/engine/game/ids';
import { priceOf } from '@/engine/market/market';
import { type StockMove, stockRoundOf } from '@/engine/rounds/stock';
import type { RailState } from '@/engine/steps/state';
import { money, t } from '@/i18n/table';
import { useFrame } from '../../table/frame';
import type { RailSeat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import type { RailProps } from '../props';
import { Lots } from '../trading/Lots';
import { TradingLedger } from '../trading/TradingLedger';
import { trading } from '../trading/trades';
import { MakeSales, ReadySales, SellMore } from './ReadySales';
import { afterReady } from './sales-plan';

/** What the acting player has sold in this turn, in order. */
function soldIn(state: RailState): readonly CompanyId[] {
  return state.round.kind === 'stock' ? stockRoundOf(state).selling : [];
}

/** After sales, passing only ends the turn. */
function hasSold({ state }: RailSeat): boolean {
  return soldIn(state).length > 0;
}

/** Sales first, then at most one purchase: the cells of the ledger are the controls, and here is what they do. */
export function StockPanel(now: RailProps<StockMove>) {
  // sales that lie ready count as made
  const props = afterReady(now);
  const { seat } = props;
  const { ledgerIn } = useFrame();
  return (
    <>
      <Body {...props}>
        <SoldSoFar seat={now.seat} />
        <ReadySales {...now} />
        {ledgerIn === 'turn' && <TradingLedger {...now} />}
      </Body>
      <Foot
        {...props}
        quick={['pass']}
        {...(hasSold(seat) && { quickLabel: t('turn.done') })}
        actions={<SellMore {...now} after={seat} />}
        main={<MakeSales {...now} />}
      >
        <Lots {...trading(props)} />
      </Foot>
    </>
  );
}

/** What the player has sold in this turn, in order and in one line. */
function SoldSoFar({ seat }: { seat: RailSeat }) {
  const sold = soldIn(seat.state);
  if (sold.length === 0) return null;
  return (
    <p class="sold">
      <span class="note">{t('turn.sold')}</span>{' '}
      {sold.map((company) => (
        <span key={company} class="sold-one">
          <CompanyToken seat={seat} company={company} />
          <span class="hidden-text">{company} </span>
          <span class="note">
            {t('turn.sold.price', { price: money(priceOf(seat.view.market, seat.state, company)) })}
          </span>
        </span>
      ))}
    </p>
  );
}
