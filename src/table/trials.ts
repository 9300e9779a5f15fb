import type { Move } from '@/engine/game/move';
import { type Outcome, tryPlay } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { automaticAfter } from './automatic';

/** Moves tried in one state: what is tried and then made is worked out once. */
export interface Trials {
  outcomeOf(title: Title, state: CoreState, move: Move): Outcome<CoreState>;
  /** The same for a move that a player looks at: what follows it is worked out while nobody waits. */
  lookAt(title: Title, state: CoreState, move: Move): Outcome<CoreState>;
}

/** So many of the moves that were looked at last are thought through. */
const mostAhead = 6;

/** `idle` does some work when the device has nothing better to do. */
export function createTrials(idle: (work: () => void) => void): Trials {
  /** Of the present state only: each outcome is a whole state with all that was worked out from it. */
  let present: CoreState | undefined;
  let outcomes = new Map<string, Outcome<CoreState>>();
  let ahead: (() => void)[] = [];

  const outcomeOf: Trials['outcomeOf'] = (title, state, move) => {
    if (state !== present) {
      present = state;
      outcomes = new Map();
      ahead = [];
    }
    const key = JSON.stringify(move);
    const outcome = outcomes.get(key) ?? tryPlay(title, state, move);
    outcomes.set(key, outcome);
    return outcome;
  };
  const think = () => {
    ahead.pop()?.();
    if (ahead.length > 0) idle(think);
  };
  return {
    outcomeOf,
    lookAt(title, state, move) {
      const outcome = outcomeOf(title, state, move);
      if (!outcome.ok) return outcome;
      if (ahead.length === 0) idle(think);
      ahead = [...ahead.slice(1 - mostAhead), () => void automaticAfter(title, outcome.state)];
      return outcome;
    },
  };
}
