/** [18DO 6.5.2.3, 7.1.2, 7.1.3] which deliveries are legal, and what the best of them brings. */

import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { pays, sum } from '../../hsb/oracle/book';
import { mostToLoad } from '../../hsb/oracle/brewing-choices';
import { mostWorth } from './assignment';
import { becsOf, cardOf, markers, working } from './book';
import { turnNow } from './choices';
import { bottling, type Memory } from './memory';

export interface Plan {
  regular: number[];
  fresh: number[];
  work: { card: number; cubes: number; aside: number }[];
  lines: number[];
}

interface Unit {
  card: number;
  reach: number;
}
interface Box {
  segment: number;
  who: 'regular' | 'fresh';
  price: number;
}

const isFirst = (state: ExpertState) => turnNow(state).step === 'brew';
const aheadOn = (state: ExpertState, card: number) =>
  isFirst(state) ? state.ahead.filter((cube) => cube.card === card).length : 0;

/** Cards with units that may deliver now, and how many each has. */
export function roomsOf(state: ExpertState, { turn }: Memory): { card: number; room: number }[] {
  const { company } = turnNow(state);
  if (!isFirst(state)) {
    return becsOf(state, company)
      .map((card) => ({ card, room: turn.waiting.filter((each) => each === card).length }))
      .filter(({ room }) => room > 0);
  }
  return becsOf(state, company).map((card) => ({
    card,
    room: cardOf(state, card).units - aheadOn(state, card),
  }));
}

const linesOf = (state: ExpertState) => (isFirst(state) ? working(state, turnNow(state).company, 'B') : []);

/** Every cube that someone asks for. */
function boxesOf({ segments }: ExpertState): Box[] {
  return segments.flatMap(({ regular, fresh }, i) => [
    ...Array.from({ length: regular }, (): Box => ({ segment: i + 1, who: 'regular', price: pays[i]![0] })),
    ...Array.from({ length: fresh }, (): Box => ({ segment: i + 1, who: 'fresh', price: pays[i]![1] })),
  ]);
}

/** [18DO 7.1.3, ruling 71] arrows, and one unit more for each wagon, if the brewery has a card with arrows. */
function asideFits(state: ExpertState, plan: Plan): boolean {
  const { company } = turnNow(state);
  if (!isFirst(state)) return plan.work.every(({ aside }) => aside === 0);
  const exporting = becsOf(state, company).some((card) => cardOf(state, card).exports > 0);
  const wagons = exporting ? working(state, company, 'C').length : 0;
  const over = sum(plan.work.map(({ card, aside }) => Math.max(0, aside - cardOf(state, card).exports)));
  return over <= wagons;
}

export const asideIn = (plan: Plan) => sum(plan.work.map(({ aside }) => aside));

/** Do these units reach these boxes, each its own? */
function areServed(units: readonly Unit[], boxes: readonly Box[]): boolean {
  if (units.length !== boxes.length) return false;
  const fits = (row: number, column: number) => (units[row]!.reach >= boxes[column]!.segment ? 1 : undefined);
  return mostWorth(units.length, boxes.length, fits) === units.length;
}

/** Is it legal? How many units are set aside is another matter: what no train could take does no harm. */
export function isLegal(state: ExpertState, memory: Memory, plan: Plan): boolean {
  const rooms = roomsOf(state, memory);
  const all = [...plan.regular, ...plan.fresh, ...plan.work.flatMap(({ cubes, aside }) => [cubes, aside])];
  if (all.some((number) => number < 0) || plan.work.length !== rooms.length) return false;
  if (rooms.some(({ card, room }, i) => plan.work[i]!.card !== card || idleAt(plan, i, room) < 0))
    return false;
  if (plan.lines.length !== linesOf(state).length) return false;
  if (plan.lines.some((line) => line !== -1 && !rooms.some(({ card }) => card === line))) return false;
  if (!asideFits(state, plan)) return false;
  const left = (i: number) => [
    state.segments[i]!.regular - plan.regular[i]!,
    state.segments[i]!.fresh - plan.fresh[i]!,
  ];
  if (pays.some((_, i) => left(i).some((cubes) => cubes < 0))) return false;
  const units = plan.work.flatMap(({ card, cubes }) =>
    Array.from({ length: cubes }, () => ({ card, reach: cardOf(state, card).reach })),
  );
  const boxes = (['regular', 'fresh'] as const).flatMap((who) =>
    plan[who].flatMap((cubes, i) => Array.from({ length: cubes }, () => ({ segment: i + 1, who, price: 0 }))),
  );
  if (!areServed(units, boxes)) return false;
  // [ruling 49] whoever is idle reaches no cube
  return !rooms.some(({ card, room }, i) => {
    if (idleAt(plan, i, room) === 0) return false;
    return pays.slice(0, cardOf(state, card).reach).some((_, n) => left(n).some((cubes) => cubes > 0));
  });
}

