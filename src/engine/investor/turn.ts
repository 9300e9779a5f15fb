import { companyRoundOf, isCompanyRound } from '@/engine/game/company-round';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { stockRoundOf } from '@/engine/rounds/stock';
import { endTurn } from '@/engine/rounds/stock/turn';
import { afterItsTurn } from './card';
import { type InvestorGame, investor } from './state';

/** What a title says of the Investor's turns in stock rounds. */
export interface InvestorTurns {
  /** Does what it must, and says whether it has come to a certificate. */
  acquire(draft: InvestorGame, moment: Moment, state: InvestorGame): boolean;
  /** Does it take part in this stock round at all? */
  takesPart(state: InvestorGame): boolean;
  /** Passes like a player, and is asked again when its turn comes [18DO 8.2.1]; if left out, it is out of this round. */
  pass?(draft: InvestorGame, moment: Moment, state: InvestorGame): void;
}

/**
 * In its seat the Investor acts by itself; what it takes is an action like a player's. It never passes [18LRA 9.2.1], where
 * a title does not say how it does.
 */
export function investorsTurn<S extends InvestorGame>(turns: InvestorTurns): Consequence<S> {
  return {
    due: (state) =>
      !state.over &&
      state.decisions.length === 0 &&
      state.round.kind === 'stock' &&
      stockRoundOf(state).turn === investor,
    apply(draft, moment, state) {
      const it = draft.investor!;
      if (turns.takesPart(state) && !it.quit) {
        if (turns.acquire(draft, moment, state)) {
          it.acquired += 1;
          stockRoundOf(draft).passes = 0;
        } else if (turns.pass) {
          turns.pass(draft, moment, state);
          return;
        } else {
          it.quit = true;
          moment.emit({ type: 'investor-quits', acquired: it.acquired });
        }
      }
      endTurn(draft);
    },
  };
}

/** A stock round is over: in the next one it is in again. */
export function beginsAnew(draft: InvestorGame): void {
  if (!draft.investor) return;
  draft.investor.acquired = 0;
  draft.investor.quit = false;
}

/** Have all acted, with rounds to come? After the last one nobody acts for it any more. */
function isRoundOver(state: InvestorGame): boolean {
  const { order = [], done, turn, number, of } = companyRoundOf(state);
  const isLast = state.broken !== null && number === of;
  return turn === null && !isLast && order.every((company) => done.includes(company));
}

/** When its card goes on: after the turn of its company [18LRA 9.3], or after the round of companies [18DO 8.3.5]. */
export type CardPasses = 'after-turn' | 'after-round';

export function cardGoesOn<S extends InvestorGame>(
  mayOffer: boolean,
  when: CardPasses = 'after-turn',
): Consequence<S> {
  const roundKey = (state: S) => {
    const { kind, set, number } = companyRoundOf(state);
    return `${kind} ${set}.${number}`;
  };
  return {
    due(state) {
      const it = state.investor;
      if (!it || state.over || state.decisions.length > 0 || !isCompanyRound(state.round)) return false;
      const { done } = companyRoundOf(state);
      const acted = it.companies.some((company) => done.includes(company));
      return acted && (when === 'after-turn' || isRoundOver(state)) && it.cardPassed !== roundKey(state);
    },
    apply(draft, moment, state) {
      draft.investor!.cardPassed = roundKey(state);
      afterItsTurn(draft, mayOffer, moment);
    },
  };
}
