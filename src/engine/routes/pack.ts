import type { Candidate } from './candidate';
import { type Effort, isSpent } from './kinds';

/** Candidates of one train, highest rank first. Trains of one kind have the same list and stand together. */
export type Lists = readonly (readonly Candidate[])[];

export interface Packing {
  readonly lists: Lists;
  /** How many trains are to run; no set with more exists. */
  readonly runs: number;
  /** May fewer run? */
  readonly fewer: boolean;
  /** No set weighs more than the ranks of its routes and this: the prices of all track. */
  readonly allPrices: number;
  /** Every total is a multiple of this. */
  readonly unit: number;
  /** Gives up after so many steps. */
  readonly mostSteps: number;
  /** No set brings more than its weight and this. */
  readonly rest: number;
  /** What a set of routes brings, if that is not its weight. */
  total?(chosen: readonly (Candidate | undefined)[]): number;
  /** Called with each set that brings more than the last. */
  better(chosen: readonly (Candidate | undefined)[], total: number): void;
}

/** Tries the sets of routes that could bring more than `above`: one route for each train, no track twice. */
export function pack(packing: Packing, above: number, effort: Effort): void {
  const { lists, runs, fewer, allPrices } = packing;
  const count = lists.length;
  const shelves = shelvesFor(lists);
  const chosen: (Candidate | undefined)[] = lists.map(() => undefined);
  const ahead = boundsAhead(lists, fewer);
  /** By train, where all are to run: how many after it choose from the same list. */
  const equals = shelves.map((shelf, train) =>
    runs < count ? 0 : shelves.filter((other, i) => i > train && other === shelf).length,
  );
  /** A train that may stay idle loses nothing. */
  const kept = (rank: number) => (fewer && rank < 0 ? 0 : rank);
  /** Units of track that the chosen routes take. */
  const taken: number[] = [];
  /** A set must bring more than this to be of interest. */
  let best = above;
  let places = 0;
  const lastStep = effort.steps + packing.mostSteps;

  /** `rank` includes the prices of all track. */
  const place = (train: number, from: number, ran: number, rank: number, weight: number): void => {
    if (train === count) {
      if (fewer || ran === runs) keepIfBetter(weight);
      return;
    }
    if ((++places & 255) === 0 && isSpent(effort, effort.steps)) return;
    if (effort.steps > lastStep) return;
    const shelf = shelves[train]!;
    const left = runs - ran;
    if (left > 0) run(shelf, train, from, ran, rank, weight, ahead[train + 1]![left - 1]!);
    const mayIdle = fewer || count - train - 1 >= left;
    if (!mayIdle || rank + ahead[train + 1]![left]! <= best) return;
    place(train + 1, shelves[train + 1] === shelf ? shelf.list.length : 0, ran, rank, weight);
  };

  /** One after the other, the routes on free track, as long as they rank high enough. */
  const run = (
    shelf: Shelf,
    train: number,
    from: number,
    ran: number,
    rank: number,
    weight: number,
    later: number,
  ): void => {
    const { list, ranks, holding, words } = shelf;
    if (list.length === 0) return;
    // trains after this one that choose from the same list find nothing better in the rest of it
    const equal = equals[train]!;
    const base = rank + later - equal * kept(ranks[0]!);
    for (let word = from >> 5; word < words; word++) {
      if (base + ranks[word << 5]! + equal * kept(ranks[word << 5]!) <= best) return;
      effort.steps++;
      let free = word === from >> 5 ? -1 << (from & 31) : -1;
      for (let i = 0; i < taken.length; i++) free &= ~holding[taken[i]! * words + word]!;
      for (; free !== 0; free &= free - 1) {
        const at = (word << 5) + 31 - Math.clz32(free & -free);
        if (at >= list.length || base + ranks[at]! + equal * kept(ranks[at]!) <= best) return;
        const candidate = list[at]!;
        const before = taken.length;
        chosen[train] = candidate;
        takeUnits(candidate.mask, taken);
        place(
          train + 1,
          shelves[train + 1] === shelf ? at + 1 : 0,
          ran + 1,
          rank + ranks[at]!,
          weight + candidate.weight,
        );
        taken.length = before;
        chosen[train] = undefined;
        if (effort.spent || effort.steps > lastStep) return;
      }
    }
  };

  const keepIfBetter = (weight: number): void => {
    if (weight + packing.rest <= best) return;
    const total = packing.total ? packing.total(chosen) : weight;
    if (total <= best) return;
    best = total + packing.unit - 1;
    packing.better(chosen, total);
  };

  place(0, 0, 0, allPrices, 0);
}

/** A list of candidates with, for each unit of track, the bits of those that take it. */
interface Shelf {
  readonly list: readonly Candidate[];
  readonly ranks: Int32Array;
  readonly words: number;
  readonly holding: Int32Array;
}

function shelvesFor(lists: Lists): Shelf[] {
  const made = new Map<readonly Candidate[], Shelf>();
  return lists.map((list) => {
    const shelf = made.get(list) ?? shelve(list);
    made.set(list, shelf);
    return shelf;
  });
}

function shelve(list: readonly Candidate[]): Shelf {
  const words = (list.length + 31) >> 5;
  const units = (list[0]?.mask.length ?? 0) << 5;
  const holding = new Int32Array(units * words);
  const ranks = new Int32Array(list.length);
  for (let i = 0; i < list.length; i++) {
    const { mask, rank } = list[i]!;
    ranks[i] = rank;
    const [word, bit] = [i >> 5, 1 << (i & 31)];
    for (let part = 0; part < mask.length; part++) {
      for (let bits = mask[part]!; bits !== 0; bits &= bits - 1) {
        const unit = (part << 5) + 31 - Math.clz32(bits & -bits);
        holding[unit * words + word]! |= bit;
      }
    }
  }
  return { list, words, holding, ranks };
}

/** Appends the units of track that a mask has. */
export function takeUnits(mask: Int32Array, taken: number[]): void {
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) {
      taken.push((word << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
}

/** By train and by how many more run: the most that this train and those after it can rank together. */
function boundsAhead(lists: Lists, fewer: boolean): number[][] {
  const highest = lists.map((list) => list[0]?.rank ?? Number.NEGATIVE_INFINITY);
  return Array.from({ length: lists.length + 1 }, (_, train) => {
    const sorted = highest.slice(train).sort((a, b) => b - a);
    const sums = [0];
    for (let i = 0; i < lists.length; i++) {
      const next = sums[i]! + (sorted[i] ?? 0);
      sums.push(fewer ? Math.max(sums[i]!, next) : next);
    }
    return sums;
  });
}
