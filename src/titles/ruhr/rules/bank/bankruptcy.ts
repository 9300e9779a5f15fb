import { certificatesOf, directorCard, directorOf, handOver, sharesOf } from '@/engine/finance/certificates';
import { changeDirector, exchangesOf } from '@/engine/finance/director';
import { transfer } from '@/engine/finance/money';
import { clockwiseFrom, leftOf, seatsOf } from '@/engine/finance/seats';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { moveAlong } from '@/engine/market/line';
import { byPrice, worthOf } from '@/engine/market/market';
import type { RuhrBox } from '../../box';
import { marketMoves } from '../../cards';
import type { RuhrState } from '../../state';
import { hexOf } from '../locations';
import { makePassive } from '../round/absorb';
import { closePrivate } from '../stock/private-bme';
import { endGame } from './end';
import { payingFor, raising } from './means';

/** [18Ruhr 10.9] the player leaves; whatever all their certificates bring goes to the corporation that must buy, the rest to the bank. */
export function goBankrupt(
  box: RuhrBox,
  draft: RuhrState,
  player: PlayerId,
  acting: CompanyId,
  needed: number,
  moment: Moment,
): void {
  moment.emit({ type: 'leaves-game', player, company: acting });
  sellEverything(box, draft, player, moment);
  for (const { id } of box.active) {
    if (directorOf(draft, id) !== player) continue;
    makePassive(box, draft, id, hexOf(id));
    moment.emit({ type: 'transformed', company: id });
  }
  const order = clockwiseFrom(seatsOf(draft), player).slice(1);
  leaveTable(draft, player);
  for (const { id } of box.privates) {
    if (draft.privates[id]!.owner === player) closePrivate(box, draft, id, moment);
  }
  for (const company of byPrice(box.market, draft, Object.keys(draft.companies)))
    takeFromPool(draft, company, order, moment);
  const cash = draft.cash[player]!;
  const paid = Math.min(cash, needed);
  if (paid > 0) transfer(draft, { player }, { company: acting }, paid);
  if (cash > paid) transfer(draft, { player }, 'bank', cash - paid);
  if (order.length <= 1) {
    draft.decisions = [];
    endGame(draft, moment);
  }
}

/** [ruling 127] in operating order, each corporation one box down if the player directed it. */
function sellEverything(box: RuhrBox, draft: RuhrState, player: PlayerId, moment: Moment): void {
  for (const company of byPrice(box.market, draft, Object.keys(draft.companies))) {
    const percent = sharesOf(draft, player, company);
    if (percent === 0) continue;
    const directed = directorOf(draft, company) === player;
    const amount = worthOf(box.market, draft, company, percent);
    for (const _card of certificatesOf(draft, player, company))
      handOver(draft, (card) => card.company === company && card.holder === player, 'pool');
    transfer(draft, 'bank', { player }, amount);
    const price = worthOf(box.market, draft, company, box.market.shareUnit(company));
    const sale = { seller: player, company, percent, price, amount };
    moment.emit({ type: 'sold-to-raise', ...sale, ...payingFor(raising(draft)) });
    if (directed) moveAlong(box.line, draft, company, marketMoves.directorSellsInStockRound);
  }
}

/** [ruling 114] the Priority Deal goes to the left; the Montan Round Card leaves. */
function leaveTable(draft: RuhrState, player: PlayerId): void {
  if (draft.priority === player) draft.priority = leftOf(seatsOf(draft), player);
  draft.seats = seatsOf(draft).filter((each) => each !== player);
  draft.cards = draft.cards.filter((each) => each !== player);
  draft.credits[player] = 0;
}

/** [18Ruhr 10.9 b, c] a director's certificate in the Bank Pool goes to whoever has the most, if that is enough for it. */
function takeFromPool(
  draft: RuhrState,
  company: CompanyId,
  order: readonly PlayerId[],
  moment: Moment,
): void {
  const card = directorCard(draft, company);
  if (card.holder !== 'pool') return;
  const next = entitled(draft, company, order);
  if (!next) {
    moment.emit({ type: 'bank-takes', company, floated: draft.companies[company]!.floated });
    return;
  }
  changeDirector(draft, company, next, exchangesOf(draft, company, next)[0]!, moment);
}

function entitled(state: RuhrState, company: CompanyId, order: readonly PlayerId[]): PlayerId | undefined {
  const { percent } = directorCard(state, company);
  let best: PlayerId | undefined;
  for (const player of order) {
    const shares = sharesOf(state, player, company);
    const most = best ? sharesOf(state, best, company) : 0;
    if (shares >= percent && shares > most && exchangesOf(state, company, player).length > 0) best = player;
  }
  return best;
}

/** Has the last director left it to the bank? */
function isWithoutDirector(state: RuhrState, company: CompanyId): boolean {
  return directorCard(state, company).holder === 'pool';
}

/** Does the bank run this corporation? */
export function bankRuns(state: RuhrState, company: CompanyId): boolean {
  return state.companies[company]!.floated && isWithoutDirector(state, company);
}

/** [ruling 115] the first player with enough shares takes the director's certificate over from the bank. */
export function takesOver(box: RuhrBox): Consequence<RuhrState> {
  const due = (state: RuhrState) =>
    state.over
      ? undefined
      : box.listed
          .map(({ id }) => id)
          .find((id) => isWithoutDirector(state, id) && entitled(state, id, seatsOf(state)) !== undefined);
  return {
    // who has enough of which company is another question only once certificates have changed hands
    due: (state, before) => state.certificates !== before.certificates && due(state) !== undefined,
    apply(draft, moment) {
      const company = due(draft)!;
      const next = entitled(draft, company, seatsOf(draft))!;
      changeDirector(draft, company, next, exchangesOf(draft, company, next)[0]!, moment);
    },
  };
}
