import { directorOf, handOver, moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence } from '@/engine/game/title';
import { type InvestorGame, investor, isInvestors } from '@/engine/investor/state';
import { directsAfterSale } from '@/engine/investor/stock';
import { investorsTurn } from '@/engine/investor/turn';
import { priceOf, worthOf } from '@/engine/market/market';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { countPass } from '@/engine/rounds/stock/turn';
import { buyBest, type InvestorsMarket } from './papers';

/** What differs in the stock rounds of the two games. */
export interface InvestorsStock {
  readonly its: InvestorsMarket;
  readonly stock: StockRules;
  /** What it does in its turn instead of buying, if that is due; says whether it has [18DO 8.2.1.3]. */
  first?(draft: InvestorGame, moment: Moment, state: InvestorGame): boolean;
}

/** [18DO 8.3.3, algorithm S0] in its first turn it buys half of its railway at once, which is then in operation. */
function takeRailway(
  { market, terms }: InvestorsMarket,
  draft: InvestorGame,
  company: CompanyId,
  moment: Moment,
): void {
  const price = priceOf(market, draft, company);
  const percent = terms.railwayShares;
  const amount = worthOf(market, draft, company, percent);
  let missing =
    percent - handOver(draft, (card) => card.company === company && card.director, investor).percent;
  for (const card of ordinaryOf(draft, 'offer', company)) {
    if (card.percent > missing) continue;
    missing -= card.percent;
    moveCertificates(draft, company, [card.percent], 'offer', investor);
  }
  restOfOffer(draft, company, 'charter');
  transfer(draft, { player: investor }, { company }, amount);
  const charter = draft.companies[company]!;
  charter.founded = true;
  charter.floated = true;
  moment.emit({ type: 'investor-founds', company, percent, price, amount });
}

/** [18DO 8.3.3, S1] in the first stock round it buys nothing more before each player directs a railway in operation. */
function waits({ inOrder }: InvestorsMarket, state: InvestorGame): boolean {
  if (stockRoundOf(state).number > 1) return false;
  const directors = inOrder(state).map((company) => directorOf(state, company));
  return !state.seats.every((player) => directors.includes(player));
}

/** [18DO 8.2.1, 8.3.3, 8.4.3] the Investor's turn in a stock round, which is nobody's to decide. */
export function investorsStockTurn<S extends InvestorGame>({
  its,
  stock,
  first,
}: InvestorsStock): Consequence<S> {
  return investorsTurn({
    takesPart: () => true,
    acquire(draft, moment, state) {
      const railway = state.investor!.companies[0]!;
      if (!state.companies[railway]!.founded) {
        takeRailway(its, draft, railway, moment);
        return true;
      }
      if (first?.(draft, moment, state)) return true;
      return !waits(its, state) && buyBest(its, draft, moment, state);
    },
    pass(draft, moment, state) {
      moment.emit({ type: waits(its, state) ? 'investor-waits' : 'investor-passes' });
      countPass(stock, draft, moment);
    },
  });
}

/** [18DO 8.2, 8.3.1] a railway that is the Investor's is founded by nobody else. */
export function investorsOwn(state: FinanceState, company: CompanyId): Objection | undefined {
  return isInvestors(state as InvestorGame, company) ? object('investors-company', { company }) : undefined;
}

/** [18DO 8.2, 8.2.1, ruling 88] stock rounds of a game for two: the Investor passes like a player, and directs nothing else. */
export function withInvestor(rules: StockRules): StockRules {
  return {
    ...rules,
    holdersPass: true,
    foundingObjection: (state, company) =>
      investorsOwn(state, company) ?? rules.foundingObjection?.(state, company),
    saleBarred: (state, company, percents) =>
      directsAfterSale(state, company, percents) ?? rules.saleBarred?.(state, company, percents),
  };
}
