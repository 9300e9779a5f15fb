import { signal } from '@preact/signals';

/** What a player may drag: the edge of the board, also where it yields, and that of what lies below or beside it. */
export const edges = ['board', 'yielding', 'ledger', 'trade', 'view', 'sheet'] as const;
export type Edge = (typeof edges)[number];

/** Percent of the table that each part takes; nothing where it takes what it needs. */
export type Sizes = Readonly<Partial<Record<Edge, number>>>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'zechenbahn.frame';

/** Read once; storage may be forbidden, and what is in it may be anything. */
const kept = signal<Readonly<Record<string, Sizes>> | undefined>(undefined);

function all(store: () => Store): Readonly<Record<string, Sizes>> {
  kept.value ??= read(store);
  return kept.value;
}

function read(store: () => Store): Readonly<Record<string, Sizes>> {
  try {
    const found: unknown = JSON.parse(store().getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null
      ? Object.fromEntries(Object.entries(found).map(([frame, sizes]) => [frame, sizesIn(sizes)]))
      : {};
  } catch {
    return {};
  }
}

function sizesIn(found: unknown): Sizes {
  const sizes = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  return Object.fromEntries(
    edges.flatMap((edge) => {
      const percent = sizes[edge];
      return typeof percent === 'number' && percent > 0 && percent < 100 ? [[edge, percent]] : [];
    }),
  );
}

/** The sizes that were chosen on this device for a board, in one layout of the table. */
export function sizesFor(frame: string, store: () => Store = () => localStorage): Sizes {
  return all(store)[frame] ?? {};
}

/** Keeps a size; nothing gives the part back what it needs. */
export function keepSize(
  frame: string,
  edge: Edge,
  percent: number | undefined,
  store: () => Store = () => localStorage,
): void {
  const { [edge]: _, ...others } = sizesFor(frame, store);
  const sizes = percent === undefined ? others : { ...others, [edge]: Math.round(percent * 10) / 10 };
  kept.value = { ...all(store), [frame]: sizes };
  try {
    store().setItem(key, JSON.stringify(kept.value));
  } catch {
    // the table keeps its shape until it is closed
  }
}

/** Forgets what was read, as a new visit does. */
export function forgetSizes(): void {
  kept.value = undefined;
}
