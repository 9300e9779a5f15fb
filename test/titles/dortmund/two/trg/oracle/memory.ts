/** What the oracle remembers of a game beside what lies on the table. */
import { beerPays, trainCards } from './book';

/** A turn of a railway. */
export interface Turn {
  readonly company: string;
  revenue: number;
  /** New trains bought in it. */
  bought: number;
  /** Has it dealt in its own certificates? */
  dealt: boolean;
  /** The holder of the Investor's card has left its beer. */
  left?: true;
  /** Cubes of the Investor that could travel when its trains ran. */
  usable?: number;
  /** Trains that came through Dortmund City to red areas. */
  readonly carriers: { type: string; to: string[] }[];
  /** What beer has brought. */
  beer: number;
  /** The most that its trains could bring, with beer; nothing where that is too hard to tell. */
  best?: number | undefined;
}

export interface Memory {
  round: number;
  actor: string;
  passes: number;
  /** Who bought or sold last in this stock round. */
  last: string | null;
  /** Companies of which the Investor has sold in this stock round. */
  sold: string[];
  /** What the Investor is to do next. */
  acts: string[];
  bids: Record<string, number>;
  turn: Turn | null;
  /** Railways of this operating round, in their order, and those that have begun. */
  order: string[];
  acted: string[];
  /** Has the Investor's card gone on after this operating round, or been paid for? */
  settled: boolean;
  offer: number;
}

export const newMemory = (): Memory => ({
  round: 0,
  actor: '',
  passes: 0,
  last: null,
  sold: [],
  acts: [],
  bids: {},
  turn: null,
  order: [],
  acted: [],
  settled: true,
  offer: 0,
});

export const newTurn = (company: string): Turn => ({
  company,
  revenue: 0,
  bought: 0,
  dealt: false,
  carriers: [],
  beer: 0,
});

/** [18DO 4.5.5.1, rulings 88, 91] the most that so many cubes can bring, tried one by one. */
export function mostFromBeer(
  { carriers }: Turn,
  cubes: number,
  stronger: boolean,
  perDelivery: number,
): number {
  const go = (i: number, left: number, extra: number): number => {
    const carrier = carriers[i];
    if (!carrier) return 0;
    const own = trainCards[carrier.type]!.beer;
    const more = carrier.type === '2' ? 0 : extra;
    const dearest = Math.max(...carrier.to.map((hex) => beerPays[hex]!));
    const ways = Array.from({ length: Math.min(left, own + more) + 1 }, (_, load) => {
      const here = load > 0 ? load * dearest + perDelivery : 0;
      return here + go(i + 1, left - load, load > own ? 0 : extra);
    });
    return Math.max(...ways);
  };
  return go(0, cubes, stronger ? 1 : 0);
}
