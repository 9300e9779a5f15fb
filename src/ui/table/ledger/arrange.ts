import { isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId } from '@/engine/game/ids';
import { companyOrder } from '../../settings/preferences';
import { type CompanyFigures, companiesOf, inOrder } from '../figures/companies';
import { hasMoney, type Seat } from '../seat';

/** With more companies than this they stand in two blocks, and those that nobody has founded share a line. */
const mostInBlock = 9;

/** How the companies of a game stand in its ledger. */
export interface Arrangement {
  /** Lines of companies, in blocks that lie beside each other where there is room. */
  readonly blocks: readonly (readonly CompanyFigures[])[];
  /** Companies of which nothing can be said but that nobody has founded them. */
  readonly folded: readonly CompanyFigures[];
}

/** Has anything happened to it? Also a share that a private company brought counts. */
function isEmpty(seat: Seat, { id, standing }: CompanyFigures): boolean {
  if (standing !== 'unfounded') return false;
  const banks: readonly string[] = ['offer', 'charter', 'kept'];
  return seat.state.certificates.every((card) => card.company !== id || banks.includes(card.holder));
}

/** Has it left the game, with all its certificates? */
function isOut({ state }: Seat, { id }: CompanyFigures): boolean {
  return state.certificates.every((card) => card.company !== id || card.holder === 'gone');
}

/** The ledger to be read: lines that are empty for all are folded into one. */
export function arranged(seat: Seat): Arrangement {
  const all = inLedgerOrder(seat);
  const lines = all.filter((company) => !isEmpty(seat, company));
  return { blocks: blocksOf(seat, lines), folded: all.filter((company) => isEmpty(seat, company)) };
}

/** The ledger to trade in: each company can be founded in its line, and so the table does not grow when one is. */
export function arrangedToTrade(seat: Seat): Arrangement['blocks'] {
  // a company that is owned outright has nothing to trade
  return blocksOf(
    seat,
    inLedgerOrder(seat).filter(({ def }) => def.certificates.length > 1),
  );
}

/** The ledger to be read once all of its companies are founded. */
export function arrangedWhole(seat: Seat): Arrangement['blocks'] {
  return blocksOf(seat, inLedgerOrder(seat));
}

/** As the game has planned; otherwise those of one stock table stand together, of a single one half and half. */
function blocksOf(seat: Seat, lines: readonly CompanyFigures[]): readonly (readonly CompanyFigures[])[] {
  const { ledger } = seat.game;
  if (ledger) {
    const blockOf = ({ id }: CompanyFigures) => ledger.blockOf(seat, id)!;
    const blocks = [...new Set(lines.map(blockOf))].sort((a, b) => a - b);
    return blocks.length === 0 ? [[]] : blocks.map((at) => lines.filter((line) => blockOf(line) === at));
  }
  if (lines.length <= mostInBlock) return [lines];
  const tables = hasMoney(seat) ? seat.view.market.tables : [];
  if (hasMoney(seat) && tables.length > 1) {
    const { market } = seat.view;
    return tables
      .map((table) => lines.filter(({ id }) => market.tableOf(id) === table))
      .filter((block) => block.length > 0);
  }
  const half = Math.ceil(lines.length / 2);
  return [lines.slice(0, half), lines.slice(half)];
}

function inLedgerOrder(seat: Seat): readonly CompanyFigures[] {
  const { ledger } = seat.game;
  const all = companiesOf(seat)
    .filter((company) => !isOut(seat, company))
    .filter(({ id }) => !ledger || ledger.blockOf(seat, id) !== undefined);
  if (companyOrder.value === 'name') return all.toSorted((a, b) => a.id.localeCompare(b.id));
  const order = operatingOrder(seat);
  const place = ({ id }: CompanyFigures) => (order.includes(id) ? order.indexOf(id) : order.length);
  return all.toSorted((a, b) => place(a) - place(b));
}

/** Those that have acted in this round come first, as they did; then the others as they would act now. */
function operatingOrder(seat: Seat): readonly CompanyId[] {
  const { round } = seat.state;
  const byPrice = inOrder(seat);
  if (!isCompanyRound(round)) return byPrice;
  const begun = [...round.done, ...(round.turn ? [round.turn.company] : []), ...(round.order ?? [])];
  return [...new Set([...begun, ...byPrice])];
}

/** Where a company stands in a round of companies. */
export function whenOf({ state }: Seat, company: CompanyId): 'done' | 'acting' | 'later' {
  const { round } = state;
  if (!isCompanyRound(round)) return 'later';
  if (round.turn?.company === company) return 'acting';
  return round.done.includes(company) ? 'done' : 'later';
}
