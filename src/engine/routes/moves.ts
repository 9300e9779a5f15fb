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
  /** By stop: where its groups begin; the moves of a group lead to the same hub, or to an end on the way. */
  readonly firstGroup: Int32Array;
  /** By group: the row of a table for what may follow; -1 where the arm ends. */
  readonly row: Int32Array;
  /** By group: the hub that it leads to, or -1. */
  readonly hub: Int32Array;
  /** By group: what a ferry taken from there could still add. */
  readonly late: Int32Array;
  /** By group: what it takes of the budget. */
  readonly takesCities: Int32Array;
  readonly takesStops: Int32Array;
  /** By group: where its moves begin in `members`. */
  readonly firstMove: Int32Array;
  readonly members: Int32Array;
  /** By move. */
  readonly to: Int32Array;
  /** What its stops are worth, and what bonuses can add for them. */
  readonly worth: Int32Array;
  readonly extra: Int32Array;
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

/** What depends on the price of track. */
export interface MovePrices {
  /** By move: what its track costs. */
  readonly price: Int32Array;
  /** The moves of each group, those that gain most first, and what each gains. */
  readonly order: Int32Array;
  readonly gainInOrder: Int32Array;
}

/** One group of moves before all are laid out flat. */
interface Group {
  readonly row: number;
  readonly hub: number;
  readonly late: number;
  readonly takesCities: number;
  readonly takesStops: number;
  readonly moves: number[];
}

/** The first moves are the ways, then come ferries; where ways are too many, each arc is a move. */
export function movesOf(network: Network, bounds: Bounds, late: Int32Array): Moves {
  const { lines } = network;
  const { ways } = bounds;
  const arcs = ways.isLoose ? flat(lines.arcs.map(({ index }) => [index])) : withFerries(network, ways.arcs);
  const byStop = ways.isLoose ? arcGroups(network, bounds, late) : wayGroups(network, bounds, late, arcs);
  const groups = byStop.flat();
  const members = flat(groups.map(({ moves }) => moves));
  return {
    firstGroup: startsOf(byStop),
    row: Int32Array.from(groups, ({ row }) => row),
    hub: Int32Array.from(groups, ({ hub }) => hub),
    late: Int32Array.from(groups, (group) => group.late),
    takesCities: Int32Array.from(groups, ({ takesCities }) => takesCities),
    takesStops: Int32Array.from(groups, ({ takesStops }) => takesStops),
    firstMove: members.first,
    members: members.items,
    ...figuresOf(network, arcs),
    arcs,
    stops: { first: arcs.first, items: arcs.items.map((arc) => lines.arcs[arc]!.to) },
    marks: marksOf(network, arcs),
  };
}

function startsOf(lists: readonly { readonly length: number }[]): Int32Array {
  const first = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) first[i + 1] = first[i]! + lists[i]!.length;
  return first;
}

function withFerries({ lines }: Network, ways: Flat): Flat {
  const ferries = lines.arcs.filter(({ segment }) => segment.crossing).map(({ index }) => index);
  if (ferries.length === 0) return ways;
  const count = ways.first.length - 1;
  const first = new Int32Array(count + 1 + ferries.length);
  first.set(ways.first);
  for (let i = 0; i < ferries.length; i++) first[count + 1 + i] = first[count]! + 1 + i;
  const items = new Int32Array(ways.items.length + ferries.length);
  items.set(ways.items);
  items.set(ferries, ways.items.length);
  return { first, items };
}

/** What lists of arcs take: those of one list have nothing in common. */
export function marksOf({ lines }: Network, arcs: Flat): Flat {
  const count = arcs.first.length - 1;
  const first = new Int32Array(count + 1);
  const items: number[] = [];
  for (let move = 0; move < count; move++) {
    for (let i = arcs.first[move]!; i < arcs.first[move + 1]!; i++) {
      const { marks } = lines.arcs[arcs.items[i]!]!;
      // the place where a route arrives is taken most often: look there first
      for (let k = marks.length - 1; k >= 0; k--) items.push(marks[k]!);
    }
    first[move + 1] = items.length;
  }
  return { first, items: Int32Array.from(items) };
}

type Figures = Pick<Moves, 'to' | 'worth' | 'extra' | 'visits' | 'cities' | 'towns' | 'stations' | 'flags'>;

function figuresOf(network: Network, arcs: Flat): Figures {
  const { kind, plain, ferried, extra, own, pair, lines } = network;
  const counts = network.profile.capacity.townsCount === 'always';
  const count = arcs.first.length - 1;
  const figures = {
    to: new Int32Array(count),
    worth: new Int32Array(count),
    extra: new Int32Array(count),
    visits: new Int32Array(count),
    cities: new Int32Array(count),
    towns: new Int32Array(count),
    stations: new Int32Array(count),
    flags: new Uint8Array(count),
  };
  for (let move = 0; move < count; move++) {
    const end = arcs.first[move + 1]!;
    const begin = lines.arcs[arcs.items[arcs.first[move]!]!]!;
    const isCrossing = begin.segment.crossing;
    for (let i = arcs.first[move]!; i < end; i++) {
      const { to, last } = lines.arcs[arcs.items[i]!]!;
      const isFerried = last.ferry || (i + 1 < end && lines.arcs[arcs.items[i + 1]!]!.first.ferry);
      figures.to[move] = to;
      figures.worth[move]! += isFerried ? ferried[to]! : plain[to]!;
      figures.extra[move]! += extra[to]!;
      figures.stations[move]! += own[to]!;
      if (isCrossing) continue;
      figures.visits[move]! += kind[to] === 0 ? 0 : 1;
      figures.cities[move]! += kind[to] === city ? 1 : 0;
      figures.towns[move]! += counts && kind[to] === town ? 1 : 0;
    }
    if (isCrossing) figures.worth[move] = pair[begin.index]!;
    const { last } = lines.arcs[arcs.items[end - 1]!]!;
    figures.flags[move] =
      (isCrossing ? crosses : 0) |
      (begin.first.ferry ? ferryFirst : 0) |
      (last.ferry ? ferryLast : 0) |
      (begin.first.terminal ? terminalFirst : 0) |
      (last.terminal ? terminalLast : 0);
  }
  return figures;
}

