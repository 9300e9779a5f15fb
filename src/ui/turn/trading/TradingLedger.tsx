import '../../styles/trading.css';
import { useRef } from 'preact/hooks';
import type { StockMove } from '@/engine/rounds/stock';
import { t } from '@/i18n/table';
import { companyOrder, seatOrder } from '../../settings/preferences';
import type { CompanyFigures } from '../../table/figures/companies';
import { crowdClass, type PlayerFigures, playersOf } from '../../table/figures/players';
import { arrangedToTrade } from '../../table/ledger/arrange';
import { Belongings } from '../../table/ledger/Belongings';
import { PlayerHead } from '../../table/ledger/cells';
import type { Column } from '../../table/ledger/columns';
import { MoreBeside, useMoreBeside } from '../../table/parts/MoreBeside';
import { useTightness } from '../../table/use-tightness';
import { afterReady } from '../panels/sales-plan';
import type { RailProps } from '../props';
import { factsOf, SecondHead, widerSide } from './SecondLine';
import { TradingLine } from './TradingLine';
import { type TradeProps, trading } from './trades';

function hasColumnsOut(ledger: HTMLElement): boolean {
  const blocks = ledger.querySelector('.ledger-blocks');
  return blocks !== null && blocks.scrollWidth > blocks.clientWidth + 1;
}

/** Heads in more lines; then what is said of companies in a second line of each; then everything as narrow as can be. */
const part = { id: 'trading', steps: 3, isTooWide: hasColumnsOut };

/** The ledger of a stock round: its cells are the controls. Sales that lie ready count as made. */
export function TradingLedger(now: RailProps<StockMove>) {
  const props = trading(afterReady(now));
  const { seat } = props;
  const blocks = arrangedToTrade(seat);
  const players = actingFirst(playersOf(seat));
  const columns = blocks.map((block) => factsOf(seat, block));
  const limit = seat.view.shareLimit?.(seat.state);
  const ledger = useRef<HTMLDivElement>(null);
  const shape = `${players.length} ${blocks.map(({ length }) => length)} ${columns.map(({ length }) => length)}`;
  useTightness(ledger, part, () => shape, [now.seat.state]);
  useMoreBeside(ledger, shape);
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
              columns={columns[i]!}
              isLast={i === blocks.length - 1}
            />
          ))}
        </div>
        <MoreBeside />
      </div>
    </div>
  );
}

interface BlockProps extends TradeProps {
  companies: readonly CompanyFigures[];
  players: readonly PlayerFigures[];
  columns: readonly Column[];
  isLast: boolean;
}

function Block({ companies, isLast, ...props }: BlockProps) {
  const { seat, players, columns } = props;
  const side = widerSide(players);
  return (
    <table>
      <caption class="hidden-text">{t('table.ledger.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} class="trade-company">
            <OrderButton />
          </th>
          <th scope="col" rowSpan={2} class="trade-place">
            {t('trade.unsold')}
            <span class="ledger-limit">{t('trade.unsold.note')}</span>
          </th>
          <th scope="col" rowSpan={2} class="trade-place">
            {t('trade.pool')}
            <span class="ledger-limit">{t('trade.pool.note', { limit: seat.view.poolLimit })}</span>
          </th>
          {players.map((player) => (
            <th
              key={player.id}
              scope="col"
              rowSpan={side.includes(player) ? 1 : 2}
              class={`of-player ${player.acts ? 'is-acting' : ''}`}
            >
              <PlayerHead seat={seat} player={player} />
            </th>
          ))}
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" rowSpan={2} class={`about-company is-${id}`}>
              {name}
            </th>
          ))}
        </tr>
        <SecondHead columns={columns} span={side.length} />
      </thead>
      {companies.map((company) => (
        <TradingLine key={company.id} {...props} company={company} side={side} />
      ))}
      {isLast && <Belongings seat={seat} players={players} before={3} after={columns.length} withWorth />}
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
