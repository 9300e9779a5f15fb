import { moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type InvestorGame, investor } from '@/engine/investor/state';
import { atPrice, priceOf } from '@/engine/market/market';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { announcePurchase } from '@/engine/steps/trains/rules';
import type { OperatingGame } from '../rules/operating/state';
import { borrow } from './credit';
import { enoughOf, type InvestorsSales, saleable, sellPapers } from './papers';

/** Sells of the company's own certificates as many as are needed, all at one value; then its marker moves [18DO 4.5.7.5]. */
function sellOwn(
  its: InvestorsSales,
  draft: OperatingGame,
  company: CompanyId,
  needed: number,
  moment: Moment,
): void {
  const price = priceOf(its.market, draft, company);
  const percents: number[] = [];
  let amount = 0;
  for (const { percent } of ordinaryOf(draft, 'charter', company)) {
    if (amount >= needed) break;
    percents.push(percent);
    amount += atPrice(its.market, company, price, percent);
  }
  if (percents.length === 0) return;
  // [ruling 155] so none is bought back in this turn
  draft.done.dealt = true;
  const percent = percents.reduce((sum, each) => sum + each, 0);
  moveCertificates(draft, company, percents, 'charter', 'pool');
  transfer(draft, 'bank', { company }, amount);
  moment.emit({ type: 'sold-to-raise', seller: 'charter', company, percent, price, amount });
  its.market.tableOf(company).sold(draft, company, { by: 'company', percent, first: true });
}

/** What the Investor has goes into the treasury, as far as it is needed. */
function addCash(draft: RailState, company: CompanyId, needed: number, moment: Moment): void {
  const amount = Math.min(needed, draft.cash[investor]!);
  if (amount <= 0) return;
  transfer(draft, { player: investor }, { company }, amount);
  moment.emit({ type: 'director-pays', player: investor, company, amount });
}

/**
 * [18DO 8.2.2.1, algorithm W5] the cheapest new card, for which the treasury does not suffice: paid with the company's own
 * certificates, the Investor's money, its certificates of players' companies, the lowest first, and at last a credit.
 */
export function buyForced(
  its: InvestorsSales,
  trains: TrainRules,
  draft: OperatingGame,
  moment: Moment,
  state: OperatingGame,
): void {
  const { company } = turnOf(state);
  const [offer] = trainsForSale(trains, state).sort((a, b) => a.price - b.price);
  const { type: train, from, price } = offer!;
  const missing = () => price - draft.companies[company]!.treasury;
  moment.emit({ type: 'forced-purchase', company, player: investor, train, price });
  sellOwn(its, draft, company, missing(), moment);
  addCash(draft, company, missing(), moment);
  if (missing() > 0) {
    const papers = saleable(its, draft as InvestorGame);
    sellPapers(its, draft as InvestorGame, enoughOf(its, papers, missing()) ?? papers, moment);
    addCash(draft, company, missing(), moment);
  }
  const credit = Math.max(0, missing());
  if (credit > 0) borrow(draft, company, credit, moment);
  transfer(draft, { company }, 'bank', price - credit);
  announcePurchase(trains, { company, train, from, amount: price }, moment);
  acquireTrain(trains, draft, company, train, from, moment);
}

/** The same rules, under which what a company of the Investor's is forced to buy is paid for without anybody being asked. */
export function raisingItself(
  its: InvestorsSales,
  isIts: (state: RailState) => boolean,
  trains: TrainRules,
): TrainRules {
  const rules: TrainRules = {
    ...trains,
    raisesItself: (state) =>
      isIts(state)
        ? (draft, moment) => buyForced(its, rules, draft as OperatingGame, moment, state as OperatingGame)
        : undefined,
  };
  return rules;
}
