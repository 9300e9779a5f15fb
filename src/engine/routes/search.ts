import { aheadOfBoth, isTaken, lookAround, newOutlook } from './bound';
import { crosses, ferryFirst, ferryLast, rowOfStop, terminalFirst, terminalLast } from './moves';
import { mayFollow } from './network';
import type { Plan } from './plan';

/** A route that the search has found: moves from its root one way and then, perhaps, the other way. */
export interface Found {
  readonly one: readonly number[];
  readonly other: readonly number[];
  /** What its stops earn. */
  readonly stops: number;
}

export interface Hunt {
  /** Stops that every route has one of; a route is found from the first of them. */
  readonly roots: readonly number[];
  /** Every route ends at its root: where it starts is given. */
  readonly oneArm: boolean;
  /** Marks that other trains have taken already. */
  readonly taken?: Uint8Array;
  /** Only routes through these stops in this order; the first is the only root. */
  readonly via?: readonly number[];
  /** Routes that cannot earn more than this, less the price of their track, are left out; it may be raised. */
  above: number;
  /** A legal route that may earn more. True: longer ones that begin like it are not wanted. */
  found(route: Found): boolean;
  /** Asked now and then: is the search to be given up? */
  halted(steps: number): boolean;
}

/** Visits every legal route once that may earn enough. Returns how many steps it took. */
export function hunt(plan: Plan, wanted: Hunt): number {
  const { network, budgets, hubs, moves, order, city, town, endTown, late } = plan;
  const { plain, ferried, extra, own, mayEnd, mayStart, access, extraForAll } = network;
  const { flags, marks } = moves;
  const { firstGroup, lastGroup, firstMove, row, area, most, takesCities, takesStops, to } = moves;
  const { moves: inOrder, gain, more: moreOf } = order;
  const { open, shut } = access;
  const { startMarks } = network.lines;
  const { capacity, spares } = network.profile;
  const hubOf = hubs.of;
  const unlimited = 1 << 30;
  const cityLimit = capacity.cities ?? unlimited;
  const townLimit = capacity.towns ?? unlimited;
  const stopLimit = (capacity.stops ?? unlimited) + (spares?.most ?? 0);
  const { size } = budgets;
  const width = budgets.stops + 1;
  const { oneArm } = wanted;

  const marked = wanted.taken ? wanted.taken.slice() : new Uint8Array(network.lines.marks);
  /** Roots whose routes are all found: those of two arms avoid them, those of one do not end there. */
  const closed = new Uint8Array(hubOf.length);
  const outlook = newOutlook(plan);
  const turnOf = new Int32Array(hubOf.length).fill(-1);
  const turns = wanted.via ?? [];
  for (let i = 0; i < turns.length; i++) turnOf[turns[i]!] = i;
  const lastTurn = Math.max(0, turns.length - 1);
  /** Stops on the way of a move matter only then. */
  let looksAtStops = turns.length > 0;

  const one: number[] = [];
  const other: number[] = [];
  let above = wanted.above - extraForAll;
  let root = -1;
  let rootFerried = 0;
  let steps = 0;
  let halted = false;
  let cities = 0;
  let towns = 0;
  let stations = 0;
  let sum = 0;
  let more = 0;
  let turn = 0;

  const isRoute = (a: number, b: number): boolean =>
    startMarks[a]![0] !== startMarks[b]![0] &&
    stations > 0 &&
    turn === lastTurn &&
    mayEnd[a] === 1 &&
    mayEnd[b] === 1 &&
    closed[b] === 0 &&
    (mayStart[a] === 1 || mayStart[b] === 1) &&
    cities + towns + endTown[a]! + endTown[b]! <= stopLimit;

  /** The turn after a move, or -1 where it comes to a stop that is not to be visited now. */
  const turnAfter = (move: number): number => {
    let next = turn;
    for (let i = moves.arcs.first[move]!; i < moves.arcs.first[move + 1]!; i++) {
      const stop = network.lines.arcs[moves.arcs.items[i]!]!.to;
      if (closed[stop] && !oneArm) return -1;
      if (turnOf[stop]! >= 0 && turnOf[stop] !== ++next) return -1;
    }
    return next;
  };

  /** Makes a move on track that is free, does what is to be done then, and takes it back. */
  const step = (move: number, arm: number[], wasFerried: number, wasWorth: number, end: number): void => {
    const lastMark = marks.first[move + 1]!;
    const oldTurn = turn;
    if (looksAtStops) {
      const next = turnAfter(move);
      if (next < 0) return;
      turn = next;
    }
    if ((++steps & 127) === 0 && wanted.halted(steps)) halted = true;
    const at = to[move]!;
    const flag = flags[move]!;
    const oldSum = sum;
    const oldRootFerried = rootFerried;
    sum += moves.worth[move]!;
    if (flag & crosses) sum -= wasWorth;
    else if (flag & ferryFirst && !wasFerried) {
      sum += ferried[network.lines.arcs[moves.arcs.items[moves.arcs.first[move]!]!]!.from]! - wasWorth;
    }
    if (arm.length === 0 && flag & ferryFirst) rootFerried = 1;
    cities += moves.cities[move]!;
    towns += moves.towns[move]!;
    more += moreOf[move]!;
    stations += moves.stations[move]!;
    if (cities <= cityLimit && towns <= townLimit && cities + towns <= stopLimit) {
      for (let i = marks.first[move]!; i < lastMark; i++) marked[marks.items[i]!] = 1;
      arm.push(move);
      let done = false;
      if (sum + more > above && isRoute(end, at)) {
        done = wanted.found({ one, other, stops: sum });
        above = wanted.above - extraForAll;
      }
      if (!done && !halted) onward(move, arm, end);
      arm.pop();
      for (let i = marks.first[move]!; i < lastMark; i++) marked[marks.items[i]!] = 0;
    }
    stations -= moves.stations[move]!;
    more -= moreOf[move]!;
    towns -= moves.towns[move]!;
    cities -= moves.cities[move]!;
    sum = oldSum;
    turn = oldTurn;
    rootFerried = oldRootFerried;
  };

  /** From the end of an arm: further on, and from the root the other way. */
  const onward = (move: number, arm: number[], end: number): void => {
    const at = to[move]!;
    const flag = flags[move]!;
    const twoArms = arm === one && !oneArm;
    const isFree = hubOf[at]! < 0;
    if (!(flag & terminalLast) && (!isFree || moves.isLoose)) {
      const isFerried = flag & (crosses | ferryLast) ? 1 : 0;
      const worth = flag & crosses ? moves.worth[move]! : isFerried ? ferried[at]! : plain[at]!;
      const lateHere = flag & crosses ? 0 : late[at]!;
      const lastArc = moves.arcs.items[moves.arcs.first[move + 1]! - 1]!;
      spread(at, arm, lastArc, isFerried, worth, lateHere, end, twoArms, -1);
    }
    if (twoArms && turn === lastTurn && mayEnd[at] && !halted) turnRound(at);
  };

  /** Tries all moves from a stop that may bring enough, by arcs after the given one. */
  const spread = (
    at: number,
    arm: number[],
    arriving: number,
    isFerried: number,
    worth: number,
    lateHere: number,
    end: number,
    twoArms: boolean,
    after: number,
  ): void => {
    const ended = twoArms ? 0 : endTown[end]!;
    const citiesLeft = budgets.cities === 0 ? 0 : budgets.cities - cities - ended;
    const stopsLeft = budgets.stops === 0 ? 0 : budgets.stops - cities - towns;
    const isOpen = open[at] === 1 || arriving < 0;
    const now = sum + more + late[root]! + lateHere;
    const last = lastGroup[at]!;
    for (let group = firstGroup[at]!; group < last; group++) {
      if (marked[area[group]!]) continue;
      const c = citiesLeft - takesCities[group]!;
      const s = stopsLeft - takesStops[group]!;
      if (c < 0 || s < 0) continue;
      const ahead = twoArms
        ? aheadWithRoot(row[group]!, c * width + s)
        : row[group]! < 0
          ? 0
          : outlook.table[row[group]! * size + c * width + s]!;
      const base = now + most[group]! + ahead;
      const lastMove = firstMove[group + 1]!;
      for (let i = firstMove[group]!; i < lastMove; i++) {
        if (base + gain[i]! <= above) break;
        const move = inOrder[i]!;
        if (firstArcOf(move) <= after || isTaken(moves, move, marked)) continue;
        if (isOpen ? arriving >= 0 && flags[move]! & terminalFirst : !follows(arriving, move)) continue;
        step(move, arm, isFerried, worth, end);
        if (halted) return;
      }
    }
  };

  /** The most that can follow at the end of the arm and at the root, where the other arm has not begun. */
  const aheadWithRoot = (row: number, room: number): number =>
    row < 0 ? outlook.table[outlook.rootRow * size + room]! : aheadOfBoth(budgets, outlook, row, room);

  const firstArcOf = (move: number): number => moves.arcs.items[moves.arcs.first[move]!]!;

  const follows = (arc: number, move: number): boolean =>
    mayFollow(network, network.lines.arcs[arc]!, network.lines.arcs[firstArcOf(move)]!);

  /** The second arm: it leaves the root by a later arc than the first, so that each pair is tried once. */
  const turnRound = (end: number): void => {
    const move = one[0]!;
    const flag = flags[move]!;
    if (flag & terminalFirst) return;
    const arc = firstArcOf(move);
    const c = budgets.cities === 0 ? 0 : budgets.cities - cities - endTown[end]!;
    const s = budgets.stops === 0 ? 0 : budgets.stops - cities - towns;
    if (c < 0 || s < 0) return;
    const ahead = outlook.table[outlook.rootRow * size + c * width + s]!;
    if (sum + more + late[root]! + ahead <= above) return;
    const worth = flag & crosses ? moves.worth[move]! : rootFerried ? ferried[root]! : plain[root]!;
    // an arm that has stops to reach is always the first
    spread(root, other, arc ^ 1, rootFerried, worth, 0, end, false, lastTurn > 0 ? -1 : arc);
  };

  /** No stop of its area is left to be visited. */
  const isDoneWith = (stop: number): boolean => {
    const { stops } = network.graph;
    return stops.every(({ area, index }) => area !== stops[stop]!.area || closed[index] === 1);
  };

  for (const start of wanted.roots) {
    const places = startMarks[start]!;
    if (shut[start] || places.some((mark) => marked[mark])) continue;
    root = start;
    for (const mark of places) marked[mark] = 1;
    cities = city[start]!;
    towns = town[start]!;
    sum = plain[start]!;
    more = extra[start]!;
    stations = own[start]!;
    lookAround(plan, outlook, marked, rowOfStop(hubs, start));
    spread(start, one, -1, 0, plain[start]!, 0, start, !oneArm, -1);
    for (const mark of places) marked[mark] = 0;
    closed[start] = 1;
    if (!oneArm) {
      if (isDoneWith(start)) marked[places[0]!] = 1;
      else looksAtStops = true;
    }
    if (halted) break;
  }
  return steps;
}
