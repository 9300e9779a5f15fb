/**
 * What lay on this device's table last. Whoever comes back to it needs the same pieces of the app, and they can be
 * asked for at once: that game is known by its row only later, and its stage only once its rules are there.
 */
export interface LastTable {
  readonly game: string;
  readonly title: string;
  readonly stage: string;
}

const key = 'zechenbahn.table';

/** Of a guess that fetches too little or too much nothing comes but a later start: it need not be sound. */
export function lastTable(store: () => Pick<Storage, 'getItem'>): Partial<LastTable> {
  try {
    return { ...JSON.parse(store().getItem(key) ?? '{}') };
  } catch {
    return {};
  }
}

/** Nothing, once the game has left the table. */
export function keepLastTable(
  store: () => Pick<Storage, 'setItem' | 'removeItem'>,
  last: LastTable | undefined,
): void {
  try {
    if (last) store().setItem(key, JSON.stringify(last));
    else store().removeItem(key);
  } catch {
    // where nothing can be kept, games are opened a little later
  }
}
