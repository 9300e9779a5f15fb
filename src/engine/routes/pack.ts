import { type Candidate, clash } from './candidate';
import { type Effort, isSpent } from './kinds';

/** Candidates of one train, heaviest first. Trains of one kind have the same list and stand together. */
export type Lists = readonly (readonly Candidate[])[];

export interface Packing {
  readonly lists: Lists;
  /** How many trains are to run; no set with more exists. */
  readonly runs: number;
  /** May fewer run? */
  readonly fewer: boolean;
  /** What a set of routes brings, if that is less than its weight. */
  total?(chosen: readonly (Candidate | undefined)[]): number;
  /** Called with each set that brings more than the last. */
  better(chosen: readonly (Candidate | undefined)[], total: number): void;
}

/** Tries the sets of routes that could bring more than `above`: one route for each train, no track twice. */
export function pack(packing: Packing, above: number, effort: Effort): void {
  const { lists, runs, fewer } = packing;
  const count = lists.length;
  const width = lists.find((list) => list.length > 0)?.[0]?.mask.length ?? 0;
  const taken = Array.from({ length: count + 1 }, () => new Int32Array(width));
  const chosen: (Candidate | undefined)[] = lists.map(() => undefined);
  const ahead = boundsAhead(lists);
  let best = above;

  const place = (train: number, from: number, ran: number, weight: number): void => {
    if (train === count) {
      if (!fewer && ran < runs) return;
      const total = packing.total ? packing.total(chosen) : weight;
      if (total > best) {
        best = total;
        packing.better(chosen, total);
      }
      return;
    }
    if ((++effort.steps & 255) === 0 && isSpent(effort, effort.steps)) return;
    const list = lists[train]!;
    const left = runs - ran;
    if (left > 0) {
      const later = ahead[train + 1]![left - 1]!;
      const before = taken[train]!;
      const after = taken[train + 1]!;
      for (let i = from; i < list.length; i++) {
        const candidate = list[i]!;
        if (weight + candidate.weight + later <= best) break;
        effort.steps++;
        if (clash(before, candidate.mask)) continue;
        for (let w = 0; w < width; w++) after[w] = before[w]! | candidate.mask[w]!;
        chosen[train] = candidate;
        place(train + 1, lists[train + 1] === list ? i + 1 : 0, ran + 1, weight + candidate.weight);
        chosen[train] = undefined;
        if (effort.spent) return;
      }
    }
    const mayIdle = fewer || count - train - 1 >= left;
    if (!mayIdle || weight + ahead[train + 1]![Math.min(left, count)]! <= best) return;
    taken[train + 1]!.set(taken[train]!);
    place(train + 1, lists[train + 1] === list ? list.length : 0, ran, weight);
  };
  place(0, 0, 0, 0);
}

/** By train and by how many more may run: the most that this train and those after it can bring. */
function boundsAhead(lists: Lists): number[][] {
  const heaviest = lists.map((list) => list[0]?.weight ?? 0);
  return Array.from({ length: lists.length + 1 }, (_, train) => {
    const sorted = heaviest.slice(train).sort((a, b) => b - a);
    const sums = [0];
    for (let i = 0; i < lists.length; i++) sums.push(sums[i]! + (sorted[i] ?? 0));
    return sums;
  });
}
