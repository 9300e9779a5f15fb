/**
 * The Railway Game for two in numbers, written down a second time by another reader, and how a state of it is read. The
 * oracle shares nothing with the rules of the title but the shape of states, moves and events, and the printed table of
 * values.
 */
import { market } from '@/titles/dortmund/cards';
import type { DortmundState } from '@/titles/dortmund/state';

export const investor = 'investor';

/** [18DO 8.3.1, rulings 84, 139] */
export const bankAtStart = 9000;
export const cashAtStart = 375;
export const firstBoxes: Readonly<Record<string, number>> = { B1: 20, B2: 40, B3: 60, B4: 80, B5: 100 };
export const revenues: Readonly<Record<string, number>> = { B1: 5, B2: 10, B3: 15, B4: 20, B5: 25 };
export const mayBeIts = ['BME', 'CME', 'KWE', 'RhE'];
export const railways = ['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB'];

/** [18DO 4.4.4, 4.4.5, 8.2.1.1, ruling 84] */
export const certificateLimit = 17;
export const ownLimit = 70;
export const othersLimit = 20;
export const poolLimit = 50;

interface TrainCard {
  price: number;
  /** [18DO 4.5.5.1] cubes. */
  beer: number;
  permanent: boolean;
}

/** [18DO 4.5.7] */
export const trainCards: Readonly<Record<string, TrainCard>> = {
  2: { price: 80, beer: 0, permanent: false },
  3: { price: 180, beer: 0, permanent: false },
  4: { price: 300, beer: 0, permanent: false },
  5: { price: 450, beer: 1, permanent: true },
  6: { price: 630, beer: 2, permanent: true },
  8: { price: 800, beer: 3, permanent: true },
};
const trainLimits: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 8: 2 };
const setsOf: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 8: 3 };

/** [18DO 4.5.5.1, 8.1] what the red areas of the smaller map pay for a cube. */
export const beerPays: Readonly<Record<string, number>> = {
  A2: 50,
  B1: 50,
  A16: 50,
  C20: 40,
  G18: 40,
  H1: 50,
  I2: 50,
  I10: 40,
  I14: 40,
};

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** [18DO 4.2.1] */
export function phaseOf({ trains }: Pick<DortmundState, 'trains'>): number {
  return Math.max(2, ...trains.filter(({ at }) => at !== 'depot').map(({ type }) => Number(type)));
}
export const trainLimit = (state: DortmundState) => trainLimits[phaseOf(state)]!;
export const roundsOfSet = (state: DortmundState) => setsOf[phaseOf(state)]!;

/** [18DO 4.5.7.1] the smallest type, and 8 once two 6-trains are sold. */
export function onSale({ trains }: DortmundState): string[] {
  const left = Object.keys(trainCards).filter((type) =>
    trains.some((card) => card.type === type && card.at === 'depot'),
  );
  const sixes = trains.filter(({ type, at }) => type === '6' && at !== 'depot').length;
  return left.filter((type, i) => i === 0 || (type === '8' && sixes >= 2));
}

export const trainsOf = ({ trains }: DortmundState, company: string) =>
  trains.filter(({ at }) => at === company).map(({ type }) => type);

export const ownsPermanent = (state: DortmundState, company: string) =>
  trainsOf(state, company).some((type) => trainCards[type]!.permanent);

export function itsRailway(state: DortmundState): string {
  return state.investor!.companies[0]!;
}

type Papers = Pick<DortmundState, 'certificates'>;

/** Percents of a company that someone has, without the director's certificate, as they lie in the stack. */
export function ordinary({ certificates }: Papers, holder: string, company: string): number[] {
  return certificates
    .filter((card) => card.company === company && card.holder === holder && !card.director)
    .map(({ percent }) => percent);
}

export function shares({ certificates }: Papers, holder: string, company: string): number {
  return sum(
    certificates
      .filter((card) => card.company === company && card.holder === holder)
      .map(({ percent }) => percent),
  );
}

export const papersOf = ({ certificates }: Papers, holder: string) =>
  certificates.filter((card) => card.holder === holder).length;

export function directorCard({ certificates }: Papers, company: string) {
  return certificates.find((card) => card.company === company && card.director)!;
}

/** Whoever has the director's certificate; nobody before it is bought. */
export function headOf(state: Papers, company: string): string | undefined {
  const { holder } = directorCard(state, company);
  return holder === 'offer' ? undefined : holder;
}

export const priceAt = (row: number, col: number) => market.rows[row]?.[col] ?? undefined;

export function priceOf({ prices }: Pick<DortmundState, 'prices'>, company: string): number {
  const { row, col } = prices[company]!;
  return priceAt(row, col)!;
}

/** [18DO 4.5] in operation, the one that acts first in front. */
export function inOrder(state: DortmundState): string[] {
  const { prices, companies } = state;
  return Object.keys(prices)
    .filter((id) => companies[id]!.floated)
    .sort(
      (a, b) =>
        priceOf(state, b) - priceOf(state, a) ||
        prices[b]!.col - prices[a]!.col ||
        prices[a]!.arrival - prices[b]!.arrival,
    );
}

/** The private brewery of a player, or of the Investor. */
export function breweryOf({ privates }: DortmundState, owner: string): string | undefined {
  return Object.keys(privates).find((id) => privates[id]!.owner === owner);
}

/** Clockwise: the two players, then the Investor [ruling 85]. */
export const circleOf = ({ seats }: Pick<DortmundState, 'seats'>) => [...seats, investor];

export function leftOf(state: Pick<DortmundState, 'seats'>, who: string): string {
  const circle = circleOf(state);
  return circle[(circle.indexOf(who) + 1) % circle.length]!;
}
