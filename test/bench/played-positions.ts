/** Positions of random games that are worth solving in the bench of routes. */
import type { Move } from '@/engine/game/move';
import { begin, choices, play, stageOf } from '@/engine/game/play';
import type { RandomState } from '@/engine/game/random';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { bestRun } from '@/engine/routes/best';
import type { RunInput } from '@/engine/routes/types';
import { type Chooser, pickMove } from '../support/fuzzing/pick';

const mostMoves = 5000;
/** Parts of a game at which positions are taken: late ones above all. */
const moments = [0.25, 0.5, 0.7, 0.85, 0.95, 1];
/** And so many of those that are hardest to solve. */
const hardest = 2;

interface Collecting<S extends CoreState, P> {
  readonly title: Title<S, Move>;
  readonly habits: Chooser<S, Move>;
  positionIn(state: S): P;
  inputOf(position: P): RunInput;
}

/** Plays a game at random and takes some of the positions in which trains run. */
export function playedPositions<S extends CoreState, P>(
  { title, habits, positionIn, inputOf }: Collecting<S, P>,
  seed: number,
): P[] {
  const random: RandomState = { random: seed };
  const players = Array.from({ length: 3 + (seed % 3) }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
  let { state } = begin(title, { title: title.id, players, seed, options: {} });
  const runs: P[] = [];
  for (let moves = 0; !state.over && moves < mostMoves; moves++) {
    if (stageOf(title, state)!.id === 'run') runs.push(positionIn(state));
    const move = pickMove(random, state, choices(title, state)!.choices, habits);
    const outcome = play(title, state, move);
    if (!outcome.ok) throw new Error(`seed ${seed}: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  const hard = runs
    .map((position) => ({ position, nodes: bestRun(inputOf(position)).nodes }))
    .sort((a, b) => b.nodes - a.nodes)
    .slice(0, hardest);
  const timed = moments.map((part) => runs[Math.min(runs.length - 1, Math.floor(part * runs.length))]!);
  return [...new Set([...timed, ...hard.map(({ position }) => position)])];
}
