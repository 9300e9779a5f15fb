import { directorOf, ordinaryOf, selections, sharesOf, total } from '@/engine/finance/certificates';
import { successorOf } from '@/engine/finance/director';
import type { Holder } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import { atPrice, priceOf } from '@/engine/market/market';
import { type RailState, turnOf } from '../state';
import type { TrainRules } from './rules';

/** The most percent of a company that a seller could put into the Bank Pool without changing its director. */
function mostSold(rules: TrainRules, state: RailState, seller: Holder, company: CompanyId): number {
  if (!state.companies[company]!.floated) return 0;
  const room = rules.poolLimit - sharesOf(state, 'pool', company);
  const cards = ordinaryOf(state, seller, company).map(({ percent }) => percent);
  const keepsOffice = (percent: number) =>
    directorOf(state, company) !== seller ||
    successorOf(state, company, sharesOf(state, seller, company) - percent) === null;
  return Math.max(0, ...selections(cards, room).map(total).filter(keepsOffice));
}

/** The table once the company has sold what it could from its charter: a fuller Bank Pool, and a lower price. */
function afterCharter(rules: TrainRules, state: RailState, company: CompanyId, percent: number): RailState {
  if (percent === 0) return state;
  let left = percent;
  const certificates = state.certificates.map((card) => {
    const isSold = card.company === company && card.holder === 'charter' && card.percent <= left;
    if (!isSold) return card;
    left -= card.percent;
    return { ...card, holder: 'pool' as const };
  });
  const after = { ...state, certificates, prices: structuredClone(state.prices) };
  rules.market.tableOf(company).sold(after, company, { by: 'company', percent, first: true });
  return after;
}

/** [18Rhl 6.2.6.2] all that treasury, charter, cash and own certificates could bring for the company that acts. */
export function mostMoney(rules: TrainRules, state: RailState): number {
  const { company } = turnOf(state);
  const director = directorOf(state, company)!;
  const worth = (at: RailState, of: CompanyId, percent: number) =>
    percent === 0 ? 0 : atPrice(rules.market, of, priceOf(rules.market, at, of), percent);
  const fromCharter = mostSold(rules, state, 'charter', company);
  const later = afterCharter(rules, state, company, fromCharter);
  const own = Object.keys(state.companies).map((of) =>
    worth(later, of, mostSold(rules, later, director, of)),
  );
  return (
    state.companies[company]!.treasury +
    worth(state, company, fromCharter) +
    state.cash[director]! +
    total(own)
  );
}
