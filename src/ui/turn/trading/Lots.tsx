import '../../styles/lots.css';
import { total } from '@/engine/finance/certificates';
import { atPrice, priceOf } from '@/engine/market/market';
import type { ParSpace } from '@/engine/market/types';
import { percent as percents, sourceName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { companyOf } from '../names';
import { previewOf } from '../preview';
import { amountOf, type Trade, type TradeMove, type TradeProps, tradeOf } from './trades';

/** Beside the effect of what is picked: how much of it, or at which start value. */
export function Lots(props: TradeProps) {
  const { seat, selection } = props;
  const trade = tradeOf(props, selection.in(seat.state).open);
  if (!trade || trade.moves.length === 0) return null;
  if (trade.kind === 'found') return <StartValues {...props} trade={trade} />;
  if (trade.moves.length < 2) return null;
  return (
    <div class="lots-to-trade sale-moves">
      {trade.moves.map((move) => (
        <MoveButton
          key={JSON.stringify(move)}
          {...props}
          class="lot-to-trade"
          open={trade.key}
          move={move}
          says={`${trade.company}, ${t(trade.kind === 'sell' ? 'turn.sell' : 'trade.lot.buy')}:`}
        >
          <LotWords {...props} trade={trade} move={move} />
        </MoveButton>
      ))}
    </div>
  );
}

/** `20 % 160 M`; which certificates, or where they lie, where that can be chosen too. */
function LotWords({ trade, move, ...props }: TradeProps & { trade: Trade; move: TradeMove }) {
  const amount = money(amountOf(props, move) ?? 0);
  if (move.type === 'sell') {
    const { market } = props.seat.view;
    const sum = total(move.percents);
    const isOneOfSeveral = trade.moves.some(
      (each) => each !== move && each.type === 'sell' && total(each.percents) === sum,
    );
    const before = priceOf(market, props.seat.state, trade.company);
    const after = priceOf(market, previewOf(props.seat, move)?.state ?? props.seat.state, trade.company);
    const isAll = sum === trade.percent;
    return (
      <>
        <span>{isAll ? t('trade.lot.all', { percent: percents(sum) }) : percents(sum)}</span>{' '}
        {isOneOfSeveral && <span class="note">({move.percents.join(' + ')}) </span>}
        <strong>{amount}</strong>
        {after !== before && <span class="note"> {t('turn.sale.then', { price: money(after) })}</span>}
      </>
    );
  }
  if (move.type === 'trade-in')
    return (
      <>
        <span>{t('turn.tradeIn', { percent: move.percent })}</span> <strong>{amount}</strong>
      </>
    );
  if (move.type !== 'buy') return null;
  const places = new Set(trade.moves.map((each) => ('source' in each ? each.source : '')));
  return (
    <>
      <span>{percents(move.percent)}</span>{' '}
      {places.size > 1 && <span class="note">{sourceName(move.source)} </span>}
      <strong>{amount}</strong>
    </>
  );
}

/** Every start value, with what the director's certificate costs there and who stands on it already. */
function StartValues({ trade, ...props }: TradeProps & { trade: Trade }) {
  const { seat } = props;
  const { company } = trade;
  const { par } = seat.view.market.tableOf(company);
  const def = companyOf(seat, company);
  const hasColours = par.some(({ from }) => from !== undefined);
  return (
    <div class="start-values">
      <p class="note">
        {t(hasColours ? 'turn.found.colours' : 'turn.found.value', {
          company: def?.name ?? company,
          percent: trade.percent,
          float: def?.floatPercent ?? 0,
        })}
      </p>
      <div class="start-value-row">
        {par
          .toSorted((a, b) => b.value - a.value)
          .map((space) => (
            <StartValue key={`${space.row}/${space.col}`} {...props} trade={trade} par={space} />
          ))}
      </div>
    </div>
  );
}

function StartValue({ trade, par, ...props }: TradeProps & { trade: Trade; par: ParSpace }) {
  const { seat } = props;
  const { company } = trade;
  const { row, col, value } = par;
  const { market } = seat.view;
  const amount = money(atPrice(market, company, value, trade.percent));
  const here = Object.entries(seat.state.prices)
    .filter(([other]) => market.tableOf(other) === market.tableOf(company))
    .filter(([, token]) => token.row === row && token.col === col)
    .sort(([, a], [, b]) => a.arrival - b.arrival);
  return (
    <MoveButton
      {...props}
      class={`market-par start-value ${par.from ? `on-${par.from}` : ''}`}
      open={trade.key}
      move={{ type: 'found', company, row, col }}
      says={t('turn.found.at', { company, amount })}
    >
      <span>{value}</span>
      <span class="start-cost" aria-hidden="true">
        {amount}
      </span>
      {here.length > 0 && (
        <span class="market-tokens">
          {here.map(([other]) => (
            <CompanyToken key={other} seat={seat} company={other} />
          ))}
        </span>
      )}
    </MoveButton>
  );
}
