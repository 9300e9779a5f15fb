import { directorOf, moveCertificates, selections, sharesOf, total } from '@/engine/finance/certificates';
import { changeDirector, planSale, settleDirector, successorOf } from '@/engine/finance/director';
import { transfer } from '@/engine/finance/money';
import { integer, text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { atPrice, priceOf, worthOf } from '@/engine/market/market';
import { saleableCards } from '@/engine/rounds/stock';
import type { RuhrBox } from '../../box';
import type { RaiseDecision, RuhrState } from '../../state';
import { saleObjection as notYet } from '../stock/rules';

export const raising = (state: RuhrState) => state.decisions.at(-1) as RaiseDecision;

/** What is told of a sale: a Capex card of a Montan corporation is no train. */
export function payingFor({ purpose }: RaiseDecision): { purpose?: 'card' } {
  return purpose.what === 'markers' ? { purpose: 'card' } : {};
}

export function missing(state: RuhrState): number {
  const { company, price } = raising(state);
  return price - state.companies[company]!.treasury;
}

/** [18Ruhr 10.8.4, ruling 85] why so much of a corporation cannot be sold to raise money for the one that acts. */
function objectionTo(
  box: RuhrBox,
  state: RuhrState,
  player: PlayerId,
  company: CompanyId,
  percents: readonly number[],
  acting: CompanyId,
): Objection | undefined {
  const percent = total(percents);
  const early = notYet(state, company);
  if (early) return early;
  if (sharesOf(state, 'pool', company) + percent > box.poolLimit)
    return object('pool-limit', { company, limit: box.poolLimit });
  if (!planSale(state, player, company, percents)) return object('cannot-sell', { company, percent });
  const kept = sharesOf(state, player, company) - percent;
  const loses = company === acting && successorOf(state, company, kept) !== null;
  return loses ? object('keeps-director', { company }) : undefined;
}

/** The most that the director could bring up for the corporation that acts. */
export function meansOf(box: RuhrBox, state: RuhrState, acting: CompanyId): number {
  const player = directorOf(state, acting)!;
  const sales = box.listed.map(({ id }) => {
    const room = box.poolLimit - sharesOf(state, 'pool', id);
    const possible = selections(saleableCards(state, player, id), room).filter(
      (percents) => !objectionTo(box, state, player, id, percents, acting),
    );
    return worthOf(box.market, state, id, Math.max(0, ...possible.map(total)));
  });
  const own = state.cash[player]! + total(sales) - state.credits[player]!;
  return state.companies[acting]!.treasury + Math.max(0, own);
}

/** Certificates that the director could sell now, one at a time. */
export function ownSales(box: RuhrBox, state: RuhrState): { company: CompanyId; percent: number }[] {
  const { company: acting } = raising(state);
  const player = directorOf(state, acting);
  if (!player) return [];
  return box.listed.flatMap(({ id: company }) =>
    [...new Set(saleableCards(state, player, company))]
      .filter((percent) => !objectionTo(box, state, player, company, [percent], acting))
      .map((percent) => ({ company, percent })),
  );
}

/** [18Ruhr 10.8.4, 14.5] one certificate; further ones of the same corporation go at the same price. */
export function sellOwnRule(box: RuhrBox) {
  return rule({
    type: 'sell-own',
    fields: { company: text, percent: integer },
    choices: (state: RuhrState) =>
      ownSales(box, state).map((sale) => ({ move: { type: 'sell-own' as const, ...sale } })),
    check(state: RuhrState, { company, percent }) {
      if (!box.listed.some(({ id }) => id === company)) return object('no-such-company', { company });
      const acting = raising(state).company;
      const player = directorOf(state, acting)!;
      if (!saleableCards(state, player, company).includes(percent))
        return object('cannot-sell', { company, percent });
      return objectionTo(box, state, player, company, [percent], acting);
    },
    apply(draft: RuhrState, { company, percent }, moment) {
      const decision = raising(draft);
      const player = directorOf(draft, decision.company)!;
      const plan = planSale(draft, player, company, [percent])!;
      const begun = decision.sales[company];
      const price = begun ?? priceOf(box.market, draft, company);
      decision.sales[company] = price;
      const by = directorOf(draft, company) === player ? 'director' : 'shareholder';
      if (plan.successor) changeDirector(draft, company, plan.successor, plan.handed, moment);
      moveCertificates(draft, company, [percent], player, 'pool');
      const amount = atPrice(box.market, company, price, percent);
      transfer(draft, 'bank', { player }, amount);
      const sale = { seller: player, company, percent, price, amount };
      moment.emit({ type: 'sold-to-raise', ...sale, ...payingFor(decision) });
      box.market.tableOf(company).sold(draft, company, { by, percent, first: begun === undefined });
      settleDirector(draft, company, moment);
    },
  });
}

export type SellOwnMove = MoveOfRule<ReturnType<typeof sellOwnRule>>;
