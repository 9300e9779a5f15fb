import type { Budgets } from './budget';
import type { Hubs } from './hubs';
import { city, type Network, town } from './network';
import { type Way, waysIn } from './ways';

/** What a move is like, as bits. */
export const crosses = 1;
export const ferryFirst = 2;
export const ferryLast = 4;
export const terminalFirst = 8;
export const terminalLast = 16;

/** Lists one behind the other: list `i` are the items from `first[i]` up to `first[i + 1]`. */
export interface Flat {
  readonly first: Int32Array;
  readonly items: Int32Array;
}

/**
 * The steps that a route grows by: from a stop by one of the ways to the next hub, to an end on the way, or by
 * ferry to the other stop of a hub. The moves from a stop to the same hub are a group. In flat arrays, for the
 * loop that takes nearly all the time.
 */
export interface Moves {
  /** By stop: its groups are those from the first up to the last. */
  readonly firstGroup: Int32Array;
  readonly lastGroup: Int32Array;
  /** By group: its first move, or where its moves begin in the order by prices; one number more than groups. */
  readonly firstMove: Int32Array;
  /** By group: the row of a table for what may follow; -1 where the arm ends. */
  readonly row: Int32Array;
  /** By group: the hub that it leads to, or -1. */
  readonly hub: Int32Array;
  /** By group: the mark of the area that it leads to; behind all others where moves lead to several. */
  readonly area: Int32Array;
  /** By group: the most that the last visit earns, where a route that goes on may still change that. */
  readonly most: Int32Array;
  /** By group: what it takes of the budget. */
  readonly takesCities: Int32Array;
  readonly takesStops: Int32Array;
  /** By move. */
  readonly to: Int32Array;
  /** What its stops are worth, and what bonuses can add for them. */
  readonly worth: Int32Array;
  readonly extra: Int32Array;
  /** Both together, without what `most` of the group is for. */
  readonly gain: Int32Array;
  readonly cities: Int32Array;
  readonly towns: Int32Array;
  readonly stations: Int32Array;
  readonly flags: Int32Array;
  readonly arcs: Flat;
  readonly marks: Flat;
  /** Too many ways to tell apart: each arc is a move. */
  readonly isLoose: boolean;
}

/** Beyond so many steps the ways are not told apart any more. */
export const mostWaySteps = 20_000;

/** Rows of a table stand for hubs, then for stops that take nothing. */
export function rowOfStop(hubs: Hubs, stop: number): number {
  return hubs.of[stop]! >= 0 ? hubs.of[stop]! : hubs.count + hubs.free.indexOf(stop);
}

export function movesOf(network: Network, budgets: Budgets, hubs: Hubs, mostSteps: number): Moves {
  const sheet = newSheet(network, budgets, hubs);
  const ways = waysIn(network, hubs, mostSteps);
  const { firstGroup, lastGroup, groups } = sheet;
  for (const stops of hubs.places) {
    for (const stop of stops) {
      firstGroup[stop] = groups.row.length;
      if (ways) for (const [hub, list] of ways(stop)) addWays(sheet, hub, list);
      else addArcs(sheet, stop);
      addFerries(sheet, stop);
      lastGroup[stop] = groups.row.length;
    }
  }
  return finished(sheet, ways === undefined);
}

/** Moves as they are written down. */
interface Sheet {
  readonly network: Network;
  readonly budgets: Budgets;
  readonly hubs: Hubs;
  readonly firstGroup: Int32Array;
  readonly lastGroup: Int32Array;
  readonly groups: Record<
    'firstMove' | 'row' | 'hub' | 'area' | 'most' | 'takesCities' | 'takesStops',
    number[]
  >;
  readonly moves: Record<
    'to' | 'worth' | 'extra' | 'gain' | 'cities' | 'towns' | 'stations' | 'flags',
    number[]
  >;
  readonly arcs: { readonly first: number[]; readonly items: number[] };
  readonly marks: { readonly first: number[]; readonly items: number[] };
}

function newSheet(network: Network, budgets: Budgets, hubs: Hubs): Sheet {
  return {
    network,
    budgets,
    hubs,
    firstGroup: new Int32Array(network.leaving.length),
    lastGroup: new Int32Array(network.leaving.length),
    groups: {
      firstMove: [],
      row: [],
      hub: [],
      area: [],
      most: [],
      takesCities: [],
      takesStops: [],
    },
    moves: {
      to: [],
      worth: [],
      extra: [],
      gain: [],
      cities: [],
      towns: [],
      stations: [],
      flags: [],
    },
    arcs: { first: [], items: [] },
    marks: { first: [], items: [] },
  };
}

function finished({ firstGroup, lastGroup, groups, moves, arcs, marks }: Sheet, isLoose: boolean): Moves {
  const flat = (list: Sheet['arcs']): Flat => ({
    first: Int32Array.from([...list.first, list.items.length]),
    items: Int32Array.from(list.items),
  });
  return {
    firstGroup,
    lastGroup,
    firstMove: Int32Array.from([...groups.firstMove, moves.to.length]),
    row: Int32Array.from(groups.row),
    hub: Int32Array.from(groups.hub),
    area: Int32Array.from(groups.area),
    most: Int32Array.from(groups.most),
    takesCities: Int32Array.from(groups.takesCities),
    takesStops: Int32Array.from(groups.takesStops),
    to: Int32Array.from(moves.to),
    worth: Int32Array.from(moves.worth),
    extra: Int32Array.from(moves.extra),
    gain: Int32Array.from(moves.gain),
    cities: Int32Array.from(moves.cities),
    towns: Int32Array.from(moves.towns),
    stations: Int32Array.from(moves.stations),
    flags: Int32Array.from(moves.flags),
    arcs: flat(arcs),
    marks: flat(marks),
    isLoose,
  };
}

