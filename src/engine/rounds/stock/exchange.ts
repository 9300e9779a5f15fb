import { directorOf } from '@/engine/finance/certificates';
import { changeDirector, exchangesOf } from '@/engine/finance/director';
import type { FinanceState } from '@/engine/finance/state';
import { integer, listOf } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';

/** A directorship changes hands, and the new director could hand over different certificates for it. */
export interface ExchangeDecision extends Decision {
  kind: 'exchange';
  company: CompanyId;
  /** Who takes over. */
  player: PlayerId;
}

/** [18DO 4.3.2.2] the old director says which certificates they want for the director's. */
export function askTheOldDirector(draft: FinanceState, company: CompanyId, to: PlayerId): void {
  const decision: ExchangeDecision = {
    kind: 'exchange',
    by: directorOf(draft, company)!,
    company,
    player: to,
  };
  draft.decisions.push(decision);
}

const asked = (state: FinanceState) => state.decisions.at(-1) as ExchangeDecision;

function ways(state: FinanceState): number[][] {
  const { company, player } = asked(state);
  return exchangesOf(state, company, player);
}

export const exchangeStage = {
  id: 'exchange',
  actor: (state: FinanceState) => ({ player: asked(state).by }),
  rules: [
    rule({
      type: 'take-certificates',
      fields: { percents: listOf(integer) },
      choices: (state: FinanceState) =>
        ways(state).map((percents) => ({ move: { type: 'take-certificates' as const, percents } })),
      check: (state: FinanceState, { percents }) =>
        ways(state).some((way) => way.join() === percents.join())
          ? undefined
          : object('no-such-exchange', { company: asked(state).company }),
      apply(draft: FinanceState, { percents }, moment) {
        const { company, player } = draft.decisions.pop() as ExchangeDecision;
        changeDirector(draft, company, player, percents, moment);
      },
    }),
  ],
} satisfies Stage<FinanceState>;
