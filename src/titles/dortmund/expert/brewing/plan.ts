import type { CardNo } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { demandUpTo, segmentNumbers } from '../../hsb/beer/market';
import { asideSets, cubesIn, type Deliveries, incomeFrom, richest } from '../../hsb/beer/units';
import type { HsbBox } from '../../hsb/box';
import { roomOnTrains } from '../../hsb/brewing/load';
import { cardsOf, type OwnCard } from '../cards';
import { usableMarkers } from '../markers/markers';
import { type CardWork, type ExpertState, expertTurnOf } from '../state';

/** A card with the units that it has for this delivery. */
export interface Brewing extends OwnCard {
  readonly room: number;
  /** Those of them that may wait for trains: not the one more of a minor variant [18DO-MV 9]. */
  readonly forTrains: number;
  /** Cubes that it has delivered since the round began [18DO 7.2 H]. */
  readonly ahead: number;
}

/** The brewery's cards with their units, without those that are in use since the round began. */
export function brewingCards(box: HsbBox, state: ExpertState, company: CompanyId): Brewing[] {
  const cards = cardsOf(box, state, company);
  // [18DO-MV 9] of several cards that are alike any
  const extra = cards.find(({ id }) => id === expertTurnOf(state).extraBy)?.card;
  return cards.map((own) => {
    const ahead = state.ahead.filter(({ card }) => card === own.card).length;
    const forTrains = own.cubes - ahead;
    return { ...own, room: forTrains + (own.card === extra ? 1 : 0), forTrains, ahead };
  });
}

/** [18DO 7.1.3, ruling 71] units without an arrow that wagons of the brewery let travel, if it has any with one. */
function wagonUnits(box: HsbBox, state: ExpertState, company: CompanyId, cards: readonly OwnCard[]): number {
  if (!cards.some((own) => own.export > 0)) return 0;
  return usableMarkers(box, state, company, 'wagon').length;
}

/** A unit that has no arrow of its own can wait only with a wagon. */
const arrowsOf = (own: Brewing) => Math.min(own.export, own.forTrains);

/** So many units can be set aside for trains: those with an arrow, those that wagons let travel. */
export function mostAside(box: HsbBox, state: ExpertState, company: CompanyId): number {
  const cards = brewingCards(box, state, company);
  const count = (units: (own: Brewing) => number) => cards.reduce((sum, own) => sum + units(own), 0);
  const bare = count((own) => own.forTrains - arrowsOf(own));
  const most = count(arrowsOf) + Math.min(bare, wagonUnits(box, state, company, cards));
  return most === 0 ? 0 : Math.min(most, roomOnTrains(box, state, most));
}

const withWagons = (cards: readonly Brewing[], aside: readonly number[]) =>
  cards.reduce((sum, own, i) => sum + Math.max(0, aside[i]! - arrowsOf(own)), 0);

/** [ruling 147] all that can be set aside, as the cards of the units: few before many, and of as many the lowest first. */
export function setsAside(box: HsbBox, state: ExpertState, company: CompanyId): CardNo[][] {
  const most = mostAside(box, state, company);
  const cards = brewingCards(box, state, company).reverse();
  const wagons = wagonUnits(box, state, company, cards);
  const units = cards.flatMap((own) =>
    Array.from({ length: Math.min(own.forTrains, arrowsOf(own) + wagons) }, () => own.card),
  );
  const counts = (set: readonly CardNo[]) =>
    cards.map((own) => set.filter((card) => card === own.card).length);
  const alike = (set: readonly CardNo[]) =>
    counts(set)
      .map((count, i) => [cards[i]!.id, cards[i]!.room, cards[i]!.ahead, count].join())
      .sort()
      .join(' ');
  const sets = asideSets(units, most).filter((set) => withWagons(cards, counts(set)) <= wagons);
  return [...new Map([...sets].reverse().map((set) => [alike(set), set])).values()].reverse();
}

/** May so many units of each card wait for trains? */
export function asideFits(
  box: HsbBox,
  state: ExpertState,
  company: CompanyId,
  work: readonly CardWork[],
): boolean {
  const cards = brewingCards(box, state, company);
  const aside = work.map((each) => each.aside);
  if (cards.some(({ forTrains }, i) => aside[i]! > forTrains)) return false;
  const all = aside.reduce((sum, count) => sum + count, 0);
  if (all === 0) return true;
  return (
    withWagons(cards, aside) <= wagonUnits(box, state, company, cards) && all <= roomOnTrains(box, state, all)
  );
}

