import type { Hunt } from './hunt';
import { crosses, ferryFirst, ferryLast, terminalFirst, terminalLast } from './moves';
import { mayFollow } from './network';
import { aheadOfBoth, lookAround, newOutlook, type Outlook } from './outlook';
import type { Plan } from './plan';

/** Looking around anew pays only early in a route, and where tables are not too large (measured). */
const isWorthwhile = (left: number, all: number): boolean => left >= all - 2 && left >= 4 && left < 12;

/** Visits every legal route once that may earn enough. Returns how many steps it took. */
export function hunt(plan: Plan, wanted: Hunt): number {
  const { network, bounds, moves, visit, city, town, endTown, late, toStation } = plan;
  const { plain, ferried, extra, own, mayEnd, mayStart, access, extraForAll } = network;
  const { budgets, hubs, leadBetween, rowAt } = bounds;
  const { flags, marks } = moves;
  const { order, gainInOrder, price: priceOf } = plan.prices;
  const { firstGroup, firstMove, row, takesCities, takesStops, to } = moves;
  const { open, shut } = access;
  const { capacity, spares } = network.profile;
  const hubOf = hubs.of;
  const unlimited = 1 << 30;
  const cityLimit = capacity.cities ?? unlimited;
  const townLimit = capacity.towns ?? unlimited;
  const stopLimit = (capacity.stops ?? unlimited) + (spares?.most ?? 0);
  const width = budgets.stops + 1;
  const { oneArm } = wanted;

  const marked = wanted.taken ? wanted.taken.slice() : new Uint8Array(network.lines.marks);
  /** Roots whose routes are all found: those of two arms avoid them, those of one do not end there. */
  const closed = new Uint8Array(hubOf.length);
  // the first moves are the ways of the bounds; where these are not told apart, all are taken to be open
  const openness = bounds.ways.isLoose ? undefined : { marked, marks };
  /** One for each time that the search has looked around on the way; the last one counts. */
  const outlooks: Outlook[] = [newOutlook(bounds)];
  let depth = 0;
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
  let firstHub = -1;
  let steps = 0;
  let halted = false;
  let cities = 0;
  let towns = 0;
  let visits = 0;
  let stations = 0;
  let sum = 0;
  let more = 0;
  let price = 0;
  let turn = 0;

  const isRoute = (a: number, b: number): boolean =>
    visits > 1 &&
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
    for (let i = moves.stops.first[move]!; i < moves.stops.first[move + 1]!; i++) {
      const stop = moves.stops.items[i]!;
      if (closed[stop] && !oneArm) return -1;
      if (turnOf[stop]! >= 0 && turnOf[stop] !== ++next) return -1;
    }
    return next;
  };

  const isTaken = (move: number): boolean => {
    const last = marks.first[move + 1]!;
    for (let i = marks.first[move]!; i < last; i++) if (marked[marks.items[i]!]) return true;
    return false;
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
    const oldFirstHub = firstHub;
    const oldRootFerried = rootFerried;
    sum += moves.worth[move]!;
    if (flag & crosses) sum -= wasWorth;
    else if (flag & ferryFirst && !wasFerried) {
      sum += ferried[network.lines.arcs[moves.arcs.items[moves.arcs.first[move]!]!]!.from]! - wasWorth;
    }
    if (arm.length === 0 && flag & ferryFirst) rootFerried = 1;
    if (firstHub < 0 && !(flag & crosses)) firstHub = hubOf[at]!;
    visits += moves.visits[move]!;
    cities += moves.cities[move]!;
    towns += moves.towns[move]!;
    more += moves.extra[move]!;
    price += priceOf[move]!;
    stations += moves.stations[move]!;
    if (cities <= cityLimit && towns <= townLimit && cities + towns <= stopLimit) {
      for (let i = marks.first[move]!; i < lastMark; i++) marked[marks.items[i]!] = 1;
      arm.push(move);
      let done = false;
      if (sum + more - price > above && isRoute(end, at)) {
        done = wanted.found({ one, other, stops: sum, price });
        above = wanted.above - extraForAll;
      }
      if (!done && !halted) onward(move, arm, end);
      arm.pop();
      for (let i = marks.first[move]!; i < lastMark; i++) marked[marks.items[i]!] = 0;
    }
    stations -= moves.stations[move]!;
    price -= priceOf[move]!;
    more -= moves.extra[move]!;
    towns -= moves.towns[move]!;
    cities -= moves.cities[move]!;
    visits -= moves.visits[move]!;
    sum = oldSum;
    turn = oldTurn;
    firstHub = oldFirstHub;
    rootFerried = oldRootFerried;
  };

  /** From the end of an arm: further on, and from the root the other way. */
  const onward = (move: number, arm: number[], end: number): void => {
    const at = to[move]!;
    const flag = flags[move]!;
    const twoArms = arm === one && !oneArm;
    const isFree = hubOf[at]! < 0;
    const before = depth;
    if (!isFree && !(flag & crosses)) lookAnew(twoArms ? 0 : endTown[end]!);
    if (!(flag & terminalLast) && (!isFree || bounds.ways.isLoose)) {
      const isFerried = flag & (crosses | ferryLast) ? 1 : 0;
      const worth = flag & crosses ? moves.worth[move]! : isFerried ? ferried[at]! : plain[at]!;
      const lateHere = flag & crosses ? 0 : late[at]!;
      const lastArc = moves.arcs.items[moves.arcs.first[move + 1]! - 1]!;
      spread(at, arm, lastArc, isFerried, worth, lateHere, end, twoArms, -1);
    }
    if (twoArms && turn === lastTurn && mayEnd[at] && !halted) turnRound(at);
    depth = before;
  };

  const lookAnew = (ended: number): void => {
    const citiesLeft = budgets.cities === 0 ? 0 : budgets.cities - cities - ended;
    const stopsLeft = budgets.stops === 0 ? 0 : budgets.stops - cities - towns;
    if (citiesLeft < 0 || stopsLeft < 0) return;
    if (!isWorthwhile((citiesLeft + 1) * (stopsLeft + 1), budgets.size)) return;
    depth++;
    outlooks[depth] ??= newOutlook(bounds);
    lookAround(bounds, outlooks[depth]!, openness, citiesLeft, stopsLeft);
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
    const now = sum + more - price + late[root]! + lateHere;
    const last = firstGroup[at + 1]!;
    for (let group = firstGroup[at]!; group < last; group++) {
      const c = citiesLeft - takesCities[group]!;
      const s = stopsLeft - takesStops[group]!;
      if (c < 0 || s < 0) continue;
      const hub = moves.hub[group]!;
      if (oneArm && stations === 0 && hub >= 0 && toStation[hub]! > (budgets.stops === 0 ? c : s)) continue;
      const ahead = aheadOf(row[group]!, firstHub < 0 ? hub : firstHub, c * width + s, twoArms);
      const base = now + moves.late[group]! + ahead;
      const lastMove = firstMove[group + 1]!;
      for (let i = firstMove[group]!; i < lastMove; i++) {
        if (base + gainInOrder[i]! <= above) break;
        const move = order[i]!;
        if (isTaken(move) || firstArcOf(move) <= after) continue;
        if (isOpen ? arriving >= 0 && flags[move]! & terminalFirst : !follows(arriving, move)) continue;
        step(move, arm, isFerried, worth, end);
        if (halted) return;
      }
    }
  };

  /** The most that can follow: at the end of the arm, and at the root where the other arm has not begun. */
  const aheadOf = (row: number, hub: number, room: number, twoArms: boolean): number => {
    const outlook = outlooks[depth]!;
    if (!twoArms) return row < 0 ? 0 : outlook.table[row * budgets.size + room]!;
    const other = rowOf(hub, root);
    if (row < 0) return outlook.table[other * budgets.size + room]!;
    return aheadOfBoth(bounds, outlook, row, other, room);
  };

  const rowOf = (before: number, at: number): number => {
    const hub = hubOf[at]!;
    const lead = before < 0 || hub < 0 ? -1 : leadBetween[before * hubs.count + hub]!;
    return lead < 0 ? rowAt[at]! : hubs.count + lead;
  };

  const firstArcOf = (move: number): number => moves.arcs.items[moves.arcs.first[move]!]!;

  const follows = (arc: number, move: number): boolean =>
    mayFollow(network, network.lines.arcs[arc]!, network.lines.arcs[firstArcOf(move)]!);

  /** The second arm: it leaves the root by a later arc than the first, so that each pair is tried once. */
  const turnRound = (end: number): void => {
    const move = one[0]!;
    const flag = flags[move]!;
    if (flag & terminalFirst) return;
    const arc = firstArcOf(move);
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
    const places = network.lines.startMarks[start]!;
    if (shut[start] || places.some((mark) => marked[mark])) continue;
    root = start;
    for (const mark of places) marked[mark] = 1;
    visits = visit[start]!;
    cities = city[start]!;
    towns = town[start]!;
    sum = plain[start]!;
    more = extra[start]!;
    stations = own[start]!;
    lookAround(bounds, outlooks[0]!, openness, budgets.cities, budgets.stops);
    spread(start, one, -1, 0, plain[start]!, 0, start, !oneArm, -1);
    for (const mark of places) marked[mark] = 0;
    closed[start] = 1;
    if (!oneArm) {
      if (isDoneWith(start)) marked[places[0]!] = 1;
      looksAtStops = true;
    }
    if (halted) break;
  }
  return steps;
}
