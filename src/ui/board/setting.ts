import type { Cost, Revenue } from '@/engine/board/types';
import { distance, middle, type Point } from './geometry';
import { lineBreaks, textWidth } from './lettering';
import { findPlace, type Room, setDown } from './placing';
import type { PlannedName, Worth } from './plan';
import { boxOfValue, letters, radiusOfValue, widthOfIcon, widthOfTerrain } from './sizes';
import { type PlacedStop, slotRadius } from './stops';

/** The station place of an off-board area may be anywhere; a city has its place already. */
export function setStation(room: Room, stop: PlacedStop): Point {
  if (stop.def.kind !== 'offboard') return stop.at;
  const width = slotRadius * 2 * Math.max(1, stop.def.slots ?? 1);
  return findPlace(room, { width, height: slotRadius * 2, dislike: (point) => distance(point, middle) * 0.3 })
    .box;
}

export function setValue(room: Room, { revenue, near }: Worth): { at: Point; revenue: Revenue } {
  const { width, height } = sizeOfValue(revenue);
  const dislike = (point: Point) => Math.min(...near.map((stop) => distance(stop, point))) * 0.6;
  return { revenue, at: setDown(room, { width, height, dislike }).box };
}

export function sizeOfValue(revenue: Revenue): { width: number; height: number } {
  if (typeof revenue === 'number') return { width: radiusOfValue * 2, height: radiusOfValue * 2 };
  return { width: Object.keys(revenue).length * boxOfValue.width, height: boxOfValue.height };
}

/** A name in the fewest lines that cover nothing; in smaller letters before it covers something. */
export function setName(room: Room, name: string, hasStops: boolean): PlannedName {
  const favourite = hasStops ? 56 : 0;
  const dislike = (point: Point) => Math.abs(point.x) * 0.25 + Math.abs(Math.abs(point.y) - favourite) * 0.1;
  const ways = [letters.name, letters.smallName].flatMap((size, smaller) =>
    lineBreaks(name).map((lines, more) => {
      const width = Math.max(...lines.map((line) => textWidth(line, size)));
      const found = findPlace(room, { width, height: lines.length * size * 0.98, dislike });
      return { lines, size, found, cost: found.cost + smaller * 10 + more * 2 };
    }),
  );
  const { lines, size, found } = ways.reduce((least, next) => (next.cost < least.cost ? next : least));
  room.boxes.push(found.box);
  return { at: found.box, lines, size };
}

export function setIcon(room: Room): Point {
  const dislike = (point: Point) => Math.abs(distance(point, middle) - 60) * 0.1 + (point.y > 0 ? 2 : 0);
  return setDown(room, { width: widthOfIcon, height: widthOfIcon, dislike }).box;
}

export function setLabel(room: Room, text: string): Point {
  const dislike = (point: Point) => Math.abs(distance(point, middle) - 66) * 0.1 + (point.x > 0 ? 2 : 0);
  return setDown(room, { width: textWidth(text, letters.label) + 4, height: letters.label * 0.85, dislike })
    .box;
}

export function setCost(room: Room, cost: Cost): Point {
  const width = widthOfTerrain + 4 + textWidth(String(cost.amount), letters.cost);
  const dislike = (point: Point) => Math.abs(point.x) * 0.05 + Math.abs(point.y - 50) * 0.05;
  return setDown(room, { width, height: letters.cost, dislike }).box;
}

/** The number of a tile stands low on the right where it can. */
export function setNumber(room: Room, text: string): Point {
  const corner = { x: 50, y: 60 };
  const dislike = (point: Point) => distance(point, corner) * 0.3;
  return setDown(room, { width: textWidth(text, letters.number), height: letters.number, dislike }).box;
}