function openGroup(sheet: Sheet, row: number, hub: number, most: number): void {
  const { groups, moves, hubs, network } = sheet;
  const { marks, startMarks } = network.lines;
  groups.firstMove.push(moves.to.length);
  groups.row.push(row);
  groups.hub.push(hub);
  groups.area.push(hub < 0 ? marks : startMarks[hubs.stops[hub]![0]!]![0]!);
  groups.most.push(most);
}

function takes({ groups }: Sheet, cities: number, stops: number): void {
  groups.takesCities.push(cities);
  groups.takesStops.push(stops);
}

/** A group of moves to a hub, which are all ways or single arcs there. */
function openHub(sheet: Sheet, hub: number): void {
  const { hubs } = sheet;
  openGroup(sheet, hub, hub, hubs.worth[hub]!);
  takes(sheet, hubs.cities[hub]!, hubs.stopsTaken[hub]!);
}

function addWays(sheet: Sheet, hub: number, ways: readonly Way[]): void {
  if (hub >= 0) openHub(sheet, hub);
  else {
    openGroup(sheet, -1, -1, 0);
    takes(sheet, sheet.budgets.endCost, 0);
  }
  const gained = ways.map((way) => ({ way, gain: gainOf(sheet, way, hub < 0) }));
  if (gained.length > 1) gained.sort((a, b) => b.gain - a.gain);
  for (const { way, gain } of gained) addMove(sheet, way, gain);
}

/** Arc by arc, also to stops that take nothing. */
function addArcs(sheet: Sheet, stop: number): void {
  const { network, hubs } = sheet;
  for (const { index, to, segment } of network.leaving[stop]!) {
    const hub = hubs.of[to]!;
    if (segment.crossing || hub === -2) continue;
    if (hub >= 0) openHub(sheet, hub);
    else {
      const row = rowOfStop(hubs, to);
      openGroup(sheet, row, -1, hubs.freeWorth[row - hubs.count]!);
      takes(sheet, 0, 0);
    }
    addMove(sheet, [index], 0);
  }
}

/** To the other stop of the same hub: it takes nothing, and what it adds is counted where the hub is reached. */
function addFerries(sheet: Sheet, stop: number): void {
  const { network, hubs } = sheet;
  for (const { index, to, segment } of network.leaving[stop]!) {
    if (!segment.crossing || hubs.of[to] === -2) continue;
    openGroup(sheet, rowOfStop(hubs, to), -1, 0);
    takes(sheet, 0, 0);
    addMove(sheet, [index], 0);
  }
}

/** What the stops of a way earn; the last of them only where the route ends there. */
function gainOf({ network }: Sheet, way: Way, isEnd: boolean): number {
  const { lines, plain, ferried, extra } = network;
  let gain = 0;
  for (let i = 0; i < way.length; i++) {
    if (i + 1 === way.length && !isEnd) break;
    const { to, last } = lines.arcs[way[i]!]!;
    const isFerried = last.ferry || (i + 1 < way.length && lines.arcs[way[i + 1]!]!.first.ferry);
    gain += (isFerried ? ferried[to]! : plain[to]!) + extra[to]!;
  }
  return gain;
}

function addMove(sheet: Sheet, way: Way, gain: number): void {
  const { network, moves, arcs, marks } = sheet;
  const { kind, plain, ferried, extra, own, pair, lines } = network;
  const townsCount = network.profile.capacity.townsCount === 'always';
  const begin = lines.arcs[way[0]!]!;
  const isCrossing = begin.segment.crossing;
  let [worth, more, cities, towns, stations] = [0, 0, 0, 0, 0];
  arcs.first.push(arcs.items.length);
  marks.first.push(marks.items.length);
  for (let i = 0; i < way.length; i++) {
    const arc = lines.arcs[way[i]!]!;
    const { to } = arc;
    const isFerried = arc.last.ferry || (i + 1 < way.length && lines.arcs[way[i + 1]!]!.first.ferry);
    arcs.items.push(arc.index);
    // the place where a route arrives is taken most often: look there first
    for (let k = arc.marks.length - 1; k >= 0; k--) marks.items.push(arc.marks[k]!);
    worth += isFerried ? ferried[to]! : plain[to]!;
    more += extra[to]!;
    stations += own[to]!;
    if (isCrossing) continue;
    if (kind[to] === city) cities++;
    if (townsCount && kind[to] === town) towns++;
  }
  const { to, last } = lines.arcs[way[way.length - 1]!]!;
  moves.to.push(to);
  moves.worth.push(isCrossing ? pair[begin.index]! : worth);
  moves.extra.push(more);
  moves.gain.push(gain);
  moves.cities.push(cities);
  moves.towns.push(towns);
  moves.stations.push(stations);
  moves.flags.push(
    (isCrossing ? crosses : 0) |
      (begin.first.ferry ? ferryFirst : 0) |
      (last.ferry ? ferryLast : 0) |
      (begin.first.terminal ? terminalFirst : 0) |
      (last.terminal ? terminalLast : 0),
  );
}
