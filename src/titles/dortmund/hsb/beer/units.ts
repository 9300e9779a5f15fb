import { cardsAs } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import type { HsbBox } from '../box';
import type { HsbState } from '../state';
import { type Customers, customers, demandUpTo, highestSegment, priceIn, segmentNumbers } from './market';

/** What cards are to a brewery: equipment. */
export const equipmentUse = 'equipment';
/** What a card was when a link removed it. */
export const linkUse = 'link';

type Equipped = Pick<HsbState, 'trains'>;

/** A brewery's equipment, highest type first. */
export function equipmentOf(box: Pick<HsbBox, 'equipment'>, state: Equipped, company: CompanyId) {
  return cardsAs(state, company, equipmentUse)
    .map((card) => ({ card: card.type, ...box.equipment[card.type]! }))
    .sort((a, b) => b.type - a.type);
}

/** Units as the segments that they reach, highest first: a card of type 8 reaches all there are. */
function unitsWith(
  box: Pick<HsbBox, 'equipment'>,
  state: Equipped,
  company: CompanyId,
  count: 'cubes' | 'export',
): number[] {
  return equipmentOf(box, state, company).flatMap((each) =>
    Array.from({ length: each[count] }, () => reachOf(each)),
  );
}

/** The highest segment that a unit of such a card reaches. */
export function reachOf({ type }: { readonly type: number }): number {
  return Math.min(type, highestSegment);
}

/** [18DO 6.5.2.3] all cubes that a brewery can deliver in a round. */
export function unitsOf(box: Pick<HsbBox, 'equipment'>, state: Equipped, company: CompanyId): number[] {
  return unitsWith(box, state, company, 'cubes');
}

/** [18DO 6.5.2.4] those of them that can be loaded on trains, lowest first: these are set aside first. */
export function exportUnitsOf(box: Pick<HsbBox, 'equipment'>, state: Equipped, company: CompanyId): number[] {
  return unitsWith(box, state, company, 'export').reverse();
}

/** Units without those that are set aside. */
export function without(units: readonly number[], aside: readonly number[]): number[] {
  const left = [...units];
  for (const unit of aside) left.splice(left.indexOf(unit), 1);
  return left;
}

/** Every different set of so many of these units, the lowest first; units that reach as far are alike. */
export function setsOf(units: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return units.flatMap((unit, i) =>
    i > 0 && units[i - 1] === unit ? [] : setsOf(units.slice(i + 1), size - 1).map((set) => [unit, ...set]),
  );
}

/** [ruling 147] all that may be set aside of these units, so many at most: few before many, and of as many the lowest first. */
export function asideSets(units: readonly number[], most: number): number[][] {
  return Array.from({ length: most + 1 }, (_, size) => setsOf(units, size)).flat();
}

/** Are these units among those? */
export function areAmong(some: readonly number[], units: readonly number[]): boolean {
  const count = (list: readonly number[], unit: number) => list.filter((each) => each === unit).length;
  return some.every((unit) => count(some, unit) <= count(units, unit));
}

/** How many cubes go to each box, by segment from 1 on. */
export type Deliveries = Readonly<Record<Customers, readonly number[]>>;

const nothing = (): Record<Customers, number[]> => ({
  regular: segmentNumbers.map(() => 0),
  fresh: segmentNumbers.map(() => 0),
});

export function cubesIn(deliveries: Deliveries): number {
  return customers.reduce((sum, who) => sum + deliveries[who].reduce((all, cubes) => all + cubes, 0), 0);
}

export function incomeFrom(deliveries: Deliveries): number {
  return segmentNumbers.reduce(
    (sum, segment) =>
      sum +
      customers.reduce((income, who) => income + deliveries[who][segment - 1]! * priceIn(segment, who), 0),
    0,
  );
}

/**
 * [18DO 6.5.2.3, ruling 131] what brings most: the highest unit first, the highest segment, yellow before orange. Prices
 * rise in this order, so nothing brings more.
 */
export function richest(state: Pick<HsbState, 'segments'>, units: readonly number[]): Deliveries {
  const deliveries = nothing();
  for (const reach of [...units].sort((a, b) => b - a)) {
    const box = dearest(state, deliveries, reach);
    if (box) deliveries[box.who][box.segment - 1]! += 1;
  }
  return deliveries;
}

function dearest({ segments }: Pick<HsbState, 'segments'>, deliveries: Deliveries, reach: number) {
  for (let segment = reach; segment >= 1; segment--) {
    for (const who of customers) {
      if (segments[segment - 1]![who] > deliveries[who][segment - 1]!) return { segment, who };
    }
  }
  return undefined;
}

/** Can units bring cubes to just these boxes? Whatever reaches a segment reaches all below it. */
export function areReached(units: readonly number[], deliveries: Deliveries): boolean {
  let cubes = 0;
  for (let segment = highestSegment; segment >= 1; segment--) {
    cubes += deliveries.regular[segment - 1]! + deliveries.fresh[segment - 1]!;
    if (cubes > units.filter((reach) => reach >= segment).length) return false;
  }
  return true;
}

/**
 * [18DO 6.5.2.3, ruling 49] must another unit deliver? The cubes are brought by the units that reach furthest; the next
 * one finds no cube in its reach, or it must.
 */
export function mustDeliverMore(
  state: Pick<HsbState, 'segments'>,
  units: readonly number[],
  deliveries: Deliveries,
): boolean {
  const next = [...units].sort((a, b) => b - a)[cubesIn(deliveries)];
  if (next === undefined) return false;
  const taken = segmentNumbers
    .slice(0, next)
    .reduce((sum, n) => sum + deliveries.regular[n - 1]! + deliveries.fresh[n - 1]!, 0);
  return demandUpTo(state, next) > taken;
}
