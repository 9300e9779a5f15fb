import type { Bounds } from './bound';
import { type Flat, flat } from './flat';
import { city, type Network, town } from './network';

/** What a move is like, as bits. */
export const crosses = 1;
export const ferryFirst = 2;
export const ferryLast = 4;
export const terminalFirst = 8;
export const terminalLast = 16;

/**
 * The steps that a route grows by: from a stop by one of the ways to the next hub, to an end on the way, or
 * by ferry to the other stop of a hub. In flat arrays, for the loop that takes nearly all the time.
 */
export interface Moves {
  /** By stop: where its groups begin; the moves of a group lead to the same hub, or to the same end. */
  readonly firstGroup: Int32Array;
  /** By group: the row of a table for what may follow; -1 where the arm ends. */
  readonly row: Int32Array;
  /** By group: the hub that it leads to, or -1. */
  readonly hub: Int32Array;
  /** By group: what a ferry taken from there could still add. */
  readonly late: Int32Array;
  /** By group: what it takes of the budget. */
  readonly takesCities: Uint8Array;
  readonly takesStops: Uint8Array;
  /** By group: where its moves begin, those that gain most first. */
  readonly firstMove: Int32Array;
  /** By move: what it can gain at most, less the price of its track. */
  readonly gain: Int32Array;
  readonly to: Int32Array;
  /** What its stops are worth, what bonuses can add for them, and what its track costs. */
  readonly worth: Int32Array;
  readonly extra: Int32Array;
  readonly price: Int32Array;
  readonly visits: Int32Array;
  readonly cities: Int32Array;
  readonly towns: Int32Array;
  readonly stations: Int32Array;
  readonly flags: Uint8Array;
  readonly marks: Flat;
  readonly arcs: Flat;
  /** Stops on the way and at its end. */
  readonly stops: Flat;
}

/** One group of moves before they are laid out flat. */
interface Draft {
  readonly row: number;
  readonly hub: number;
  readonly late: number;
  readonly takesCities: number;
  readonly takesStops: number;
  readonly moves: readonly (readonly number[])[];
}

/** Moves are lists of arcs here. */
export function movesOf(network: Network, bounds: Bounds, prices: Int32Array, late: Int32Array): Moves {
  const groups = network.leaving.map((_, stop) =>
    bounds.hubs.of[stop] === -2 ? [] : groupsAt(network, bounds, late, stop),
  );
  const all = groups.flat();
  const gainOf = (arcs: readonly number[]) => figuresOf(network, prices, arcs).gain;
  const sorted = all.map(({ moves }) =>
    moves.length < 2
      ? moves
      : moves
          .map((arcs) => ({ arcs, gain: gainOf(arcs) }))
          .sort((a, b) => b.gain - a.gain)
          .map(({ arcs }) => arcs),
  );
  const moves = sorted.flat();
  const figures = moves.map((arcs) => figuresOf(network, prices, arcs));
  const each = (pick: (one: Figures) => number) => Int32Array.from(figures, pick);
  return {
    firstGroup: startsOf(groups),
    row: Int32Array.from(all, ({ row }) => row),
    hub: Int32Array.from(all, ({ hub }) => hub),
    late: Int32Array.from(all, ({ late }) => late),
    takesCities: Uint8Array.from(all, ({ takesCities }) => takesCities),
    takesStops: Uint8Array.from(all, ({ takesStops }) => takesStops),
    firstMove: startsOf(sorted),
    gain: each(({ gain }) => gain),
    to: Int32Array.from(moves, (arcs) => network.lines.arcs[arcs.at(-1)!]!.to),
    worth: each(({ worth }) => worth),
    extra: each(({ extra }) => extra),
    price: each(({ price }) => price),
    visits: each(({ visits }) => visits),
    cities: each(({ cities }) => cities),
    towns: each(({ towns }) => towns),
    stations: each(({ stations }) => stations),
    flags: Uint8Array.from(moves, (arcs) => flagsOf(network, arcs)),
    marks: flat(
      moves.map((arcs) => [...new Set(arcs.flatMap((arc) => [...network.lines.arcs[arc]!.marks]))]),
    ),
    arcs: flat(moves),
    stops: flat(moves.map((arcs) => arcs.map((arc) => network.lines.arcs[arc]!.to))),
  };
}

function startsOf(lists: readonly { readonly length: number }[]): Int32Array {
  const first = new Int32Array(lists.length + 1);
  for (const [i, { length }] of lists.entries()) first[i + 1] = first[i]! + length;
  return first;
}

