/** [18DO 8.2.2.1, algorithm W1–W6] what is settled in the turn of the Investor's railway. */
import type { DortmundState } from '@/titles/dortmund/state';
import {
  breweryOf,
  investor,
  itsRailway,
  onSale,
  ordinary,
  ownsPermanent,
  phaseOf,
  poolLimit,
  priceOf,
  shares,
  sum,
  trainCards,
  trainLimit,
  trainsOf,
} from './book';
import { fewest, partsWith, toldSales } from './its-stock';

export const owedBy = ({ credits }: DortmundState, company: string) => credits[company] ?? 0;

/** [W2] why its income is shared out, or kept. */
export function dividendReason(state: DortmundState): 'credit' | 'permanent' | 'newest' | 'old' {
  const its = itsRailway(state);
  if (owedBy(state, its) > 0) return 'credit';
  if (ownsPermanent(state, its)) return 'permanent';
  return trainsOf(state, its).includes(onSale(state)[0] ?? '') ? 'newest' : 'old';
}

export const lacksTrain = (state: DortmundState) =>
  !trainsOf(state, itsRailway(state)).includes(String(phaseOf(state)));

/** [18DO 4.5.7.1] new trains that it may still buy in this turn, whatever its money. */
function mayStillBuy(state: DortmundState, bought: number): boolean {
  const mostNew = phaseOf(state) === 2 ? 2 : 1;
  return trainsOf(state, itsRailway(state)).length < trainLimit(state) && bought < mostNew;
}

/** [W1, W3] what its holder may buy for it: new trains alone. */
export function trainsToBuy(state: DortmundState, bought: number): string[] {
  if (!mayStillBuy(state, bought)) return [];
  const { treasury } = state.companies[itsRailway(state)]!;
  return onSale(state).filter((type) => trainCards[type]!.price <= treasury);
}

/** [Ruling 153] of the phase or newer, and none like those that it owns. */
const cures = (state: DortmundState, type: string) =>
  Number(type) >= phaseOf(state) && !trainsOf(state, itsRailway(state)).includes(type);

/** [W3] */
export const mustBuy = (state: DortmundState, bought: number) =>
  lacksTrain(state) && trainsToBuy(state, bought).some((type) => cures(state, type));

/** [W4, ruling 71] may its holder sell one of its certificates? It must pay for a train that it lacks. */
export function saleHelps(state: DortmundState, bought: number, dealt: boolean, above = 0): boolean {
  const its = itsRailway(state);
  if (dealt || !lacksTrain(state) || !mayStillBuy(state, bought)) return false;
  const room = poolLimit - shares(state, 'pool', its);
  const [percent] = ordinary(state, 'charter', its).filter((each) => each <= room);
  if (percent === undefined) return false;
  const { treasury } = state.companies[its]!;
  const after = treasury + (percent / 10) * priceOf(state, its);
  return onSale(state).some((type) => {
    const { price } = trainCards[type]!;
    return price > Math.max(treasury, above) && price <= after && cures(state, type);
  });
}

/** [Ruling 154] has it no train, and would the sale pay for another than the one that is forced upon it? */
export function mayChooseForced(state: DortmundState, bought: number, dealt: boolean): boolean {
  return isForced(state) && saleHelps(state, bought, dealt, trainCards[onSale(state)[0]!]!.price);
}

/** [W5, ruling 104] no train at all, one on sale, and too little in its treasury. */
export function isForced(state: DortmundState): boolean {
  const its = itsRailway(state);
  const [type] = onSale(state);
  if (type === undefined || trainsOf(state, its).length > 0) return false;
  return state.companies[its]!.treasury < trainCards[type]!.price;
}

/** [W5] how the money for a train that it must have comes together. */
export function forcedActs(state: DortmundState): string[] {
  const its = itsRailway(state);
  const type = onSale(state)[0]!;
  const { price } = trainCards[type]!;
  const value = priceOf(state, its);
  let missing = price - state.companies[its]!.treasury;
  const acts = [`must have ${type} for ${price}`];
  const own = ordinary(state, 'charter', its);
  let count = 0;
  while (count < own.length && (sum(own.slice(0, count)) / 10) * value < missing) count += 1;
  const percent = sum(own.slice(0, count));
  if (percent > 0) acts.push(`its railway sells ${percent} for ${(percent / 10) * value}`);
  missing -= (percent / 10) * value;
  let cash = state.cash[investor]!;
  const give = () => {
    const part = Math.min(cash, missing);
    if (part <= 0) return;
    acts.push(`pays ${part}`);
    cash -= part;
    missing -= part;
  };
  give();
  if (missing > 0) {
    const all = partsWith(state, false);
    const selling = fewest(all, missing) ?? all;
    acts.push(...toldSales(selling));
    cash += sum(selling.map((each) => (each.value * each.percent) / 10));
    give();
  }
  if (missing > 0) acts.push(`borrows ${missing}`);
  return [...acts, `has ${type} for ${price}`];
}

/** [W6] the certificate that it buys back at the end of its turn. */
export function redeemed(state: DortmundState, dealt: boolean): number | undefined {
  const its = itsRailway(state);
  if (dealt || !ownsPermanent(state, its)) return undefined;
  const { treasury } = state.companies[its]!;
  return ordinary(state, 'pool', its)
    .sort((a, b) => a - b)
    .find((percent) => (percent / 10) * priceOf(state, its) <= treasury);
}

/** [18DO 4.5.5.1, rulings 89, 91, 136] the most cubes that its trains could take along of its turned card. */
export function mostBeer(state: DortmundState): number {
  const its = itsRailway(state);
  const id = breweryOf(state, investor);
  if (id === undefined || !state.privates[id]!.closed) return 0;
  const types = trainsOf(state, its);
  const stronger = state.breweries.B5?.marker === its && types.some((type) => type !== '2') ? 1 : 0;
  return Math.min(state.breweries[id]!.cubes, sum(types.map((type) => trainCards[type]!.beer)) + stronger);
}

/** [18DO 4.3.1, ruling 111] the same, if its holder turned its card over now. */
export function beerIfTurned(state: DortmundState): number {
  const id = breweryOf(state, investor)!;
  const card = state.breweries[id]!;
  const marker = card.marker === 'card' ? itsRailway(state) : card.marker;
  return mostBeer({
    ...state,
    privates: { ...state.privates, [id]: { ...state.privates[id]!, closed: true } },
    breweries: { ...state.breweries, [id]: { ...card, marker } },
  });
}
