/**
 * Chapter 7 in numbers, written down a second time by another reader, and how a state of the Expert Game is read. It
 * shares nothing with the rules of the title but the shape of states and moves; what chapter 6 says is in the oracle of
 * Heat, Sweat & Beer.
 */
import type { ExpertState } from '@/titles/dortmund/expert/state';
import { type Colour, cards, colourOf, isCorporation, isMinor, isRailway, sum } from '../../hsb/oracle/book';

interface Marker {
  from: Colour;
  price: number;
  /** What a pub pays in a round, or a bottling line for a cube. */
  pays: number;
  /** For three, four and five players. */
  count: readonly [number, number, number];
}

/** [18DO 7.1.1, 7.1.2, 7.1.3] */
export const markers: Record<string, Marker> = {
  A1: { from: 'yellow', price: 30, pays: 5, count: [2, 2, 3] },
  A2: { from: 'green', price: 60, pays: 10, count: [2, 2, 3] },
  A3: { from: 'brown', price: 80, pays: 20, count: [1, 1, 2] },
  A4: { from: 'gray', price: 120, pays: 40, count: [1, 1, 1] },
  B2: { from: 'green', price: 50, pays: 5, count: [2, 2, 3] },
  B3: { from: 'brown', price: 100, pays: 10, count: [1, 1, 2] },
  B4: { from: 'gray', price: 120, pays: 20, count: [1, 1, 1] },
  C: { from: 'brown', price: 100, pays: 0, count: [2, 3, 3] },
};

/** [18DO 7.2] phases from which events are used. */
export const events: Record<string, Colour> = {
  G: 'yellow',
  H: 'yellow',
  I: 'yellow',
  J: 'yellow',
  K: 'yellow',
  L: 'green',
  M: 'green',
  N: 'green',
  O: 'green',
  P: 'brown',
};

/** [ruling 65] */
const printed: Record<string, string> = { DUB: 'K', HAN: 'H' };

const colours: readonly Colour[] = ['yellow', 'green', 'brown', 'gray'];
/** [18DO 7.1, 7.2, ruling 66] */
export const hasBegun = (state: ExpertState, from: Colour) =>
  colours.indexOf(colourOf(state)) >= colours.indexOf(from);

export const markersOf = (state: ExpertState, company: string) =>
  [...state.markers.keys()].filter((no) => state.markers[no]!.at === company);
const codeOf = (state: ExpertState, no: number) => state.markers[no]!.code;
export const inDisplay = (state: ExpertState) => [
  ...new Set(markersOf(state, 'display').map((no) => codeOf(state, no))),
];

/** Markers of a company of the kind with this letter, in their phase. */
export const working = (state: ExpertState, company: string, letter: string) =>
  markersOf(state, company).filter((no) => {
    const code = codeOf(state, no);
    return code.startsWith(letter) && hasBegun(state, markers[code]!.from);
  });

/** [ruling 64] spaces on a charter, that of the printed event among them; railways have no limit. */
export const spaces = (company: string) => (isRailway(company) ? 99 : isMinor(company) ? 1 : 2);

/** [18DO 7.1.1, ruling 70] */
export const pubsPay = (state: ExpertState, company: string) =>
  sum(working(state, company, 'A').map((no) => markers[codeOf(state, no)]!.pays));

/** [18DO 7.1] prices between companies. */
export function pricesFor(code: string): [number, number] {
  const { price } = markers[code]!;
  return [price / 2, (price * 3) / 2];
}

/** Events that breweries have used since the round began, printed ones with a star: kept by the oracle itself. */
export type Used = Map<string, Set<string>>;

export const eventOf = (state: ExpertState, company: string) =>
  Object.keys(state.events).filter((code) => state.events[code] === company);

/** [ruling 65] not covered, and not used in this round. */
export function printedIsFree(state: ExpertState, used: Used, company: string, code: string): boolean {
  if (printed[company] !== code || used.get(company)?.has(`*${code}`)) return false;
  return markersOf(state, company).length < 2;
}

/** How often the brewery could use this event now. */
export function timesFor(state: ExpertState, used: Used, company: string, code: string): number {
  if (!hasBegun(state, events[code]!)) return 0;
  const own = state.events[code] === company ? 1 : 0;
  return own + (printedIsFree(state, used, company, code) ? 1 : 0);
}

/** Numbers of a brewery's cards, highest type first, of equals in the order of their numbers. */
export function becsOf(state: ExpertState, company: string): number[] {
  return [...state.trains.keys()]
    .filter((no) => state.trains[no]!.at === company && state.trains[no]!.as === 'equipment')
    .sort((a, b) => typeOf(state, b) - typeOf(state, a) || a - b);
}

export const cardOf = (state: ExpertState, no: number) => cards[state.trains[no]!.type]!;
/** The number on a card. */
export function typeOf(state: ExpertState, no: number): number {
  const { type } = state.trains[no]!;
  return type === '8' ? 8 : cards[type]!.reach;
}

export const isBrewery = (company: string) => isMinor(company) || isCorporation(company);
export const half = (amount: number) => Math.floor(amount / 2);
