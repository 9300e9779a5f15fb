import { certificatesOf, ordinaryOf, sharesOf, topOfStack, total } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import type { Refusal } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import type { Source, StockMove, TradeInMove } from '@/engine/rounds/stock';
import { movesOf, whyNot } from '../moves';
import type { RailProps } from '../props';

/** What is done in the ledger of a stock round. */
export type TradeMove = StockMove | TradeInMove;
export type TradeProps = RailProps<TradeMove>;

/** Not every game has all of these moves, but what a cell picks its game has listed. */
export function trading(props: RailProps<StockMove>): TradeProps {
  return { ...props, selection: props.selection as TradeProps['selection'] };
}

export type TradeKind = 'buy' | 'sell' | 'found';

/** What a cell of the ledger does when it is touched. */
export interface Trade {
  /** Tells the cells apart, also once it is picked. */
  readonly key: string;
  readonly kind: TradeKind;
  readonly company: CompanyId;
  /** Percent that lie there. */
  readonly percent: number;
  /** Every legal move of the cell, the usual one first; none where it only says why. */
  readonly moves: readonly TradeMove[];
  /** Why there is none. */
  readonly why: Refusal | undefined;
}

/** Where certificates lie that nobody has bought yet. */
const unsold: readonly Source[] = ['offer', 'charter'];

/** The cell of what is not sold yet: it buys, or founds a company that nobody has founded. */
export function unsoldTrade(props: TradeProps, company: CompanyId): Trade | undefined {
  if (topOfStack(props.seat.state, company)?.director) return foundTrade(props, company);
  return buyTrade(props, company, unsold);
}

export function poolTrade(props: TradeProps, company: CompanyId): Trade | undefined {
  return buyTrade(props, company, ['pool']);
}

function buyTrade(props: TradeProps, company: CompanyId, sources: readonly Source[]): Trade | undefined {
  const { state } = props.seat;
  const shares = (holder: string) => sharesOf(state, holder, company);
  const kept = sources === unsold ? shares('kept') : 0;
  const percent = total(sources.map(shares)) + kept;
  if (percent === 0) return undefined;
  const isHere = (move: { company: CompanyId; source: Source }) =>
    move.company === company && sources.includes(move.source);
  const moves = [...movesOf(props, 'buy').filter(isHere), ...movesOf(props, 'trade-in').filter(isHere)];
  const source = sources.find((each) => shares(each) > 0) ?? sources[0]!;
  const card = source === 'offer' ? topOfStack(state, company) : ordinaryOf(state, source, company)[0];
  const probe = { type: 'buy', company, source, percent: card?.percent ?? 10 } as const;
  return trade(props, { kind: 'buy', company, percent, moves, key: `${source} ${company}` }, probe);
}

function foundTrade(props: TradeProps, company: CompanyId): Trade {
  const moves = movesOf(props, 'found').filter((move) => move.company === company);
  const par = props.seat.view.market.tableOf(company).par;
  const cheapest = par.toSorted((a, b) => a.value - b.value)[0];
  const probe = { type: 'found', company, row: cheapest?.row ?? 0, col: cheapest?.col ?? 0 } as const;
  const percent = topOfStack(props.seat.state, company)!.percent;
  return trade(props, { kind: 'found', company, percent, moves, key: `found ${company}` }, probe);
}

/** The acting player's own holding: it sells. */
export function ownTrade(props: TradeProps, company: CompanyId): Trade | undefined {
  const { seat, options } = props;
  const own = certificatesOf(seat.state, options.actor.player, company);
  if (own.length === 0) return undefined;
  const moves = movesOf(props, 'sell').filter((move) => move.company === company);
  const smallest = Math.min(...own.map(({ percent }) => percent));
  const probe = { type: 'sell', company, percents: [smallest] } as const;
  const percent = total(own.map((card) => card.percent));
  return trade(
    props,
    { kind: 'sell', company, percent, moves, key: `sell ${company}` },
    { ...probe, percents: [...probe.percents] },
  );
}

function trade(props: TradeProps, cell: Omit<Trade, 'why'>, probe: TradeMove): Trade {
  return { ...cell, why: cell.moves.length > 0 ? undefined : whyNot(props, probe) };
}

/** The cell that a key belongs to. */
export function tradeOf(props: TradeProps, key: string | undefined): Trade | undefined {
  if (key === undefined) return undefined;
  const company = key.slice(key.indexOf(' ') + 1);
  if (!props.seat.view.companies.some(({ id }) => id === company)) return undefined;
  return [unsoldTrade, poolTrade, ownTrade]
    .map((find) => find(props, company))
    .find((found) => found?.key === key);
}

/** What a move costs or brings at the price of now; nothing where that is only chosen then. */
export function amountOf({ seat }: TradeProps, move: TradeMove): number | undefined {
  const { market } = seat.view;
  switch (move.type) {
    case 'buy':
      return worthOf(market, seat.state, move.company, move.percent);
    case 'trade-in':
      return worthOf(market, seat.state, move.company, move.percent - market.shareUnit(move.company));
    case 'sell':
      return worthOf(market, seat.state, move.company, total(move.percents));
    default:
      return undefined;
  }
}
