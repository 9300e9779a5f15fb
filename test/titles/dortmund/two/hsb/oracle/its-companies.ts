/** [18DO 8.2.2] what the Investor's railway and brewery do by themselves, by the algorithms W and Y. */
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { equipmentOf, isMinor, onSale, ordinary, phaseOf, priceOf, sum } from '../../../hsb/oracle/book';
import { front, isPermanent, it, newest, type Own, presentOf, priceOfCard, trainTypes, typeOf } from './book';
import { sales, sellable, type Told } from './its-stock';

/** What an own company's turn remembers. */
export interface TurnMemory {
  company: string;
  bought: number;
  dealt: boolean;
}

const owes = (state: HsbState, company: string) => (state.credits[company] ?? 0) > 0;

/** [W2] */
export function railwayPays(state: HsbState, company: string): boolean {
  const trains = trainTypes(state, company);
  return !owes(state, company) && trains.some((card) => isPermanent(card) || typeOf(card) === front(state));
}

/** [W2] why: as the log tells it. */
export function railwayReason(state: HsbState, company: string): string {
  if (owes(state, company)) return 'credit';
  if (trainTypes(state, company).some(isPermanent)) return 'permanent';
  return railwayPays(state, company) ? 'newest' : 'old';
}

export const lacksTrain = (state: HsbState, company: string) =>
  !trainTypes(state, company).some((card) => typeOf(card) === phaseOf(state));

/** [W3, W4] cards of the display that it could buy with so much money. */
function withinReach(state: HsbState, turn: TurnMemory, gray: boolean, money: number): string[] {
  const { trainLimit, perTurn } = presentOf(state, gray);
  if (trainTypes(state, turn.company).length >= trainLimit || turn.bought >= perTurn) return [];
  return onSale(state).filter((card) => priceOfCard(card) <= money);
}

/** [W3, W4, ruling 153] of these, cards of the phase's type or newer that it does not own yet. */
function curing(state: HsbState, turn: TurnMemory, gray: boolean, money: number): string[] {
  const own = trainTypes(state, turn.company).map(typeOf);
  return withinReach(state, turn, gray, money).filter(
    (card) => typeOf(card) >= phaseOf(state) && !own.includes(typeOf(card)),
  );
}

/** [W3] */
export function railwayMustBuy(state: HsbState, turn: TurnMemory, gray: boolean): boolean {
  const { treasury } = state.companies[turn.company]!;
  return lacksTrain(state, turn.company) && curing(state, turn, gray, treasury).length > 0;
}

/** [W4] what the sale of one certificate makes possible that the treasury does not pay for. */
function soldFor(state: HsbState, turn: TurnMemory, gray: boolean): string[] {
  const { company, dealt } = turn;
  const { treasury } = state.companies[company]!;
  const most = Math.max(0, ...ordinary(state, 'charter', company));
  if (dealt || most === 0 || !lacksTrain(state, company)) return [];
  const before = curing(state, turn, gray, treasury);
  const after = curing(state, turn, gray, treasury + (most * priceOf(state, company)) / 10);
  return after.filter((card) => !before.includes(card));
}

export const railwayMaySell = (state: HsbState, turn: TurnMemory, gray: boolean) =>
  soldFor(state, turn, gray).length > 0;

/** [W4, W5, ruling 154] without a train, is there another to be had by a sale than the one that is forced upon it? */
export function railwayMayForce(state: HsbState, turn: TurnMemory, gray: boolean): boolean {
  const [cheapest] = onSale(state);
  if (cheapest === undefined || trainTypes(state, turn.company).length > 0) return false;
  const isForced = state.companies[turn.company]!.treasury < priceOfCard(cheapest);
  return isForced && soldFor(state, turn, gray).some((card) => priceOfCard(card) > priceOfCard(cheapest));
}

/** [W6] what it buys back at the end of its turn. */
export function railwayRedeems(state: HsbState, { company, dealt }: TurnMemory): number | undefined {
  if (dealt || !trainTypes(state, company).some(isPermanent)) return undefined;
  const { treasury } = state.companies[company]!;
  return ordinary(state, 'pool', company)
    .sort((a, b) => a - b)
    .find((percent) => (percent * priceOf(state, company)) / 10 <= treasury);
}

