/** Tables by lot, for what whole games seldom come to: a poor Investor with many certificates, railways without trains. */
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import type { GivenCompany } from '../../../../../support/trg/table';
import type { GivenTwo } from '../../../../../support/trg/two';
import { fromHagen, fromHamm, toWitten } from '../../../operating/lines';
import { investor, priceAt, sum, trainCards } from './book';

const certificates: Readonly<Record<string, readonly number[]>> = {
  BME: [10, 10, 10, 10, 10, 10, 10, 10],
  CME: [10, 10, 10, 10, 10, 10, 10, 10],
  RhE: [10, 10, 10, 10, 10, 10, 10, 10],
  KWE: [10, 10, 10, 10, 10, 10, 10, 10],
  DGEE: [10, 10, 10, 10, 10, 10, 10],
  DHB: [20, 10, 10, 10, 10, 10, 10],
};

type Held = Record<string, number[]>;

const pick = <T>(random: RandomState, items: readonly T[]): T => items[nextIndex(random, items.length)]!;

/** A space of the middle of the table, where many values are equal. */
function anySpace(random: RandomState): [number, number] {
  for (;;) {
    const space: [number, number] = [nextIndex(random, 6), nextIndex(random, 8)];
    if (priceAt(...space) !== undefined) return space;
  }
}

/** Deals certificates one by one to whoever has room for them; the rest stays with the company. */
function deal(
  random: RandomState,
  percents: readonly number[],
  most: Readonly<Record<string, number>>,
  favourite: string,
): Held {
  const held: Held = {};
  for (const percent of shuffled(random, percents)) {
    const to = nextIndex(random, 3) === 0 ? favourite : pick(random, [...Object.keys(most), 'charter']);
    if (to === 'charter') continue;
    const own = held[to] ?? [];
    if (sum(own) + percent <= most[to]!) held[to] = [...own, percent];
  }
  return held;
}

/** A railway of a player, who has at least as much of it as the others. */
function ofPlayer(random: RandomState, company: string): GivenCompany {
  const director = pick(random, ['A', 'B']);
  const other = director === 'A' ? 'B' : 'A';
  const first = company === 'DGEE' ? 30 : 20;
  const most = { [director]: 70 - first, [other]: 30, [investor]: 20, pool: 50 };
  const held = deal(random, certificates[company]!, most, pick(random, [investor, 'pool', director]));
  const own = first + sum(held[director] ?? []);
  if (sum(held[other] ?? []) > own) delete held[other];
  const players = own + sum(held[other] ?? []) + sum(held[investor] ?? []);
  const operated = nextIndex(random, 4) > 0;
  // once in operation it stays so, whatever was sold
  const floated = operated || players >= 50;
  return { director, held, at: anySpace(random), floated, operated: floated && operated, treasury: 0 };
}

const railways = Object.keys(certificates);

function others(random: RandomState, its: string): Record<string, GivenCompany> {
  const some = shuffled(
    random,
    railways.filter((id) => id !== its),
  ).slice(0, 2 + nextIndex(random, 4));
  // [18DO 4.3.2] one opens the other
  const opened = new Set([its, ...some]);
  const isOpen = (id: string) =>
    (id !== 'DGEE' || opened.has('KWE')) && (id !== 'DHB' || (opened.has('DGEE') && opened.has('KWE')));
  return Object.fromEntries(some.filter(isOpen).map((id) => [id, ofPlayer(random, id)]));
}

function itsOwn(random: RandomState): NonNullable<GivenTwo['its']> {
  const players = { A: 20, B: 20, pool: 50, [investor]: 20 };
  const held = deal(random, [10, 10, 10, 10, 10], players, pick(random, ['A', 'pool', 'charter', 'charter']));
  delete held.charter;
  held[investor] = [...(held[investor] ?? []), 10, 10, 10];
  return { held, at: anySpace(random), treasury: nextIndex(random, 60) * 10 };
}