/** Prices by arc. */
export function pricesOf(moves: Moves, prices: Int32Array): MovePrices {
  const { arcs, worth, extra, flags, firstMove } = moves;
  const price = new Int32Array(worth.length);
  const gain = new Int32Array(worth.length);
  const order = moves.members.slice();
  for (let move = 0; move < worth.length; move++) {
    for (let i = arcs.first[move]!; i < arcs.first[move + 1]!; i++) price[move]! += prices[arcs.items[i]!]!;
    // the most it can bring after paying; what a ferry within a hub adds is counted where the hub is reached
    gain[move] = (flags[move]! & crosses ? 0 : worth[move]! + extra[move]!) - price[move]!;
  }
  for (let group = 0; group + 1 < firstMove.length; group++) {
    const [first, last] = [firstMove[group]!, firstMove[group + 1]!];
    if (last - first > 1) order.subarray(first, last).sort((a, b) => gain[b]! - gain[a]! || a - b);
  }
  return { price, order, gainInOrder: order.map((move) => gain[move]!) };
}

/** By the ways that are known. */
function wayGroups(network: Network, bounds: Bounds, late: Int32Array, arcs: Flat): Group[][] {
  const { hubs, ways, hubLeads, budgets, rowAt } = bounds;
  const leads = ways.leadTo.length;
  const byStop: Group[][] = network.leaving.map(() => []);
  const fromOf = (move: number) => network.lines.arcs[arcs.items[arcs.first[move]!]!]!.from;
  const add = (index: number, stops: readonly number[], group: Omit<Group, 'moves'>) => {
    for (const stop of stops) {
      const moves: number[] = [];
      for (let way = ways.firstWay[index]!; way < ways.firstWay[index + 1]!; way++) {
        if (stops.length === 1 || fromOf(way) === stop) moves.push(way);
      }
      if (moves.length > 0) byStop[stop]!.push({ ...group, moves });
    }
  };
  for (let place = 0; place + 1 < ways.firstLead.length; place++) {
    const stops = hubs.stops[place] ?? [hubs.free[place - hubs.count]!];
    for (let lead = ways.firstLead[place]!; lead < ways.firstLead[place + 1]!; lead++) {
      const hub = ways.leadTo[lead]!;
      add(lead, stops, {
        row: lead < hubLeads ? hubs.count + lead : hub,
        hub,
        late: Math.max(...hubs.stops[hub]!.map((stop) => late[stop]!)),
        takesCities: hubs.cities[hub]!,
        takesStops: hubs.stopsTaken[hub]!,
      });
    }
    add(leads + place, stops, { row: -1, hub: -1, late: 0, takesCities: budgets.endCost, takesStops: 0 });
  }
  for (let move = ways.arcs.first.length - 1; move + 1 < arcs.first.length; move++) {
    const { from, to } = network.lines.arcs[arcs.items[arcs.first[move]!]!]!;
    if (hubs.of[from] !== -2 && !network.access.shut[from] && !network.access.shut[to]) {
      byStop[from]!.push(ferryGroup(rowAt[to]!, move));
    }
  }
  return byStop;
}

/** To the other stop of the same hub: it takes nothing, and what it adds is counted where the hub is reached. */
function ferryGroup(row: number, move: number): Group {
  return { row, hub: -1, late: 0, takesCities: 0, takesStops: 0, moves: [move] };
}

/** Where ways are too many: arc by arc, also to stops that take nothing. */
function arcGroups(network: Network, { hubs, rowAt, leadBetween }: Bounds, late: Int32Array): Group[][] {
  return network.leaving.map((arcs, stop) => {
    const before = hubs.of[stop]!;
    const usable = arcs.filter((arc) => before !== -2 && hubs.of[arc.to] !== -2);
    return usable.map(({ index, to, segment }) => {
      if (segment.crossing) return ferryGroup(rowAt[to]!, index);
      const hub = hubs.of[to]!;
      const lead = before >= 0 && hub >= 0 ? leadBetween[before * hubs.count + hub]! : -1;
      return {
        row: lead < 0 ? rowAt[to]! : hubs.count + lead,
        hub,
        late: late[to]!,
        takesCities: hub < 0 ? 0 : hubs.cities[hub]!,
        takesStops: hub < 0 ? 0 : hubs.stopsTaken[hub]!,
        moves: [index],
      };
    });
  });
}
