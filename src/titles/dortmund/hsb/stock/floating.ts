import type { CompanyDef } from '@/engine/finance/cards';
import {
  deciderOf,
  moveCertificates,
  ordinaryOf,
  selections,
  sharesOf,
  sharesOfPlayers,
  total,
} from '@/engine/finance/certificates';
import type { ExchangeDecision } from '@/engine/finance/exchange';
import { floatIfSold } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import { integer, listOf } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { priceOf, worthOf } from '@/engine/market/market';
import { floatBonusSale } from '../../hsb-cards';
import type { HsbBox } from '../box';
import { moveForFilling } from '../prices';
import type { FloatSaleDecision, HsbState } from '../state';

/** Whoever decides for the company, or will once the certificates for its director's are chosen. */
function nextDecider(draft: HsbState, company: CompanyId): PlayerId {
  return changeOf(draft, company)?.player ?? deciderOf(draft, company)!;
}

function changeOf(draft: HsbState, company: CompanyId): ExchangeDecision | undefined {
  return draft.decisions.find(
    (each): each is ExchangeDecision => each.kind === 'exchange' && each.company === company,
  );
}

/** The director decides, after a change of director [ruling 126]. */
export function askDirector<D extends HsbState['decisions'][number]>(
  draft: HsbState,
  company: CompanyId,
  asked: (by: PlayerId) => D,
): void {
  const change = changeOf(draft, company);
  const at = change ? draft.decisions.indexOf(change) : draft.decisions.length;
  draft.decisions.splice(at, 0, asked(nextDecider(draft, company)));
}

/** [18DO 6.4.2] a company floats with five shares in players' hands; in brown and grey its director may sell some more. */
export function floatOnPurchase(box: HsbBox, draft: HsbState, company: CompanyDef, moment: Moment): void {
  const before = draft.companies[company.id]!.floated;
  floatIfSold({ market: box.market, capital: () => 'paid' }, company, draft, moment);
  if (!before && draft.companies[company.id]!.floated) askForSale(box, draft, company.id);
}

/** Sets of certificates that the company may sell at this moment; of a stack only from the top. */
function salesAtFloat(box: HsbBox, state: HsbState, company: CompanyId): number[][] {
  const most = Math.min(floatBonusSale.maxPercent, box.poolLimit - sharesOf(state, 'pool', company));
  const percents = ordinaryOf(state, 'charter', company).map(({ percent }) => percent);
  if (!box.stacked?.(company)) return selections(percents, most);
  return percents.map((_, i) => percents.slice(0, i + 1)).filter((set) => total(set) <= most);
}

function askForSale(box: HsbBox, draft: HsbState, company: CompanyId): void {
  if (!floatBonusSale.phases.includes(box.phases.of(draft).colour)) return;
  if (salesAtFloat(box, draft, company).length === 0) return;
  askDirector(draft, company, (by): FloatSaleDecision => ({ kind: 'float-sale', by, company }));
}

const asked = (state: HsbState) => state.decisions.at(-1) as FloatSaleDecision;

function floatSaleRule(box: HsbBox) {
  const ways = (state: HsbState) => [[], ...salesAtFloat(box, state, asked(state).company)];
  return rule({
    type: 'float-sale',
    fields: { percents: listOf(integer) },
    choices: (state: HsbState) =>
      ways(state).map((percents) => ({ move: { type: 'float-sale' as const, percents } })),
    check: (state: HsbState, { percents }) =>
      ways(state).some((way) => way.join() === percents.join())
        ? undefined
        : object('no-float-sale', { company: asked(state).company }),
    apply(draft: HsbState, { percents }, moment) {
      const { company } = draft.decisions.pop() as FloatSaleDecision;
      if (percents.length === 0) return;
      const percent = total(percents);
      const amount = worthOf(box.market, draft, company, percent);
      moveCertificates(draft, company, percents, 'charter', 'pool');
      transfer(draft, 'bank', { company }, amount);
      moment.emit({ type: 'float-sale', company, percent, amount });
    },
  });
}

export type FloatSaleMove = MoveOfRule<ReturnType<typeof floatSaleRule>>;

/** [18DO 6.4.2, ruling 126] up to 20 % from the company to the Bank Pool at its value, which stays: asked once. */
export function floatSaleStage(box: HsbBox): Stage<HsbState, FloatSaleMove, 'float-sale'> {
  return {
    id: 'float-sale',
    actor: (state) => ({ player: asked(state).by, company: asked(state).company }),
    rules: [floatSaleRule(box)],
  };
}

/**
 * [18DO 6.4.5, ruling 30] a brewery that was founded with a minor floats when the stock round ends: what is missing goes
 * from the company to the Bank Pool, the marker left for each tenth, and the company is paid the new value.
 */
export function fillFloats(box: HsbBox, draft: HsbState, moment: Moment): void {
  for (const company of [...draft.filling]) {
    if (!draft.companies[company]!.floated) fillFloat(box, draft, company, moment);
  }
  draft.filling = [];
}

function fillFloat(box: HsbBox, draft: HsbState, company: CompanyId, moment: Moment): void {
  const { floatPercent } = box.companies.find(({ id }) => id === company)!;
  const missing = floatPercent - sharesOfPlayers(draft, company) - sharesOf(draft, 'pool', company);
  const percents = fitting(
    ordinaryOf(draft, 'charter', company).map(({ percent }) => percent),
    missing,
  );
  const percent = total(percents);
  if (percent > 0) {
    moveCertificates(draft, company, percents, 'charter', 'pool');
    moveForFilling(draft, company, percent);
    const price = priceOf(box.market, draft, company);
    const amount = worthOf(box.market, draft, company, percent);
    transfer(draft, 'bank', { company }, amount);
    moment.emit({ type: 'float-filled', company, percent, price, amount });
  }
  draft.companies[company]!.floated = true;
  moment.emit({ type: 'floated', company, capital: 0 });
  askForSale(box, draft, company);
}

/** [ruling 60] in the order of the stack, without a certificate that would be too much. */
function fitting(stack: readonly number[], missing: number): number[] {
  const taken: number[] = [];
  for (const percent of stack) if (total(taken) + percent <= missing) taken.push(percent);
  return taken;
}
