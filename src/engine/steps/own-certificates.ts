import { moveCertificates, ordinaryOf, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Holder } from '@/engine/finance/state';
import { integer } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import type { Market } from '@/engine/market/types';
import { type RailState, turnOf } from './state';

/** What a company has sold or bought of itself, and for how much. */
export interface OwnDeal {
  readonly company: CompanyId;
  readonly percent: number;
  readonly amount: number;
}

/** What a title says of a company that deals in its own certificates. */
export interface OwnCertificateRules<S extends RailState> {
  readonly market: Market;
  readonly poolLimit: number;
  /** Is only the top one of its certificates to be had? */
  stacked?(company: CompanyId): boolean;
  /** Why the turn has no deal left. */
  dealt(state: S): Objection | undefined;
  /** Why none may be sold now; as `dealt` where it is silent. */
  saleClosed?(state: S): Objection | undefined;
  tooDear(amount: number, treasury: number): Objection;
  /** A deal is about to be made: what the turn remembers of it. */
  onDeal(draft: S, kind: 'sale' | 'purchase'): void;
  tell(moment: Moment, kind: 'sale' | 'purchase', deal: OwnDeal): void;
}

function percentsOf(state: RailState, holder: Holder): number[] {
  const cards = ordinaryOf(state, holder, turnOf(state).company);
  return [...new Set(cards.map(({ percent }) => percent))];
}

type SaleRules = Pick<OwnCertificateRules<never>, 'poolLimit' | 'stacked'>;

/** What lies on the charter of the company that acts, and may be taken from it. */
function ownPercents({ stacked }: SaleRules, state: RailState): number[] {
  const percents = percentsOf(state, 'charter');
  return stacked?.(turnOf(state).company) ? percents.slice(0, 1) : percents;
}

/** Why the company cannot sell such a certificate of its own to the Bank Pool, whatever it has dealt in before. */
function cardObjection(rules: SaleRules, state: RailState, percent: number): Objection | undefined {
  const { company } = turnOf(state);
  const { poolLimit: limit } = rules;
  if (!ownPercents(rules, state).includes(percent)) return object('cannot-sell', { company, percent });
  return sharesOf(state, 'pool', company) + percent > limit
    ? object('pool-limit', { company, limit })
    : undefined;
}

/** Certificates of its own that the Bank Pool would take. */
export function sellablePercents(rules: SaleRules, state: RailState): number[] {
  return ownPercents(rules, state).filter((percent) => !cardObjection(rules, state, percent));
}

/** The most that the deal of the turn could still bring into the treasury. */
export function mostFromSale(rules: SaleRules & { readonly market: Market }, state: RailState): number {
  const most = Math.max(0, ...sellablePercents(rules, state));
  return worthOf(rules.market, state, turnOf(state).company, most);
}

/** [18DO 4.5] [18Ruhr 7.2, 7.3] one from the charter to the Bank Pool at its value; the marker moves. */
export function sellOwnCertificateRule<S extends RailState>(rules: OwnCertificateRules<S>) {
  const closed = (state: S) => (rules.saleClosed ?? rules.dealt)(state);
  return rule({
    type: 'sell-charter',
    fields: { percent: integer },
    choices: (state: S) =>
      closed(state)
        ? []
        : sellablePercents(rules, state).map((percent) => ({
            move: { type: 'sell-charter' as const, percent },
          })),
    check: (state: S, { percent }) => closed(state) ?? cardObjection(rules, state, percent),
    apply(draft: S, { percent }, moment) {
      const { company } = turnOf(draft);
      const amount = worthOf(rules.market, draft, company, percent);
      rules.onDeal(draft, 'sale');
      moveCertificates(draft, company, [percent], 'charter', 'pool');
      transfer(draft, 'bank', { company }, amount);
      rules.tell(moment, 'sale', { company, percent, amount });
      rules.market.tableOf(company).sold(draft, company, { by: 'company', percent, first: true });
    },
  });
}

/** [18DO 4.5] [18Ruhr 7.2, 7.3] or one back from the Bank Pool; the marker stays. */
export function redeemRule<S extends RailState>(rules: OwnCertificateRules<S>) {
  const objection = (state: S, percent: number): Objection | undefined => {
    const { company } = turnOf(state);
    const dealt = rules.dealt(state);
    if (dealt) return dealt;
    if (!percentsOf(state, 'pool').includes(percent))
      return object('none-there', { company, source: 'pool' });
    const { treasury } = state.companies[company]!;
    const amount = worthOf(rules.market, state, company, percent);
    return treasury < amount ? rules.tooDear(amount, treasury) : undefined;
  };
  return rule({
    type: 'redeem',
    fields: { percent: integer },
    choices: (state: S) =>
      percentsOf(state, 'pool')
        .filter((percent) => !objection(state, percent))
        .map((percent) => ({ move: { type: 'redeem' as const, percent } })),
    check: (state: S, { percent }) => objection(state, percent),
    apply(draft: S, { percent }, moment) {
      const { company } = turnOf(draft);
      const amount = worthOf(rules.market, draft, company, percent);
      rules.onDeal(draft, 'purchase');
      moveCertificates(draft, company, [percent], 'pool', 'charter');
      transfer(draft, { company }, 'bank', amount);
      rules.tell(moment, 'purchase', { company, percent, amount });
    },
  });
}
