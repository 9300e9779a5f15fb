import {
  deciderOf,
  directorOf,
  moveCertificates,
  ordinaryOf,
  selections,
  sharesOf,
  total,
} from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Holder } from '@/engine/finance/state';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Decision } from '@/engine/game/state';
import type { Consequence, Stage } from '@/engine/game/title';
import { atPrice, priceOf } from '@/engine/market/market';
import type { Sale } from '@/engine/market/types';
import { type RailState, turnOf } from '../state';
import { acquireTrain } from './acquire';
import { trainsForSale } from './buy';
import { mustOwnTrain } from './duty';
import { type BegunSales, losesOffice, mostMoney, ruins, saleKey } from './means';
import { announcePurchase, type Shop, type TrainRules, useOf } from './rules';

/** A train must be bought and the treasury is too small: the director finds the rest. */
export interface RaiseDecision extends Decision {
  kind: 'raise-money';
  company: CompanyId;
  train: TrainId;
  from: Shop;
  price: number;
  sales: Record<string, number>;
  /**
   * What the director owes: written down, not paid out, so it never breaks the bank
   * [18Rhl 7.1, ruling 163] [18DO 4.6, ruling 110].
   */
  credit?: number;
  /** What the director has paid, where a bankruptcy would give it back. */
  paid?: number;
}

const raising = (state: RailState) => state.decisions.at(-1) as RaiseDecision;

/** The director pays, whoever decides. */
const payerIn = (state: RailState) => directorOf(state, raising(state).company)!;

function missing(state: RailState): number {
  const { company, price, credit = 0 } = raising(state);
  return price - credit - state.companies[company]!.treasury;
}

/** Trains that may be forced upon the company: any in the Bank Pool, or the cheapest new one [18Rhl 6.2.6.2]. */
function forcedTrains(rules: TrainRules, state: RailState) {
  const offers = trainsForSale(rules, state);
  const fresh = offers.filter(({ from }) => from === 'depot').sort((a, b) => a.price - b.price);
  return [...fresh.slice(0, 1), ...offers.filter(({ from }) => from === 'pool')];
}

/**
 * [18Rhl 8.3] Of these, those that the director may choose. Where a bankruptcy ends the game, it is for directors who are
 * unable to pay: nobody picks a train that ruins them while another of the choice can be paid for. The book is silent on
 * it; were it otherwise, whoever is ahead could end the game at will.
 */
function choosable(rules: TrainRules, state: RailState) {
  const all = forcedTrains(rules, state);
  if (!rules.bankruptcyEnds) return all;
  const most = mostMoney(rules, { state, company: turnOf(state).company, sales: noSales });
  const payable = all.filter(({ price }) => price <= most);
  return payable.length > 0 ? payable : all;
}

const noSales: BegunSales = {};

/** Why nothing forces the company to buy a train that its treasury cannot pay. */
export function noForcedPurchase(rules: TrainRules, state: RailState): Objection | undefined {
  const { company } = turnOf(state);
  if (!mustOwnTrain(rules, state)) return object('no-forced-purchase', { company, ...useOf(rules, company) });
  const { treasury } = state.companies[company]!;
  const affordable = trainsForSale(rules, state).some(({ price }) => price <= treasury);
  return affordable
    ? object('treasury-suffices', { company, treasury, ...useOf(rules, company) })
    : undefined;
}

