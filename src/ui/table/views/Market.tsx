import { Fragment } from 'preact';
import type { CompanyDef } from '@/engine/finance/cards';
import type { CompanyId } from '@/engine/game/ids';
import { priceOf } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import type { StockTable } from '@/engine/market/types';
import { list, money, number, t } from '@/i18n/aside';
import type { TableState } from '@/titles/view';
import { inOrder } from '../figures/companies';
import { CompanyMark } from '../parts/CompanyMark';
import { hasMoney, type RailSeat, type Seat } from '../seat';
import { priceBefore } from '../time/series';
import type { Story } from '../time/story';

interface MarketProps<T extends Seat = Seat> {
  seat: T;
  story: Story<TableState>;
  onCompany: (company: CompanyId) => void;
}

/** The stock market as it lies on the board, with the tokens in the order of their stacks. */
export function Market({ seat, story, onCompany }: MarketProps) {
  if (!hasMoney(seat)) return null;
  return (
    <div class="market">
      {seat.view.market.tables.map((table, i) => (
        <Fragment key={i}>
          <TableName seat={seat} table={i} />
          <Table seat={seat} table={table} />
        </Fragment>
      ))}
      <Order seat={seat} story={story} onCompany={onCompany} />
    </div>
  );
}

/** Where a game has more than one table it says which companies are on which. */
function TableName({ seat, table }: { seat: Seat; table: number }) {
  const name = seat.game.speech.textOf(`stockTable.${table}`);
  return name === undefined ? null : <h3>{name}</h3>;
}

function Table({ seat: { view, state }, table }: { seat: RailSeat; table: StockTable }) {
  const { rows, par } = table;
  const companies = view.companies.filter(({ id }) => view.market.tableOf(id) === table);
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <div class="market-scroll">
      <table class="stock-table">
        <caption class="hidden-text">{t('table.market.caption')}</caption>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {Array.from({ length: width }, (_, c) => {
                const value = row[c];
                if (value === undefined || value === null) return <td key={c} class="stock-gap" />;
                const start = par.find((space) => space.row === r && space.col === c);
                const isPar = start !== undefined;
                return (
                  <td
                    key={c}
                    class={`stock-space ${isPar ? 'is-par' : ''} ${start?.from ? `on-${start.from}` : ''} ${value === 0 ? 'is-ruin' : ''}`}
                  >
                    <span class="stock-value">
                      {value === 0 ? <Ruin /> : number(value)}
                      {isPar && <span class="hidden-text"> ({t('table.market.par')})</span>}
                    </span>
                    <Stack companies={stackOf(companies, state, r, c)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note market-legend">
        {par.some(({ from }) => from) ? (
          t('table.market.colours')
        ) : (
          <>
            <span class="par-sample" aria-hidden="true" /> {t('table.market.legend')}
          </>
        )}
      </p>
    </div>
  );
}

/** The red space, where a company is bankrupt: it has no value. */
const Ruin = () => (
  <>
    <span aria-hidden="true">✕</span>
    <span class="hidden-text">{t('table.market.ruin')}</span>
  </>
);

/** The tokens on a space from top to bottom. */
export function stackOf(
  companies: readonly CompanyDef[],
  { prices }: MarketState,
  row: number,
  col: number,
): CompanyDef[] {
  return companies
    .filter(({ id }) => prices[id]?.row === row && prices[id]?.col === col)
    .sort((a, b) => prices[a.id]!.arrival - prices[b.id]!.arrival);
}

/** From top to bottom: each lies upon the next. */
function Stack({ companies }: { companies: readonly CompanyDef[] }) {
  if (companies.length === 0) return null;
  return (
    <span class={`stack stack-${Math.min(companies.length, 4)}`}>
      <span class="hidden-text">: {list(companies.map(({ id }) => id))}</span>
      {companies.map((company) => (
        <CompanyMark key={company.id} company={company} />
      ))}
    </span>
  );
}

/** The companies in the order in which they act, with where their prices go. */
function Order({ seat, story, onCompany }: MarketProps<RailSeat>) {
  const { view, state } = seat;
  const order = inOrder(seat);
  if (order.length === 0) return <p class="note">{t('table.market.empty')}</p>;
  return (
    <ol class="market-order" aria-label={t('table.market.order')}>
      {order.map((id) => {
        const def = view.companies.find((company) => company.id === id)!;
        const price = priceOf(view.market, state, id);
        const before = priceBefore(view, story.instants, story.at, id);
        const charter = state.companies[id]!;
        return (
          <li key={id}>
            <button type="button" class="order-button" onClick={() => onCompany(id)}>
              <CompanyMark company={def} />
              <span class="hidden-text">{def.name}, </span>
              <b>{price === 0 ? t('table.market.ruin') : money(price)}</b>
              <Trend before={before} now={price} />
              <span class="order-revenue">
                {charter.operated
                  ? t('table.market.lastRevenue', { amount: money(charter.lastRevenue) })
                  : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function Trend({ before, now }: { before: number | undefined; now: number }) {
  if (before === undefined || before === now) return null;
  const rises = now > before;
  return (
    <span class={rises ? 'rises' : 'falls'}>
      <span aria-hidden="true">
        {rises ? '▲' : '▼'}
        {number(Math.abs(now - before))}
      </span>
      <span class="hidden-text">
        {t(rises ? 'table.trend.up' : 'table.trend.down', { amount: number(Math.abs(now - before)) })}
      </span>
    </span>
  );
}
