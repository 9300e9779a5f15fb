import { type Moment, type Move, rule } from '@/engine/game/move';
import type { Objection } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type RailState, turnOf } from './state';

/** One step of a company's turn. */
export interface Step<S extends RailState = RailState, M extends Move = Move> extends Stage<S, M> {
  /** Is there anything to do or to decide? If not, the turn goes on by itself. */
  pending(state: S): boolean;
  /** What happens when the step is passed over. */
  pass?(draft: S, moment: Moment): void;
}

/** Ending a step: skipping it, or being done with it. */
export function skipRule(objection: (state: RailState) => Objection | undefined = () => undefined) {
  return rule({
    type: 'skip',
    fields: {},
    choices: (state: RailState) => (objection(state) ? [] : [{ move: { type: 'skip' as const } }]),
    check: (state: RailState) => objection(state),
    apply(draft: RailState) {
      turnOf(draft).finished = true;
    },
  });
}
