/**
 * What chapter 8 and the rulings 84–92, 119–122 say in numbers for two players of Heat, Sweat & Beer, written down a second
 * time by another reader. It shares nothing with the rules of the title but the shape of its states, moves and events.
 */
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { cards, isCorporation, isRailway, onSale, phaseOf, shares, trainsOf } from '../../../hsb/oracle/book';

export const it = 'investor';

/** [18DO 8.4.1, ruling 84] */
export const bank = 13000;
export const startMoney = 465;
export const minorsInPlay = ['B1', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];
export const itsRailways = ['BME', 'CME', 'KWE', 'RhE'];
export const itsCorporations = ['DUB', 'DAB', 'RIT', 'STI'];
export const companiesInPlay = [...itsRailways, 'DGEE', 'DHB', ...itsCorporations];
/** [18DO 6.1.2] cards for three players. */
export const cardsAtStart: Record<string, number> = {
  '2A': 7,
  '2B': 7,
  '3': 8,
  '4': 1,
  '5': 5,
  '6': 12,
  '8': 12,
};
/** [18DO 6.3.2.1] START equipment of type 1 and of type 2. */
export const startEquipment: Record<string, readonly [number, number]> = {
  B1: [2, 0],
  B3: [0, 1],
  B4: [1, 1],
  B5: [1, 1],
  B6: [2, 1],
  B7: [0, 2],
  B8: [1, 2],
};
/** The money that they begin with is reconstructed: the price less 20 for each type of their equipment. */
export const startTreasury: Record<string, number> = {
  B1: 40,
  B3: 60,
  B4: 60,
  B5: 75,
  B6: 75,
  B7: 85,
  B8: 85,
};

/** [18DO 8.5] pairs of rounds in the five Operating Rounds. */
export const pairs = [2, 2, 2, 3, 3];
/** [18DO 8.4.5] */
export const grayBy = 5;

/** [18DO 8.2.1.3] */
export const conversion = {
  round: 3,
  value: 60,
  half: 50,
  papers: { DUB: [30, 10, 10], RIT: [30, 10, 10], DAB: [20, 20, 10], STI: [40, 10] } as Record<
    string,
    number[]
  >,
  freeFor: (minor: string) => (minor === 'B6' ? 20 : 10),
};

/** Its three companies; the minor brewery is its own after the Starting Round. */
export interface Own {
  railway: string;
  corporation: string;
  minor?: string;
}

/** Is it a company of the Investor's? */
export const isOwn = (own: Own, company: string) =>
  company === own.railway || company === own.corporation || company === own.minor;
export const isBrewery = (own: Own, company: string) => company === own.corporation || company === own.minor;

type Cards = Pick<HsbState, 'trains'>;

/** The number of a card's type: 2A and 2B are both of type 2 [18DO 5.4.4, 6.5.2.6]. */
export const typeOf = (card: string) => Number.parseInt(card.replace('S', ''), 10);

/** [18DO 8.2.2, algorithm Y2] the newest type that the bank offers: of 6 and 8 it is 8. */
export const newest = (state: Cards) => Math.max(0, ...onSale(state).map(typeOf));
/** [algorithm W2] the type at the front of the display. */
export const front = (state: Cards) => Math.min(...onSale(state).map(typeOf));

export const isPermanent = (card: string) => typeOf(card) >= 5;

export const trainTypes = (state: Cards, company: string) =>
  trainsOf(state, company).map((no) => state.trains[no]!.type);

/** Colour and limits, by the cards that have left and by the round [18DO 6.2.1, 8.4.5, ruling 91]. */
export interface Present {
  colour: string;
  trainLimit: number;
  minorLimit: number;
  corporationLimit: number;
  maxLink: number;
  perTurn: number;
}

export function presentOf(state: Cards, grayBegun: boolean): Present {
  const phase = grayBegun ? 8 : phaseOf(state);
  const minorLimit = phase < 4 ? 3 : phase === 4 ? 2 : 1;
  return {
    colour: phase < 3 ? 'yellow' : phase < 5 ? 'green' : phase < 8 ? 'brown' : 'gray',
    trainLimit: phase < 4 ? 4 : phase === 4 ? 3 : 2,
    minorLimit,
    corporationLimit: phase < 3 ? Number.POSITIVE_INFINITY : minorLimit + 1,
    maxLink: phase < 3 ? 10 : phase < 5 ? 20 : 30,
    perTurn: phase < 3 ? 2 : 1,
  };
}

/** Railways by value and by their place in the stack, then breweries as their markers lie [18DO 4.5, 6.5.2, 8.2.1.1]. */
export function operatingOrder(state: HsbState): string[] {
  const floated = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
  const railways = floated
    .filter(isRailway)
    .sort(
      (a, b) =>
        state.prices[b]!.col - state.prices[a]!.col || state.prices[a]!.arrival - state.prices[b]!.arrival,
    );
  return [...railways, ...state.breweryOrder.filter((id) => isCorporation(id) && floated.includes(id))];
}

export const priceOfCard = (card: string) => cards[card]!.price;

/** Certificates of all kinds: the charter of a minor brewery counts [18DO 6.4.4]. */
export const paperCount = (state: HsbState, holder: string) =>
  state.certificates.filter((card) => card.holder === holder).length;

export const itsShares = (state: HsbState, company: string) => shares(state, it, company);
