import { type ReadonlySignal, signal } from '@preact/signals';
import { oneByOne } from '@/table/device/moments';

/** What is not there at first sight: fetched when it is first needed, or before, while nobody waits for anything. */
export interface ToCome<T> {
  readonly here: ReadonlySignal<T | undefined>;
  /** Fetches it, unless it is here; what could not be fetched is asked for again. */
  fetch(): Promise<T>;
}

const all: ToCome<unknown>[] = [];

export function toCome<T>(load: () => Promise<T>): ToCome<T> {
  const here = signal<T>();
  let coming: Promise<T> | undefined;
  const fetch = async () => {
    try {
      here.value = await load();
      return here.value;
    } catch (failure) {
      coming = undefined;
      throw failure;
    }
  };
  const part: ToCome<T> = { here, fetch: () => (coming ??= fetch()) };
  all.push(part);
  return part;
}

/** Fetches all that is still to come, one after the other, between what players do. */
export function fetchAhead(): () => void {
  // whoever needs what could not be fetched will be told
  return oneByOne(all.map((part) => () => void part.fetch().catch(() => {})));
}

/** For tests: all that their screens may show is there from the beginning. */
export async function fetchAll(): Promise<void> {
  // what is fetched may bring more along
  for (let next = 0; next < all.length; next++) await all[next]!.fetch();
}
