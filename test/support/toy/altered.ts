import type { Rule } from '@/engine/game/move';
import type { Round, Stage, Title } from '@/engine/game/title';
import { withRules } from '../with-rules';
import { type ToyMove, type ToyState, toy } from '.';

type ToyTitle = Title<ToyState, ToyMove>;
type ToyRule = Rule<ToyState, ToyMove>;

/** The toy title with one rule changed wherever it is used: a bug planted for the fuzzer to find. */
export function altered(type: ToyMove['type'], change: (rule: ToyRule) => Partial<ToyRule>): ToyTitle {
  const rules = (stage: Stage<ToyState, ToyMove>): Stage<ToyState, ToyMove> => ({
    ...stage,
    rules: stage.rules.map((rule) => (rule.type === type ? { ...rule, ...change(rule) } : rule)),
  });
  const round = (original: Round<ToyState, ToyMove>): Round<ToyState, ToyMove> => ({
    stage: (state) => rules(original.stage(state)),
  });
  return withRules(toy, ({ rounds, decisions }) => ({
    rounds: { auction: round(rounds.auction), company: round(rounds.company) },
    decisions: { sale: rules(decisions.sale), counter: rules(decisions.counter) },
  }));
}

/** The toy title where a kind of move does one thing more. */
export function alsoDoing(type: ToyMove['type'], also: (draft: ToyState) => void): ToyTitle {
  return altered(type, (rule) => ({
    apply(draft, move, moment, before) {
      rule.apply(draft, move, moment, before);
      also(draft);
    },
  }));
}
