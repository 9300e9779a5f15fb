import type { PhaseDef } from './cards';
import type { FinanceState } from './state';
import { isSold } from './trains';

/** What the usual phases follow from. */
type Sold = Pick<FinanceState, 'trains'>;

/** The phases of a game, and which of them a state is in: that is the title's to say. */
export interface Phases<P extends PhaseDef = PhaseDef, S = Sold> {
  /** In the order in which they come. */
  readonly all: readonly P[];
  of(state: S): P;
  /** Those still to come, where they are no longer what `all` says of them. */
  ahead?(state: S): readonly P[];
}

/** [18Rhl 6.3] [18DO 4.2.1] the last phase whose train has been bought. */
export function phasesByTrain<P extends PhaseDef>(all: readonly P[]): Phases<P> {
  return {
    all,
    of(state) {
      let reached = all[0]!;
      for (const phase of all) if (phase.on !== 'start' && isSold(state, phase.on)) reached = phase;
      return reached;
    },
  };
}
