import { directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Certificate } from '@/engine/finance/state';
import { isCompanyRound } from '@/engine/game/company-round';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { builtBoard } from '@/engine/steps/state';
import { isSellingOwn, type RaiseDecision, type TrainRules } from '@/engine/steps/trains';
import { removedAfterBankruptcy } from '../hsb-cards';
import type { HsbBox } from './box';
import { isRuined } from './prices';
import { unload } from './rails/cards';
import { type HsbState, stockNumber } from './state';

/** [18DO 6.4.8] a company whose marker comes to the red space is closed at once, in whatever round. */
export function bankruptcy(box: HsbBox, cards: TrainRules): Consequence<HsbState> {
  const ruined = (state: HsbState) =>
    [...box.railways, ...box.corporations].find(
      ({ id }) => state.companies[id]!.founded && isRuined(state, id),
    )?.id;
  return {
    // [18DO 4.5.7.5, 6.4.7] the marker moves after the whole sale of the director: what is paid for it is theirs
    due: (state) => ruined(state) !== undefined && !isSellingOwn(cards, state),
    apply: (draft, moment, state) => close(box, draft, ruined(state)!, moment),
  };
}

function close(box: HsbBox, draft: HsbState, company: CompanyId, moment: Moment): void {
  moment.emit({
    type: 'company-closed',
    company,
    ...(losesTenths(box, draft, company) && { use: 'brewery' }),
  });
  giveBack(draft, company);
  draft.decisions = draft.decisions.flatMap((each) => withoutCompany(each, company));
  transfer(draft, { company }, 'bank', draft.companies[company]!.treasury);
  draft.certificates = newValue(returned(box, draft, company));
  unload(draft, ({ at }) => at === company);
  draft.trains = newValue(
    plainOf(draft.trains).map((card) => (card.at === company ? { ...card, at: 'gone' } : card)),
  );
  if (box.kindOf(company) === 'railway') removeStations(box, draft, company);
  box.more?.onDissolved(draft, company, moment);
  draft.breweryOrder = draft.breweryOrder.filter((id) => id !== company);
  draft.filling = draft.filling.filter((id) => id !== company);
  draft.freeLinks = draft.freeLinks.filter((id) => id !== company);
  draft.closed[company] = stockNumber(draft);
  Object.assign(draft.companies[company]!, {
    founded: false,
    floated: false,
    operated: false,
    lastRevenue: 0,
  });
  endTurn(draft, company);
}

/** What is left to decide, once a company is closed; [18DO-MV 7] of its trains none is kept any more. */
function withoutCompany(decision: HsbState['decisions'][number], company: CompanyId): HsbState['decisions'] {
  if (decision.kind === 'keep-train') {
    const offers = decision.offers.filter((offer) => offer.company !== company);
    return offers.length > 0 ? [{ ...decision, offers }] : [];
  }
  return 'company' in decision && decision.company === company ? [] : [decision];
}

/** [ruling 112] no card is bought: the director gets back what they had paid for one. */
function giveBack(draft: HsbState, company: CompanyId): void {
  const raising = draft.decisions.find(
    (each): each is RaiseDecision => each.kind === 'raise-money' && each.company === company,
  );
  const player = directorOf(draft, company);
  if (!raising || !player) return;
  transfer(draft, { company }, { player }, raising.paid ?? 0);
  if (raising.credit) draft.credits[player]! -= raising.credit;
}

/** [18DO 6.4.9, ruling 38] a brewery the first time. */
function losesTenths(box: HsbBox, { closed }: HsbState, company: CompanyId): boolean {
  return box.kindOf(company) === 'corporation' && closed[company] === undefined;
}

/** [18DO 6.4.8, 6.4.9, ruling 124] all certificates go back to the display; a brewery loses two once, the last of its tenths. */
function returned(box: HsbBox, draft: HsbState, company: CompanyId): Certificate[] {
  const lost = losesTenths(box, draft, company) ? [...removedAfterBankruptcy] : [];
  const cards = [...plainOf(draft.certificates)];
  for (let i = cards.length - 1; i >= 0; i--) {
    const card = cards[i]!;
    if (card.company !== company || card.holder === 'gone') continue;
    const at = card.director ? -1 : lost.indexOf(card.percent);
    if (at >= 0) lost.splice(at, 1);
    cards[i] = { ...card, holder: at >= 0 ? 'gone' : 'offer' };
  }
  return cards;
}

/** [18DO 6.4.8] its stations leave the game, but for the home, which lies face down again. */
function removeStations(box: HsbBox, draft: HsbState, company: CompanyId): void {
  const homes = box.railways.find(({ id }) => id === company)!.homes.map(({ hex }) => hex);
  const board = builtBoard(draft);
  const stations = board.stations.filter((each) => each.company !== company || homes.includes(each.hex));
  const lost = board.stations.length - stations.length;
  draft.board = newValue({ ...board, stations });
  draft.lostTokens[company] = (draft.lostTokens[company] ?? 0) + lost;
}

/** A company that is closed in its own turn stops at once; one that had not acted yet does not any more. */
function endTurn(draft: HsbState, company: CompanyId): void {
  const { round } = draft;
  if (!isCompanyRound(round)) return;
  if (round.turn?.company === company) round.turn = null;
  if (!round.done.includes(company)) round.done.push(company);
}
