import type { PlacedFace } from '@/engine/board/face';
import type { Cost, Revenue } from '@/engine/board/types';
import { slotCount } from './cities';
import { distance, middle, type Point } from './geometry';
import { iconOf } from './icons';
import { lineBreaks, textWidth } from './lettering';
import type { Form, Item } from './placing';
import { boxOfValue, letters, radiusOfValue, widthOfIcon, widthOfTerrain } from './sizes';
import { type PlacedStop, slotRadius } from './stops';

/** What is set down on a face besides its track, cities and towns. */
export type Mark =
  | { readonly kind: 'value'; readonly revenue: Revenue; readonly wide: boolean }
  | { readonly kind: 'name'; readonly lines: readonly string[]; readonly size: number }
  | { readonly kind: 'label'; readonly text: string; readonly size: number }
  | { readonly kind: 'cost'; readonly cost: Cost }
  | { readonly kind: 'icon'; readonly icon: string; readonly site: boolean; readonly scale: number }
  | { readonly kind: 'number'; readonly text: string; readonly size: number }
  /** The station place of an off-board area, which may be anywhere. */
  | { readonly kind: 'station'; readonly stop: number }
  /** Left out for want of room. */
  | { readonly kind: 'nothing' };

export interface MarkWishes {
  readonly name?: string;
  readonly icons?: readonly string[];
  /** Places where an industry may come to lie. */
  readonly sites?: readonly string[];
  /** Number of the tile. */
  readonly number?: string;
  /** Another hex of the area shows what the stops are worth. */
  readonly withoutValues?: boolean;
  /** Letters of this size can be read on the whole board; where they find no room there are smaller ones. */
  readonly least?: number;
}

export function marksOf(
  face: PlacedFace,
  stops: readonly PlacedStop[],
  { name, icons = [], sites = [], number, withoutValues, least = 0 }: MarkWishes,
): readonly Item<Mark>[] {
  const stations = stops.filter(({ def }) => def.kind === 'offboard' && slotCount(def) > 0);
  const { label } = face;
  const isShown = label === name || icons.some((icon) => iconOf(icon).letters === label);
  return [
    ...stations.map(stationMark),
    ...(withoutValues ? [] : worths(stops).map(valueMark)),
    ...namesIn(name, stops).map((each) => nameMark(each, stops.length > 0, least)),
    ...icons.map((icon) => iconMark(icon, false)),
    ...sites.map((icon) => iconMark(icon, true)),
    ...(label === undefined || isShown ? [] : [labelMark(label)]),
    ...(face.cost ? [costMark(face.cost)] : []),
    ...(number === undefined ? [] : [numberMark(number)]),
  ];
}

/** Two towns that share a hex with a city are named apart: together they would find no room beside it. */
function namesIn(name: string | undefined, stops: readonly PlacedStop[]): readonly string[] {
  if (name === undefined) return [];
  return stops.some(({ def }) => def.kind === 'city') ? name.split(' / ') : [name];
}

type Dislike = (point: Point) => number;

function only(what: Mark, width: number, height: number, dislike: Dislike): Item<Mark> {
  return { forms: [{ what, width, height, cost: 0, dislike }] };
}

function stationMark({ index, def }: PlacedStop): Item<Mark> {
  const width = (slotRadius * 2 + 4) * slotCount(def);
  return only(
    { kind: 'station', stop: index },
    width,
    slotRadius * 2 + 4,
    (point) => distance(point, middle) * 0.2,
  );
}

interface Worth {
  readonly revenue: Revenue;
  readonly bank: 'west' | 'east' | undefined;
  /** The stops that are worth this. */
  readonly near: readonly Point[];
}

/** Each value once, beside the stops that have it: on their bank of the river if they are all on one. */
function worths(stops: readonly PlacedStop[]): readonly Worth[] {
  const groups = new Map<string, Worth>();
  for (const { def, at } of stops) {
    if (def.revenue === 0) continue;
    const key = `${JSON.stringify(def.revenue)}${def.kind}`;
    const group = groups.get(key) ?? { revenue: def.revenue, bank: def.bank, near: [] };
    const bank = group.bank === def.bank ? def.bank : undefined;
    groups.set(key, { ...group, bank, near: [...group.near, at] });
  }
  return [...groups.values()];
}

const offItsBank = 300;
/** From the middle of the river to the middle of a value on its bank. */
const clearOfRiver = 26;