/** Begins a forced purchase; only when no train can be bought from the bank with the treasury alone. */
export function forceTrainRule(rules: TrainRules) {
  const objection = (state: RailState): Objection | undefined =>
    noForcedPurchase(rules, state) ??
    (rules.raisesItself?.(state) ? undefined : rules.forcedObjection?.(state));
  return rule({
    type: 'force-train',
    fields: { train: text, from: oneOf('depot', 'pool') },
    choices: (state: RailState) =>
      objection(state)
        ? []
        : choosable(rules, state).map(({ type, from }) => ({
            move: { type: 'force-train' as const, train: type, from },
          })),
    check(state: RailState, { train, from }) {
      const why = objection(state);
      if (why) return why;
      const isThis = (each: { type: TrainId; from: Shop }) => each.type === train && each.from === from;
      if (!forcedTrains(rules, state).some(isThis))
        return object('train-not-forced', { train, ...useOf(rules, turnOf(state).company) });
      return choosable(rules, state).some(isThis) ? undefined : object('beyond-means', { train });
    },
    apply(draft: RailState, { train, from }, moment, state) {
      const raise = rules.raisesItself?.(state);
      if (raise) {
        raise(draft, moment);
        return;
      }
      const { company } = turnOf(draft);
      const { price } = forcedTrains(rules, draft).find((each) => each.type === train && each.from === from)!;
      const by = deciderOf(draft, company)!;
      const player = directorOf(draft, company)!;
      const decision: RaiseDecision = { kind: 'raise-money', by, company, train, from, price, sales: {} };
      draft.decisions.push(decision);
      moment.emit({ type: 'forced-purchase', company, player, train, price, ...useOf(rules, company) });
    },
  });
}

/** Why a certificate cannot be sold to raise money; sellers are the charter first, then the director. */
function saleObjection(
  rules: TrainRules,
  state: RailState,
  seller: Holder,
  company: CompanyId,
  percent: number,
): Objection | undefined {
  const percents =
    seller === 'charter' ? charterPercents(rules, state, company) : percentsOf(state, seller, company);
  if (!percents.includes(percent)) return object('cannot-sell', { company, percent });
  if (!state.companies[company]!.floated) return object('not-floated', { company });
  const limit = rules.means?.poolLimit ?? rules.poolLimit;
  if (sharesOf(state, 'pool', company) + percent > limit) return object('pool-limit', { company, limit });
  if (losesOffice(state, seller, company, percent)) return object('keeps-director', { company });
  if (ruinsPayer(rules, state, seller, company, percent)) return object('sale-ruins', { company, percent });
  // of a stack there is no choice
  if (seller === 'charter' && rules.stacked?.(company)) return undefined;
  return rules.means?.onlyAsNeeded && isMoreThanNeeded(rules, state, seller, company, percent)
    ? object('more-than-needed', { company, percent })
    : undefined;
}

/** [18Rhl 8.3, ruling 166] no sale makes a payment impossible that another order of sales would bring. */
function ruinsPayer(
  rules: TrainRules,
  state: RailState,
  seller: Holder,
  of: CompanyId,
  percent: number,
): boolean {
  if (!rules.bankruptcyEnds) return false;
  const { company, price, sales } = raising(state);
  return ruins(rules, { state, company, sales }, price, seller, of, percent);
}

/**
 * [18DO 4.5.7.5, ruling 112] of the sets that bring the missing money only those with the least percent are sold,
 * in any order: is the certificate in none of them? Where no set brings enough, all are needed.
 */
function isMoreThanNeeded(
  rules: TrainRules,
  state: RailState,
  seller: Holder,
  company: CompanyId,
  percent: number,
): boolean {
  const price = raising(state).sales[saleKey(seller, company)] ?? priceOf(rules.market, state, company);
  const cards = ordinaryOf(state, seller, company).map((card) => card.percent);
  const enough = selections(cards, total(cards)).filter(
    (set) =>
      atPrice(rules.market, company, price, total(set)) >= missing(state) &&
      !losesOffice(state, seller, company, total(set)),
  );
  const least = Math.min(...enough.map(total));
  return enough.length > 0 && !enough.some((set) => total(set) === least && set.includes(percent));
}

function percentsOf(state: RailState, seller: Holder, company: CompanyId): number[] {
  return [...new Set(ordinaryOf(state, seller, company).map((card) => card.percent))];
}

/** What a company could sell of itself; of a stack only the top one. */
function charterPercents(rules: TrainRules, state: RailState, company: CompanyId): number[] {
  const percents = percentsOf(state, 'charter', company);
  return rules.stacked?.(company) ? percents.slice(0, 1) : percents;
}

