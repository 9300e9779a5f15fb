import { directorOf, sharesOf } from '@/engine/finance/certificates';
import type { Invariant } from '@/engine/game/title';
import { cardHolder, type InvestorGame, investor, isInvestors } from '@/engine/investor/state';
import type { InvestorTerms } from './cards';

/** [18DO 8.2, 8.2.1.1, ruling 88] it directs its own companies alone, for ever, and has little of any other. */
export function investorInPlace({ shareLimit }: InvestorTerms): Invariant<InvestorGame> {
  return {
    name: 'the Investor has what is its own, and no more than it may of others',
    broken(state) {
      for (const [company, { founded }] of Object.entries(state.companies)) {
        const isIts = isInvestors(state, company);
        const directs = directorOf(state, company) === investor;
        if (directs !== isIts && (founded || directs)) return `${company} has the wrong director`;
        const most = isIts ? shareLimit.ownCompanies : shareLimit.playerCorporations;
        const percent = sharesOf(state, investor, company);
        if (percent > most) return `it has ${percent} of ${company}`;
      }
      const holder = cardHolder(state);
      const isDealt = state.round.kind !== 'starting';
      return isDealt && !state.seats.includes(holder ?? '') ? `its card is with ${holder}` : null;
    },
  };
}
