import { deciderOf } from '@/engine/finance/certificates';
import { plainAt } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { SkipMove, Step } from '@/engine/steps/step';
import type { HsbBox } from '../../hsb/box';
import { type LoadMove, loadStep, targets } from '../../hsb/brewing/load';
import { type ExpertState, expertTurnOf } from '../state';
import { useEvent, useObjection } from './events';

/** [18DO 7.2 P, ruling 82] for this turn one railway is not asked any more whether it carries. */
export function contractRule(box: HsbBox) {
  const railways = (state: ExpertState): CompanyId[] => {
    const { company, reserved, contract } = expertTurnOf(state);
    if (reserved.length === 0 || contract !== null || useObjection(box, state, company, 'P')) return [];
    const all = [...new Set(targets(box, state).map(({ railway }) => railway))];
    return all.filter((railway) => deciderOf(state, railway) !== deciderOf(state, company));
  };
  return rule({
    type: 'transport-contract',
    fields: { railway: text },
    choices: (state: ExpertState) =>
      railways(state).map((railway) => ({ move: { type: 'transport-contract' as const, railway } })),
    check: (state: ExpertState, { railway }) =>
      useObjection(box, state, expertTurnOf(state).company, 'P') ??
      (railways(state).includes(railway) ? undefined : object('event-no-use', { event: 'P' })),
    apply(draft: ExpertState, { railway }, moment) {
      const turn = expertTurnOf(draft);
      useEvent(box, draft, turn.company, 'P', moment);
      turn.contract = railway;
      // what its director has declined counts no more
      const cards = plainAt(draft, 'trains');
      turn.declined = Object.fromEntries(
        Object.entries(turn.declined).filter(([asked]) => cards[Number.parseInt(asked, 10)]!.at !== railway),
      );
      moment.emit({ type: 'transport-contract', company: turn.company, railway });
    },
  });
}

export type ContractMove = MoveOfRule<ReturnType<typeof contractRule>>;

export function loadWithContractStep(
  box: HsbBox,
): Step<ExpertState, LoadMove | ContractMove | SkipMove, 'load'> {
  const step = loadStep(box);
  const contract = contractRule(box);
  return {
    ...step,
    rules: [...step.rules, contract],
    pending: (state) => step.pending(state) || contract.any(state),
  };
}
