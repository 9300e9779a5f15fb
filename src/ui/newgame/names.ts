import { playerColours } from '../table/colours';

const key = 'zechenbahn.players';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Names of those who played last on this device. */
export function keptNames(store: () => Store): string[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((name): name is string => typeof name === 'string').slice(0, playerColours.length);
  } catch {
    return []; // storage may be forbidden, and what is in it may be anything
  }
}

export function keepNames(store: () => Store, names: readonly string[]): void {
  try {
    store().setItem(key, JSON.stringify(names));
  } catch {
    // they are typed again next time
  }
}
