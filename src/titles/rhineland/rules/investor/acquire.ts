import { moveCertificates, ordinaryOf, shareCertificates, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type InvestorGame, investor, isInvestors } from '@/engine/investor/state';
import { byPrice, priceOf, worthOf } from '@/engine/market/market';
import type { InvestorTerms, RhinelandBox } from '../../box';

type Source = 'pool' | 'charter';

/** A certificate, with what one share of its corporation is worth. */
interface Paper {
  readonly company: CompanyId;
  readonly percent: number;
  readonly price: number;
}

interface Available extends Paper {
  readonly source: Source;
}

/** Corporations that have floated, in the order in which they act next: the highest value first. */
function floated(box: RhinelandBox, state: FinanceState): CompanyId[] {
  const companies = Object.keys(state.companies).filter((id) => state.companies[id]!.floated);
  return byPrice(box.market, state, companies);
}

/** The smallest of a corporation's certificates at a place [ruling 131]. */
function smallestAt(state: FinanceState, company: CompanyId, place: Source): number | undefined {
  const percents = ordinaryOf(state, place, company).map(({ percent }) => percent);
  return percents.length > 0 ? Math.min(...percents) : undefined;
}

/** [18LRA 9.2.1, ruling 109] the highest value, then operating order, the Bank Pool before the charter; 20 % at most of others. */
function bestAvailable(
  box: RhinelandBox,
  { mostOfOthers }: InvestorTerms,
  state: InvestorGame,
): Available | undefined {
  for (const company of floated(box, state)) {
    const held = sharesOf(state, investor, company);
    for (const source of ['pool', 'charter'] as const) {
      const percent = smallestAt(state, company, source);
      if (percent === undefined) continue;
      if (!isInvestors(state, company) && held + percent > mostOfOthers) continue;
      return { company, percent, source, price: priceOf(box.market, state, company) };
    }
  }
  return undefined;
}

/**
 * [18LRA 9.2.1, rulings 110, 131] what it would give back: its lowest, of equals that of the corporation which acts last;
 * half of its own corporation stays, and the Bank Pool must have room.
 */
function lowestHeld(
  box: RhinelandBox,
  { leastOfOwn }: InvestorTerms,
  state: InvestorGame,
): Paper | undefined {
  for (const company of floated(box, state).reverse()) {
    const percents = ordinaryOf(state, investor, company).map(({ percent }) => percent);
    if (percents.length === 0) continue;
    const percent = Math.min(...percents);
    const held = sharesOf(state, investor, company);
    if (isInvestors(state, company) && held - percent < leastOfOwn) continue;
    if (sharesOf(state, 'pool', company) + percent > box.poolLimit) continue;
    return { company, percent, price: priceOf(box.market, state, company) };
  }
  return undefined;
}

/** [18LRA 9.2.1, ruling 153] the bank pays a players' corporation for what comes from its charter. */
function take(box: RhinelandBox, draft: InvestorGame, { company, percent, source }: Available): number {
  const amount = source === 'charter' ? worthOf(box.market, draft, company, percent) : 0;
  moveCertificates(draft, company, [percent], source, investor);
  if (amount > 0) transfer(draft, 'bank', { company }, amount);
  return isInvestors(draft, company) ? 0 : amount;
}

/** [18LRA 9.2.1] it acquires a certificate, or at its limit swaps one; false where neither can be. */
export function acquire(
  box: RhinelandBox,
  terms: InvestorTerms,
  draft: InvestorGame,
  moment: Moment,
  state: InvestorGame,
): boolean {
  const most = terms.acquisitions[box.phases.of(state).colour] ?? 0;
  const wanted = bestAvailable(box, terms, state);
  if (!wanted || state.investor!.acquired >= most) return false;
  const { company, percent, source } = wanted;
  const limit = box.certificateLimit[state.seats.length]!;
  if (shareCertificates(state, investor) < limit) {
    const amount = take(box, draft, wanted);
    moment.emit({ type: 'investor-acquires', company, percent, source, amount });
    return true;
  }
  const given = lowestHeld(box, terms, state);
  if (!given || given.price >= wanted.price) return false;
  moveCertificates(draft, given.company, [given.percent], investor, 'pool');
  const amount = take(box, draft, wanted);
  moment.emit({ type: 'investor-swaps', company, percent, source, amount, given: given.company });
  return true;
}
