import { moveCertificates, ordinaryOf, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Holder } from '@/engine/finance/state';
import { integer } from '@/engine/game/fields';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import { turnOf } from '@/engine/steps/state';
import type { RuhrBox } from '../../box';
import type { RuhrState } from '../../state';

function percentsOf(state: RuhrState, holder: Holder): number[] {
  const cards = ordinaryOf(state, holder, turnOf(state).company);
  return [...new Set(cards.map(({ percent }) => percent))];
}

function dealtObjection(state: RuhrState): Objection | undefined {
  return state.done.dealt ? object('certificate-dealt', { company: turnOf(state).company }) : undefined;
}

function saleObjection(box: RuhrBox, state: RuhrState, percent: number): Objection | undefined {
  const { company } = turnOf(state);
  if (!percentsOf(state, 'charter').includes(percent)) return object('cannot-sell', { company, percent });
  return sharesOf(state, 'pool', company) + percent > box.poolLimit
    ? object('pool-limit', { company, limit: box.poolLimit })
    : undefined;
}

/** Certificates of its own that the acting corporation could still sell in this turn. */
export function sellablePercents(box: RuhrBox, state: RuhrState): number[] {
  if (state.done.dealt) return [];
  return percentsOf(state, 'charter').filter((percent) => !saleObjection(box, state, percent));
}

/** [18Ruhr 10.8.3] before the director pays, one certificate of the offer is sold, if it can be. */
export function certificateFirst(box: RuhrBox, state: RuhrState): Objection | undefined {
  return sellablePercents(box, state).length > 0
    ? object('own-certificate-first', { company: turnOf(state).company })
    : undefined;
}

/** The most that the turn's deal could still bring into the treasury. */
export function moneyFromDeal(box: RuhrBox, state: RuhrState): number {
  const { company } = turnOf(state);
  return worthOf(box.market, state, company, Math.max(0, ...sellablePercents(box, state)));
}

/** [18Ruhr 7.2, 7.3, rulings 36, 128] once in a turn, from the offer to the Bank Pool: one box down. */
export function sellCertificateRule(box: RuhrBox) {
  return rule({
    type: 'sell-charter',
    fields: { percent: integer },
    choices: (state: RuhrState) =>
      sellablePercents(box, state).map((percent) => ({ move: { type: 'sell-charter' as const, percent } })),
    check: (state: RuhrState, { percent }) => dealtObjection(state) ?? saleObjection(box, state, percent),
    apply(draft: RuhrState, { percent }, moment) {
      const { company } = turnOf(draft);
      const amount = worthOf(box.market, draft, company, percent);
      draft.done.dealt = true;
      moveCertificates(draft, company, [percent], 'charter', 'pool');
      transfer(draft, 'bank', { company }, amount);
      moment.emit({ type: 'own-certificate-sold', company, percent, amount });
      box.market.tableOf(company).sold(draft, company, { by: 'company', percent, first: true });
    },
  });
}

/** [18Ruhr 7.2, 7.3] or from the Bank Pool to the offer; the marker stays. */
export function buyCertificateRule(box: RuhrBox) {
  const objection = (state: RuhrState, percent: number): Objection | undefined => {
    const { company } = turnOf(state);
    const dealt = dealtObjection(state);
    if (dealt) return dealt;
    if (!percentsOf(state, 'pool').includes(percent))
      return object('none-there', { company, source: 'pool' });
    const { treasury } = state.companies[company]!;
    const amount = worthOf(box.market, state, company, percent);
    return treasury < amount ? object('certificate-too-dear', { amount, treasury }) : undefined;
  };
  return rule({
    type: 'redeem',
    fields: { percent: integer },
    choices: (state: RuhrState) =>
      percentsOf(state, 'pool')
        .filter((percent) => !objection(state, percent))
        .map((percent) => ({ move: { type: 'redeem' as const, percent } })),
    check: (state: RuhrState, { percent }) => objection(state, percent),
    apply(draft: RuhrState, { percent }, moment) {
      const { company } = turnOf(draft);
      const amount = worthOf(box.market, draft, company, percent);
      draft.done.dealt = true;
      moveCertificates(draft, company, [percent], 'pool', 'charter');
      transfer(draft, { company }, 'bank', amount);
      moment.emit({ type: 'own-certificate-bought', company, percent, amount });
    },
  });
}

export type DealMove = MoveOfRule<ReturnType<typeof sellCertificateRule | typeof buyCertificateRule>>;
