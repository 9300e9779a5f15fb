import { handOver, moveCertificates, ordinaryOf, total } from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type InvestorGame, investor } from '@/engine/investor/state';
import { atPrice, placeToken, priceOf, worthOf } from '@/engine/market/market';
import { stockRoundOf } from '@/engine/rounds/stock';
import { type HsbBox, minorOf } from '../../hsb/box';
import type { HsbState } from '../../hsb/state';
import { leave } from '../../hsb/stock/trade-in';
import { tradeInPercent, twoPlayerBrewing } from '../../hsb-cards';
import { enoughOf, type InvestorsMarket, saleable, sellPapers } from '../papers';
import { companiesOf } from './companies';

const { conversion } = twoPlayerBrewing;

/** [18DO 8.2.1.3, algorithm S2] is it the Investor's first turn in the third stock round? */
export function isDue(state: HsbState): boolean {
  return (
    stockRoundOf(state).number === conversion.stockRound &&
    !state.companies[companiesOf(state).corporation]!.founded
  );
}

/**
 * [18DO 8.2.1.3, algorithm C1–C3] the Investor's minor brewery becomes its corporation, whether or not green has begun: half of
 * it is the Investor's for the brewery and for money, or what it cannot pay is the Bank Pool's.
 */
export function convert(
  box: HsbBox,
  its: InvestorsMarket,
  draft: HsbState,
  moment: Moment,
  state: HsbState,
): void {
  const { corporation: company, minor } = companiesOf(state);
  const free = (minorOf(box, minor!)?.tradeInPercent ?? tradeInPercent).found;
  found(box, draft, company);
  const price = priceOf(box.market, draft, company);
  moment.emit({ type: 'investor-converts', minor: minor!, company, price });
  takeOver(box, draft, minor!, company, moment);
  raiseMoney(its, draft, atPrice(box.market, company, price, conversion.shares - free), moment, state);
  const taken = takeShares(box, draft, company, free, moment);
  sellRest(box, draft, company, conversion.shares - taken, moment);
  moment.emit({ type: 'floated', company, capital: 0 });
}

/** [C1] treasury and equipment go over, but for equipment of the first type; the order marker is put in the place of the other. */
function takeOver(box: HsbBox, draft: HsbState, minor: CompanyId, company: CompanyId, moment: Moment): void {
  transfer(draft, { company: minor }, { company }, draft.companies[minor]!.treasury);
  draft.trains = newValue(
    plainOf(draft.trains).map((card) => {
      if (card.at !== minor) return card;
      const isOld = box.equipment[card.type]!.type <= conversion.discardBecType;
      if (isOld) moment.emit({ type: 'equipment-given-up', company, card: card.type });
      return { ...card, at: isOld ? 'gone' : company };
    }),
  );
  const place = draft.breweryOrder.indexOf(minor);
  leave(draft, minor);
  draft.breweryOrder.splice(place, 0, company);
}

/** [C2] its marker is put on its space, and all its certificates lie on its charter. */
function found({ market }: HsbBox, draft: HsbState, company: CompanyId): void {
  const { par } = market.tableOf(company);
  // an owner of the box may have other start values in it
  placeToken(draft, company, par.find(({ value }) => value === conversion.value) ?? par[0]!);
  restOfOffer(draft, company, 'charter');
  Object.assign(draft.companies[company]!, { founded: true, floated: true });
}

/** [C3] it sells certificates of players' companies, the lowest first, as many as it needs; all, if they are too few. */
function raiseMoney(
  its: InvestorsMarket,
  draft: HsbState,
  needed: number,
  moment: Moment,
  state: InvestorGame,
): void {
  const papers = saleable(its, state);
  sellPapers(its, draft, enoughOf(its, papers, needed - draft.cash[investor]!) ?? papers, moment);
}

/**
 * [C2, C3] the director's certificate, of which the minor brewery pays a part, then the next ones as far as the money goes.
 * If it cannot pay the director's, the bank lends the rest. Says how much it has come to.
 */
function takeShares(box: HsbBox, draft: HsbState, company: CompanyId, free: number, moment: Moment): number {
  const [director, ...ordinary] = conversion.certificates[company]!;
  const costOf = (percent: number) => worthOf(box.market, draft, company, percent);
  const price = costOf(director! - free);
  const lent = Math.max(0, price - draft.cash[investor]!);
  let amount = price - lent;
  handOver(draft, (card) => card.company === company && card.director, investor);
  const bought: number[] = [];
  for (const percent of ordinary) {
    if (draft.cash[investor]! < amount + costOf(percent)) break;
    amount += costOf(percent);
    bought.push(percent);
  }
  moveCertificates(draft, company, bought, 'charter', investor);
  transfer(draft, { player: investor }, { company }, amount);
  const percent = director! + total(bought);
  moment.emit({ type: 'investor-takes', company, percent, free, amount });
  if (lent > 0) lend(draft, company, lent, moment);
  return percent;
}

/** [C3] the bank pays for the Investor, without interest. */
function lend(draft: HsbState, company: CompanyId, amount: number, moment: Moment): void {
  transfer(draft, 'bank', { company }, amount);
  draft.credits[investor] = (draft.credits[investor] ?? 0) + amount;
  moment.emit({ type: 'investor-lent', company, amount });
}

/** [C3, ruling 60] what is missing to half of it goes from the company to the Bank Pool at its value, which stays. */
function sellRest(
  { market }: HsbBox,
  draft: HsbState,
  company: CompanyId,
  missing: number,
  moment: Moment,
): void {
  const percents: number[] = [];
  for (const { percent } of ordinaryOf(draft, 'charter', company))
    if (total(percents) + percent <= missing) percents.push(percent);
  const percent = total(percents);
  if (percent === 0) return;
  moveCertificates(draft, company, percents, 'charter', 'pool');
  const amount = worthOf(market, draft, company, percent);
  transfer(draft, 'bank', { company }, amount);
  moment.emit({ type: 'investor-rest-sold', company, percent, amount });
}
