import type { Move } from './move';
import { type Outcome, tryPlay } from './play';
import { recent } from './recent';
import type { CoreState } from './state';
import type { Title } from './title';

/** The state on the table, and what lies ready in it one move after the other; each outcome is a whole state. */
const statesKept = 6;

type Outcomes = Map<string, Outcome<CoreState>>;

const tried = new WeakMap<object, (state: CoreState) => Outcomes>();

/**
 * What a move would lead to, worked out once: what is looked at, shown in several places and then made is one and the
 * same state. It is kept for the states that were asked about last.
 */
export function outcomeOf<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  state: S,
  move: Move,
): Outcome<S> {
  let outcomesIn = tried.get(title);
  if (!outcomesIn) {
    outcomesIn = recent(statesKept, (_state: CoreState): Outcomes => new Map());
    tried.set(title, outcomesIn);
  }
  const outcomes = outcomesIn(state);
  const key = JSON.stringify(move);
  // what is kept for a state of the title is a state of the title
  const outcome = (outcomes.get(key) as Outcome<S> | undefined) ?? tryPlay(title, state, move);
  outcomes.set(key, outcome);
  return outcome;
}
