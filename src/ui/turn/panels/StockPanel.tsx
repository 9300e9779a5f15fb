import type { ComponentChildren } from 'preact';
import { certificatesOf, sharesOf, sharesOfPlayers, topOfStack } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { byPrice, priceOf, worthOf } from '@/engine/market/market';
import { type Source, type StockMove, stockRoundOf, type TradeInMove } from '@/engine/rounds/stock';
import type { RailState } from '@/engine/steps/state';
import { sourceName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { RailSeat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { isOfType, movesOf } from '../moves';
import { companyOf } from '../names';
import { Part } from '../Part';
import type { RailProps } from '../props';
import { usePicked } from '../use-picked';
import { FoundPart } from './FoundPart';
import { MakeSales, ReadySales, SellMore } from './ReadySales';
import { SalePart, SellButton } from './SalePart';
import { afterReady, type SellMove } from './sales-plan';

const sources: readonly Source[] = ['offer', 'charter', 'pool'];

/** What the acting player has sold in this turn, in order. */
function soldIn(state: RailState): readonly CompanyId[] {
  return state.round.kind === 'stock' ? stockRoundOf(state).selling : [];
}

/** After sales, passing only ends the turn. */
function hasSold({ state }: RailSeat): boolean {
  return soldIn(state).length > 0;
}

interface StockProps extends RailProps<StockMove> {
  /** Further ways to buy certificates of a company, as things are for the panel. */
  moreOf?: (company: CompanyId, now: RailProps<StockMove>) => ComponentChildren;
}

/** Sales first, then at most one purchase: every certificate by where it lies, and what it costs. */
export function StockPanel({ moreOf, ...now }: StockProps) {
  // sales that lie ready count as made
  const props = afterReady(now);
  const { seat } = props;
  const { state, view } = seat;
  const limit = view.shareLimit?.(state);
  const companies = byPrice(
    view.market,
    state,
    view.companies.map(({ id }) => id),
  ).filter((id) => state.companies[id]!.founded);
  const notes = [
    ...(companies.some((id) => !state.companies[id]!.floated) ? [t('turn.stock.float')] : []),
    ...(limit === undefined ? [] : [t('turn.stock.limit', { limit })]),
  ];
  return (
    <>
      <Body {...props}>
        <SoldSoFar seat={now.seat} />
        <ReadySales {...now} />
        {companies.length > 0 && (
          <Part title={t('turn.stock')} note={notes.join(' · ')}>
            <ul class="stocks">
              {companies.map((company) => (
                <Stock key={company} {...props} company={company} more={moreOf?.(company, props)} />
              ))}
            </ul>
          </Part>
        )}
        <FoundPart {...props} />
      </Body>
      <Foot
        {...props}
        quick={['pass']}
        {...(hasSold(seat) && { quickLabel: t('turn.done') })}
        actions={<SellMore {...now} after={seat} />}
        main={<MakeSales {...now} />}
      />
    </>
  );
}

/** What the player has sold in this turn, in order. */
function SoldSoFar({ seat }: { seat: RailSeat }) {
  const sold = soldIn(seat.state);
  if (sold.length === 0) return null;
  return (
    <Part title={t('turn.sold')}>
      <ol class="sold">
        {sold.map((company) => (
          <li key={company}>
            <CompanyToken seat={seat} company={company} />
            <span>{company}</span>
            <span class="note">
              {t('turn.sold.price', { price: money(priceOf(seat.view.market, seat.state, company)) })}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface OneStockProps extends RailProps<StockMove> {
  company: CompanyId;
  more: ComponentChildren;
}

function Stock({ company, more, ...props }: OneStockProps) {
  const { seat, options } = props;
  const { state, view } = seat;
  const isOpen = usePicked(
    props,
    ({ open, move }) =>
      open === saleOf(company) || (isOfType<SellMove>(move, 'sell') && move.company === company),
    company,
  );
  const own = sharesOf(state, options.actor.player, company);
  return (
    <li class={`stock ${isOpen ? 'stock-open' : ''}`}>
      <div class="stock-row">
        <CompanyToken seat={seat} company={company} />
        <div class="stock-what">
          <strong>{money(priceOf(view.market, state, company))}</strong>
          <span class="note">{t('turn.own', { percent: own })}</span>
          {!state.companies[company]!.floated && <span class="note">{floatNote(seat, company)}</span>}
        </div>
        <div class="stock-sources">
          {sources.map((source) => (
            <Purchases key={source} {...props} company={company} source={source} />
          ))}
          {more}
        </div>
        {own > 0 && <SellButton {...props} company={company} open={saleOf(company)} isOpen={isOpen} />}
      </div>
      {isOpen && <SalePart {...props} company={company} open={saleOf(company)} />}
    </li>
  );
}

export function saleOf(company: CompanyId): string {
  return `sell ${company}`;
}

/** A company that has not floated: how much must be sold. */
function floatNote(seat: RailSeat, company: CompanyId): string {
  const sold = sharesOfPlayers(seat.state, company);
  return t('turn.floatsAt', { sold, percent: companyOf(seat, company)?.floatPercent ?? 0 });
}

/** The certificates of a company in one place: each kind once, of a stack only the top one. */
function Purchases({
  company,
  source,
  ...props
}: RailProps<StockMove> & { company: CompanyId; source: Source }) {
  const { seat } = props;
  const cards = certificatesOf(seat.state, source, company).filter(({ director }) => !director);
  const top = topOfStack(seat.state, company);
  const percents =
    source === 'offer' && top ? [top.percent] : [...new Set(cards.map(({ percent }) => percent))];
  if (cards.length === 0) return null;
  return (
    <>
      {percents.map((percent) => {
        const count = cards.filter((card) => card.percent === percent).length;
        const amount = money(worthOf(seat.view.market, seat.state, company, percent));
        return (
          <MoveButton
            key={percent}
            {...props}
            class="purchase"
            move={{ type: 'buy', company, source, percent }}
            says={`${company}:`}
          >
            <span class="purchase-source">{sourceName(source)}</span>{' '}
            <span class="purchase-what">{t('turn.buy.what', { percent, amount })}</span>{' '}
            <span class="purchase-count">×{count}</span>
          </MoveButton>
        );
      })}
    </>
  );
}

/** A larger certificate for a single one and the price of the rest, where that is possible. */
function TradeIns({ company, ...props }: RailProps<TradeInMove> & { company: CompanyId }) {
  const { seat } = props;
  const { market } = seat.view;
  const costOf = (percent: number) =>
    worthOf(market, seat.state, company, percent - market.shareUnit(company));
  return (
    <>
      {movesOf(props, 'trade-in')
        .filter((move) => move.company === company)
        .map((move) => (
          <MoveButton
            key={`${move.source}/${move.percent}`}
            {...props}
            class="purchase"
            move={move}
            says={`${company}:`}
          >
            <span class="purchase-source">{t('turn.tradeIn', { percent: move.percent })}</span>{' '}
            <span class="purchase-what">{money(costOf(move.percent))}</span>
          </MoveButton>
        ))}
    </>
  );
}

/** The same where a certificate may be bought for a smaller one. */
export function TradingStockPanel(props: RailProps<StockMove | TradeInMove>) {
  return (
    <StockPanel
      {...props}
      moreOf={(company, { seat, options }) => (
        <TradeIns {...props} seat={seat} options={options} company={company} />
      )}
    />
  );
}
