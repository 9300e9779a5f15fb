import { sameJson } from '@/engine/game/json';
import type { Choice, Move } from '@/engine/game/move';
import { begin } from '@/engine/game/play';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { Problem } from './problem';
import { asLoose, orThrown, sceneOf, tryMove } from './scene';

/** The problem, if it shows in the state that the log leads to. */
export type Shows = (state: CoreState, log: readonly Move[], budget: Budget) => Problem | null;

/** How many more moves may be played in search of a shorter log. */
export interface Budget {
  moves: number;
}

export interface Shrunk {
  readonly log: readonly Move[];
  readonly problem: Problem;
}

/** A log with every state on its way: `states[i]` is the state before `log[i]`. */
interface Track {
  readonly log: readonly Move[];
  readonly states: readonly CoreState[];
}

interface Found {
  readonly track: Track;
  readonly problem: Problem;
}

/**
 * The shortest log found that still shows the problem (delta debugging): leaves out ever smaller
 * runs of moves, and with them the later moves that are then refused. Not one move of the result can
 * be left out, unless the budget ran out before that was tried.
 */
export function shrink(title: Title, setup: Setup, whole: Shrunk, shows: Shows, budget: Budget): Shrunk {
  const judge = (track: Track | null): Found | null => {
    const problem = track && shows(track.states.at(-1)!, track.log, budget);
    return problem ? { track, problem } : null;
  };
  const start: Track = { log: [], states: [begin(title, setup).state] };
  // A title that does not play alike twice may not show it again: then the game is left as it was.
  let best = judge(start) ?? judge(orNothing(() => extend(title, start, whole.log, budget)));
  if (!best) return whole;
  for (let size = Math.ceil(best.track.log.length / 2); size >= 1 && budget.moves > 0; ) {
    const shorter = leaveOut(title, best, size, judge, budget);
    size = shorter ? Math.min(size, shorter.track.log.length) : Math.floor(size / 2);
    best = shorter ?? best;
  }
  return { log: best.track.log, problem: best.problem };
}

/** Tries to leave out each run of that many moves, the last first; null if none can be. */
function leaveOut(
  title: Title,
  from: Found,
  size: number,
  judge: (track: Track | null) => Found | null,
  budget: Budget,
): Found | null {
  let best = from;
  for (let to = from.track.log.length; to > 0 && budget.moves > 0; ) {
    const { track } = best;
    const start = Math.max(0, to - size);
    best = judge(orNothing(() => without(title, track, start, to, budget))) ?? best;
    to = Math.min(start, best.track.log.length);
  }
  return best === from ? null : best;
}

function without(title: Title, track: Track, from: number, to: number, budget: Budget): Track {
  const head: Track = { log: track.log.slice(0, from), states: track.states.slice(0, from + 1) };
  return extend(title, head, track.log.slice(to), budget);
}

/** What makes the title throw on the way does not show the problem at the end of it. */
const orNothing = (work: () => Track): Track | null => orThrown<Track | null>(work, () => null);

/** Plays on; a move that is refused is mended or else left out. */
function extend(title: Title, { log, states }: Track, moves: readonly Move[], budget: Budget): Track {
  const longer = { log: [...log], states: [...states] };
  for (const move of moves) {
    budget.moves -= 1;
    const scene = { title, state: longer.states.at(-1)! };
    const outcome = tryMove(scene, move);
    const played = outcome.ok ? move : mended(scene, move);
    const result = outcome.ok || !played ? outcome : tryMove(scene, played);
    if (!played || !result.ok) continue;
    longer.log.push(played);
    longer.states.push(result.state);
  }
  return longer;
}

/** The same move with the nearest amount that is legal now: a bid of 40 where 35 is the most. */
function mended({ title, state }: { title: Title; state: CoreState }, move: Move): Move | undefined {
  const asked = asLoose(move);
  if (!Object.values(asked).some((value) => typeof value === 'number')) return undefined;
  for (const { move: listed, range } of sceneOf(title, state).choices) {
    if (!range) continue;
    const amount = asked[range.field];
    if (typeof amount !== 'number') continue;
    const near = { [range.field]: nearest(range, amount) };
    if (sameJson({ ...asked, ...near }, { ...listed, ...near })) return { ...listed, ...near };
  }
  return undefined;
}

function nearest({ min, max, step }: NonNullable<Choice['range']>, value: number): number {
  const within = Math.min(max, Math.max(min, value));
  return within - ((within - min) % step);
}