function charterSales(rules: TrainRules, state: RailState): number[] {
  const { company } = raising(state);
  return charterPercents(rules, state, company).filter(
    (percent) => !saleObjection(rules, state, 'charter', company, percent),
  );
}

/** Sells one certificate; further ones of the same seller and company go at the same price. */
function sellOne(
  rules: TrainRules,
  draft: RailState,
  seller: Holder,
  company: CompanyId,
  percent: number,
  moment: Moment,
): void {
  const decision = raising(draft);
  const key = saleKey(seller, company);
  const begun = decision.sales[key];
  const price = begun ?? priceOf(rules.market, draft, company);
  decision.sales[key] = price;
  moveCertificates(draft, company, [percent], seller, 'pool');
  const amount = atPrice(rules.market, company, price, percent);
  transfer(draft, 'bank', seller === 'charter' ? { company } : { player: seller }, amount);
  const purpose = rules.use?.(decision.company) === undefined ? {} : { purpose: 'equipment' as const };
  moment.emit({ type: 'sold-to-raise', seller, company, percent, price, amount, ...purpose });
  const first = begun === undefined;
  rules.market
    .tableOf(company)
    .sold(draft, company, { by: sellerOf(draft, seller, company), percent, first });
}

function sellerOf(state: RailState, seller: Holder, company: CompanyId): Sale['by'] {
  if (seller === 'charter') return 'company';
  return directorOf(state, company) === seller ? 'director' : 'shareholder';
}

function sellCharterRule(rules: TrainRules) {
  return rule({
    type: 'sell-charter',
    fields: { percent: integer },
    choices: (state: RailState) =>
      charterSales(rules, state).map((percent) => ({ move: { type: 'sell-charter' as const, percent } })),
    check: (state: RailState, { percent }) =>
      saleObjection(rules, state, 'charter', raising(state).company, percent),
    apply: (draft: RailState, { percent }, moment) =>
      sellOne(rules, draft, 'charter', raising(draft).company, percent, moment),
  });
}

/** Own certificates and credit come only when the charter and the director's cash give no more. */
function ownMeansObjection(rules: TrainRules, state: RailState): Objection | undefined {
  return charterSales(rules, state).length > 0 ? object('charter-first') : undefined;
}

/** Every certificate that the director could sell now. */
function ownSales(rules: TrainRules, state: RailState): { company: CompanyId; percent: number }[] {
  const { company: buyer } = raising(state);
  const payer = payerIn(state);
  const companies = rules.means?.ofBuyerAlone ? [buyer] : Object.keys(state.companies);
  return companies.flatMap((company) =>
    percentsOf(state, payer, company)
      .filter((percent) => !saleObjection(rules, state, payer, company, percent))
      .map((percent) => ({ company, percent })),
  );
}

/** [18DO 4.5.7.5, ruling 103] all that the director must sell of the company is one sale: has it begun, and goes on? */
export function isSellingOwn(rules: TrainRules, state: RailState): boolean {
  const decision = state.decisions.at(-1);
  if (decision?.kind !== 'raise-money') return false;
  const { company, sales } = raising(state);
  return (
    sales[saleKey(payerIn(state), company)] !== undefined &&
    missing(state) > 0 &&
    ownSales(rules, state).length > 0
  );
}

function sellOwnRule(rules: TrainRules) {
  return rule({
    type: 'sell-own',
    fields: { company: text, percent: integer },
    choices(state: RailState) {
      if (ownMeansObjection(rules, state)) return [];
      return ownSales(rules, state).map((sale) => ({ move: { type: 'sell-own' as const, ...sale } }));
    },
    check(state: RailState, { company, percent }) {
      if (!Object.hasOwn(state.companies, company)) return object('no-such-company', { company });
      const { company: buyer } = raising(state);
      if (rules.means?.ofBuyerAlone && company !== buyer)
        return object('buyer-alone', { company: buyer, ...useOf(rules, buyer) });
      return ownMeansObjection(rules, state) ?? saleObjection(rules, state, payerIn(state), company, percent);
    },
    apply: (draft: RailState, { company, percent }, moment) =>
      sellOne(rules, draft, payerIn(draft), company, percent, moment),
  });
}

