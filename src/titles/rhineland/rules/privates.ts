import { handOver } from '@/engine/finance/certificates';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import { payPrivates } from '@/engine/finance/privates';
import { leftOf, seatsOf } from '@/engine/finance/seats';
import type { FinanceState } from '@/engine/finance/state';
import type { PlayerId, PrivateId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { investor } from '@/engine/investor/state';
import type { AuctionRules } from '@/engine/rounds/auction';
import { beginStockRound } from '@/engine/rounds/stock';
import type { RhinelandBox } from '../box';
import { freeCertificateOf, type Power, type RhinelandPrivate } from '../cards';

export function privateOf(box: RhinelandBox, id: PrivateId): RhinelandPrivate | undefined {
  return box.privates.find((each) => each.id === id);
}

/** [18Rhl 4.1] what is left of them closes; a director's certificate is no private any more. */
export function closePrivates(draft: FinanceState, moment: Moment): void {
  for (const each of Object.values(draft.privates)) each.closed = true;
  moment.emit({ type: 'privates-close' });
}

/** [18Rhl 5.1.1] the auction of the starting package. */
export function packageRules(box: RhinelandBox): AuctionRules {
  return {
    step: 5,
    // [18LRA 9.1] but for the one that came with the Investor's corporation
    packageOf: (state) =>
      state.holders ? box.privates.filter(({ id }) => state.privates[id]!.owner !== investor) : box.privates,
    onSold(draft, sold, player, _amount, moment) {
      draft.privates[sold.id]!.owner = player;
      handOverPackage(box, draft, sold.id, player, moment);
    },
    onAllPassed(draft, moment) {
      moment.emit({ type: 'short-operating-round' });
      payPrivates(box.privates, draft, moment);
    },
    onEnd(draft, lastBuyer, moment) {
      // [18Rhl 5.1.1] the player to the left of the last buyer begins, however the last one was won
      draft.priority = leftOf(seatsOf(draft), lastBuyer);
      beginStockRound(draft, 1, moment);
    },
  };
}

/** What comes with a certificate beside its revenue. */
function handOverPackage(
  box: RhinelandBox,
  draft: FinanceState,
  id: PrivateId,
  player: PlayerId,
  moment: Moment,
): void {
  const { power } = privateOf(box, id)!;
  const free = freeCertificateOf(power);
  if (free) takeKept(draft, free.corp, player, moment);
  if (power.kind === 'directorCertificate') {
    takeKept(draft, power.corp, player, moment);
    draft.privates[id] = { owner: null, closed: true, used: true };
    floatFromPackage(box, draft, power, moment);
  }
}

function takeKept(draft: FinanceState, company: string, player: PlayerId, moment: Moment): void {
  const card = handOver(draft, (each) => each.company === company && each.holder === 'kept', player);
  const { percent } = card;
  if (card.director) moment.emit({ type: 'director-certificate', player, company, percent });
  else moment.emit({ type: 'free-certificate', player, company, percent });
}

/** [18Rhl 4.1.1 no. 6] the printed price goes to the treasury, and the company floats at once. */
function floatFromPackage(
  box: RhinelandBox,
  draft: FinanceState,
  power: Extract<Power, { kind: 'directorCertificate' }>,
  moment: Moment,
): void {
  const { corp: company, toTreasury } = power;
  const state = draft.companies[company]!;
  state.founded = true;
  state.floated = true;
  transfer(draft, 'bank', { company }, toTreasury);
  restOfOffer(draft, company, 'charter');
  box.market.tableOf(company).floated(draft, company);
  moment.emit({ type: 'floated', company, capital: toTreasury });
}
