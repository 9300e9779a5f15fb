import '../../styles/trading.css';
import { useRef } from 'preact/hooks';
import { sharesOfPlayers } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { StockMove } from '@/engine/rounds/stock';
import { number, t } from '@/i18n/table';
import { RunButton } from '../../looking/RunButton';
import { companyOrder, seatOrder } from '../../settings/preferences';
import { type CompanyFigures, canRun } from '../../table/figures/companies';
import { crowdClass, type PlayerFigures, playersOf } from '../../table/figures/players';
import { arrangedToTrade } from '../../table/ledger/arrange';
import { Belongings } from '../../table/ledger/Belongings';
import { Holding, None, PlayerHead, WouldRun } from '../../table/ledger/cells';
import { type Column, columnsFor } from '../../table/ledger/columns';
import { CompanyMark } from '../../table/parts/CompanyMark';
import type { RailSeat } from '../../table/seat';
import { useTightness } from '../../table/use-tightness';
import { Says } from '../MoveButton';
import { afterReady } from '../panels/sales-plan';
import type { RailProps } from '../props';
import { usePicked } from '../use-picked';
import { TradeCell } from './TradeCell';
import { ownTrade, poolTrade, type TradeProps, trading, unsoldTrade } from './trades';

/** What is said of companies beside what can be traded. */
const beside: readonly Column['id'][] = ['treasury', 'trains'];

function hasColumnsOut(ledger: HTMLElement): boolean {
  const blocks = ledger.querySelector('.ledger-blocks');
  return blocks !== null && blocks.scrollWidth > blocks.clientWidth + 1;
}

/** Heads in more lines and in short words, then without treasuries, trains, runs; then heads as narrow as can be. */
const part = { id: 'trading', steps: 5, isTooWide: hasColumnsOut };

