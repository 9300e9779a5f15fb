import { moveCertificates, ordinaryOf, shareCertificates, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type InvestorGame, investor, isInvestors } from '@/engine/investor/state';
import { atPrice, priceOf, worthOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import { stockRoundOf } from '@/engine/rounds/stock';
import type { InvestorTerms } from './cards';

/** What sales of the Investor follow from. */
export interface InvestorsSales {
  readonly market: Market;
  readonly poolLimit: number;
  /** Companies in operation in the order in which they act, railways before breweries [18DO 8.2.1.1]. */
  inOrder(state: FinanceState): CompanyId[];
}

/** What all of its dealings follow from. */
export interface InvestorsMarket extends InvestorsSales {
  readonly terms: InvestorTerms;
  certificateLimit(state: FinanceState): number;
}

type Source = 'charter' | 'pool';

/** A certificate, with what one share of its company is worth. */
export interface Paper {
  readonly company: CompanyId;
  readonly percent: number;
  readonly price: number;
}

interface Offer extends Paper {
  readonly source: Source;
}

/** [18DO 8.2.1.1] the highest value first; of equals the company that acts first. */
function byValue(rules: InvestorsSales, state: FinanceState): CompanyId[] {
  const price = (company: CompanyId) => priceOf(rules.market, state, company);
  return rules.inOrder(state).sort((a, b) => price(b) - price(a));
}

/**
 * [18DO 8.2.1.1, algorithm S3, ruling 152] the certificate of a company that is no larger than what it may still have: its own
 * next one, else the smallest of the Bank Pool.
 */
function offerOf(
  state: FinanceState,
  company: CompanyId,
  room: number,
): { source: Source; percent: number } | undefined {
  const fitting = (source: Source) =>
    ordinaryOf(state, source, company)
      .map(({ percent }) => percent)
      .filter((percent) => percent <= room);
  const [next] = fitting('charter');
  if (next !== undefined) return { source: 'charter', percent: next };
  const [smallest] = fitting('pool').sort((a, b) => a - b);
  return smallest === undefined ? undefined : { source: 'pool', percent: smallest };
}

/** [18DO 8.2.1.1, S3, S4] certificates that the Investor may have, the one that it wants most first. */
function candidates(rules: InvestorsMarket, state: InvestorGame): Offer[] {
  if (shareCertificates(state, investor) >= rules.certificateLimit(state)) return [];
  const { ownCompanies, playerCorporations } = rules.terms.shareLimit;
  const sold = stockRoundOf(state).sold[investor] ?? [];
  return byValue(rules, state).flatMap((company) => {
    if (sold.includes(company)) return [];
    const most = isInvestors(state, company) ? ownCompanies : playerCorporations;
    const offer = offerOf(state, company, most - sharesOf(state, investor, company));
    if (!offer) return [];
    return [{ company, ...offer, price: priceOf(rules.market, state, company) }];
  });
}

/**
 * [18DO 8.2.1.2, S5] certificates of players' companies that it may sell, the lowest value first, of equals that of the
 * company which acts last: none in the first stock round, none of a company that has not operated, no more than the Bank
 * Pool has room for.
 */
export function saleable(rules: InvestorsSales, state: InvestorGame): Paper[] {
  if (state.round.kind === 'stock' && stockRoundOf(state).number === 1) return [];
  return byValue(rules, state)
    .reverse()
    .filter((company) => !isInvestors(state, company) && state.companies[company]!.operated)
    .flatMap((company) => {
      let room = rules.poolLimit - sharesOf(state, 'pool', company);
      const price = priceOf(rules.market, state, company);
      const fitting: Paper[] = [];
      for (const { percent } of ordinaryOf(state, investor, company)) {
        if (percent > room) continue;
        room -= percent;
        fitting.push({ company, percent, price });
      }
      return fitting;
    });
}

/** The first of these that bring so much together, as few as can be; nothing, if all of them do not. */
export function enoughOf(
  rules: InvestorsSales,
  papers: readonly Paper[],
  missing: number,
): readonly Paper[] | undefined {
  let raised = 0;
  let count = 0;
  while (raised < missing) {
    const paper = papers[count++];
    if (!paper) return undefined;
    raised += atPrice(rules.market, paper.company, paper.price, paper.percent);
  }
  return papers.slice(0, count);
}

/** [18DO 4.4.5, 4.4.6] all of one company are one sale at the value before it; then its marker moves. */
export function sellPapers(
  rules: InvestorsSales,
  draft: InvestorGame,
  papers: readonly Paper[],
  moment: Moment,
): void {
  for (const company of new Set(papers.map((paper) => paper.company))) {
    const percents = papers.filter((paper) => paper.company === company).map(({ percent }) => percent);
    const percent = percents.reduce((sum, each) => sum + each, 0);
    const price = priceOf(rules.market, draft, company);
    const amount = atPrice(rules.market, company, price, percent);
    moveCertificates(draft, company, percents, investor, 'pool');
    transfer(draft, 'bank', { player: investor }, amount);
    moment.emit({ type: 'investor-sells', company, percent, price, amount });
    rules.market.tableOf(company).sold(draft, company, { by: 'shareholder', percent, first: true });
    if (draft.round.kind !== 'stock') continue;
    const { sold } = stockRoundOf(draft);
    sold[investor] = [...(sold[investor] ?? []), company];
  }
}

/**
 * [18DO 8.2.1.1, 8.2.1.2, S5–S7] buys the certificate with the highest value that its money pays for, with what it would sell of
 * a lower value if need be; false where there is none. It sells nothing without buying.
 */
export function buyBest(
  rules: InvestorsMarket,
  draft: InvestorGame,
  moment: Moment,
  state: InvestorGame,
): boolean {
  const cash = state.cash[investor]!;
  for (const { company, percent, source, price } of candidates(rules, state)) {
    const amount = worthOf(rules.market, state, company, percent);
    const lower = saleable(rules, state).filter((paper) => paper.price < price);
    const selling = enoughOf(rules, lower, amount - cash);
    if (!selling) continue;
    sellPapers(rules, draft, selling, moment);
    transfer(draft, { player: investor }, source === 'charter' ? { company } : 'bank', amount);
    moveCertificates(draft, company, [percent], source, investor);
    moment.emit({ type: 'investor-buys', company, percent, source, price, amount });
    return true;
  }
  return false;
}
