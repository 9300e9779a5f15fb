import { sharesOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { type Account, moneyOf, transfer } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import { object } from '@/engine/game/refusal';
import { placeToken } from '@/engine/market/market';
import type { RailState } from '@/engine/steps/state';
import { type Box, type Change, correction } from './correction';

/** The bank, a player or a company by its id. */
export function accountOf(state: RailState, id: string): Account | undefined {
  if (state.cash === undefined) return undefined;
  if (id === 'bank') return 'bank';
  if (Object.hasOwn(state.cash, id)) return { player: id };
  const company = Object.hasOwn(state.companies, id) ? state.companies[id] : undefined;
  return company?.treasury === undefined ? undefined : { company: id };
}

/** Money goes from one to another: none is made or lost. */
export const cashCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-cash',
    fields: { from: text, to: text, amount: integer },
    check(state, { from, to, amount }) {
      for (const id of [from, to]) {
        if (!accountOf(state, id)) return object('correction-unknown', { what: id });
      }
      if (from === to || amount <= 0) return object('correction-nothing');
      const there = moneyOf(state, accountOf(state, from)!);
      const mayOwe = from === 'bank' && state.overdraft;
      return there < amount && !mayOwe ? object('correction-too-little', { from, amount: there }) : undefined;
    },
    apply(draft, { from, to, amount, agreed }, moment) {
      transfer(draft, accountOf(draft, from)!, accountOf(draft, to)!, amount);
      moment.emit({ type: 'corrected-cash', from, to, amount, agreed });
    },
  });

/** Where a certificate may be put: with a player, on the stacks, or in the Bank Pool. */
export function certificatePlaces(state: RailState): string[] {
  return [...holdersOf(state), 'pool', 'charter', 'offer'];
}

/** A certificate goes elsewhere; whoever then has more than the director takes over. */
export const certificateCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-certificate',
    fields: { card: integer, to: text },
    check(state, { card, to }) {
      const certificate = state.certificates[card];
      if (!certificate) return object('correction-unknown', { what: String(card) });
      if (!certificatePlaces(state).includes(to)) return object('correction-unknown', { what: to });
      return certificate.holder === to ? object('correction-nothing') : undefined;
    },
    apply(draft, { card, to, agreed }, moment) {
      const cards = plainAt(draft, 'certificates');
      const { company, percent, holder: from } = cards[card]!;
      draft.certificates = newValue(withItem(cards, card, { ...cards[card]!, holder: to }));
      moment.emit({ type: 'corrected-certificate', company, percent, from, to, agreed });
      const isHeld = holdersOf(draft).some((player) => sharesOf(draft, player, company) > 0);
      if (isHeld) settleDirector(draft, company, moment);
    },
  });

/** A company's token goes to another space of its stock table. */
export const priceCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-price',
    fields: { company: text, row: integer, col: integer },
    check(state, { company, row, col }) {
      const token = Object.hasOwn(state.prices ?? {}, company) ? state.prices[company] : undefined;
      if (!box.market || !token) return object('correction-unknown', { what: company });
      if (box.market.tableOf(company).valueAt({ row, col }) === undefined) {
        return object('correction-unknown', { what: `${row}/${col}` });
      }
      return token.row === row && token.col === col ? object('correction-nothing') : undefined;
    },
    apply(draft, { company, row, col, agreed }, moment) {
      placeToken(draft, company, { row, col });
      const value = box.market!.tableOf(company).valueAt({ row, col })!;
      moment.emit({ type: 'corrected-price', company, value, agreed });
    },
  });
