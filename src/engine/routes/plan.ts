import { type Bounds, boundsFor, fillTable, type Table } from './bound';
import { city, type Network, town } from './network';

/** What an arc is like, as bits. */
export const crosses = 1;
export const ferryFirst = 2;
export const ferryLast = 4;
export const terminalFirst = 8;
export const terminalLast = 16;

/**
 * The network and its bounds as flat arrays of integers, for the one loop that takes nearly all the time.
 */
export interface Plan {
  readonly network: Network;
  readonly bounds: Bounds;
  /** What can be earned at most before anything is seen. */
  readonly table: Table;
  /** By stop: where its arcs begin in `order`, best prospects first. */
  readonly firstArc: Int32Array;
  readonly order: Int32Array;
  readonly to: Int32Array;
  readonly flags: Uint8Array;
  readonly pair: Int32Array;
  /** By arc: where its marks begin in `marks`. */
  readonly firstMark: Int32Array;
  readonly marks: Int32Array;
  /** By stop: what it adds to the visits, to the cities and to the towns that count. */
  readonly visit: Uint8Array;
  readonly city: Uint8Array;
  readonly town: Uint8Array;
  /** By stop: what it takes more where a route ends. */
  readonly endTown: Uint8Array;
}

export function planFor(network: Network, roots: readonly number[]): Plan {
  const bounds = boundsFor(network, roots);
  const { kind } = network;
  const { arcs } = network.lines;
  const { budgets, hubs } = bounds;
  const table = new Int32Array(bounds.rows * budgets.size);
  fillTable(bounds, new Uint8Array(hubs.count), table);
  const prospects = byProspect(network, bounds, table);
  const order = flat(network.leaving.map((list) => list.map((arc) => arc.index).sort(prospects)));
  const marks = flat(arcs.map((arc) => arc.marks));
  const townsCount = network.profile.capacity.townsCount;
  return {
    network,
    bounds,
    table,
    firstArc: order.first,
    order: order.items,
    firstMark: marks.first,
    marks: marks.items,
    to: Int32Array.from(arcs, (arc) => arc.to),
    flags: Uint8Array.from(arcs, ({ segment, first, last }) =>
      bits(segment.crossing, first.ferry, last.ferry, first.terminal, last.terminal),
    ),
    pair: network.pair,
    visit: kind.map((each) => Number(each !== 0)),
    city: kind.map((each) => Number(each === city)),
    town: kind.map((each) => Number(each === town && townsCount === 'always')),
    endTown: kind.map((each) => Number(each === town && townsCount === 'ends')),
  };
}

function bits(...flags: readonly boolean[]): number {
  return flags.reduce((sum, on, i) => (on ? sum | (1 << i) : sum), 0);
}

/** Lists one behind the other, and where each begins; the last number is the end. */
function flat(lists: readonly ArrayLike<number>[]): { first: Int32Array; items: Int32Array } {
  const first = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) first[i + 1] = first[i]! + list.length;
  const items = new Int32Array(first[lists.length]!);
  for (const [i, list] of lists.entries()) items.set(list, first[i]);
  return { first, items };
}

/** Arcs that may lead to more come first: good routes are found early, and much else can be left out. */
function byProspect(
  network: Network,
  { budgets, hubs }: Bounds,
  table: Table,
): (a: number, b: number) => number {
  const prospect = network.lines.arcs.map(({ to }) => {
    const hub = hubs.of[to]!;
    return network.plain[to]! + (hub < 0 ? 0 : table[(hub + 1) * budgets.size - 1]!);
  });
  return (a, b) => prospect[b]! - prospect[a]! || a - b;
}