function creditRule(rules: TrainRules) {
  const objection = (state: RailState) => {
    if (rules.bankruptcyEnds) return object('no-credit');
    const early = ownMeansObjection(rules, state);
    if (early || !rules.means?.sharesBeforeCredit) return early;
    return ownSales(rules, state).length > 0 ? object('shares-first') : undefined;
  };
  return rule({
    type: 'credit',
    fields: {},
    choices: (state: RailState) => (objection(state) ? [] : [{ move: { type: 'credit' as const } }]),
    check: objection,
    apply(draft: RailState, _move, moment) {
      const { company } = raising(draft);
      const player = payerIn(draft);
      const amount = missing(draft);
      draft.credits[player] = (draft.credits[player] ?? 0) + amount;
      raising(draft).credit = amount;
      moment.emit({ type: 'credit', player, company, amount });
    },
  });
}

export type RaiseMove = MoveOfRule<
  ReturnType<typeof sellCharterRule | typeof sellOwnRule | typeof creditRule>
>;

export function raiseStage(rules: TrainRules): Stage<RailState, RaiseMove, 'raise-money'> {
  return {
    id: 'raise-money',
    actor: (state: RailState) => ({ player: raising(state).by, company: raising(state).company }),
    rules: [sellCharterRule(rules), sellOwnRule(rules), creditRule(rules)],
  };
}

/** [18Rhl 8.3, ruling 100] nothing is left that could be sold, and there is no credit. */
function isBankrupt(rules: TrainRules, state: RailState): boolean {
  if (!rules.bankruptcyEnds || missing(state) <= 0 || state.cash[payerIn(state)]! > 0) return false;
  return charterSales(rules, state).length === 0 && ownSales(rules, state).length === 0;
}

/** [18Rhl 8.3, ruling 143] no train is bought, the director keeps the money, and the game is over at once. */
function goBankrupt(draft: RailState, moment: Moment): void {
  const { company, paid: amount = 0 } = raising(draft);
  const player = payerIn(draft);
  draft.decisions.pop();
  transfer(draft, { company }, { player }, amount);
  moment.emit({ type: 'bankrupt', player, company, amount });
  draft.over = true;
  moment.emit({ type: 'game-over' });
}

/** The director's cash is taken as soon as the charter gives no more, and the train as soon as it is paid for. */
export function raiseFlow(rules: TrainRules): Consequence<RailState> {
  const mayUseCash = (state: RailState) =>
    charterSales(rules, state).length === 0 && state.cash[payerIn(state)]! > 0;
  return {
    due: (state) =>
      state.decisions.at(-1)?.kind === 'raise-money' &&
      (missing(state) <= 0 || mayUseCash(state) || isBankrupt(rules, state)),
    apply(draft, moment, state) {
      if (isBankrupt(rules, state)) {
        goBankrupt(draft, moment);
        return;
      }
      const { company, train, from, price, credit = 0 } = raising(draft);
      const player = payerIn(draft);
      const amount = Math.min(missing(draft), draft.cash[player]!);
      if (missing(draft) > 0) {
        transfer(draft, { player }, { company }, amount);
        if (rules.bankruptcyEnds || rules.refunds) raising(draft).paid = (raising(draft).paid ?? 0) + amount;
        moment.emit({ type: 'director-pays', player, company, amount });
        return;
      }
      draft.decisions.pop();
      transfer(draft, { company }, 'bank', price - credit);
      announcePurchase(rules, { company, train, from, amount: price }, moment);
      acquireTrain(rules, draft, company, train, from, moment);
    },
  };
}
