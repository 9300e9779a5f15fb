import type { PlayerId } from '@/engine/game/ids';
import type { Score } from '@/titles/view';

/** All who have the most: a draw is a shared win. */
export function winnersOf(scores: readonly Pick<Score, 'player' | 'total'>[]): {
  readonly players: readonly PlayerId[];
  readonly total: number;
} {
  const total = Math.max(...scores.map((score) => score.total));
  return { players: scores.filter((score) => score.total === total).map(({ player }) => player), total };
}

/** Places as they are counted in sports: two firsts, then a third. */
export function placeOf(scores: readonly Pick<Score, 'total'>[], total: number): number {
  return scores.filter((score) => score.total > total).length + 1;
}
