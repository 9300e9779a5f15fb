import type { Access } from './access';
import type { TrackGraph } from './graph';
import { isReachedBy, noteArrival, type Reach } from './reach';
import { eachNext, headOf, leaving, nextSteps, type Step } from './walk';

/**
 * Everything that a route comes to without being in any hex twice, not even on separate track [18DO 3.2.2,
 * 4.5.1]; nor may it have been in the hex that it arrives at. Where the shortest way is such a route nothing
 * more has to be looked at; only for what is left are other ways tried.
 */
export function reachOnceOf(graph: TrackGraph, access: Access): Reach {
  const search = new OnceSearch(graph, access);
  const reach: Reach = {
    stops: access.own.slice(),
    entered: new Uint8Array(2 * graph.sides.length),
    access,
  };
  const doubtful: Step[] = [];
  for (const step of search.spread()) {
    if (isReachedBy(graph, reach, step)) continue;
    if (search.isOnce(step, search.beyond(step))) noteArrival(graph, reach, step);
    else doubtful.push(step);
  }
  for (const step of doubtful) {
    if (!isReachedBy(graph, reach, step) && search.comesOnce(step)) noteArrival(graph, reach, step);
  }
  return reach;
}

const atStart = -1;
const unreached = -2;
const nowhere = -1;

/** What searches work with. Kept for the next one: searches are many, and new room for each is dear. */
interface Ground {
  /** By step: the one before it on the shortest way found last. */
  readonly before: Int32Array;
  readonly queue: Int32Array;
  /** By hex: is it on the way that is being tried? */
  readonly taken: Uint8Array;
  /** Hexes that a way has been in carry its number. */
  readonly seen: Int32Array;
  ways: number;
}

function groundFor(steps: number, hexes: number): Ground {
  return {
    before: new Int32Array(steps),
    queue: new Int32Array(steps),
    taken: new Uint8Array(hexes),
    seen: new Int32Array(hexes),
    ways: 0,
  };
}

let ground = groundFor(0, 0);

/** Looks for ways that are in no hex twice. */
class OnceSearch {
  private readonly ground: Ground;
  private readonly steps: number;
  private readonly following: (readonly Step[] | undefined)[] = [];

  constructor(
    private readonly graph: TrackGraph,
    private readonly access: Access,
  ) {
    this.steps = 2 * graph.pieces.length;
    const hexes = graph.hexNumber.size;
    if (ground.queue.length < this.steps || ground.seen.length < hexes) ground = groundFor(this.steps, hexes);
    this.ground = ground;
  }

  private onward(step: Step): readonly Step[] {
    let steps = this.following[step];
    if (!steps) {
      steps = nextSteps(this.graph, this.access, step);
      this.following[step] = steps;
    }
    return steps;
  }

  /**
   * All steps in the order in which they are come to from the stations, as if hexes could be passed again; in a list
   * that holds them until the next search.
   */
  spread(): Int32Array {
    const { graph, access, steps } = this;
    const { before, queue } = this.ground;
    before.fill(unreached, 0, steps);
    let length = 0;
    const visit = (step: Step, from: Step) => {
      if (before[step] !== unreached) return;
      before[step] = from;
      queue[length++] = step;
    };
    for (const { index, pieces } of graph.stops) {
      if (!access.own[index]) continue;
      for (const piece of pieces) {
        const step = leaving(graph, piece, index);
        const head = headOf(graph, step);
        if (head >= graph.stops.length || !access.shut[head]) visit(step, atStart);
      }
    }
    for (let i = 0; i < length; i++) eachNext(graph, access, queue[i]!, visit);
    return queue.subarray(0, length);
  }

  /** Is the shortest way to a step in each hex once, and never in this one? */
  isOnce(last: Step, never: number): boolean {
    const { before, seen } = this.ground;
    const way = ++this.ground.ways;
    if (never !== nowhere) seen[never] = way;
    let here = nowhere;
    for (let step = last; step >= 0; step = before[step]!) {
      const hex = this.hexOf(step);
      if (hex === here) continue;
      if (seen[hex] === way) return false;
      seen[hex] = way;
      here = hex;
    }
    return true;
  }

  private hexOf(step: Step): number {
    return Math.trunc((step >> 1) / this.graph.room);
  }

  /** The hex that a step leaves for; none where it ends at a stop or at the end of the board. */
  beyond(step: Step): number {
    const side = this.graph.sides[headOf(this.graph, step) - this.graph.stops.length];
    if (!side) return nowhere;
    const hex = side.hexes[side.hexes[0] === this.graph.pieces[step >> 1]!.hex ? 1 : 0];
    return this.graph.hexNumber.get(hex) ?? nowhere;
  }

  /** Looks backwards for a station: follows the shortest way that is left, and others only where that fails. */
  comesOnce(goal: Step): boolean {
    const never = this.beyond(goal);
    if (never !== nowhere) this.ground.taken[never] = 1;
    const found = this.walk(goal ^ 1);
    if (never !== nowhere) this.ground.taken[never] = 0;
    return found;
  }

  private walk(step: Step): boolean {
    if (this.isStation(step)) return true;
    const end = this.shortest(step);
    if (end === nowhere) return false;
    if (this.isOnce(end, nowhere)) return true;
    const { taken } = this.ground;
    const hex = this.hexOf(step);
    const isNew = taken[hex] === 0;
    taken[hex] = 1;
    const found = this.onward(step).some((next) => {
      const to = this.hexOf(next);
      return (to === hex || !taken[to]) && this.walk(next);
    });
    if (isNew) taken[hex] = 0;
    return found;
  }

  private isStation(step: Step): boolean {
    return this.access.own[headOf(this.graph, step)] === 1;
  }

  /** The end of the shortest way from a step to a station by hexes that are not taken; it may come back to its own. */
  private shortest(from: Step): Step {
    const { before, queue, taken } = this.ground;
    const hex = this.hexOf(from);
    before.fill(unreached, 0, this.steps);
    before[from] = atStart;
    queue[0] = from;
    let length = 1;
    for (let i = 0; i < length; i++) {
      const step = queue[i]!;
      if (this.isStation(step)) return step;
      for (const next of this.onward(step)) {
        const to = this.hexOf(next);
        if (before[next] !== unreached || (taken[to] && !(i === 0 && to === hex))) continue;
        before[next] = step;
        queue[length++] = next;
      }
    }
    return nowhere;
  }
}