/** [W5, Y4] the cheapest new card, and where the money comes from. */
export function forcedPurchase(state: HsbState, own: Own, company: string): Told[] {
  const card = onSale(state)[0]!;
  const price = priceOfCard(card);
  const told: Told[] = [{ type: 'forced-purchase', company, player: it, train: card, price }];
  let missing = price - state.companies[company]!.treasury;
  const value = priceOf(state, company);
  const sold: number[] = [];
  for (const percent of ordinary(state, 'charter', company))
    if ((sum(sold) * value) / 10 < missing) sold.push(percent);
  if (sold.length > 0) {
    const percent = sum(sold);
    const amount = (percent * value) / 10;
    told.push({ type: 'sold-to-raise', seller: 'charter', company, percent, price: value, amount });
    missing -= amount;
  }
  const adds = (cash: number) => {
    const amount = Math.min(missing, cash);
    if (amount > 0) told.push({ type: 'director-pays', player: it, company, amount });
    missing -= Math.max(0, amount);
    return cash - Math.max(0, amount);
  };
  const cash = adds(state.cash[it]!);
  if (missing > 0) {
    const papers = sellable(state, own, false);
    const worth = (some: typeof papers) => sum(some.map((paper) => (paper.price * paper.percent) / 10));
    const enough = papers.findIndex((_, i) => worth(papers.slice(0, i + 1)) >= missing);
    const some = enough < 0 ? papers : papers.slice(0, enough + 1);
    told.push(...sales(some));
    adds(cash + worth(some));
  }
  if (missing > 0) told.push({ type: 'investor-credit', company, amount: missing });
  return told;
}

export const hasNewest = (state: HsbState, company: string) =>
  equipmentOf(state, company).some((card) => typeOf(card) === newest(state));

/** [Y1, Y2] */
export function brewerySharing(state: HsbState, company: string): 'pays' | 'keeps' | 'as the holder likes' {
  if (owes(state, company)) return 'keeps';
  if (!isMinor(company) && equipmentOf(state, company).some(isPermanent)) return 'as the holder likes';
  return hasNewest(state, company) ? 'pays' : 'keeps';
}

/** [Y1, Y3] the card that it must buy, as its treasury and its limits are. */
export function breweryMustBuy(state: HsbState, turn: TurnMemory, gray: boolean): string | undefined {
  const { company, bought } = turn;
  const { minorLimit, corporationLimit, perTurn } = presentOf(state, gray);
  const limit = isMinor(company) ? minorLimit : corporationLimit;
  if (equipmentOf(state, company).length >= limit || bought >= perTurn) return undefined;
  const offered = onSale(state).filter((card) => !isMinor(company) || typeOf(card) < 6);
  const wanted = isMinor(company)
    ? offered[0]
    : hasNewest(state, company)
      ? undefined
      : offered.find((card) => typeOf(card) === newest(state));
  const pays = wanted !== undefined && priceOfCard(wanted) <= state.companies[company]!.treasury;
  return pays ? wanted : undefined;
}

/** [Y3, ruling 156] cards of types that it does not have, for which only so much more money pays. */
export function breweryBuysWith(state: HsbState, turn: TurnMemory, gray: boolean, more: number): string[] {
  const { company, bought, dealt } = turn;
  const { corporationLimit, perTurn } = presentOf(state, gray);
  const own = equipmentOf(state, company);
  if (dealt || own.length >= corporationLimit || bought >= perTurn) return [];
  const { treasury } = state.companies[company]!;
  return onSale(state).filter((card) => {
    const price = priceOfCard(card);
    return price > treasury && price <= treasury + more && !own.map(typeOf).includes(typeOf(card));
  });
}

/** [Y3] at its limit the holder may make room; nothing keeps the holder of a minor brewery from giving cards up. */
export function mayGiveUp(state: HsbState, company: string, gray: boolean): boolean {
  return isMinor(company) || equipmentOf(state, company).length >= presentOf(state, gray).corporationLimit;
}
