import { type Holdings, handOver, topOfStack } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import type { Certificate, Holder } from '@/engine/finance/state';
import { text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { type FreeBox, type FreeState, unknownCompany } from './state';
import { nextTrain, takeTrain } from './trains';

export interface TakeRules<S extends FreeState> extends FreeBox<S> {
  /** Why nothing may be taken of a company, beside an empty stack: a limit. */
  objection?(state: S, company: CompanyId): Objection | undefined;
  /** One was taken: how the turn goes on. */
  onTaken(draft: S): void;
}

/** Gives the top certificate of a stack to somebody. */
export function takeTop(draft: Holdings, company: CompanyId, to: Holder): Certificate {
  return handOver(draft, (card) => card.company === company && card.holder === 'offer', to);
}

/** Taking the top certificate of a stack. The director's certificate comes with the charter and a train. */
export function takeRule<S extends FreeState>(rules: TakeRules<S>) {
  const objection = (state: S, company: CompanyId): Objection | undefined =>
    unknownCompany(rules, company) ??
    rules.objection?.(state, company) ??
    (topOfStack(state, company) ? undefined : object('stack-empty', { company }));
  return rule({
    type: 'take',
    fields: { company: text },
    choices: (state: S) =>
      rules.companies
        .filter(({ id }) => !objection(state, id))
        .map(({ id }) => ({ move: { type: 'take' as const, company: id } })),
    check: (state: S, { company }) => objection(state, company),
    apply(draft: S, { company }, moment) {
      const player = rules.turn(draft);
      const { director, percent } = takeTop(draft, company, player);
      moment.emit({ type: director ? 'took-director' : 'took', player, company, percent });
      if (director) found(rules, draft, company, moment);
      settleDirector<FreeState>(draft, company, moment, rules.ask);
      rules.onTaken(draft);
    },
  });
}

export type TakeMove = MoveOfRule<ReturnType<typeof takeRule>>;

/** With the next train; a company founded when none is left stays without. */
function found<S extends FreeState>(
  rules: FreeBox<S>,
  draft: FreeState,
  company: CompanyId,
  moment: Moment,
): void {
  draft.companies[company]!.founded = true;
  const train = nextTrain(draft);
  if (train === undefined) {
    moment.emit({ type: 'no-train-left', company });
    return;
  }
  moment.emit({ type: 'train-taken', company, train });
  takeTrain(rules, draft, company, train, moment);
}
