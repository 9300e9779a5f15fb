import { topOfStack } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { OfType } from '@/engine/game/move';
import { atPrice } from '@/engine/market/market';
import type { ParSpace, Space, StockTable } from '@/engine/market/types';
import type { StockMove } from '@/engine/rounds/stock';
import { money, t } from '@/i18n/table';
import type { RailSeat } from '../../table/seat';
import { CompanyToken } from '../Mark';
import { MoveButton, Says } from '../MoveButton';
import { isOfType } from '../moves';
import { companyOf } from '../names';
import { Part } from '../Part';
import type { RailProps } from '../props';
import { useInSight } from '../use-in-sight';
import { usePicked } from '../use-picked';

/** Companies that nobody has founded yet; choosing one unfolds the market with its start values. */
export function FoundPart(props: RailProps<StockMove>) {
  const { seat, selection } = props;
  const companies = seat.view.companies
    .map(({ id }) => id)
    .filter((id) => topOfStack(seat.state, id)?.director);
  const chosen = usePicked(props, ({ open, move }) => {
    const founding = isOfType<OfType<StockMove, 'found'>>(move, 'found') ? move.company : undefined;
    return companies.find((company) => open === foundingOf(company) || company === founding);
  });
  if (companies.length === 0) return null;
  return (
    <Part title={t('turn.found')}>
      <div class="found-companies">
        {companies.map((company) => (
          <button
            key={company}
            type="button"
            class="move found-company"
            aria-expanded={company === chosen}
            onClick={() => {
              if (company === chosen) selection.clear();
              else selection.pick(seat.state, { open: foundingOf(company) });
            }}
          >
            <Says text={t('turn.found.name', { company: companyOf(seat, company)?.name ?? company })} />
            <CompanyToken seat={seat} company={company} />
          </button>
        ))}
      </div>
      {chosen && <StartValues {...props} company={chosen} />}
    </Part>
  );
}

function foundingOf(company: CompanyId): string {
  return `found ${company}`;
}

/** Columns and rows of the market that are shown beyond the last start value. */
const beyond = { columns: 2, rows: 1 };

/** The part of the market with the start values. */
function StartValues({ company, ...props }: RailProps<StockMove> & { company: CompanyId }) {
  const table = props.seat.view.market.tableOf(company);
  const rows = table.rows.slice(0, Math.max(...table.par.map(({ row }) => row)) + 1 + beyond.rows);
  const columns = Math.max(...table.par.map(({ col }) => col)) + 1 + beyond.columns;
  const def = companyOf(props.seat, company);
  const hasColours = table.par.some(({ from }) => from !== undefined);
  const part = useInSight<HTMLDivElement>(company);
  return (
    <div ref={part} class="start-values">
      <p>
        {t(hasColours ? 'turn.found.colours' : 'turn.found.value', {
          company: def?.name ?? company,
          percent: def?.certificates[0] ?? 0,
          float: def?.floatPercent ?? 0,
        })}
      </p>
      <div class="market-part">
        {rows.map((row, i) => (
          <div key={i} class="market-part-row">
            {row.slice(0, columns).map((value, col) => {
              const par = table.par.find((space) => space.row === i && space.col === col);
              return par ? (
                <StartValue key={col} {...props} table={table} company={company} par={par} />
              ) : (
                <span key={col} class="market-space" aria-hidden="true">
                  <span>{value}</span>
                  <Tokens seat={props.seat} table={table} row={i} col={col} />
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function StartValue({
  company,
  table,
  par,
  ...props
}: RailProps<StockMove> & { company: CompanyId; table: StockTable; par: ParSpace }) {
  const { row, col, value } = par;
  const percent = companyOf(props.seat, company)?.certificates[0] ?? 0;
  const amount = atPrice(props.seat.view.market, company, value, percent);
  return (
    <MoveButton
      {...props}
      class={`market-space market-par ${par.from ? `on-${par.from}` : ''}`}
      open={foundingOf(company)}
      move={{ type: 'found', company, row, col }}
      says={t('turn.found.at', { company, amount: money(amount) })}
    >
      <span>{value}</span>
      <Tokens seat={props.seat} table={table} row={row} col={col} />
    </MoveButton>
  );
}

/** Companies on a space of a table, in the order of their tokens. */
function Tokens({ seat, table, row, col }: { seat: RailSeat; table: StockTable } & Space) {
  const here = Object.entries(seat.state.prices)
    .filter(([company]) => seat.view.market.tableOf(company) === table)
    .filter(([, token]) => token.row === row && token.col === col)
    .sort(([, a], [, b]) => a.arrival - b.arrival);
  return (
    <span class="market-tokens">
      {here.map(([company]) => (
        <CompanyToken key={company} seat={seat} company={company} />
      ))}
    </span>
  );
}
