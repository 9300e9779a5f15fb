import { moveTrain, trainsOf } from '@/engine/finance/trains';
import { text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import type { RailState } from '../state';
import type { DiscardDecision } from './acquire';
import type { TrainRules } from './rules';

export type DiscardMove = { type: 'discard-train'; train: TrainId };

/** [18Rhl 6.2.6] excess trains go to the Bank Pool without payment; the director chooses which. */
export function discardStage(
  rules: Pick<TrainRules, 'phases' | 'onDiscarded' | 'discardObjection'>,
): Stage<RailState, DiscardMove, 'discard-train'> {
  const asked = (state: RailState) => state.decisions.at(-1) as DiscardDecision;
  const objection = (state: RailState, train: TrainId) => {
    const { company } = asked(state);
    return trainsOf(state, company).some((card) => card.type === train)
      ? rules.discardObjection?.(state, company, train)
      : object('train-not-owned', { company, train });
  };
  const discard = rule({
    type: 'discard-train',
    fields: { train: text },
    choices: (state: RailState) =>
      [...new Set(trainsOf(state, asked(state).company).map((train) => train.type))]
        .filter((train) => !objection(state, train))
        .map((train) => ({ move: { type: 'discard-train' as const, train } })),
    check: (state: RailState, { train }) => objection(state, train),
    apply(draft: RailState, { train }, moment) {
      const { company } = asked(draft);
      moveTrain(draft, train, company, 'pool');
      rules.onDiscarded?.(draft, company, train);
      moment.emit({ type: 'train-discarded', company, train });
      if (trainsOf(draft, company).length <= rules.phases.of(draft).trainLimit) draft.decisions.pop();
    },
  });
  return {
    id: 'discard-train',
    actor: (state: RailState) => ({ player: asked(state).by, company: asked(state).company }),
    rules: [discard],
  };
}
