import { handOver, moveCertificates } from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import type { PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import { investor } from '@/engine/investor/state';
import { placeToken, priceOf } from '@/engine/market/market';
import type { InvestorTerms, RhinelandBox } from '../../box';
import type { RhinelandState } from '../../state';

/** Who sits where, and the value that the Investor's order card shows. */
export interface Dealt {
  /** The two players and the Investor clockwise, beginning with the player who begins. */
  readonly holders: PlayerId[];
  readonly value: number;
}

/** [18LRA 9.1, ruling 107] three order cards are dealt; of the players the one with the lower card begins. */
export function dealOrderCards(
  { orderCards }: InvestorTerms,
  random: RandomState,
  players: readonly PlayerId[],
): Dealt {
  const cards = shuffled(random, orderCards);
  const dealt = [...players, investor].map((holder, i) => ({ holder, card: cards[i]! }));
  const order = [...dealt].sort((a, b) => a.card.no - b.card.no).map(({ holder }) => holder);
  const first = order.findIndex((holder) => holder !== investor);
  const { card } = dealt.find(({ holder }) => holder === investor)!;
  return { holders: [...order.slice(first), ...order.slice(0, first)], value: card.investorValue };
}

/**
 * [18LRA 9.1, rulings 107, 108, 131] its corporation is drawn and has floated: half of it is the Investor's, the rest lies
 * on the charter, and its token stands one space above the card's value. Neither of them has money.
 */
export function investorAtStart(
  box: RhinelandBox,
  terms: InvestorTerms,
  state: RhinelandState,
  { holders, value }: Dealt,
  moment: Moment,
): void {
  const { corp: company, private: owned } = terms.corporations[nextIndex(state, terms.corporations.length)]!;
  state.holders = holders;
  state.penniless = [investor, company];
  state.investor = { companies: [company], acquired: 0, quit: false, cardPassed: '' };
  const [, ...ordinary] = terms.startCertificates;
  handOver(state, (card) => card.company === company && card.director, investor);
  moveCertificates(state, company, ordinary, 'offer', investor);
  restOfOffer(state, company, 'charter');
  const table = box.market.tableOf(company);
  placeToken(state, company, table.par.find((space) => space.value === value)!);
  table.floated(state, company);
  const charter = state.companies[company]!;
  charter.founded = true;
  charter.floated = true;
  state.privates[owned]!.owner = investor;
  moment.emit({ type: 'investor-drawn', company, price: priceOf(box.market, state, company) });
}
