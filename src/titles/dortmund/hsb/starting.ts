import { handOver } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { seatsOf } from '@/engine/game/seats';
import { investor } from '@/engine/investor/state';
import { beginStockRound } from '@/engine/rounds/stock';
import type { PrivateWithBids, TokenBiddingRules } from '@/engine/rounds/token-bidding';
import type { MinorBrewery } from '../hsb-types';
import { dealFirstAction, investorPays } from '../two/hsb/start';
import { type HsbBox, minorOf } from './box';
import type { HsbState } from './state';

/** A minor brewery with the boxes for bids beside its charter: its printed price and so much more. */
export function withBids(boxes: readonly number[], { id, name, price }: MinorBrewery): PrivateWithBids {
  return {
    id,
    no: numberOf(id),
    name,
    price,
    revenue: 0,
    bids: boxes.map((more) => price + more),
  };
}

const numberOf = (id: CompanyId) => Number(id.slice(1));

/** [18DO 6.2.2] everybody buys one minor brewery; there is one more of them than players. */
export function startingRules(box: HsbBox): TokenBiddingRules {
  const minors = box.minors.map((minor) => withBids(box.bidBoxes, minor));
  return {
    packageOf: () => minors,
    onSold: (draft, { id }, player) => sellMinor(box, draft as HsbState, String(id), player),
    onEnd(draft, moment) {
      for (const { id } of box.minors) {
        if (draft.companies[id]!.founded) continue;
        if (box.investor) {
          investorPays(box, draft as HsbState, id, moment);
          sellMinor(box, draft as HsbState, id, investor);
        } else removeUnsold(draft as HsbState, id, moment);
      }
      endStartingRound(box, draft as HsbState, moment);
    },
  };
}

/** The buyer gets the charter, its treasury is filled by the bank. */
export function sellMinor(box: HsbBox, draft: HsbState, id: CompanyId, player: PlayerId): void {
  handOver(draft, (card) => card.company === id, player);
  Object.assign(draft.companies[id]!, { founded: true, floated: true });
  transfer(draft, 'bank', { company: id }, minorOf(box, id)!.treasury);
}

/** [18DO 6.2.2, ruling 20] the brewery without a bid leaves the game, with its equipment. */
function removeUnsold(draft: HsbState, id: CompanyId, moment: Moment): void {
  handOver(draft, (card) => card.company === id, 'gone');
  draft.trains = newValue(
    plainOf(draft.trains).map((card) => (card.at === id ? { ...card, at: 'gone' } : card)),
  );
  moment.emit({ type: 'minor-left', minor: id });
}

/** [18DO 6.2.2, rulings 22, 23] breweries by their numbers; players by their cash, and so they sit from now on. */
export function endStartingRound(box: HsbBox, draft: HsbState, moment: Moment): void {
  const sold = box.minors.map(({ id }) => id).filter((id) => draft.companies[id]!.founded);
  draft.breweryOrder = sold.sort((a, b) => numberOf(b) - numberOf(a));
  moment.emit({ type: 'brewery-order', companies: draft.breweryOrder });
  if (box.investor) {
    dealFirstAction(box, draft, moment);
    return;
  }
  const order = plainOf(draft.seats);
  const byCash = [...order].sort((a, b) => draft.cash[b]! - draft.cash[a]!);
  const seats = seatsOf(draft.setup, byCash);
  draft.seats = newValue(seats);
  draft.priority = seats[0]!;
  moment.emit({ type: 'seats', players: seats });
  if (!box.more?.beforeStockRounds(draft)) beginStockRound(draft, 1, moment);
}
