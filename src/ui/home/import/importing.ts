import type { Arrival } from '@/pwa';
import { storageErrorOf } from '@/storage/errors';
import type { Answer, Conflict, Imported, ReadSave, Reason } from '@/storage/savefile';
import { shelf } from '@/table';

export type Outcome = readonly Imported[] | Reason;

type Read = Extract<ReadSave, { ok: true }>;

/** Where an import stands, from its beginning to a report: it always ends in one. */
export type Importing =
  | {
      readonly kind: 'working';
      readonly step: 'reading' | 'storing';
      readonly done: number;
      readonly of: number;
      stop(): void;
    }
  | { readonly kind: 'received'; readonly games: Read['games']; answer(isWanted: boolean): void }
  | { readonly kind: 'conflict'; readonly conflict: Conflict; answer(answer: Answer): void }
  | { readonly kind: 'done'; readonly report: Outcome };

/** Imports what has arrived and tells where it stands; returns how to stop. */
export function importing(arrival: Arrival, tell: (now: Importing) => void): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const ask = <T>(question: (answer: (answer: T) => void) => Importing) =>
    new Promise<T>((resolve) => tell(question(resolve)));
  const along = (step: 'reading' | 'storing') => ({
    signal: stopped.signal,
    onProgress: (done: number, of: number) => tell({ kind: 'working', step, done, of, stop }),
  });
  const run = async (): Promise<Outcome> => {
    const read = await shelf.read(arrival.text, along('reading'));
    if (!read.ok) return read.reason;
    const isWanted =
      !mustBeAsked(arrival, read) ||
      (await ask<boolean>((answer) => ({ kind: 'received', games: read.games, answer })));
    if (!isWanted) return { code: 'cancelled', params: {} };
    const resolve = (conflict: Conflict) => ask<Answer>((answer) => ({ kind: 'conflict', conflict, answer }));
    return shelf.import(read, resolve, along('storing'));
  };
  void run()
    .catch((error): Reason => ({ code: 'storage', params: { code: storageErrorOf(error).code } }))
    .then((report) => tell({ kind: 'done', report }));
  return stop;
}

/** What others have sent is taken only by those who want it. */
function mustBeAsked({ isUnasked }: Arrival, { games }: Read): boolean {
  return isUnasked && games.some(({ ok }) => ok);
}
