import { directorOf, sharesOf, sharesOfPlayers } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { type Account, moneyOf, transfer } from '@/engine/finance/money';
import { holdersOf } from '@/engine/finance/seats';
import { newValue, plainAt, withItem } from '@/engine/game/draft';
import { integer, text } from '@/engine/game/fields';
import type { Moment } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { placeToken } from '@/engine/market/market';
import type { RailState } from '@/engine/steps/state';
import { type Box, type Change, correction, isAtWork, silent } from './correction';

/** The bank, a player, or by its id a company that has floated: one that has not gets its money when it does. */
export function accountOf(state: RailState, id: string): Account | undefined {
  if (state.cash === undefined) return undefined;
  // the Short Game only counts dividends: there is no bank that they come from
  if (id === 'bank') return state.bank === undefined ? undefined : 'bank';
  if (Object.hasOwn(state.cash, id)) return { player: id };
  const hasTreasury = isAtWork(state, id) && state.companies[id]!.treasury !== undefined;
  return hasTreasury ? { company: id } : undefined;
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

/** Where a certificate of a company may be put: with a player, back where its others wait, or in the Bank Pool. */
export function certificatePlaces(state: RailState, company: string): string[] {
  const atWork = isAtWork(state, company);
  const waits =
    sharesOf(state, 'charter', company) > 0 || (atWork && sharesOf(state, 'offer', company) === 0);
  return [...holdersOf(state), ...(atWork ? ['pool'] : []), waits ? 'charter' : 'offer'];
}

/** Those that can be handed on: of companies that have begun, and neither kept with a private nor out of the game. */
export function isInPlay(state: RailState, { company, holder }: RailState['certificates'][number]): boolean {
  return state.companies[company]!.founded && holder !== 'kept' && holder !== 'gone';
}

/** A certificate goes elsewhere; whoever then has more than the director takes over. */
export const certificateCorrection = (box: Box, change: Change) => {
  const move = (draft: RailState, card: number, to: string, moment: Moment) => {
    const cards = plainAt(draft, 'certificates');
    draft.certificates = newValue(withItem(cards, card, { ...cards[card]!, holder: to }));
    settleDirector(draft, cards[card]!.company, moment);
  };
  return correction(box, change, {
    type: 'correct-certificate',
    fields: { card: integer, to: text },
    check(state, { card, to }) {
      const certificate = state.certificates[card];
      if (!certificate || !isInPlay(state, certificate)) {
        return object('correction-unknown', { what: certificate?.company ?? String(card) });
      }
      const { company, holder } = certificate;
      if (!certificatePlaces(state, company).includes(to)) return object('correction-unknown', { what: to });
      if (holder === to) return object('correction-nothing');
      const after = change(state, (draft) => move(draft, card, to, silent));
      if (!directorOf(after, company)) return object('correction-director', { company });
      return floatsBy(box, after, company) ? object('correction-floats', { company }) : undefined;
    },
    apply(draft, { card, to, agreed }, moment) {
      const { company, percent, holder: from } = plainAt(draft, 'certificates')[card]!;
      moment.emit({ type: 'corrected-certificate', company, percent, from, to, agreed });
      move(draft, card, to, moment);
    },
  });
};

/** A company floats when a share is bought, not by a correction. */
function floatsBy({ companies }: Box, state: RailState, company: string): boolean {
  const { floatPercent = 0 } = companies.find(({ id }) => id === company) ?? {};
  return !isAtWork(state, company) && sharesOfPlayers(state, company) >= floatPercent;
}

/** Private companies that somebody at the table owns. */
export function ownedPrivates(
  state: Pick<RailState, 'setup'> & Partial<Pick<RailState, 'privates'>>,
): string[] {
  const { privates = {} } = state;
  const players = seatedIn(state);
  return Object.keys(privates).filter(
    (id) => players.includes(privates[id]!.owner ?? '') && !privates[id]!.closed,
  );
}

/** Those who may hand one on and take one over: an Investor's cards are those that the rules give it. */
export function seatedIn({ setup }: Pick<RailState, 'setup'>): string[] {
  return setup.players.map(({ id }) => id);
}

/** A private company belongs to another player. */
export const privateCorrection = (box: Box, change: Change) =>
  correction(box, change, {
    type: 'correct-private',
    fields: { private: text, to: text },
    check(state, { private: id, to }) {
      if (!ownedPrivates(state).includes(id)) return object('correction-unknown', { what: id });
      if (!seatedIn(state).includes(to)) return object('correction-unknown', { what: to });
      return state.privates[id]!.owner === to ? object('correction-nothing') : undefined;
    },
    apply(draft, { private: id, to, agreed }, moment) {
      const own = draft.privates[id]!;
      moment.emit({ type: 'corrected-private', private: id, from: own.owner!, to, agreed });
      own.owner = to;
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
