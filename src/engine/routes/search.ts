import { type Bounds, boundsFor } from './bound';
import { budgetIndex } from './budget';
import { type Arc, mayFollow, type Network, town } from './network';

/** A route that the search has found: from its root, one arm and then, perhaps, the other. */
export interface Found {
  readonly root: number;
  readonly one: readonly Arc[];
  readonly other: readonly Arc[];
  /** What its stops earn. */
  readonly stops: number;
}

export interface Hunt {
  /** Stops that every route has one of; a route is found from the first of them. */
  readonly roots: readonly number[];
  /** Every route ends at its root (its start is given). */
  readonly oneArm: boolean;
  /** Marks that are taken already, by other trains. */
  readonly taken?: Uint8Array;
  /** Only routes through these stops in this order, the first being the only root. */
  readonly via?: readonly number[];
  /** Routes that cannot earn more than this are left out; it may rise while the search runs. */
  threshold(): number;
  /** A legal route that may earn more than the threshold. `true`: longer ones are not wanted. */
  found(route: Found, most: number): boolean;
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

/** Visits every legal route once, best prospects first. Returns how many steps it took. */
export function hunt(network: Network, wanted: Hunt, given?: Bounds): number {
  const { capacity, spares } = network.profile;
  const { kind, plain, ferried, extra, own, mayEnd, mayStart, access } = network;
  const bounds = given ?? boundsFor(network, wanted.roots);
  const { budgets, hubs, table } = bounds;
  const leaving = network.leaving.map((arcs) => byProspect(network, bounds, arcs));
  const marked = wanted.taken ? wanted.taken.slice() : new Uint8Array(network.marks);
  /** Roots whose routes are all found: those of two arms avoid them, those of one do not end there. */
  const closed = new Uint8Array(network.leaving.length);
  const turnOf = new Int32Array(network.leaving.length).fill(-1);
  for (const [i, stop] of (wanted.via ?? []).entries()) turnOf[stop] = i;
  const lastTurn = wanted.via ? wanted.via.length - 1 : 0;
  const townLimit = capacity.towns ?? Number.POSITIVE_INFINITY;
  const stopLimit = (capacity.stops ?? Number.POSITIVE_INFINITY) + (spares?.most ?? 0);
  const cityLimit = capacity.cities ?? Number.POSITIVE_INFINITY;
  const townsCount = capacity.townsCount === 'always';
  const endsCost = capacity.townsCount !== 'never';

  const one: Arc[] = [];
  const other: Arc[] = [];
  let root = -1;
  let rootFerried = false;
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

  const free = (marks: Int32Array) => {
    for (let i = 0; i < marks.length; i++) if (marked[marks[i]!]) return false;
    return true;
  };
  const set = (marks: Int32Array, value: 0 | 1) => {
    for (let i = 0; i < marks.length; i++) marked[marks[i]!] = value;
  };
  const enter = (stop: number, sign: 1 | -1) => {
    if (kind[stop] === 0) return;
    visits += sign;
    if (kind[stop] !== town) cities += sign;
    else if (townsCount) towns += sign;
  };
  const endTowns = (end: number) => (budgets.endCost && kind[end] === town ? 1 : 0);

  const budgetLeft = (ended: number) => {
    const citiesLeft = budgets.cities === 0 ? 0 : budgets.cities - cities - ended;
    const stopsLeft = budgets.stops === 0 ? 0 : budgets.stops - cities - towns;
    return citiesLeft < 0 || stopsLeft < 0 ? -1 : budgetIndex(budgets, citiesLeft, stopsLeft);
  };

  const isRoute = (a: number, b: number) => {
    if (visits < 2 || stations === 0 || turn < lastTurn || closed[b]) return false;
    if (!mayEnd[a] || !mayEnd[b] || !(mayStart[a] || mayStart[b])) return false;
    return cities + towns + endTowns(a) + endTowns(b) <= stopLimit;
  };

  /** The route as it stands; true if nothing longer is wanted. */
  const offer = (a: number, b: number) => {
    const most = sum + more + network.extraForAll;
    if (most <= wanted.threshold() || !isRoute(a, b)) return false;
    return wanted.found({ root, one, other, stops: sum }, most);
  };

  /** Goes along an arc and does what is to be done there. */
  const step = (
    arc: Arc,
    arm: Arc[],
    visitFerried: boolean,
    visitValue: number,
    before: number,
    otherEnd: number,
  ) => {
    const to = arc.to;
    if ((closed[to] && !wanted.oneArm) || !free(arc.marks)) return;
    if (turnOf[to]! >= 0 && turnOf[to] !== turn + 1) return;
    if ((++steps & 1023) === 0 && wanted.halted(steps)) halted = true;
    const { crossing } = arc.segment;
    const wasSum = sum;
    const wasMore = more;
    const wasFirstHub = firstHub;
    const wasRootFerried = rootFerried;
    let value: number;
    let isFerried: boolean;
    if (crossing) {
      value = arc.pair;
      isFerried = true;
      sum += value - visitValue;
    } else {
      if (arc.first.ferry && !visitFerried) sum += ferried[arc.from]! - visitValue;
      isFerried = arc.last.ferry;
      value = isFerried ? ferried[to]! : plain[to]!;
      sum += value;
      enter(to, 1);
    }
    if (arm.length === 0 && arc.first.ferry) rootFerried = true;
    more += extra[to]!;
    stations += own[to]!;
    if (turnOf[to]! >= 0) turn++;
    if (arm === one && firstHub < 0 && hubs.of[to]! >= 0 && hubs.of[to] !== hubs.of[root])
      firstHub = hubs.of[to]!;
    if (cities <= cityLimit && towns <= townLimit && cities + towns <= stopLimit) {
      set(arc.marks, 1);
      arm.push(arc);
      const done = offer(otherEnd, to);
      if (!done && !halted) onward(arc, arm, isFerried, value, before, otherEnd);
      arm.pop();
      set(arc.marks, 0);
    }
    if (turnOf[to]! >= 0) turn--;
    stations -= own[to]!;
    if (!crossing) enter(to, -1);
    sum = wasSum;
    more = wasMore;
    firstHub = wasFirstHub;
    rootFerried = wasRootFerried;
  };

  /** From the end of an arm: further on, and from the root the other way. */
  const onward = (
    arc: Arc,
    arm: Arc[],
    isFerried: boolean,
    value: number,
    before: number,
    otherEnd: number,
  ) => {
    const at = arc.to;
    const twoArms = arm === one && !wanted.oneArm;
    const room = budgetLeft(twoArms ? 0 : endTowns(otherEnd));
    if (room < 0) return;
    const row = bounds.row(before, at);
    const ahead = twoArms
      ? bounds.shared(row, bounds.row(firstHub, root))[room]!
      : table[row * budgets.size + room]!;
    if (sum + more + ahead + network.extraForAll <= wanted.threshold()) return;
    // with nothing left, a ferry to the other bank is all that can follow
    const used = room === 0 && endsCost;
    if (!arc.last.terminal) {
      const open = access.open[at] === 1;
      const hub = hubs.of[at]!;
      for (const next of leaving[at]!) {
        if (used && !next.segment.crossing) continue;
        if (open ? next.first.terminal : !mayFollow(network, arc, next)) continue;
        step(next, arm, isFerried, value, next.segment.crossing || hub < 0 ? before : hub, otherEnd);
        if (halted) return;
      }
    }
    if (twoArms && turn >= lastTurn && mayEnd[at]) turnRound(at, used);
  };

  const turnRound = (end: number, used: boolean) => {
    const arc = one[0]!;
    const reversed = network.arcs[arc.index ^ 1]!;
    const value = rootFerried ? rootValue() : plain[root]!;
    const prospects = leaving[root]!;
    for (let i = prospects.indexOf(arc) + 1; i < prospects.length; i++) {
      const next = prospects[i]!;
      if (used && !next.segment.crossing) continue;
      if (!mayFollow(network, reversed, next)) continue;
      step(next, other, rootFerried, value, hubs.of[root]!, end);
      if (halted) return;
    }
  };

  /** What the visit at the root counts for now. */
  const rootValue = () => (one[0]!.segment.crossing ? one[0]!.pair : ferried[root]!);

  for (const start of wanted.roots) {
    if (access.shut[start]) continue;
    root = start;
    if (!free(network.startMarks[start]!)) continue;
    set(network.startMarks[start]!, 1);
    enter(start, 1);
    sum = plain[start]!;
    more = extra[start]!;
    stations = own[start]!;
    for (const arc of leaving[start]!) {
      step(arc, one, false, plain[start]!, hubs.of[start]!, start);
      if (halted) return steps;
    }
    enter(start, -1);
    set(network.startMarks[start]!, 0);
    closed[start] = 1;
  }
  return steps;
}

/** Arcs that may lead to more come first: good routes are found early, and much else can be left out. */
function byProspect(network: Network, bounds: Bounds, arcs: readonly Arc[]): Arc[] {
  const prospect = (arc: Arc) => {
    const size = bounds.budgets.size;
    const row = bounds.hubs.of[arc.to] === -2 ? -1 : bounds.row(-1, arc.to);
    return network.plain[arc.to]! + (row < 0 ? 0 : bounds.table[row * size + size - 1]!);
  };
  return [...arcs].sort((a, b) => prospect(b) - prospect(a) || a.index - b.index);
}