function valueMark({ revenue, bank, near }: Worth): Item<Mark> {
  const leaves = (x: number) =>
    bank === 'west' ? x > -clearOfRiver : bank === 'east' ? x < clearOfRiver : false;
  const dislike: Dislike = (point) => {
    const far = Math.min(...near.map((stop) => distance(stop, point)));
    return far * 0.5 + (leaves(point.x) ? offItsBank : 0);
  };
  const isPair = typeof revenue !== 'number' && Object.keys(revenue).length === 2;
  return {
    forms: (isPair ? [true, false] : [false]).map((wide) => ({
      what: { kind: 'value', revenue, wide },
      ...sizeOfValue(revenue, wide),
      cost: isPair && !wide ? costOfNarrow : 0,
      dislike,
    })),
  };
}

/** Two values stand close together rather than on something else. */
const costOfNarrow = 20;

export function sizeOfValue(revenue: Revenue, wide: boolean): { width: number; height: number } {
  if (typeof revenue === 'number') return { width: radiusOfValue * 2 + 2, height: radiusOfValue * 2 + 2 };
  const count = Object.keys(revenue).length;
  const { width, ofPair, height } = boxOfValue;
  return { width: count * (wide ? boxOfValue.wide : count === 2 ? ofPair : width), height };
}

/** Tiny letters cannot be read at arm's length: they are only better than what covers something. */
const dislikeOfSize = [0, 8, 45];

/** Smaller than can be read on the whole board: it is only seen when that is zoomed. */
const unread = 40;

/** A tile hides the name that is printed below it anyway: rather none than one that covers a city. */
const costOfNoName = 500;

/** A name in the fewest lines that cover nothing; in smaller letters before it covers something. */
function nameMark(name: string, hasStops: boolean, least: number): Item<Mark> {
  const favourite = hasStops ? 56 : 0;
  const dislike: Dislike = ({ x, y }) => Math.abs(x) * 0.25 + Math.abs(Math.abs(y) - favourite) * 0.1;
  return {
    forms: [
      ...[Math.max(letters.name, least), letters.smallName, letters.tinyName].flatMap((size, smaller) =>
        lineBreaks(name).map(
          (lines, more): Form<Mark> => ({
            what: { kind: 'name', lines, size },
            width: Math.max(...lines.map((line) => textWidth(line, size))),
            height: lines.length * size * 0.94,
            cost: (size < least ? unread : 0) + dislikeOfSize[smaller]! + more * 2,
            dislike,
          }),
        ),
      ),
      { what: { kind: 'nothing' }, width: 0, height: 0, cost: costOfNoName, dislike: () => 0 },
    ],
  };
}

const smallIcon = 0.82;

function iconMark(icon: string, site: boolean): Item<Mark> {
  const { width, height } = iconOf(icon).size ?? { width: widthOfIcon, height: widthOfIcon };
  return {
    forms: [1, smallIcon].map((scale, smaller) => ({
      what: { kind: 'icon', icon, site, scale },
      width: width * scale,
      height: height * scale,
      cost: smaller * 8,
      dislike: (point) => Math.abs(distance(point, middle) - 60) * 0.1 + (point.y > 0 ? 2 : 0),
    })),
  };
}

function labelMark(text: string): Item<Mark> {
  return {
    forms: [letters.label, letters.smallLabel, letters.tinyLabel].map((size, smaller) => ({
      what: { kind: 'label', text, size },
      width: textWidth(text, size) + 4,
      height: size * 0.8,
      cost: dislikeOfSize[smaller]!,
      dislike: (point) => Math.abs(distance(point, middle) - 66) * 0.1 + (point.x > 0 ? 2 : 0),
    })),
  };
}

function costMark(cost: Cost): Item<Mark> {
  return only(
    { kind: 'cost', cost },
    widthOfCost(cost),
    letters.cost * 0.9,
    ({ x, y }) => Math.abs(x) * 0.05 + Math.abs(y - 50) * 0.05,
  );
}

export function widthOfCost(cost: Cost): number {
  return widthOfTerrain + 3 + textWidth(String(cost.amount), letters.cost);
}

const lowOnTheRight = { x: 50, y: 60 };

/** Nobody needs the number of a tile to play: rather none than one that covers something. */
const costOfNoNumber = 30;

function numberMark(text: string): Item<Mark> {
  const dislike: Dislike = (point) => distance(point, lowOnTheRight) * 0.3;
  return {
    forms: [
      {
        what: { kind: 'number', text, size: letters.number },
        width: textWidth(text, letters.number),
        height: letters.number,
        cost: 0,
        dislike,
      },
      { what: { kind: 'nothing' }, width: 0, height: 0, cost: costOfNoNumber, dislike: () => 0 },
    ],
  };
}
