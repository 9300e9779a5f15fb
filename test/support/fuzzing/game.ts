import type { Choice, Move } from '@/engine/game/move';
import { begin } from '@/engine/game/play';
import { nextIndex, type RandomState } from '@/engine/game/random';
import type { CoreState } from '@/engine/game/state';
import { playProblems, problems } from './checks';
import { count, cover } from './coverage';
import { pickMove } from './pick';
import type { Problem } from './problem';
import { replayProblem } from './replayed';
import { type Run, usual } from './run';
import { attempt, type Inquiry, type Scene, sceneOf, tryMove } from './scene';

/** Per state: choices played and perturbed moves tried. */
const triesPerState = 40;
/** The latest moves are tried again in each state. */
const remembered = 3;
/** Keeps the fuzzer's own numbers apart from those the title draws from the same seed. */
const picking = 0x5eed;
const probing = 0xf022;
const drawing = 0x1075;
const besides = 0xa51de;

/** Plays the game until it is over or something is wrong. */
export function playToTheEnd<S extends CoreState, M extends Move>(run: Run<S, M>): Problem | null {
  const { title, options, log, coverage } = run;
  const maxMoves = options.maxMoves ?? usual.maxMoves;
  const random = { random: run.seed ^ picking };
  const thrownIn = new Set<Move>();
  const inquiry = inquiryOf(run, thrownIn);
  const lot = { random: run.seed ^ drawing };
  const aside = { random: run.seed ^ besides };
  const first = attempt(() => begin(title, run.setup));
  let state = first.state;
  cover(coverage, null, first.events, state, options);
  for (;;) {
    run.state = state;
    const scene = sceneOf(title, state);
    const problem = examined(run, scene, inquiry, lot);
    if (problem) return problem;
    if (state.over) return replayProblem(title, run.setup, state, log);
    if (log.length >= maxMoves) {
      return { kind: 'stuck', about: 'game', message: `not over after ${maxMoves} moves` };
    }
    const beside = options.beside?.(state, aside) as M | undefined;
    const move = beside ?? pickMove(random, state, scene.choices as readonly Choice<M>[], options);
    const outcome = tryMove(scene, move);
    if (!outcome.ok) {
      inquiry.refused(outcome.refusal.code);
      if (beside) continue;
      const message = `listed, but refused: ${outcome.refusal.code}`;
      return { kind: 'refused-choice', about: move.type, message, probe: move };
    }
    state = outcome.state as S;
    log.push(move);
    if (beside) thrownIn.add(move);
    cover(coverage, move, outcome.events, state, options);
  }
}

function inquiryOf<S extends CoreState, M extends Move>(
  { seed, log, coverage }: Run<S, M>,
  thrownIn: ReadonlySet<Move>,
): Inquiry {
  return {
    random: { random: seed ^ probing },
    tries: triesPerState,
    get suspects() {
      return log.slice(-remembered).filter((move) => !thrownIn.has(move));
    },
    refused: (code) => count(coverage, `refusal:${code}`),
  };
}

/** The first thing wrong with the scene. */
function examined<S extends CoreState, M extends Move>(
  { options, log }: Run<S, M>,
  scene: Scene,
  inquiry: Inquiry,
  lot: RandomState,
): Problem | null {
  const light = options.checks === 'light';
  const every = light ? (options.invariantsEvery ?? usual.invariantsEvery) : 1;
  const invariants = scene.state.over || log.length % every === 0;
  const isWhole = !light && nextIndex(lot, options.fullEvery ?? 1) === 0;
  const found = isWhole ? problems(scene, inquiry) : playProblems(scene, inquiry, invariants);
  for (const problem of found) return problem;
  return null;
}
