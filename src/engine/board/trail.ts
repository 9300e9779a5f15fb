import type { Access } from './access';
import type { TrackGraph } from './graph';
import { headOf, nextSteps, pieceOfStep, type Step, tailSide, trailTest } from './walk';

/** Where a line may end: told the step that arrives. */
export type Goal = (step: Step) => boolean;

/** Looks for lines over track that is still free; lines that are being tried claim their track. */
export class TrailSearch {
  private readonly used: Uint8Array;
  private readonly following: (Step[] | undefined)[];
  private readonly before: Int32Array;
  private readonly isTrail: ReturnType<typeof trailTest>;

  constructor(
    readonly graph: TrackGraph,
    private readonly access: Access,
  ) {
    this.used = new Uint8Array(graph.uses);
    this.before = new Int32Array(graph.pieces.length * 2);
    this.following = new Array(graph.pieces.length * 2);
    this.isTrail = trailTest(graph);
  }

  onward(step: Step): readonly Step[] {
    let steps = this.following[step];
    if (!steps) {
      steps = nextSteps(this.graph, this.access, step);
      this.following[step] = steps;
    }
    return steps;
  }

  /** Is the track of a step free, but for the side at which it is entered? */
  isFree(step: Step): boolean {
    const entry = tailSide(this.graph, step);
    return pieceOfStep(this.graph, step).uses.every((use) => use === entry || !this.used[use]);
  }

  /** Tries something while a line holds its track. */
  beside<T>(line: readonly Step[], attempt: () => T): T {
    return this.without(
      line.flatMap((step) => pieceOfStep(this.graph, step).uses),
      attempt,
    );
  }

  /** Tries something while this track may not be used. */
  without<T>(uses: readonly number[], attempt: () => T): T {
    const claimed = [...new Set(uses)].filter((use) => !this.used[use]);
    for (const use of claimed) this.used[use] = 1;
    const result = attempt();
    for (const use of claimed) this.used[use] = 0;
    return result;
  }

  /** The shortest line over free track, backwards; it may come back to its own track. */
  shortest(starts: readonly Step[], goal: Goal): Step[] | undefined {
    const { before } = this;
    before.fill(-2);
    const queue: Step[] = [];
    for (const step of starts) {
      if (before[step] !== -2 || !this.isFree(step)) continue;
      before[step] = -1;
      queue.push(step);
    }
    for (let i = 0; i < queue.length; i++) {
      const step = queue[i]!;
      if (goal(step)) return this.retrace(step);
      for (const next of this.onward(step)) {
        if (before[next] !== -2 || !this.isFree(next)) continue;
        before[next] = step;
        queue.push(next);
      }
    }
    return undefined;
  }

  private retrace(last: Step): Step[] {
    const steps: Step[] = [];
    for (let step = last; step >= 0; step = this.before[step]!) steps.push(step);
    return steps;
  }

  /** Does a line, given backwards, use no track twice? */
  usesNothingTwice(line: readonly Step[]): boolean {
    let at = 0;
    return this.isTrail(line[0]!, () => line[++at] ?? -1);
  }
}

/** A search that has taken so many points has no answer yet. */
export type Answer = boolean | undefined;

/**
 * Is there a line from one of these steps to the goal that uses no track twice? Follows the shortest line
 * that is left at every point: if it is fine as it is (and `fits` whatever else is asked of it), the
 * search is over; if there is none, so is this way. Only where it is not are other ways tried.
 */
export function findTrail(
  search: TrailSearch,
  starts: readonly Step[],
  goal: Goal,
  most = Number.POSITIVE_INFINITY,
  fits: (line: readonly Step[]) => boolean = () => true,
  hopeless: () => boolean = () => false,
): Answer {
  let points = 0;
  const walk = (step: Step): boolean => {
    if (++points > most || !search.isFree(step)) return false;
    const shortest = search.shortest([step], goal);
    if (!shortest) return false;
    if (search.usesNothingTwice(shortest) && fits(shortest)) return true;
    if (goal(step)) return false;
    return search.beside([step], () => !hopeless() && search.onward(step).some(walk));
  };
  return starts.some(walk) || (points > most ? undefined : false);
}

/** Does a step arrive at a stop of this kind? */
export function arrivesAt(graph: TrackGraph, isIt: (stop: number) => boolean): Goal {
  return (step) => {
    const head = headOf(graph, step);
    return head < graph.stops.length && isIt(head);
  };
}