const idleAt = (plan: Plan, i: number, room: number) => room - plan.work[i]!.cubes - plan.work[i]!.aside;

const paysOfLine = (state: ExpertState, no: number) => markers[state.markers[no]!.code]!.pays;

/** What bottling lines bring for a cube of this card, by the plan or, later, by what was settled. */
function perCube(state: ExpertState, { turn }: Memory, plan: Plan, card: number): number {
  if (!isFirst(state)) return bottling(turn, card);
  return sum(linesOf(state).map((no, i) => (plan.lines[i] === card ? paysOfLine(state, no) : 0)));
}

/** What the plan brings, with the cubes that lie on cards since the round began. */
export function incomeOf(state: ExpertState, memory: Memory, plan: Plan): number {
  const boxes = sum(pays.map(([yellow, orange], i) => plan.regular[i]! * yellow + plan.fresh[i]! * orange));
  const bottled = plan.work.map(
    ({ card, cubes }) => (cubes + aheadOn(state, card)) * perCube(state, memory, plan, card),
  );
  return boxes + sum(bottled);
}

/** The most that could be brought if as many units of each card wait as in the plan. */
export function bestIncome(state: ExpertState, memory: Memory, plan: Plan): number {
  const units = roomsOf(state, memory).flatMap(({ card, room }, i) =>
    Array.from({ length: room - plan.work[i]!.aside }, () => ({ card, reach: cardOf(state, card).reach })),
  );
  const boxes = boxesOf(state);
  const most = (bottled: (card: number) => number) =>
    mostWorth(units.length, boxes.length, (row, column) => {
      const { card, reach } = units[row]!;
      const { segment, price } = boxes[column]!;
      return reach >= segment ? price + bottled(card) : undefined;
    }) + sum(plan.work.map(({ card }) => aheadOn(state, card) * bottled(card)));
  if (!isFirst(state)) return most((card) => bottling(memory.turn, card));
  // all lines work best with one card
  const all = sum(linesOf(state).map((no) => paysOfLine(state, no)));
  return Math.max(...plan.work.map(({ card }) => most((each) => (each === card ? all : 0))));
}

/** A legal plan by lot: units set aside, then each of the others takes any cube that it reaches. */
export function anyPlan(state: ExpertState, memory: Memory, random: RandomState): Plan {
  const rooms = roomsOf(state, memory);
  const plan: Plan = {
    regular: pays.map(() => 0),
    fresh: pays.map(() => 0),
    work: rooms.map(({ card }) => ({ card, cubes: 0, aside: 0 })),
    lines: linesOf(state).map(
      () => [-1, ...rooms.map(({ card }) => card)][nextIndex(random, rooms.length + 1)]!,
    ),
  };
  const wanted = isFirst(state) ? nextIndex(random, mostToLoad(state) + 1) : 0;
  for (let tries = 0; asideIn(plan) < wanted && tries < 20; tries++) {
    const i = nextIndex(random, rooms.length);
    plan.work[i]!.aside += 1;
    if (!asideFits(state, plan) || plan.work[i]!.aside > rooms[i]!.room) plan.work[i]!.aside -= 1;
  }
  const units = rooms.flatMap(({ room }, i) => Array.from({ length: room - plan.work[i]!.aside }, () => i));
  for (const i of shuffled(random, units)) {
    const { reach } = cardOf(state, rooms[i]!.card);
    const open = boxesOf(state).filter(
      ({ segment, who }) => segment <= reach && state.segments[segment - 1]![who] > plan[who][segment - 1]!,
    );
    if (open.length === 0) continue;
    const { segment, who } = open[nextIndex(random, open.length)]!;
    plan[who][segment - 1]! += 1;
    plan.work[i]!.cubes += 1;
  }
  return plan;
}

/** The plan with one number changed, or a cube brought by another card. */
export function besides(plan: Plan, random: RandomState): Plan {
  const other = structuredClone(plan);
  const some = <T>(items: readonly T[]) => items[nextIndex(random, items.length)]!;
  const by = nextIndex(random, 2) === 0 ? 1 : -1;
  const boxes = some([other.regular, other.fresh]);
  const [one, two] = [some(other.work), some(other.work)];
  switch (nextIndex(random, 5)) {
    case 0:
      boxes[nextIndex(random, boxes.length)]! += by;
      break;
    case 1:
      boxes[nextIndex(random, boxes.length)]! += 1;
      boxes[nextIndex(random, boxes.length)]! -= 1;
      break;
    case 2:
      one.cubes += 1;
      two.cubes -= 1;
      break;
    case 3:
      one.cubes -= 1;
      one.aside += 1;
      boxes[nextIndex(random, boxes.length)]! -= 1;
      break;
    default:
      other.lines = [...other.lines, one.card].slice(by === 1 ? 0 : 1);
  }
  return other;
}
