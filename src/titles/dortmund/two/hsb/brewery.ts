import { companyRoundOf } from '@/engine/game/company-round';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { keepRevenue, payDividend } from '@/engine/steps/dividend';
import { noForcedPurchase, type TrainRules } from '@/engine/steps/trains';
import { trainsForSale } from '@/engine/steps/trains/buy';
import type { HsbBox } from '../../hsb/box';
import { purchase, purchaseObjection } from '../../hsb/brewing/equipment';
import { brewingTurnOf, type HsbState } from '../../hsb/state';
import { dividendRules } from '../../rules/operating/dividend';
import { owedBy, repay } from '../credit';
import type { InvestorsMarket } from '../papers';
import { buyForced } from '../raise';
import { isInvestorsBrewery } from './companies';
import { hasNewest, hasPermanent, newestCard } from './newest';
import { saleLeavesChoice } from './paid-by-sale';

/** [18DO 8.2.2.2, algorithm Y1, Y2] what becomes of the income: it is shared out, it is kept, or the holder of the card decides. */
export function sharingOf(box: HsbBox, state: HsbState, company: CompanyId): 'pay' | 'keep' | 'choose' {
  if (box.kindOf(company) === 'corporation' && hasPermanent(box, state, company)) return 'choose';
  return hasNewest(box, state, company) ? 'pay' : 'keep';
}

/**
 * [18DO 8.2.2.2, Y1, Y3] the card that the brewery must buy now: a minor one whenever its treasury pays for the next, a corporation
 * if it has none of the newest type. Limits count, and nobody adds money.
 */
export function mustBuy(box: HsbBox, cards: TrainRules, state: HsbState): string | undefined {
  const { company } = brewingTurnOf(state);
  const isMinor = box.kindOf(company) === 'minor';
  if (!isMinor && hasNewest(box, state, company)) return undefined;
  const card = isMinor ? trainsForSale(cards, state)[0]?.type : newestCard(box, state);
  if (card === undefined || purchaseObjection(box, cards, state, card)) return undefined;
  const { price } = trainsForSale(cards, state).find(({ type }) => type === card)!;
  return price <= state.companies[company]!.treasury ? card : undefined;
}

type Act = (draft: HsbState, moment: Moment) => void;

/** [18DO 8.2.2.2] what nobody decides in the turn of the Investor's brewery: what becomes of its income, and what it must buy. */
export function brewsByItself(box: HsbBox, cards: TrainRules, its: InvestorsMarket): Consequence<HsbState> {
  const { payable } = dividendRules(box.market, [], (company) => box.kindOf(company) === 'minor');
  const sharing = (state: HsbState, company: CompanyId): Act | undefined => {
    // [Y4] what it owes comes before any dividend
    if (owedBy(state, company) > 0)
      return (draft, moment) => {
        moment.emit({ type: 'investor-shares', company, reason: 'credit' });
        keepRevenue(box.market, draft, moment);
        repay(draft, moment);
      };
    const way = sharingOf(box, state, company);
    if (way === 'choose') return undefined;
    const card = newestCard(box, state) ?? '';
    return (draft, moment) => {
      moment.emit({ type: way === 'pay' ? 'investor-has-newest' : 'investor-lacks-newest', company, card });
      const { revenue } = brewingTurnOf(draft);
      if (way === 'pay') payDividend(box.market, draft, payable!(revenue, company), moment);
      else keepRevenue(box.market, draft, moment);
    };
  };
  const buying = (state: HsbState, company: CompanyId): Act | undefined => {
    // [Y4] as a railway of the Investor's does; nothing forces a minor brewery
    if (box.kindOf(company) === 'corporation' && !noForcedPurchase(cards, state))
      return saleLeavesChoice(box, cards, state)
        ? undefined
        : (draft, moment) => buyForced(its, cards, draft, moment, state);
    const card = mustBuy(box, cards, state);
    if (card === undefined) return undefined;
    return (draft, moment) => {
      moment.emit({ type: 'investor-equips', company, card });
      purchase(box, cards, draft, card, moment);
    };
  };
  const act = (state: HsbState): Act | undefined => {
    if (state.over || state.decisions.length > 0 || state.round.kind !== 'brewery') return undefined;
    const turn = companyRoundOf(state).turn;
    if (!turn || turn.finished || !isInvestorsBrewery(state, turn.company)) return undefined;
    if (turn.step === 'dividend' && brewingTurnOf(state).revenue > 0) return sharing(state, turn.company);
    return turn.step === 'equipment' ? buying(state, turn.company) : undefined;
  };
  return {
    due: (state) => act(state) !== undefined,
    apply: (draft, moment, state) => act(state)?.(draft, moment),
  };
}