/** The ledger of a stock round: its cells are the controls. Sales that lie ready count as made. */
export function TradingLedger(now: RailProps<StockMove>) {
  const props = trading(afterReady(now));
  const { seat } = props;
  const { blocks, folded } = arrangedToTrade(seat);
  const companies = blocks.flat();
  const players = actingFirst(playersOf(seat));
  const columns = columnsFor(seat, companies).filter(({ id }) => beside.includes(id));
  const hasRuns = companies.some(canRun);
  const limit = seat.view.shareLimit?.(seat.state);
  const ledger = useRef<HTMLDivElement>(null);
  const shape = `${players.length} ${blocks.map(({ length }) => length)} ${columns.length} ${hasRuns}`;
  useTightness(ledger, part, () => shape, [now.seat.state]);
  return (
    <div class="trading">
      <div class="trading-about">
        {limit !== undefined && limit < 100 && <span class="note">{t('turn.stock.limit', { limit })}</span>}
        <span class="note trading-heads">{t('trade.legend.heads')}</span>
        <Legend />
      </div>
      <div
        ref={ledger}
        class={`ledger to-trade ${blocks.length > 1 ? 'has-blocks' : ''} ${crowdClass(players)}`}
      >
        <div class="ledger-blocks">
          {blocks.map((block, i) => (
            <Block
              key={i}
              {...props}
              companies={block}
              players={players}
              columns={columns}
              hasRuns={hasRuns}
              isLast={i === blocks.length - 1}
            />
          ))}
        </div>
      </div>
      {folded.length > 0 && (
        <ul class="trading-unfounded" aria-label={t('table.ledger.unfounded')}>
          {folded.map((company) => (
            <li key={company.id}>
              <CompanyMark company={company.def} />
              <Unsold {...props} company={company.id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface BlockProps extends Omit<LineProps, 'company'> {
  companies: readonly CompanyFigures[];
  isLast: boolean;
}

function Block({ companies, isLast, ...props }: BlockProps) {
  const { seat, players, columns, hasRuns } = props;
  return (
    <table>
      <caption class="hidden-text">{t('table.ledger.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" class="trade-company">
            <OrderButton />
          </th>
          <th scope="col" class="trade-place">
            {t('trade.unsold')}
            <span class="ledger-limit">{t('trade.unsold.note')}</span>
          </th>
          <th scope="col" class="trade-place">
            {t('trade.pool')}
            <span class="ledger-limit">{t('trade.pool.note', { limit: seat.view.poolLimit })}</span>
          </th>
          {players.map((player) => (
            <th key={player.id} scope="col" class={`of-player ${player.acts ? 'is-acting' : ''}`}>
              <PlayerHead seat={seat} player={player} />
            </th>
          ))}
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" class={`about-company is-${id}`}>
              {name}
            </th>
          ))}
          {hasRuns && (
            <th scope="col" class="about-company is-run">
              {t('table.ledger.wouldRun')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <Line key={company.id} {...props} company={company} />
        ))}
      </tbody>
      {isLast && (
        <Belongings seat={seat} players={players} before={3} after={columns.length + Number(hasRuns)} />
      )}
    </table>
  );
}

/** Whoever trades comes first, next to what can be bought; then the others in the order of play. Or all as they sit. */
function actingFirst(players: readonly PlayerFigures[]): readonly PlayerFigures[] {
  if (seatOrder.value === 'seats') return players;
  const at = Math.max(
    0,
    players.findIndex(({ acts }) => acts),
  );
  return [...players.slice(at), ...players.slice(0, at)];
}

/** What the outlines mean; the words in the cells say it too. */
function Legend() {
  return (
    <span class="trading-legend" aria-hidden="true">
      <i class="trade-sign trade-buy" /> {t('trade.legend.buys')}
      <i class="trade-sign trade-sell" /> {t('trade.legend.sells')}
      <i class="trade-sign trade-not" /> {t('trade.legend.not')}
    </span>
  );
}

/** Companies as they operate, or by their names: it is remembered. */
function OrderButton() {
  const isByName = companyOrder.value === 'name';
  return (
    <button
      type="button"
      class="order-button"
      onClick={() => {
        companyOrder.value = isByName ? 'operating' : 'name';
      }}
    >
      {t('table.ledger.companies')}
      <span class="ledger-limit">{t(isByName ? 'trade.byName' : 'trade.byOrder')}</span>
    </button>
  );
}

interface LineProps extends TradeProps {
  company: CompanyFigures;
  players: readonly PlayerFigures[];
  columns: readonly Column[];
  hasRuns: boolean;
}

function Line({ company, players, columns, hasRuns, ...props }: LineProps) {
  const { seat } = props;
  const { id, def, price } = company;
  const isPicked = usePicked(
    props,
    ({ open }) => open !== undefined && open.slice(open.indexOf(' ') + 1) === id,
    id,
  );
  const pool = poolTrade(props, id);
  const own = ownTrade(props, id);
  return (
    <tr data-company={id} class={isPicked ? 'is-picked' : ''}>
      <th scope="row" class="trade-company">
        <span class="trade-head">
          <CompanyMark company={def} />
          <Says text={id} />
          <span class="trade-price">
            {price !== undefined && number(price)}
            {company.standing === 'founded' && <span class="trade-float">{floatNote(seat, id)}</span>}
          </span>
        </span>
      </th>
      <td class="trade-place">
        <Unsold {...props} company={id} />
      </td>
      <td class="trade-place">
        {pool ? <TradeCell {...props} trade={pool} place={t('trade.pool')} /> : <None />}
      </td>
      {players.map((player) => (
        <td key={player.id} class={`of-player ${player.acts ? 'is-acting' : ''}`}>
          {player.acts && own ? (
            <TradeCell
              {...props}
              trade={own}
              place={t('trade.own')}
              isDirector={player.holdings[id]!.director}
            />
          ) : (
            <Holding player={player} company={company} />
          )}
        </td>
      ))}
      {columns.map(({ id: column, of }) => (
        <td key={column} class={`about-company is-${column}`}>
          {of(company) ?? <None />}
        </td>
      ))}
      {hasRuns && (
        <td class="about-company is-run">
          {canRun(company) ? (
            <RunButton seat={seat} company={id}>
              <WouldRun seat={seat} company={company} />
            </RunButton>
          ) : (
            <None />
          )}
        </td>
      )}
    </tr>
  );
}

function Unsold({ company, ...props }: TradeProps & { company: CompanyId }) {
  const trade = unsoldTrade(props, company);
  return trade ? <TradeCell {...props} trade={trade} place={t('trade.unsold')} /> : <None />;
}

/** A company that has not floated: how much is sold, of how much must be. */
function floatNote(seat: RailSeat, company: CompanyId): string {
  const sold = sharesOfPlayers(seat.state, company);
  const needed = seat.view.companies.find(({ id }) => id === company)?.floatPercent ?? 0;
  return t('turn.floatsAt', { sold, percent: needed });
}
