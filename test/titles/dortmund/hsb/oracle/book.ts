/**
 * What the German book and the rulings say in numbers, written down a second time by another reader, and how a state is
 * read. The oracle shares nothing with the rules of the title but the shape of its states and moves.
 */
import type { HsbState } from '@/titles/dortmund/hsb/state';

/** [18DO 6.4.7, rulings 36, 37] both tables; the red space has no price. */
export const line = [0, 30, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115, 130, 145, 160, 180, 200, 220, 250];

interface Card {
  price: number;
  /** As equipment: the highest segment, cubes a round, those of them for export. */
  reach: number;
  units: number;
  exports: number;
  /** As a train: blue squares. */
  squares: number;
  stops: number;
  /** Burnt by a link: segment, yellow, orange. */
  burns?: readonly [number, number, number];
}

/** [18DO 5.4.4] */
export const cards: Record<string, Card> = {
  S1: { price: 0, reach: 1, units: 2, exports: 0, squares: 0, stops: 0 },
  S2: { price: 0, reach: 2, units: 2, exports: 0, squares: 0, stops: 0 },
  '2A': { price: 80, reach: 2, units: 2, exports: 0, squares: 0, stops: 2, burns: [2, 1, 0] },
  '2B': { price: 80, reach: 2, units: 2, exports: 0, squares: 0, stops: 2, burns: [2, 0, 1] },
  '3': { price: 180, reach: 3, units: 3, exports: 0, squares: 0, stops: 3, burns: [3, 1, 0] },
  '4': { price: 300, reach: 4, units: 3, exports: 0, squares: 0, stops: 4, burns: [4, 1, 0] },
  '5': { price: 450, reach: 5, units: 4, exports: 2, squares: 1, stops: 5, burns: [5, 1, 1] },
  '6': { price: 630, reach: 6, units: 4, exports: 3, squares: 2, stops: 6, burns: [6, 1, 1] },
  '8': { price: 800, reach: 6, units: 5, exports: 4, squares: 3, stops: 8 },
};
export const inOrderOfSale = ['2A', '2B', '3', '4', '5', '6', '8'];

/** [18DO 5.1.3] what regular and new customers pay for a cube, by segment. */
export const pays = [
  [15, 10],
  [20, 15],
  [30, 20],
  [45, 30],
  [60, 45],
  [80, 60],
] as const;
export const exportPays = 100;
/** [18DO 5.1.3] cubes on an orange box at each preparation. */
export const newCustomers = 3;

export const minorPrices: Record<string, number> = {
  B1: 80,
  B2: 90,
  B3: 100,
  B4: 120,
  B5: 135,
  B6: 155,
  B7: 165,
  B8: 185,
};
export const corporations = ['DUB', 'DAB', 'RIT', 'KRO', 'STI', 'HAN'];
export const railways = ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'HHW'];
export const isMinor = (company: string) => company in minorPrices;
export const isCorporation = (company: string) => corporations.includes(company);
export const isRailway = (company: string) => railways.includes(company);

export const certificateLimit: Record<number, number> = { 3: 26, 4: 19, 5: 18 };
export const shareLimit: Record<number, number> = { 3: 70, 4: 60, 5: 60 };
export const poolLimit = 50;

type Cards = Pick<HsbState, 'trains'>;

/** [ruling 18] the number of the phase: the highest type of which a card has left the display. */
export function phaseOf({ trains }: Cards): number {
  return Math.max(2, ...trains.filter(({ at }) => at !== 'depot').map(({ type }) => Number(type) || 0));
}

export type Colour = 'yellow' | 'green' | 'brown' | 'gray';
export function colourOf(state: Cards): Colour {
  const phase = phaseOf(state);
  return phase < 3 ? 'yellow' : phase < 5 ? 'green' : phase < 8 ? 'brown' : 'gray';
}

/** [18DO 6.5.2.2, published limits] */
export function equipmentLimit(state: Cards, company: string): number {
  const phase = phaseOf(state);
  const minor = phase < 4 ? 3 : phase === 4 ? 2 : 1;
  return isMinor(company) ? minor : phase < 3 ? 99 : minor + 1;
}

/** [18DO 5.4.4, ruling 17] what the display sells: the smallest type, and 8 once two of type 6 have left. */
export function onSale({ trains }: Cards): string[] {
  const left = inOrderOfSale.filter((type) =>
    trains.some((card) => card.type === type && card.at === 'depot'),
  );
  const sixesGone = trains.filter(({ type, at }) => type === '6' && at !== 'depot').length;
  return left.filter((type, i) => i === 0 || (type === '8' && sixesGone >= 2));
}

export function equipmentOf({ trains }: Cards, company: string): string[] {
  return trains.filter(({ at, as }) => at === company && as === 'equipment').map(({ type }) => type);
}

/** Numbers of a railway's trains. */
export function trainsOf({ trains }: Cards, company: string): number[] {
  return [...trains.keys()].filter((i) => trains[i]!.at === company && trains[i]!.as === undefined);
}

/** Blue squares of a train; in the Expert Game wagons on it are squares too [18DO 7.1.3]. */
export function squaresOf(
  state: Cards & { readonly markers?: readonly { readonly on?: number }[] },
  card: number,
) {
  const wagons = state.markers?.filter(({ on }) => on === card).length ?? 0;
  return cards[state.trains[card]!.type]!.squares + wagons;
}

/** Percents of a company that someone has, without the director's certificate. */
export function ordinary(state: HsbState, holder: string, company: string): number[] {
  return state.certificates
    .filter((card) => card.company === company && card.holder === holder && !card.director)
    .map(({ percent }) => percent);
}

export function shares(state: HsbState, holder: string, company: string): number {
  return sum(
    state.certificates
      .filter((card) => card.company === company && card.holder === holder)
      .map(({ percent }) => percent),
  );
}

export function inPlayersHands(state: HsbState, company: string): number {
  return sum(state.seats.map((player) => shares(state, player, company)));
}

export function directorCard(state: HsbState, company: string) {
  return state.certificates.find((card) => card.company === company && card.director)!;
}

/** Director of a corporation, owner of a minor brewery. */
export function headOf(state: HsbState, company: string): string {
  return directorCard(state, company).holder;
}

export const priceOf = (state: HsbState, company: string) => line[state.prices[company]!.col]!;

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** All different ways to take some of these, smallest first, the empty one too. */
export function subsets(items: readonly number[]): number[][] {
  const found = new Map<string, number[]>([['', []]]);
  for (const item of [...items].sort((a, b) => a - b))
    for (const set of [...found.values()]) found.set([...set, item].join(), [...set, item]);
  return [...found.values()];
}

/** Are these among those, each as often? */
export function isPart(part: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole];
  return part.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
