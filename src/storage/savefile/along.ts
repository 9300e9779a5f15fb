import type { Breathe } from '@/engine/game/replay';

/** What accompanies work on many games: it lets others go first, says how far it is, and can be stopped. */
export interface Along {
  readonly breathe?: Breathe;
  readonly signal?: AbortSignal;
  /** So many of the games are done. */
  onProgress?(done: number, of: number): unknown;
}

/** Does some work for each game; ends early, with what is done, where it is stopped. */
export async function eachGame<T, R>(
  games: readonly T[],
  { breathe, signal, onProgress }: Along,
  work: (game: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (const game of games) {
    if (signal?.aborted) break;
    onProgress?.(done.length, games.length);
    await breathe?.();
    done.push(await work(game));
  }
  return done;
}
