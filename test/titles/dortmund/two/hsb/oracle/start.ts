/** [18DO 8.4.1, 6.1] the table before the first bid. */
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { line } from '../../../hsb/oracle/book';
import {
  bank,
  cardsAtStart,
  companiesInPlay,
  it,
  itsCorporations,
  itsRailways,
  minorsInPlay,
  type Own,
  startEquipment,
  startMoney,
} from './book';

export function ownFrom(state: HsbState): Own {
  const [railway, corporation, minor] = state.investor!.companies as string[];
  return { railway: railway!, corporation: corporation!, ...(minor !== undefined && { minor }) };
}

const tally = (items: readonly string[]) =>
  Object.fromEntries(
    [...new Set(items)].sort().map((item) => [item, items.filter((each) => each === item).length]),
  );

/** What lies on the table and what the book says, each under its name. */
export function atStart(state: HsbState): { told: Record<string, unknown>; book: Record<string, unknown> } {
  const own = ownFrom(state);
  const minors = Object.keys(state.companies).filter((id) => id.startsWith('B') && id.length === 2);
  const start = minors.flatMap((id) => {
    const [ones = 0, twos = 0] = startEquipment[id] ?? [];
    return [...Array(ones).fill(`S1 ${id}`), ...Array(twos).fill(`S2 ${id}`)];
  });
  const segment = (each: number, noDemand: boolean) => ({
    regular: each,
    fresh: each,
    toRegular: 0,
    toFresh: 0,
    noDemand,
  });
  return {
    told: {
      money: [state.bank, ...[...state.seats, it].map((who) => state.cash[who])],
      holders: state.holders,
      minors: [minors.length, minors.every((id) => minorsInPlay.includes(id))],
      companies: Object.keys(state.companies)
        .filter((id) => !minors.includes(id))
        .sort(),
      cards: tally(state.trains.filter(({ at }) => at === 'depot').map(({ type }) => type)),
      equipment: tally(
        state.trains.filter(({ at }) => at !== 'depot').map(({ type, at }) => `${type} ${at}`),
      ),
      cubes: [state.segments, state.exportCubes, state.beer],
      prices: Object.entries(state.prices).map(([id, { col }]) => [id, line[col]]),
      own: [itsRailways.includes(own.railway), itsCorporations.includes(own.corporation), own.minor],
      papers: state.certificates.every(({ holder }) => holder === 'offer'),
    },
    book: {
      money: [bank - 3 * startMoney, startMoney, startMoney, startMoney],
      holders: [...state.seats, it],
      minors: [3, true],
      companies: [...companiesInPlay].sort(),
      cards: cardsAtStart,
      equipment: tally(start),
      cubes: [[segment(3, false), segment(3, false), ...Array(4).fill(segment(0, true))], 6, 8],
      prices: [[own.railway, 50]],
      own: [true, true, undefined],
      papers: true,
    },
  };
}
