import { moveTrain } from '@/engine/finance/trains';
import { listOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { directed, type FreeBox, type FreeState, notDirected } from './state';
import { isObsolete, nextTrain, takeTrain, trainOf } from './trains';

export interface SwapRules<S extends FreeState> extends FreeBox<S> {
  /** Trains were swapped: how the turn goes on. */
  onSwapped(draft: S): void;
}

/** An obsolete train for the next one of the display; it leaves the game. */
export function swapNewRule<S extends FreeState>(rules: SwapRules<S>) {
  const objection = (state: S, company: CompanyId): Objection | undefined => {
    const foreign = notDirected(rules, state, company);
    if (foreign) return foreign;
    const train = trainOf(state, company);
    if (train === undefined) return object('swap-no-train', { company });
    if (!isObsolete(rules, state, train)) return object('swap-not-obsolete', { company, train });
    return nextTrain(state) === undefined ? object('swap-none-left') : undefined;
  };
  return rule({
    type: 'swap-new',
    fields: { company: text },
    choices: (state: S) =>
      directed(rules, state)
        .filter((company) => !objection(state, company))
        .map((company) => ({ move: { type: 'swap-new' as const, company } })),
    check: (state: S, { company }) => objection(state, company),
    apply(draft: S, { company }, moment) {
      const old = trainOf(draft, company)!;
      const train = nextTrain(draft)!;
      moveTrain(draft, old, company, 'gone');
      moment.emit({ type: 'train-swapped', company, old, train });
      takeTrain(rules, draft, company, train, moment);
      rules.onSwapped(draft);
    },
  });
}

/** One for one between two companies of the same director. */
export function swapBetweenRule<S extends FreeState>(rules: SwapRules<S>) {
  /** Every two companies of the player, in the order of the box. */
  const pairs = (state: S): [CompanyId, CompanyId][] => {
    const own = directed(rules, state);
    return own.flatMap((company, i) =>
      own.slice(i + 1).map((other): [CompanyId, CompanyId] => [company, other]),
    );
  };
  const objection = (state: S, companies: readonly CompanyId[]): Objection | undefined => {
    const [company, other] = companies;
    if (company === undefined || other === undefined || companies.length > 2 || company === other) {
      return object('malformed', { type: 'swap-between' });
    }
    for (const each of companies) {
      const lacking =
        notDirected(rules, state, each) ??
        (trainOf(state, each) === undefined ? object('swap-no-train', { company: each }) : undefined);
      if (lacking) return lacking;
    }
    // one swap has one name
    if (!pairs(state).some(([first, second]) => first === company && second === other)) {
      return object('malformed', { type: 'swap-between' });
    }
    const train = trainOf(state, company)!;
    return train === trainOf(state, other) ? object('swap-same-train', { train }) : undefined;
  };
  return rule({
    type: 'swap-between',
    fields: { companies: listOf(text) },
    choices: (state: S) =>
      pairs(state)
        .filter((companies) => !objection(state, companies))
        .map((companies) => ({ move: { type: 'swap-between' as const, companies: [...companies] } })),
    check: (state: S, { companies }) => objection(state, companies),
    apply(draft: S, { companies }, moment) {
      const [company, other] = companies as [CompanyId, CompanyId];
      const train = trainOf(draft, company)!;
      const old = trainOf(draft, other)!;
      moveTrain(draft, train, company, other);
      moveTrain(draft, old, other, company);
      moment.emit({ type: 'trains-exchanged', company, other, train, old });
      rules.onSwapped(draft);
    },
  });
}

export type SwapMove = MoveOfRule<ReturnType<typeof swapNewRule> | ReturnType<typeof swapBetweenRule>>;
