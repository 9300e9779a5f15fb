import { type Objection, object } from '@/engine/game/refusal';
import {
  mostFromSale,
  type OwnCertificateRules,
  redeemRule as redeemOwnRule,
  sellablePercents,
  sellOwnCertificateRule,
} from '@/engine/steps/own-certificates';
import { turnOf } from '@/engine/steps/state';
import { noForcedPurchase, type TrainRules } from '@/engine/steps/trains';
import type { OperatingBox } from './box';
import type { OperatingGame } from './state';

type ShareBox = Pick<OperatingBox, 'market' | 'poolLimit' | 'stacked' | 'ownDeals'>;

/** [18DO 4.5.7.4] no train, and none that the treasury could pay: one certificate must be sold, beside the turn's own deal. */
function mustSellForTrain(trains: TrainRules, state: OperatingGame): boolean {
  if (trains.raisesItself?.(state)) return false;
  return buying.includes(turnOf(state).step) && !state.done.soldForTrain && !noForcedPurchase(trains, state);
}

/** The steps in which a company must own a card at last. */
const buying: readonly string[] = ['trains', 'equipment'];

function dealtObjection(state: OperatingGame): Objection | undefined {
  return state.done.dealt ? object('share-dealt', { company: turnOf(state).company }) : undefined;
}

/** [18DO 4.5] one deal in a turn. */
function dealsIn({ market, poolLimit, stacked }: ShareBox): OwnCertificateRules<OperatingGame> {
  return {
    market,
    poolLimit,
    ...(stacked && { stacked }),
    dealt: dealtObjection,
    tooDear: (amount, treasury) => object('share-too-dear', { amount, treasury }),
    onDeal(draft) {
      draft.done.dealt = true;
    },
    tell: (moment, kind, deal) =>
      moment.emit({ type: kind === 'sale' ? 'own-share-sold' : 'own-share-bought', ...deal }),
  };
}

/** [18DO 4.5.7.4] before a forced purchase one certificate is sold, if there is one and the Bank Pool has room. */
export function certificateFirst(box: ShareBox, state: OperatingGame): Objection | undefined {
  if (state.done.soldForTrain || sellablePercents(box, state).length === 0) return undefined;
  return object('certificate-first', { company: turnOf(state).company });
}

/** [18DO 4.5, ruling 109] the most that the turn's one deal could still bring into the treasury. */
export function moneyFromDeal(box: ShareBox, state: OperatingGame): number {
  return dealtObjection(state) || box.ownDeals?.sale(state) ? 0 : mostFromSale(box, state);
}

/** [18DO 4.5] selling one of the company's own certificates at the market value; the marker goes left. */
export function sellShareRule(box: ShareBox, trains: TrainRules) {
  return sellOwnCertificateRule<OperatingGame>({
    ...dealsIn(box),
    saleClosed: (state) =>
      mustSellForTrain(trains, state) ? undefined : (dealtObjection(state) ?? box.ownDeals?.sale(state)),
    onDeal(draft) {
      if (mustSellForTrain(trains, draft)) draft.done.soldForTrain = true;
      else draft.done.dealt = true;
    },
  });
}

/** [18DO 4.5] buying one of them back from the Bank Pool; the marker stays. */
export const redeemRule = (box: ShareBox) =>
  redeemOwnRule<OperatingGame>({
    ...dealsIn(box),
    dealt: (state) => dealtObjection(state) ?? box.ownDeals?.purchase(state),
  });
