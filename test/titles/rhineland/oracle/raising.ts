/** [18Rhl 6.2.6.2, 8.3, rulings 96, 100, 143, 163] a forced purchase, read once more. */
import type { RhinelandState } from '@/titles/rhineland/state';
import {
  circleOf,
  directorCardIn,
  hand,
  heirOf,
  type Ledger,
  moveDown,
  ordinaryIn,
  sharesIn,
  sum,
  valueIn,
} from './ledger';
import type { Printed } from './turns';
import { turnIn, type World } from './world';

interface Told {
  readonly type: string;
  readonly company?: string;
  readonly percent?: number;
  readonly train?: string;
}

interface Raising {
  readonly company: string;
  readonly train: string;
  readonly price: number;
  readonly sales: Readonly<Record<string, number>>;
  readonly credit?: number;
}

const raisingIn = (state: RhinelandState) => state.decisions.at(-1) as unknown as Raising;

/** What a seller may give to the Bank Pool now; a director keeps every office. */
function mayGive(
  state: RhinelandState,
  { cards, floated }: Ledger,
  seller: string,
  company: string,
  percents: readonly number[],
): boolean {
  if (!floated[company] || sharesIn(cards, 'pool', company) + sum(percents) > 50) return false;
  if (directorCardIn(cards, company).holder !== seller) return true;
  const kept = sharesIn(cards, seller, company) - sum(percents);
  return heirOf(circleOf(state), cards, company, kept) === undefined;
}

const charterSales = (state: RhinelandState, ledger: Ledger, company: string) =>
  [...new Set(ordinaryIn(ledger.cards, 'charter', company))].filter((percent) =>
    mayGive(state, ledger, 'charter', company, [percent]),
  );

function ownSales(state: RhinelandState, ledger: Ledger, player: string): string[] {
  return Object.keys(ledger.floated).flatMap((company) =>
    [...new Set(ordinaryIn(ledger.cards, player, company))]
      .filter((percent) => mayGive(state, ledger, player, company, [percent]))
      .map((percent) => `sell-own ${company} ${percent}`),
  );
}

/** First the charter; then, the director's cash having gone by itself, own certificates or credit. */
export function raisingMoves({ state }: World, { market, noCredit }: Printed, ledger: Ledger): string[] {
  const { company, price, sales } = raisingIn(state);
  const all = salesNow(state, ledger, company);
  const paying = all.filter((sale) =>
    canPay(state, market, afterSale(market, { ledger, sales }, sale), company, price),
  );
  // [ruling 166] a sale that ruins is none where another one does not
  const open = noCredit && paying.length > 0 ? paying : all;
  const mayLend = !noCredit && all.every(({ seller }) => seller !== 'charter');
  return [...open.map(nameOf), ...(mayLend ? ['credit'] : [])];
}

interface OneSale {
  readonly seller: string;
  readonly of: string;
  readonly percent: number;
}

const nameOf = ({ seller, of, percent }: OneSale) =>
  seller === 'charter' ? `sell-charter ${percent}` : `sell-own ${of} ${percent}`;

function salesNow(state: RhinelandState, ledger: Ledger, company: string): OneSale[] {
  const charter = charterSales(state, ledger, company);
  if (charter.length > 0) return charter.map((percent) => ({ seller: 'charter', of: company, percent }));
  const player = directorCardIn(ledger.cards, company).holder;
  return ownSales(state, ledger, player).map((name) => {
    const [, of, percent] = name.split(' ') as [string, string, string];
    return { seller: player, of, percent: Number(percent) };
  });
}

/** A moment of a forced purchase, and the prices of sales that have begun. */
interface Moment {
  readonly ledger: Ledger;
  readonly sales: Readonly<Record<string, number>>;
}

function afterSale(
  market: Printed['market'],
  { ledger, sales }: Moment,
  { seller, of, percent }: OneSale,
): Moment {
  const next = structuredClone(ledger);
  const key = `${seller}/${of}`;
  const value = sales[key] ?? valueIn(market, next, of);
  if (seller === 'charter') next.treasury[of]! += (value * percent) / 10;
  else next.cash[seller]! += (value * percent) / 10;
  hand(next, of, [percent], seller, 'pool');
  if (sales[key] === undefined) moveDown(market, next.prices[of]!);
  return { ledger: next, sales: { ...sales, [key]: value } };
}

/** [18Rhl 8.3, ruling 166] Is there an order of sales that pays the price? All are tried. */
export function canPay(
  state: RhinelandState,
  market: Printed['market'],
  { ledger, sales }: Moment,
  company: string,
  price: number,
  tried = new Set<string>(),
): boolean {
  const treasury = ledger.treasury[company]!;
  const cash = ledger.cash[directorCardIn(ledger.cards, company).holder]!;
  const next = salesNow(state, ledger, company);
  if (treasury + (next[0]?.seller === 'charter' ? 0 : cash) >= price) return true;
  const position = ledger.cards.map(({ holder }) => holder).join();
  if (tried.has(position)) return false;
  tried.add(position);
  return next.some((sale) =>
    canPay(state, market, afterSale(market, { ledger, sales }, sale), company, price, tried),
  );
}

/** What a sale, a credit or the choice of the train brings: until the next thing is to be decided. */
export function raisingAfter(
  world: World,
  printed: Printed,
  ledger: Ledger,
  move: Told,
  noCredit: boolean,
): void {
  const { state } = world;
  const { market, trains } = printed;
  const begins = move.type === 'force-train';
  const {
    company,
    price,
    sales,
    credit = 0,
  }: Raising = begins
    ? {
        company: turnIn(state).company,
        train: move.train!,
        price: trains.find(({ id }) => id === move.train)!.price,
        sales: {},
      }
    : raisingIn(state);
  const player = directorCardIn(ledger.cards, company).holder;
  let owed = credit;
  const sell = (
    seller: string,
    of: string,
    percent: number,
    account: Record<string, number>,
    key: string,
  ) => {
    const begun = sales[`${seller}/${of}`];
    account[key]! += ((begun ?? valueIn(market, ledger, of)) * percent) / 10;
    hand(ledger, of, [percent], seller, 'pool');
    if (begun === undefined) moveDown(market, ledger.prices[of]!);
  };
  if (move.type === 'sell-charter') sell('charter', company, move.percent!, ledger.treasury, company);
  if (move.type === 'sell-own') sell(player, move.company!, move.percent!, ledger.cash, player);
  const lacking = () => price - owed - ledger.treasury[company]!;
  if (move.type === 'credit') owed += lacking();
  if (lacking() > 0 && charterSales(state, ledger, company).length === 0) {
    const paid = Math.min(lacking(), ledger.cash[player]!);
    ledger.cash[player]! -= paid;
    ledger.treasury[company]! += paid;
  }
  const isStuck =
    lacking() > 0 &&
    charterSales(state, ledger, company).length === 0 &&
    ownSales(state, ledger, player).length === 0;
  // [ruling 143] bankrupt: what the director has paid in this purchase comes back
  if (noCredit && isStuck) {
    const before = (state.decisions.at(-1) as unknown as { paid?: number })?.paid ?? 0;
    const now = ledger.treasury[company]! - state.companies[company]!.treasury;
    const back = before + (move.type === 'sell-charter' ? 0 : now);
    ledger.treasury[company]! -= back;
    ledger.cash[player]! += back;
  }
  if (lacking() <= 0) ledger.treasury[company]! -= price - owed;
}
