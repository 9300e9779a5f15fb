import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import type { CoreState, Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';

export type AgreeMove = { type: 'agree' } | { type: 'decline' };

/** What follows from the answer; the question is answered by then. */
export interface Consent<S extends CoreState, D extends Decision> {
  /** For which company it is answered, if for one. */
  company?(decision: D): CompanyId;
  agree(draft: S, decision: D, moment: Moment): void;
  decline(draft: S, decision: D, moment: Moment): void;
}

/** Whoever decides for another company is asked, and agrees or declines. */
export function consentStage<S extends CoreState, D extends Decision>(
  id: D['kind'],
  { company, agree, decline }: Consent<S, D>,
): Stage<S, AgreeMove, D['kind']> {
  const asked = (state: S) => state.decisions.at(-1) as D;
  const answer = (type: AgreeMove['type'], follow: (draft: S, decision: D, moment: Moment) => void) =>
    rule({
      type,
      fields: {},
      choices: (_state: S) => [{ move: { type } }],
      check: () => undefined,
      apply: (draft: S, _move, moment) => follow(draft, draft.decisions.pop() as D, moment),
    });
  return {
    id,
    actor(state) {
      const decision = asked(state);
      return { player: decision.by, ...(company && { company: company(decision) }) };
    },
    rules: [answer('agree', agree), answer('decline', decline)],
    declines: 'decline',
  };
}
