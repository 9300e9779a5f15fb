import type { ByPlayers } from '@/engine/finance/cards';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { investor, type WithInvestor } from '@/engine/investor/state';
import { placeToken, priceOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import type { InvestorTerms } from './cards';

/** What the Investor begins with. */
export interface InvestorsStart {
  readonly terms: InvestorTerms;
  readonly market: Market;
  /** As much as a player has [ruling 84]. */
  readonly startingCash: ByPlayers;
}

type Table = WithInvestor & FinanceState & RandomState;

/**
 * [18DO 8.2, 8.3.1, rulings 84–86] it sits to the left of both players and has as much money as they; a railway is drawn
 * that is its own for ever, and whose marker lies on the coloured space of its start value.
 */
export function investorAtStart(start: InvestorsStart, state: Table, moment: Moment): CompanyId {
  const { terms, market, startingCash } = start;
  const company = terms.railwayFrom[nextIndex(state, terms.railwayFrom.length)]!;
  state.holders = [...state.seats, investor];
  state.investor = { companies: [company], acquired: 0, quit: false, cardPassed: '' };
  const cash = startingCash[state.seats.length]!;
  state.cash[investor] = cash;
  state.credits[investor] = 0;
  state.bank -= cash;
  const { par } = market.tableOf(company);
  // an owner of the box may have other start values in it
  placeToken(state, company, par.find(({ value }) => value === terms.railwayPar) ?? par[0]!);
  moment.emit({ type: 'investors-railway', company, price: priceOf(market, state, company) });
  return company;
}