/** Could each of these units bring a cube of its own to the boxes? What reaches little is served first. */
function allServed(reaches: readonly number[], deliveries: Deliveries): boolean {
  let cubes = 0;
  return segmentNumbers.every((n) => {
    cubes += deliveries.regular[n - 1]! + deliveries.fresh[n - 1]!;
    return reaches.filter((reach) => reach <= n).length <= cubes;
  });
}

/** The lowest segment in which a cube is left once these are delivered; beyond all, if none is. */
function lowestLeft(state: Pick<ExpertState, 'segments'>, deliveries: Deliveries): number {
  const left = segmentNumbers.find((n) => {
    const { regular, fresh } = state.segments[n - 1]!;
    return regular + fresh > deliveries.regular[n - 1]! + deliveries.fresh[n - 1]!;
  });
  return left ?? Number.POSITIVE_INFINITY;
}

/** Which cards bring these cubes: whatever could still find another must, then those whose beer is bottled, then the highest. */
export function broughtBy(
  state: Pick<ExpertState, 'segments'>,
  cards: readonly { readonly card: CardNo; readonly reach: number; readonly room: number }[],
  deliveries: Deliveries,
  bottled: (card: CardNo) => number,
): number[] {
  const wanted = cubesIn(deliveries);
  const left = lowestLeft(state, deliveries);
  const units = cards.flatMap(({ room, reach, card }, at) =>
    Array.from({ length: Math.max(0, room) }, () => ({ at, reach, card })),
  );
  const must = ({ reach }: { reach: number }) => (reach >= left ? 1 : 0);
  const inOrder = units.sort(
    (a, b) => must(b) - must(a) || bottled(b.card) - bottled(a.card) || b.reach - a.reach || a.at - b.at,
  );
  const counts = cards.map(() => 0);
  const serving: number[] = [];
  for (const { at, reach } of inOrder) {
    if (serving.length === wanted) break;
    if (!allServed([...serving, reach], deliveries)) continue;
    serving.push(reach);
    counts[at]! += 1;
  }
  return counts;
}

/** What a proposal for a delivery is made of. */
export interface Proposal {
  readonly deliveries: Deliveries;
  readonly cubes: readonly number[];
  /** The card whose beer is bottled. */
  readonly bottled: CardNo | undefined;
  readonly income: number;
}

/**
 * [ruling 131] what brings most, the bottling lines with it: those that are free all work with the card that delivers
 * most, others are settled already.
 */
export function bestDelivery(
  state: Pick<ExpertState, 'segments'>,
  cards: readonly (Pick<OwnCard, 'card' | 'reach'> & { readonly room: number; readonly ahead: number })[],
  perBottle: number,
  settled: (card: CardNo) => number,
): Proposal {
  const units = cards.flatMap(({ reach, room }) => Array.from({ length: room }, () => reach));
  const deliveries = richest(state, units);
  const income = incomeFrom(deliveries);
  const plain: Proposal = {
    deliveries,
    cubes: broughtBy(state, cards, deliveries, settled),
    bottled: undefined,
    income,
  };
  if (perBottle === 0) return plain;
  const withLine = cards.map(({ card, ahead }, i): Proposal => {
    const cubes = broughtBy(state, cards, deliveries, (each) => (each === card ? perBottle : 0));
    return { deliveries, cubes, bottled: card, income: income + perBottle * (cubes[i]! + ahead) };
  });
  return withLine.reduce((best, each) => (each.income > best.income ? each : best), plain);
}

/** Does a unit stay idle though it could bring a cube [18DO 6.5.2.3]? */
export function leavesBeer(
  state: Pick<ExpertState, 'segments'>,
  cards: readonly { readonly reach: number; readonly room: number }[],
  work: readonly CardWork[],
  deliveries: Deliveries,
): boolean {
  return cards.some(({ reach, room }, i) => {
    if (room - work[i]!.cubes - work[i]!.aside <= 0) return false;
    const taken = segmentNumbers
      .slice(0, reach)
      .reduce((sum, n) => sum + deliveries.regular[n - 1]! + deliveries.fresh[n - 1]!, 0);
    return demandUpTo(state, reach) > taken;
  });
}
