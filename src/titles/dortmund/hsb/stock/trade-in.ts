import { directorCard, handOver, moveCertificates, sharesOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import { newValue, plainOf } from '@/engine/game/draft';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { atPrice, placeToken, worthOf } from '@/engine/market/market';
import { type StockRules, stockRoundOf } from '@/engine/rounds/stock';
import { mustSellObjection } from '@/engine/rounds/stock/limit';
import { gainObjection, percentsAt } from '@/engine/rounds/stock/purchase';
import { endTurn } from '@/engine/rounds/stock/turn';
import { tradeInPercent } from '../../hsb-cards';
import type { TradeIn } from '../../hsb-types';
import { type HsbBox, minorOf } from '../box';
import { askForDiscards } from '../brewing/equipment-limit';
import type { HsbState, OrderPlaceDecision } from '../state';
import { askDirector } from './floating';
import { breweriesOpen, foundingObjection } from './founding';

export interface TradeInRules {
  readonly box: HsbBox;
  readonly stock: StockRules;
}

/** [18DO 6.4.5, ruling 29] percent that a minor brewery stands for; the Quellen-Brauerei for more when it founds. */
function worthPercent(box: HsbBox, minor: CompanyId, way: keyof TradeIn): number {
  return (minorOf(box, minor)?.tradeInPercent ?? tradeInPercent)[way];
}

/** Why the acting player cannot trade this minor brewery in at all [18DO 6.4.5, ruling 27]. */
function minorObjection(
  { box, stock }: TradeInRules,
  state: HsbState,
  minor: CompanyId,
): Objection | undefined {
  const player = stockRoundOf(state).turn;
  if (!minorOf(box, minor) || sharesOf(state, player, minor) === 0)
    return object('not-your-minor', { minor });
  if (!breweriesOpen(box, state)) return object('no-trade-in-yet');
  return mustSellObjection(stock, state);
}

const ownMinors = ({ box }: TradeInRules, state: HsbState) =>
  box.minors.filter(({ id }) => sharesOf(state, stockRoundOf(state).turn, id) > 0);

/** [18DO 6.4.5 a] founding a brewery corporation with a minor brewery: everything of it goes to the new one. */
export function foundWithMinorRule(rules: TradeInRules) {
  const { box, stock } = rules;
  const amountAt = (state: HsbState, minor: CompanyId, company: CompanyId, value: number) => {
    const percent = directorCard(state, company).percent - worthPercent(box, minor, 'found');
    return atPrice(box.market, company, value, percent);
  };
  const companyObjection = (state: HsbState, company: CompanyId): Objection | undefined => {
    if (!box.corporations.some(({ id }) => id === company)) return object('not-a-corporation', { company });
    if (state.companies[company]!.founded) return object('already-founded', { company });
    return foundingObjection(box, state, company);
  };
  const valueObjection = (state: HsbState, minor: CompanyId, company: CompanyId, value: number) =>
    gainObjection(stock, state, {
      company,
      percent: directorCard(state, company).percent,
      cards: 0,
      amount: amountAt(state, minor, company, value),
    });
  return rule({
    type: 'found-with-minor',
    fields: { minor: text, company: text, row: integer, col: integer },
    choices: (state: HsbState) =>
      ownMinors(rules, state)
        .filter(({ id }) => !minorObjection(rules, state, id))
        .flatMap(({ id: minor }) =>
          box.corporations
            .filter(({ id }) => !companyObjection(state, id))
            .flatMap(({ id: company }) =>
              stock
                .parSpaces(state, company)
                .filter(({ value }) => !valueObjection(state, minor, company, value))
                .map(({ row, col }) => ({
                  move: { type: 'found-with-minor' as const, minor, company, row, col },
                })),
            ),
        ),
    check(state: HsbState, { minor, company, row, col }) {
      const why = minorObjection(rules, state, minor) ?? companyObjection(state, company);
      if (why) return why;
      const space = stock.parSpaces(state, company).find((par) => par.row === row && par.col === col);
      return space ? valueObjection(state, minor, company, space.value) : object('no-par', { company });
    },
    apply(draft: HsbState, { minor, company, row, col }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      placeToken(draft, company, { row, col });
      const price = box.market.tableOf(company).valueAt({ row, col })!;
      const amount = amountAt(draft, minor, company, price);
      const card = handOver(draft, (each) => each.company === company && each.director, player);
      transfer(draft, { player }, { company }, amount);
      draft.companies[company]!.founded = true;
      moment.emit({ type: 'founded', player, company, price, percent: card.percent });
      moment.emit({
        type: 'minor-traded',
        minor,
        player,
        company,
        percent: card.percent,
        source: 'offer',
        amount,
      });
      restOfOffer(draft, company, 'charter');
      draft.breweryOrder.push(company);
      draft.filling.push(company);
      absorb(box, draft, minor, company, moment);
      stock.onPurchase(draft, box.companies.find(({ id }) => id === company)!, moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

/**
 * [18DO 6.4.5 b, c] a certificate of a founded brewery for a minor: from the company, which gets all that the minor has,
 * or from the Bank Pool, where that goes to the bank and out of the game. One of 20 % costs a share more.
 */
export function tradeMinorRule(rules: TradeInRules) {
  const { box, stock } = rules;
  type Source = 'charter' | 'pool';
  const amountFor = (
    state: HsbState,
    minor: CompanyId,
    company: CompanyId,
    source: Source,
    percent: number,
  ) =>
    worthOf(
      box.market,
      state,
      company,
      percent - worthPercent(box, minor, source === 'charter' ? 'company' : 'pool'),
    );
  const certificateObjection = (
    state: HsbState,
    minor: CompanyId,
    company: CompanyId,
    source: Source,
    percent: number,
  ): Objection | undefined => {
    if (!box.corporations.some(({ id }) => id === company)) return object('not-a-corporation', { company });
    if (!state.companies[company]!.founded) return object('not-founded', { company });
    if (!percentsAt(stock, state, company, source).includes(percent))
      return object('none-there', { company, source });
    const amount = amountFor(state, minor, company, source, percent);
    return gainObjection(stock, state, { company, percent, cards: 0, amount });
  };
  return rule({
    type: 'trade-minor',
    fields: { minor: text, company: text, source: oneOf('charter', 'pool'), percent: integer },
    choices: (state: HsbState) =>
      ownMinors(rules, state)
        .filter(({ id }) => !minorObjection(rules, state, id))
        .flatMap(({ id: minor }) =>
          box.corporations.flatMap(({ id: company }) =>
            (['charter', 'pool'] as const).flatMap((source) =>
              percentsAt(stock, state, company, source)
                .filter((percent) => !certificateObjection(state, minor, company, source, percent))
                .map((percent) => ({
                  move: { type: 'trade-minor' as const, minor, company, source, percent },
                })),
            ),
          ),
        ),
    check: (state: HsbState, { minor, company, source, percent }) =>
      minorObjection(rules, state, minor) ?? certificateObjection(state, minor, company, source, percent),
    apply(draft: HsbState, { minor, company, source, percent }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      const amount = amountFor(draft, minor, company, source, percent);
      transfer(draft, { player }, source === 'charter' ? { company } : 'bank', amount);
      moveCertificates(draft, company, [percent], source, player);
      moment.emit({ type: 'minor-traded', minor, player, company, percent, source, amount });
      settleDirector(draft, company, moment, stock.askForExchange);
      if (source === 'charter') absorb(box, draft, minor, company, moment);
      else dissolve(box, draft, minor, moment);
      stock.onPurchase(draft, box.companies.find(({ id }) => id === company)!, moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

/** Treasury and equipment of the minor go to the corporation, and its place in the order, if the director likes. */
function absorb(box: HsbBox, draft: HsbState, minor: CompanyId, company: CompanyId, moment: Moment): void {
  transfer(draft, { company: minor }, { company }, draft.companies[minor]!.treasury);
  moveEquipment(draft, minor, company);
  const place = withoutMarker(draft, company).indexOf(minor);
  leave(draft, minor);
  box.more?.onAbsorbed(draft, minor, company, moment);
  askForDiscards(box, draft, [company], moment);
  if (draft.breweryOrder.indexOf(company) !== place) {
    askDirector(draft, company, (by): OrderPlaceDecision => ({ kind: 'order-place', by, company, place }));
  }
}

const withoutMarker = (draft: HsbState, company: CompanyId) =>
  plainOf(draft.breweryOrder).filter((id) => id !== company);

/** The treasury goes to the bank, the equipment out of the game. */
function dissolve(box: HsbBox, draft: HsbState, minor: CompanyId, moment: Moment): void {
  transfer(draft, { company: minor }, 'bank', draft.companies[minor]!.treasury);
  moveEquipment(draft, minor, 'gone');
  box.more?.onDissolved(draft, minor, moment);
  leave(draft, minor);
}

function moveEquipment(draft: HsbState, minor: CompanyId, to: CompanyId): void {
  draft.trains = newValue(
    plainOf(draft.trains).map((card) => (card.at === minor ? { ...card, at: to } : card)),
  );
}

/** The charter and the order marker of a minor leave the game. */
export function leave(draft: HsbState, minor: CompanyId): void {
  handOver(draft, (card) => card.company === minor, 'gone');
  Object.assign(draft.companies[minor]!, { founded: false, floated: false });
  draft.breweryOrder = draft.breweryOrder.filter((id) => id !== minor);
}

const placing = (state: HsbState) => state.decisions.at(-1) as OrderPlaceDecision;

export type OrderMove = { type: 'take-place' } | { type: 'keep-place' };

/** [18DO 6.4.5, ruling 127] the corporation's director takes the place in the order that became free, or not. */
export const orderPlaceStage: Stage<HsbState, OrderMove, 'order-place'> = {
  id: 'order-place',
  actor: (state) => ({ player: placing(state).by, company: placing(state).company }),
  rules: [
    rule({
      type: 'take-place',
      fields: {},
      choices: () => [{ move: { type: 'take-place' as const } }],
      check: () => undefined,
      apply(draft: HsbState, _move, moment) {
        const { company, place } = draft.decisions.pop() as OrderPlaceDecision;
        const others = withoutMarker(draft, company);
        draft.breweryOrder = [...others.slice(0, place), company, ...others.slice(place)];
        moment.emit({ type: 'order-taken', company, place: place + 1 });
      },
    }),
    rule({
      type: 'keep-place',
      fields: {},
      choices: () => [{ move: { type: 'keep-place' as const } }],
      check: () => undefined,
      apply(draft: HsbState) {
        draft.decisions.pop();
      },
    }),
  ],
  declines: 'keep-place',
};

export type TradeMinorMove = MoveOfRule<ReturnType<typeof foundWithMinorRule | typeof tradeMinorRule>>;
