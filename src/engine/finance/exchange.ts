import { integer, listOf } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { CoreState, Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';
import { deciderOf, directorOf, type Holdings } from './certificates';
import { changeDirector, exchangesOf } from './director';

/** A directorship changes hands, and the new director could hand over different certificates for it. */
export interface ExchangeDecision extends Decision {
  kind: 'exchange';
  company: CompanyId;
  /** Who takes over. */
  player: PlayerId;
}

/** A game in which directors change, with or without money. */
type ExchangeGame = Pick<CoreState, 'decisions'> & Holdings;

/** [18DO 4.3.2.2, ruling 64] the old director says which certificates they want for the director's. */
export function askTheOldDirector(draft: ExchangeGame, company: CompanyId, to: PlayerId): void {
  const decision: ExchangeDecision = {
    kind: 'exchange',
    by: deciderOf(draft, company)!,
    company,
    player: to,
  };
  draft.decisions.push(decision);
}

const asked = (state: ExchangeGame) => state.decisions.at(-1) as ExchangeDecision;

function ways(state: ExchangeGame): number[][] {
  const { company, player } = asked(state);
  return exchangesOf(state, company, player);
}

export type ExchangeMove = { type: 'take-certificates'; percents: number[] };

export const exchangeStage: Stage<ExchangeGame, ExchangeMove, 'exchange'> = {
  id: 'exchange',
  actor: (state: ExchangeGame) => ({ player: asked(state).by }),
  rules: [
    rule({
      type: 'take-certificates',
      fields: { percents: listOf(integer) },
      choices: (state: ExchangeGame) =>
        ways(state).map((percents) => ({ move: { type: 'take-certificates' as const, percents } })),
      check: (state: ExchangeGame, { percents }) =>
        ways(state).some((way) => way.join() === percents.join())
          ? undefined
          : object('no-such-exchange', { company: asked(state).company }),
      apply(draft: ExchangeGame, { percents }, moment) {
        const { company, player } = draft.decisions.pop() as ExchangeDecision;
        const before = directorOf(draft, company)!;
        moment.emit({ type: 'handed-over', company, player, before, percents });
        changeDirector(draft, company, player, percents, moment);
      },
    }),
  ],
};
