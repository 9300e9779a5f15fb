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
}

/** In its seat the Investor acts by itself; what it takes is an action like a player's, but it never passes [18LRA 9.2.1]. */
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

/** When the turn of its company is over, its card goes on. */
export function cardGoesOn<S extends InvestorGame>(mayOffer: boolean): Consequence<S> {
  const roundKey = (state: S) => {
    const { kind, set, number } = companyRoundOf(state);
    return `${kind} ${set}.${number}`;
  };
  return {
    due(state) {
      const it = state.investor;
      if (!it || state.over || state.decisions.length > 0 || !isCompanyRound(state.round)) return false;
      const { done } = companyRoundOf(state);
      return it.companies.some((company) => done.includes(company)) && it.cardPassed !== roundKey(state);
    },
    apply(draft, moment, state) {
      draft.investor!.cardPassed = roundKey(state);
      afterItsTurn(draft, mayOffer, moment);
    },
  };
}
