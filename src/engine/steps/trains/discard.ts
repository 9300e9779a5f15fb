import { trainsOf } from '@/engine/finance/trains';
import { text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import type { RailState } from '../state';
import type { DiscardDecision } from './acquire';
import { handTrain, kindOf, kindsOfTrains, type TrainRules } from './rules';

export type DiscardMove = { type: 'discard-train'; train: TrainId };

/** [18Rhl 6.2.6] excess trains go to the Bank Pool without payment; the director chooses which. */
export function discardStage(
  rules: Pick<TrainRules, 'phases' | 'onDiscarded' | 'discardObjection' | 'kindOf' | 'handedOn'>,
): Stage<RailState, DiscardMove, 'discard-train'> {
  const asked = (state: RailState) => state.decisions.at(-1) as DiscardDecision;
  const objection = (state: RailState, kind: string) => {
    const { company } = asked(state);
    const train = trainsOf(state, company).find((each) => kindOf(rules, each) === kind);
    return train
      ? rules.discardObjection?.(state, company, train.type)
      : object('train-not-owned', { company, train: kind });
  };
  const discard = rule({
    type: 'discard-train',
    fields: { train: text },
    choices: (state: RailState) =>
      kindsOfTrains(rules, state, asked(state).company)
        .filter((train) => !objection(state, train))
        .map((train) => ({ move: { type: 'discard-train' as const, train } })),
    check: (state: RailState, { train }) => objection(state, train),
    apply(draft: RailState, { train: kind }, moment) {
      const { company } = asked(draft);
      const train = handTrain(rules, draft, kind, company, 'pool')!;
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
