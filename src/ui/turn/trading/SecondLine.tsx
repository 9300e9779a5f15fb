import { RunButton } from '../../looking/RunButton';
import { type CompanyFigures, canRun } from '../../table/figures/companies';
import type { PlayerFigures } from '../../table/figures/players';
import { None } from '../../table/ledger/cells';
import { type Column, columnsFor } from '../../table/ledger/columns';
import type { RailSeat } from '../../table/seat';

/** Said of companies beside what can be traded; and what only this game says of some. */
const beside: readonly Column['id'][] = ['treasury', 'trains', 'run'];

/** What stands beside the cells of these companies, or in a second line of each. */
export function factsOf(seat: RailSeat, companies: readonly CompanyFigures[]): readonly Column[] {
  return columnsFor(seat, companies).filter(({ id }) => beside.includes(id) || id.startsWith('own-'));
}

/** Players at the side of the trader with more of them: of what they hold there is a figure, and below it room. */
export function widerSide(players: readonly PlayerFigures[]): readonly PlayerFigures[] {
  const at = players.findIndex(({ acts }) => acts);
  const [before, after] = [players.slice(0, Math.max(0, at)), players.slice(at + 1)];
  return before.length > after.length ? before : after;
}

interface FigureProps {
  seat: RailSeat;
  company: CompanyFigures;
  column: Column;
}

export function Figure({ seat, company, column }: FigureProps) {
  const figure = column.of(company);
  if (figure === undefined) return <None />;
  if (column.id !== 'run' || !canRun(company)) return <>{figure}</>;
  return (
    <RunButton seat={seat} company={company.id}>
      {figure}
    </RunButton>
  );
}

interface SecondProps {
  columns: readonly Column[];
  /** So many columns of players it lies below. */
  span: number;
}

/** What the figures of second lines are, below the heads of players. */
export function SecondHead({ columns, span }: SecondProps) {
  if (span === 0) return null;
  return (
    <tr class="second-line">
      <td colSpan={span}>
        <span class="line-facts" aria-hidden="true">
          {columns.map(({ id, name }) => (
            <span key={id} class={`is-${id}`}>
              {name}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}

/** How a company stands, where there is no room for columns: below what others hold of it. */
export function SecondLine({
  seat,
  company,
  columns,
  span,
}: SecondProps & { seat: RailSeat; company: CompanyFigures }) {
  if (span === 0) return null;
  // of a company that nobody has founded there is nothing to say
  const said = columns.some(({ of }) => of(company) !== undefined) ? columns : [];
  return (
    <tr class="second-line">
      <td colSpan={span}>
        <span class="line-facts">
          {said.map((column) => (
            <span key={column.id} class={`is-${column.id}`}>
              <span class="hidden-text">{column.name} </span>
              <Figure seat={seat} company={company} column={column} />{' '}
            </span>
          ))}
        </span>
      </td>
    </tr>
  );
}
