import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import type { Outcome } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { automaticAfter } from './automatic';

/** Moves that players look at. */
export interface Trials {
  /** What the move leads to; what follows it by itself is worked out while nobody waits. */
  lookAt(title: Title, state: CoreState, move: Move): Outcome<CoreState>;
}

/** So many of the moves that were looked at last are thought through. */
const mostAhead = 6;

/** `idle` does some work when the device has nothing better to do. */
export function createTrials(idle: (work: () => void) => void): Trials {
  /** Of the present state only. */
  let present: CoreState | undefined;
  let ahead: (() => void)[] = [];

  const think = () => {
    ahead.pop()?.();
    if (ahead.length > 0) idle(think);
  };
  return {
    lookAt(title, state, move) {
      if (state !== present) ahead = [];
      present = state;
      const outcome = outcomeOf(title, state, move);
      if (!outcome.ok) return outcome;
      if (ahead.length === 0) idle(think);
      ahead = [...ahead.slice(1 - mostAhead), () => void automaticAfter(title, outcome.state)];
      return outcome;
    },
  };
}
