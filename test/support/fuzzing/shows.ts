import type { Choice, Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import { problems } from './checks';
import { pickMove } from './pick';
import { type Problem, sameProblem } from './problem';
import { replayProblem } from './replayed';
import { type Run, usual } from './run';
import { type Inquiry, orThrown, sceneOf, tryMove } from './scene';
import type { Budget, Shows } from './shrink';

/** More than per state of a game: whether a shorter log still fails should not hang on the lot. */
const triesWhileShrinking = 200;
/** So many random games from a state must all be endless for the state to be called stuck. */
const endlessGames = 6;

/** Looks for the same problem at the end of another log. */
export function showsAgain<S extends CoreState, M extends Move>(run: Run<S, M>, problem: Problem): Shows {
  const look = lookFor(run, problem);
  return (state, log, budget) =>
    orThrown(
      () => look(state, log, budget),
      (thrown) => (sameProblem(thrown, problem) ? thrown : null),
    );
}

function lookFor<S extends CoreState, M extends Move>(run: Run<S, M>, problem: Problem): Shows {
  const { title, setup, seed } = run;
  switch (problem.kind) {
    case 'stuck':
      return (state, _log, budget) => (isEndless(run, state, budget) ? problem : null);
    case 'replay':
      return (state, log) => replayProblem(title, setup, state, log);
    default:
      return (state) => {
        const inquiry = inquiryInto(problem, seed);
        return firstAlike(problems(sceneOf(title, state), inquiry, problem.kind), problem);
      };
  }
}

function inquiryInto(problem: Problem, seed: number): Inquiry {
  const suspects = problem.probe === undefined ? [] : [problem.probe];
  return { random: { random: seed }, tries: triesWhileShrinking, suspects, refused: () => {} };
}

function firstAlike(found: Iterable<Problem>, wanted: Problem): Problem | null {
  for (const problem of found) if (sameProblem(problem, wanted)) return problem;
  return null;
}

/** Does no random game from here come to an end? */
function isEndless<S extends CoreState, M extends Move>(
  { title, options }: Run<S, M>,
  from: S,
  budget: Budget,
): boolean {
  const maxMoves = options.maxMoves ?? usual.maxMoves;
  for (let game = 0; game < endlessGames; game++) {
    const random = { random: game };
    let state = from;
    for (let i = 0; i < maxMoves && !state.over; i++) {
      const scene = sceneOf(title, state);
      if (scene.choices.length === 0) return false;
      const outcome = tryMove(scene, pickMove(random, state, scene.choices as readonly Choice<M>[], options));
      budget.moves -= 1;
      if (!outcome.ok) return false;
      state = outcome.state as S;
    }
    if (state.over) return false;
  }
  return true;
}
