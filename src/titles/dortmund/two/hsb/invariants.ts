import { directorOf, sharesOf } from '@/engine/finance/certificates';
import type { Invariant } from '@/engine/game/title';
import { investor, isInvestors } from '@/engine/investor/state';
import type { HsbState } from '../../hsb/state';
import type { InvestorTerms } from '../cards';
import { cardHolders } from './cards';
import { companiesOf } from './companies';

/** [18DO 8.2, 8.2.1.1, ruling 88] it directs its own companies alone, for ever, and has little of any other. */
function ownedAsItMay({ shareLimit }: InvestorTerms): Invariant<HsbState> {
  return {
    name: 'the Investor has what is its own, and no more than it may of others',
    broken(state) {
      const { minor } = companiesOf(state);
      for (const [company, { founded }] of Object.entries(state.companies)) {
        const isIts = isInvestors(state, company);
        const directs = directorOf(state, company) === investor;
        if (directs !== isIts && (founded || directs)) return `${company} has the wrong director`;
        const most = isIts ? shareLimit.ownCompanies : shareLimit.playerCorporations;
        const percent = sharesOf(state, investor, company);
        if (percent > most && company !== minor) return `it has ${percent} of ${company}`;
      }
      return null;
    },
  };
}

/** [18DO 8.4.2, 8.4.5] each player holds one of its two cards. */
const cardsDealt: Invariant<HsbState> = {
  name: 'each player holds a card of the Investor',
  broken(state) {
    const cards = cardHolders(state);
    if (!cards) return state.round.kind === 'starting' ? null : 'no cards are dealt';
    const both = [cards.railway, cards.brewery].sort().join();
    return both === [...state.seats].sort().join() ? null : `they are with ${both}`;
  },
};

export function invariantsForTwo(terms: InvestorTerms): readonly Invariant<HsbState>[] {
  return [ownedAsItMay(terms), cardsDealt];
}
