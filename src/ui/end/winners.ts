import type { PlayerId } from '@/engine/game/ids';
import type { Score } from '@/titles/view';

type Result = Pick<Score, 'player' | 'total' | 'tieBreak'>;

/** All who have the most, and of those the most of what decides between equals: else a draw is a shared win. */
export function winnersOf(scores: readonly Result[]): {
  readonly players: readonly PlayerId[];
  readonly total: number;
} {
  const best = scores.filter((score) => placeOf(scores, score) === 1);
  return { players: best.map(({ player }) => player), total: best[0]?.total ?? 0 };
}

/** Places as they are counted in sports: two firsts, then a third. */
export function placeOf(scores: readonly Result[], score: Result): number {
  return scores.filter((other) => isBetter(other, score)).length + 1;
}

function isBetter(a: Result, b: Result): boolean {
  return a.total === b.total ? (a.tieBreak ?? 0) > (b.tieBreak ?? 0) : a.total > b.total;
}