function groupsAt(network: Network, bounds: Bounds, late: Int32Array, stop: number): Draft[] {
  const crossing = network.leaving[stop]!.filter((arc) => arc.segment.crossing).map((arc) => [arc.index]);
  const ferry = crossing.map((arcs): Draft => {
    const { to } = network.lines.arcs[arcs[0]!]!;
    return { row: bounds.rowAt[to]!, hub: -1, late: 0, takesCities: 0, takesStops: 0, moves: [arcs] };
  });
  const byTrack = bounds.ways.isLoose ? arcGroups : wayGroups;
  return [...byTrack(network, bounds, late, stop), ...ferry];
}

/** By the ways that are known. */
function wayGroups(network: Network, bounds: Bounds, late: Int32Array, stop: number): Draft[] {
  const { hubs, ways, hubLeads, budgets } = bounds;
  const hub = hubs.of[stop]!;
  const place = hub >= 0 ? hub : bounds.rowAt[stop]! - hubLeads;
  const leads = ways.leadTo.length;
  const from = (group: number): number[][] => {
    const found: number[][] = [];
    for (let way = ways.firstWay[group]!; way < ways.firstWay[group + 1]!; way++) {
      const arcs = [...ways.arcs.items.subarray(ways.arcs.first[way]!, ways.arcs.first[way + 1]!)];
      if (network.lines.arcs[arcs[0]!]!.from === stop) found.push(arcs);
    }
    return found;
  };
  const drafts: Draft[] = [];
  for (let lead = ways.firstLead[place]!; lead < ways.firstLead[place + 1]!; lead++) {
    const to = ways.leadTo[lead]!;
    drafts.push({
      row: lead < hubLeads ? hubs.count + lead : to,
      hub: to,
      late: Math.max(...hubs.stops[to]!.map((each) => late[each]!)),
      takesCities: hubs.cities[to]!,
      takesStops: hubs.stopsTaken[to]!,
      moves: from(lead),
    });
  }
  drafts.push({
    row: -1,
    hub: -1,
    late: 0,
    takesCities: budgets.endCost,
    takesStops: 0,
    moves: from(leads + place),
  });
  return drafts.filter(({ moves }) => moves.length > 0);
}

/** Where ways are too many: arc by arc, also to stops that take nothing. */
function arcGroups(
  network: Network,
  { hubs, rowAt, leadBetween }: Bounds,
  late: Int32Array,
  stop: number,
): Draft[] {
  const before = hubs.of[stop]!;
  return network.leaving[stop]!.filter((arc) => !arc.segment.crossing && hubs.of[arc.to] !== -2).map(
    ({ index, to }) => {
      const hub = hubs.of[to]!;
      const lead = before >= 0 && hub >= 0 ? leadBetween[before * hubs.count + hub]! : -1;
      return {
        row: lead < 0 ? rowAt[to]! : hubs.count + lead,
        hub,
        late: late[to]!,
        takesCities: hub < 0 ? 0 : hubs.cities[hub]!,
        takesStops: hub < 0 ? 0 : hubs.stopsTaken[hub]!,
        moves: [[index]],
      };
    },
  );
}

interface Figures {
  readonly gain: number;
  readonly worth: number;
  readonly extra: number;
  readonly price: number;
  readonly visits: number;
  readonly cities: number;
  readonly towns: number;
  readonly stations: number;
}

function figuresOf(network: Network, prices: Int32Array, arcs: readonly number[]): Figures {
  const counts = network.profile.capacity.townsCount === 'always';
  let [worth, extra, price, visits, cities, towns, stations] = [0, 0, 0, 0, 0, 0, 0];
  for (const [i, index] of arcs.entries()) {
    const { to, last } = network.lines.arcs[index]!;
    const next = network.lines.arcs[arcs[i + 1] ?? -1];
    worth += last.ferry || next?.first.ferry ? network.ferried[to]! : network.plain[to]!;
    extra += network.extra[to]!;
    price += prices[index]!;
    visits += Number(network.kind[to] !== 0);
    cities += Number(network.kind[to] === city);
    towns += Number(counts && network.kind[to] === town);
    stations += network.own[to]!;
  }
  const single = network.lines.arcs[arcs[0]!]!;
  if (single.segment.crossing) {
    const pair = network.pair[single.index]!;
    return { gain: 0, worth: pair, extra, price, visits: 0, cities: 0, towns: 0, stations };
  }
  return { gain: worth + extra - price, worth, extra, price, visits, cities, towns, stations };
}

function flagsOf({ lines }: Network, arcs: readonly number[]): number {
  const { first, segment } = lines.arcs[arcs[0]!]!;
  const { last } = lines.arcs[arcs.at(-1)!]!;
  return (
    (segment.crossing ? crosses : 0) |
    (first.ferry ? ferryFirst : 0) |
    (last.ferry ? ferryLast : 0) |
    (first.terminal ? terminalFirst : 0) |
    (last.terminal ? terminalLast : 0)
  );
}
