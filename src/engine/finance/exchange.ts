import { integer, listOf } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { CoreState, Decision } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';
import { deciderOf, directorOf, type Holdings } from './certificates';
import { changeDirector, exchangesForSale, exchangesOf } from './director';

/** A directorship changes hands, and the new director could hand over different certificates for it. */
export interface ExchangeDecision extends Decision {
  kind: 'exchange';
  company: CompanyId;
  /** Who takes over. */
  player: PlayerId;
  /** What the old director sells as soon as the certificates have changed hands [18DO 4.3.2.2, HSB ruling 146]. */
  sale?: number[];
}

/** A game in which directors change, with or without money. */
type ExchangeGame = Pick<CoreState, 'decisions'> & Holdings;

/** [18DO 4.3.2.2, ruling 64] the old director says which certificates they want for the director's. */
export function askTheOldDirector(
  draft: ExchangeGame,
  company: CompanyId,
  to: PlayerId,
  sale?: readonly number[],
): void {
  const decision: ExchangeDecision = {
    kind: 'exchange',
    by: deciderOf(draft, company)!,
    company,
    player: to,
    ...(sale && { sale: [...sale] }),
  };
  draft.decisions.push(decision);
}

const asked = (state: ExchangeGame) => state.decisions.at(-1) as ExchangeDecision;

function ways(state: ExchangeGame): number[][] {
  const { company, player, sale } = asked(state);
  return sale ? exchangesForSale(state, company, player, sale) : exchangesOf(state, company, player);
}

export type ExchangeMove = { type: 'take-certificates'; percents: number[] };

/** A sale below the director's certificate: who takes over, what they hand over, and what is then sold. */
export interface SaleBelow {
  readonly company: CompanyId;
  readonly successor: PlayerId;
  readonly handed: readonly number[];
  readonly percents: readonly number[];
}

/** The old director chooses; where they sell, the sale goes on with what they have chosen. */
export function exchangeStageOf<S extends ExchangeGame>(
  sell?: (draft: S, sale: SaleBelow, moment: Moment) => void,
): Stage<S, ExchangeMove, 'exchange'> {
  const take = rule({
    type: 'take-certificates',
    fields: { percents: listOf(integer) },
    choices: (state: S) =>
      ways(state).map((percents) => ({ move: { type: 'take-certificates' as const, percents } })),
    check: (state: S, { percents }) =>
      ways(state).some((way) => way.join() === percents.join())
        ? undefined
        : object('no-such-exchange', { company: asked(state).company }),
    apply(draft: S, { percents: handed }, moment) {
      const { company, player: successor, sale } = draft.decisions.pop() as ExchangeDecision;
      const before = directorOf(draft, company)!;
      moment.emit({ type: 'handed-over', company, player: successor, before, percents: handed });
      if (sale) sell?.(draft, { company, successor, handed, percents: sale }, moment);
      else changeDirector(draft, company, successor, handed, moment);
    },
  });
  // as few as can be: so it was done before anybody was asked
  const declines = 'take-certificates';
  return { id: 'exchange', actor: (state) => ({ player: asked(state).by }), rules: [take], declines };
}
