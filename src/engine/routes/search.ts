import { fillTable, type Sharing, sharing, type Table } from './bound';
import { mayFollow, type Network } from './network';
import { crosses, ferryFirst, ferryLast, type Plan, terminalFirst, terminalLast } from './plan';

/** A route that the search has found: arcs from its root one way and then, perhaps, the other way. */
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
  /** Routes that cannot earn more than this are left out; may be raised when one is found. */
  above: number;
  /** A legal route that may earn more. True: longer ones that begin like it are not wanted. */
  found(route: Found): boolean;
  /** Asked now and then: is the search to be given up? */
  halted(steps: number): boolean;
}

/** Where the search for routes of one kind of train starts from. */
export function rootsOf(network: Network): Pick<Hunt, 'roots' | 'oneArm'> {
  const wanted = network.profile.startsAt ? network.mayStart : network.own;
  const roots = [...network.leaving.keys()].filter(
    (stop) => wanted[stop] && network.leaving[stop]!.length > 0,
  );
  return { roots, oneArm: network.profile.startsAt !== undefined };
}

/** Visits every legal route once that may earn enough. Returns how many steps it took. */
export function hunt(plan: Plan, wanted: Hunt): number {
  const { network, bounds, firstArc, order, to, flags, pair, firstMark, marks } = plan;
  const { visit, city, town, endTown } = plan;
  const { plain, ferried, extra, own, mayEnd, mayStart, access, extraForAll } = network;
  const { budgets, hubs, leadBetween, rowAt } = bounds;
  const { open, shut } = access;
  const { capacity, spares } = network.profile;
  const hubOf = hubs.of;
  const hubCount = hubs.count;
  const unlimited = 1 << 30;
  const cityLimit = capacity.cities ?? unlimited;
  const townLimit = capacity.towns ?? unlimited;
  const stopLimit = (capacity.stops ?? unlimited) + (spares?.most ?? 0);
  const endsTake = capacity.townsCount !== 'never';
  const width = budgets.stops + 1;
  const { oneArm } = wanted;

  const marked = wanted.taken ? wanted.taken.slice() : new Uint8Array(network.lines.marks);
  /** Roots whose routes are all found: those of two arms avoid them, those of one do not end there. */
  const closed = new Uint8Array(hubOf.length);
  /** The hubs of the root and of roots that are closed. */
  const seen = new Uint8Array(hubCount);
  /** What can be earned at most without the hubs of the root and of those that are closed. */
  const table: Table = new Int32Array(plan.table.length);
  let both: Sharing = sharing(bounds, table);
  const turnOf = new Int32Array(hubOf.length).fill(-1);
  const turns = wanted.via ?? [];
  for (let i = 0; i < turns.length; i++) turnOf[turns[i]!] = i;
  const lastTurn = Math.max(0, turns.length - 1);

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

  /** Goes along an arc, does what is to be done there, and comes back. */
  const step = (
    arc: number,
    arm: number[],
    wasFerried: number,
    wasWorth: number,
    before: number,
    end: number,
  ): void => {
    const at = to[arc]!;
    if (closed[at] && !oneArm) return;
    const lastMark = firstMark[arc + 1]!;
    for (let i = firstMark[arc]!; i < lastMark; i++) if (marked[marks[i]!]) return;
    const isTurn = turnOf[at]! >= 0 ? 1 : 0;
    if (isTurn && turnOf[at] !== turn + 1) return;
    if ((++steps & 127) === 0 && wanted.halted(steps)) halted = true;

    const flag = flags[arc]!;
    const oldSum = sum;
    const oldFirstHub = firstHub;
    const oldRootFerried = rootFerried;
    const arrives = flag & crosses ? 0 : 1;
    let worth = pair[arc]!;
    if (arrives) {
      if (flag & ferryFirst && !wasFerried) sum += ferried[to[arc ^ 1]!]! - wasWorth;
      worth = flag & ferryLast ? ferried[at]! : plain[at]!;
      sum += worth;
      visits += visit[at]!;
      cities += city[at]!;
      towns += town[at]!;
    } else sum += worth - wasWorth;
    if (arm.length === 0 && flag & ferryFirst) rootFerried = 1;
    more += extra[at]!;
    stations += own[at]!;
    turn += isTurn;
    if (arrives && firstHub < 0) firstHub = hubOf[at]!;
    if (cities <= cityLimit && towns <= townLimit && cities + towns <= stopLimit) {
      for (let i = firstMark[arc]!; i < lastMark; i++) marked[marks[i]!] = 1;
      arm.push(arc);
      let done = false;
      if (sum + more > above && isRoute(end, at)) {
        done = wanted.found({ one, other, stops: sum });
        above = wanted.above - extraForAll;
      }
      if (!done && !halted) onward(arc, arm, flag, worth, before, end);
      arm.pop();
      for (let i = firstMark[arc]!; i < lastMark; i++) marked[marks[i]!] = 0;
    }
    if (arrives) {
      visits -= visit[at]!;
      cities -= city[at]!;
      towns -= town[at]!;
    }
    turn -= isTurn;
    stations -= own[at]!;
    more -= extra[at]!;
    sum = oldSum;
    firstHub = oldFirstHub;
    rootFerried = oldRootFerried;
  };

  /** From the end of an arm: further on, and from the root the other way. */
  const onward = (
    arc: number,
    arm: number[],
    flag: number,
    worth: number,
    before: number,
    end: number,
  ): void => {
    const at = to[arc]!;
    const twoArms = arm === one && !oneArm;
    const citiesLeft = budgets.cities === 0 ? 0 : budgets.cities - cities - (twoArms ? 0 : endTown[end]!);
    const stopsLeft = budgets.stops === 0 ? 0 : budgets.stops - cities - towns;
    if (citiesLeft < 0 || stopsLeft < 0) return;
    const room = citiesLeft * width + stopsLeft;
    const row = rowOf(before, at);
    const ahead = twoArms ? both(row, rowOf(firstHub, root))[room]! : table[row * budgets.size + room]!;
    if (sum + more + ahead <= above) return;
    proceed(arc, arm, flag, worth, before, end, room === 0, twoArms);
  };

  const rowOf = (before: number, at: number): number => {
    const hub = hubOf[at]!;
    const lead = before < 0 || hub < 0 ? -1 : leadBetween[before * hubCount + hub]!;
    return lead < 0 ? rowAt[at]! : hubCount + lead;
  };

  const proceed = (
    arc: number,
    arm: number[],
    flag: number,
    worth: number,
    before: number,
    end: number,
    isFull: boolean,
    twoArms: boolean,
  ): void => {
    const at = to[arc]!;
    // with nothing left, a ferry to the other bank is all that can follow
    const only = isFull && endsTake ? crosses : 0;
    if (!(flag & terminalLast)) {
      const isOpen = open[at] === 1;
      const isFerried = flag & (crosses | ferryLast) ? 1 : 0;
      const hub = hubOf[at]!;
      const last = firstArc[at + 1]!;
      for (let i = firstArc[at]!; i < last; i++) {
        const next = order[i]!;
        if ((flags[next]! & only) !== only) continue;
        if (isOpen ? flags[next]! & terminalFirst : !follows(arc, next)) continue;
        step(next, arm, isFerried, worth, hub < 0 || flags[next]! & crosses ? before : hub, end);
        if (halted) return;
      }
    }
    if (twoArms && turn === lastTurn && mayEnd[at]) turnRound(at, only);
  };

  const follows = (arc: number, next: number): boolean =>
    mayFollow(network, network.lines.arcs[arc]!, network.lines.arcs[next]!);

  /** The second arm leaves the root by a later arc than the first, unless that one has stops to reach: each pair once. */
  const turnRound = (end: number, only: number): void => {
    const arc = one[0]!;
    const worth = flags[arc]! & crosses ? pair[arc]! : rootFerried ? ferried[root]! : plain[root]!;
    const last = firstArc[root + 1]!;
    let later = lastTurn > 0;
    for (let i = firstArc[root]!; i < last && !halted; i++) {
      const next = order[i]!;
      if (later && next !== arc && (flags[next]! & only) === only && follows(arc ^ 1, next)) {
        step(next, other, rootFerried, worth, hubOf[root]!, end);
      }
      if (next === arc) later = true;
    }
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
    const hub = hubOf[start]!;
    if (hub >= 0) seen[hub] = 1;
    fillTable(bounds, seen, table);
    both = sharing(bounds, table);
    for (let i = firstArc[start]!; i < firstArc[start + 1]! && !halted; i++) {
      step(order[i]!, one, 0, plain[start]!, hub, start);
    }
    for (const mark of places) marked[mark] = 0;
    closed[start] = 1;
    if (hub >= 0) seen[hub] = Number(!oneArm && hubs.stops[hub]!.every((stop) => closed[stop]));
    if (halted) break;
  }
  return steps;
}
