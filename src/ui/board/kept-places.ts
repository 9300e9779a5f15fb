import { digest } from '@/engine/game/digest';
import { whenIdle } from '@/table/device/moments';
import type { Point } from './geometry';
import type { Item } from './placing';

/**
 * To find a place for every mark of a board takes a third of the time in which a game is opened. So the places are
 * kept on the device: a hex that looks as it did has its marks where they were.
 */

/** For each thing to set down: which of its forms, and where. */
type Places = readonly (readonly [form: number, x: number, y: number])[];

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface AtPlace<T> {
  readonly what: T;
  readonly rect: Point;
}

const storeKey = 'zechenbahn.places';
/** A game comes by a few hundred. */
const mostKept = 1000;

let known: Map<string, Places> | undefined;
let planToWrite = () => {};

/** Begins to keep places; another build of the app may set things down in another way, so it begins anew. */
export function keepPlaces(store: () => Store, build: string): void {
  const places = read(store, build);
  let isPlanned = false;
  const write = () => {
    isPlanned = false;
    try {
      store().setItem(storeKey, JSON.stringify({ build, places: [...places].slice(-mostKept) }));
    } catch {
      // without room for it, boards are drawn a little later
    }
  };
  known = places;
  planToWrite = () => {
    if (!isPlanned) whenIdle(write);
    isPlanned = true;
  };
}

function read(store: () => Store, build: string): Map<string, Places> {
  try {
    const kept = JSON.parse(store().getItem(storeKey) ?? 'null');
    return new Map<string, Places>(kept?.build === build ? kept.places : []);
  } catch {
    return new Map(); // nothing is kept, or it cannot be read
  }
}

/** Things where they were set down when the same was to be seen before, or else where they are set down now. */
export function asBefore<T>(
  seen: unknown,
  items: readonly Item<T>[],
  setDown: () => readonly AtPlace<T>[],
): readonly AtPlace<T>[] {
  if (!known || items.length === 0) return setDown();
  const key = digest(seen);
  const places = known.get(key);
  if (places && fits(places, items)) {
    return items.map(({ forms }, i) => {
      const [form, x, y] = places[i]!;
      return { what: forms[form]!.what, rect: { x, y } };
    });
  }
  const found = setDown();
  known.set(
    key,
    found.map(({ what, rect }, i) => [formOf(items[i]!, what), rect.x, rect.y]),
  );
  planToWrite();
  return found;
}

function fits(places: Places, items: readonly Item<unknown>[]): boolean {
  return places.length === items.length && items.every(({ forms }, i) => forms[places[i]![0]] !== undefined);
}

function formOf<T>({ forms }: Item<T>, what: T): number {
  return forms.findIndex((form) => form.what === what);
}
