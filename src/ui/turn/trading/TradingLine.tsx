import { sharesOfPlayers } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { number, t } from '@/i18n/table';
import type { CompanyFigures } from '../../table/figures/companies';
import type { PlayerFigures } from '../../table/figures/players';
import { Holding, None } from '../../table/ledger/cells';
import type { Column } from '../../table/ledger/columns';
import { CompanyMark } from '../../table/parts/CompanyMark';
import type { RailSeat } from '../../table/seat';
import { Says } from '../MoveButton';
import { usePicked } from '../use-picked';
import { Figure, SecondLine } from './SecondLine';
import { TradeCell } from './TradeCell';
import { ownTrade, poolTrade, type TradeProps, unsoldTrade } from './trades';

interface LineProps extends TradeProps {
  company: CompanyFigures;
  players: readonly PlayerFigures[];
  columns: readonly Column[];
  /** Players whose cells leave room for a second line. */
  side: readonly PlayerFigures[];
}

/** A company in the ledger to trade in: by itself, so that its cells reach over both of its lines and no further. */
export function TradingLine({ company, players, columns, side, ...props }: LineProps) {
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
    <tbody class={isPicked ? 'is-picked' : ''}>
      <tr data-company={id}>
        <th scope="row" rowSpan={2} class="trade-company">
          <span class="trade-head">
            <CompanyMark company={def} />
            <Says text={id} />
            <span class="trade-price">
              {price !== undefined && number(price)}
              {company.standing === 'founded' && <span class="trade-float">{floatNote(seat, id)}</span>}
            </span>
          </span>
        </th>
        <td rowSpan={2} class="trade-place">
          <Unsold {...props} company={id} />
        </td>
        <td rowSpan={2} class="trade-place">
          {pool ? <TradeCell {...props} trade={pool} place={t('trade.pool')} /> : <None />}
        </td>
        {players.map((player) => (
          <td
            key={player.id}
            rowSpan={side.includes(player) ? 1 : 2}
            class={`of-player ${player.acts ? 'is-acting' : ''}`}
          >
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
        {columns.map((column) => (
          <td key={column.id} rowSpan={2} class={`about-company is-${column.id}`}>
            <Figure seat={seat} company={company} column={column} />
          </td>
        ))}
      </tr>
      <SecondLine seat={seat} company={company} columns={columns} span={side.length} />
    </tbody>
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