/** A stock round that B begins. */
export function stockTable(random: RandomState, its: string): GivenTwo {
  return {
    railway: its,
    stock: 1 + nextIndex(random, 4),
    priority: 'B',
    cash: { [investor]: nextIndex(random, 40) * 5, A: 300, B: 300 },
    its: itsOwn(random),
    companies: others(random, its),
  };
}

/** [18DO 4.5.7.1] two 6-trains are sold, so that there is a choice between the last one and an 8-train. */
function withSixes(phase: string, companies: Record<string, GivenCompany>): Record<string, GivenCompany> {
  const [first] = Object.keys(companies);
  if (phase !== '6' || first === undefined) return companies;
  return { ...companies, [first]: { ...companies[first]!, trains: ['6', '6'] } };
}

/** BME, the Investor's, before its run: with or without trains, track, money and a credit. */
export function turnTable(random: RandomState): GivenTwo {
  const phase = pick(random, ['3', '4', '5', '6', '8']);
  const newest = { 3: ['2', '3'], 4: ['3', '4'], 5: ['3', '4', '5'], 6: ['4', '5', '6'], 8: ['4', '5', '6'] }[
    phase
  ]!;
  const trains = nextIndex(random, 3) > 0 ? [] : [pick(random, newest)];
  const isPoor = nextIndex(random, 2) === 0;
  const own = itsOwn(random);
  return {
    railway: 'BME',
    holder: pick(random, ['A', 'B']),
    phase,
    cash: { [investor]: nextIndex(random, 30) * 5, A: 300, B: 300 },
    credits: nextIndex(random, 3) === 0 ? { BME: 10 + nextIndex(random, 20) * 40 } : {},
    its: { ...own, ...(isPoor && { treasury: nextIndex(random, 15) * 10 }), trains },
    companies: withSixes(phase, others(random, 'BME')),
    tiles: nextIndex(random, 3) > 0 ? fromHagen : {},
    operating: { company: 'BME', step: 'link' },
  };
}

/** BME, about to buy trains, with a little less than the next one costs: may it sell a certificate for it? */
export function purchaseTable(random: RandomState): GivenTwo {
  const phase = pick(random, ['3', '4', '5', '6']);
  const older = String(Number(phase) - 1);
  const short = (1 + nextIndex(random, 9)) * 10;
  return {
    railway: 'BME',
    phase,
    its: {
      ...itsOwn(random),
      trains: [pick(random, [phase, older])],
      treasury: trainCards[phase]!.price - short,
    },
    operating: { company: 'BME', step: 'trains' },
  };
}

/** BME with ways from Hagen to the city, Witten and Hamm, and beer on the Investor's card, turned over or not. */
export function beerTable(random: RandomState): GivenTwo {
  const phase = pick(random, ['5', '6']);
  const card = pick(random, ['B1', 'B3', 'B4', 'B5']);
  const isTurned = phase === '6' || nextIndex(random, 2) === 0;
  const marker = card === 'B1' ? 'none' : isTurned ? pick(random, ['BME', 'BME', 'gone']) : 'card';
  const rest = ['B2', 'B3', 'B4'].filter((id) => id !== card).slice(0, 2);
  const ofPlayers = rest.map((id, i) => [id, { owner: ['A', 'B'][i]! }] as const);
  const isCard = (each: string) => each !== '6' || phase === '6';
  const types = shuffled(random, ['3', '4', '5', '6'].filter(isCard));
  return {
    railway: 'BME',
    holder: pick(random, ['A', 'B']),
    phase,
    its: { trains: types.slice(0, 1 + nextIndex(random, 2)), at: anySpace(random), treasury: 0 },
    breweries: {
      ...Object.fromEntries(ofPlayers),
      [card]: { owner: investor, cubes: nextIndex(random, 6), marker, turned: isTurned },
    },
    tiles: { ...fromHagen, ...toWitten, ...(nextIndex(random, 2) === 0 && fromHamm) },
    stations: nextIndex(random, 2) === 0 ? [{ company: 'BME', hex: 'E12', stop: 0 }] : [],
    operating: { company: 'BME', step: 'run' },
  };
}
