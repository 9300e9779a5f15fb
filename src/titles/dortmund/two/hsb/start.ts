import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { nextIndex } from '@/engine/game/random';
import { investor, otherPlayer } from '@/engine/investor/state';
import { type HsbBox, minorOf } from '../../hsb/box';
import type { HsbState } from '../../hsb/state';
import { twoPlayerBrewing } from '../../hsb-cards';
import type { InvestorTerms } from '../cards';
import { investorAtStart } from '../start';

/** [18DO 8.4.1, ruling 87] a brewery corporation is drawn for the Investor beside its railway. */
export function investorsCompanies(
  { market, startingCash }: HsbBox,
  terms: InvestorTerms,
  state: HsbState,
  moment: Moment,
): void {
  investorAtStart({ terms, market, startingCash }, state, moment);
  const { investorBreweryFrom } = twoPlayerBrewing;
  const company = investorBreweryFrom[nextIndex(state, investorBreweryFrom.length)]!;
  state.investor!.companies.push(company);
  moment.emit({ type: 'investors-brewery', company });
}

/** [18DO 8.4.2] the minor brewery without a bid is the Investor's, for its printed price. */
export function investorPays(box: HsbBox, draft: HsbState, minor: CompanyId, moment: Moment): void {
  const { price } = minorOf(box, minor)!;
  transfer(draft, { player: investor }, 'bank', price);
  moment.emit({ type: 'private-sold', private: String(minor), player: investor, amount: price });
  draft.investor!.companies.push(minor);
}

/** [18DO 8.4.2] the player with the lower number has the First Action, the other one picks an Investor card. */
export function dealFirstAction(box: HsbBox, draft: HsbState, moment: Moment): void {
  const lower = box.minors.find(({ id }) => directorOf(draft, id) !== investor)!;
  draft.priority = directorOf(draft, lower.id)!;
  moment.emit({ type: 'priority', player: draft.priority });
  draft.decisions.push({ kind: 'pick-card', by: otherPlayer(draft, draft.priority) });
}
