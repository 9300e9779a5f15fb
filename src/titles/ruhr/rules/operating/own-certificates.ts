import type { MoveOfRule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import {
  mostFromSale,
  type OwnCertificateRules,
  redeemRule,
  sellablePercents,
  sellOwnCertificateRule,
} from '@/engine/steps/own-certificates';
import { turnOf } from '@/engine/steps/state';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';

/** [18Ruhr 7.2, 7.3, rulings 36, 128] one deal in a turn, at any time of it. */
function dealsIn(
  { market, poolLimit }: RuhrBox,
  duty: (state: RuhrState) => Objection | undefined = () => undefined,
): OwnCertificateRules<RuhrState> {
  const dealt = (state: RuhrState) =>
    state.done.dealt ? object('certificate-dealt', { company: turnOf(state).company }) : undefined;
  return {
    market,
    poolLimit,
    saleClosed: dealt,
    dealt: (state) => dealt(state) ?? duty(state),
    tooDear: (amount, treasury) => object('certificate-too-dear', { amount, treasury }),
    onDeal(draft) {
      draft.done.dealt = true;
    },
    tell: (moment, kind, deal) =>
      moment.emit({ type: kind === 'sale' ? 'own-certificate-sold' : 'own-certificate-bought', ...deal }),
  };
}

/** [18Ruhr 10.8.3] before the director pays, one certificate of the offer is sold, if it can be. */
export function certificateFirst(box: RuhrBox, state: RuhrState): Objection | undefined {
  return !state.done.dealt && sellablePercents(box, state).length > 0
    ? object('own-certificate-first', { company: turnOf(state).company })
    : undefined;
}

/** The most that the turn's deal could still bring into the treasury. */
export function moneyFromDeal(box: RuhrBox, state: RuhrState): number {
  return state.done.dealt ? 0 : mostFromSale(box, state);
}

export const sellCertificateRule = (box: RuhrBox) => sellOwnCertificateRule(dealsIn(box));
/** [ruling 84] none is bought back under a duty that the treasury cannot pay for, at whatever time of the turn. */
export const buyCertificateRule = (box: RuhrBox, duty: (state: RuhrState) => Objection | undefined) =>
  redeemRule(dealsIn(box, duty));

export type DealMove = MoveOfRule<ReturnType<typeof sellCertificateRule | typeof buyCertificateRule>>;
