import type { CompanyDef } from '@/engine/finance/cards';
import {
  certificateCount,
  handOver,
  moveCertificates,
  ordinaryOf,
  topOfStack,
} from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { type Account, transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { placeToken, priceOf } from '@/engine/market/grid';
import { type Source, type StockRules, stockRoundOf } from './state';
import { endTurn } from './turn';

const sources: readonly Source[] = ['offer', 'charter', 'pool'];

/** Buying one ordinary certificate from the initial offering, a charter or the Bank Pool. */
export function buyRule(rules: StockRules) {
  return rule({
    type: 'buy',
    fields: { company: text, source: oneOf('offer', 'charter', 'pool'), percent: integer },
    choices: (state: FinanceState) =>
      rules.companies.flatMap(({ id: company }) =>
        sources.flatMap((source) =>
          percentsAt(state, company, source)
            .filter((percent) => !buyObjection(rules, state, company, source, percent))
            .map((percent) => ({ move: { type: 'buy' as const, company, source, percent } })),
        ),
      ),
    check: (state: FinanceState, { company, source, percent }) =>
      buyObjection(rules, state, company, source, percent),
    apply(draft: FinanceState, { company, source, percent }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      const amount = (priceOf(rules.market, draft, company) * percent) / 10;
      transfer(draft, { player }, payee(company, source), amount);
      moveCertificates(draft, company, [percent], source, player);
      moment.emit({ type: 'bought', player, company, percent, source, amount });
      settleDirector(draft, company, moment);
      rules.onPurchase(draft, definition(rules, company), moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

/** Founding a company: its director's certificate, at a start value of the buyer's choice. */
export function foundRule(rules: StockRules) {
  return rule({
    type: 'found',
    fields: { company: text, row: integer, col: integer },
    choices: (state: FinanceState) =>
      rules.companies.flatMap(({ id: company }) =>
        rules
          .parSpaces(state)
          .filter(({ row, col }) => !foundObjection(rules, state, company, row, col))
          .map(({ row, col }) => ({ move: { type: 'found' as const, company, row, col } })),
      ),
    check: (state: FinanceState, { company, row, col }) => foundObjection(rules, state, company, row, col),
    apply(draft: FinanceState, { company, row, col }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      placeToken(draft, company, { row, col });
      const card = handOver(draft, (each) => each.company === company && each.director, player);
      const price = priceOf(rules.market, draft, company);
      transfer(draft, { player }, 'bank', (price * card.percent) / 10);
      draft.companies[company]!.founded = true;
      moment.emit({ type: 'founded', player, company, price, percent: card.percent });
      rules.onPurchase(draft, definition(rules, company), moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

/** A floated company is paid for its own certificates; all else goes to the bank [18Rhl 5.1.4, 5.2]. */
function payee(company: CompanyId, source: Source): Account {
  return source === 'charter' ? { company } : 'bank';
}

function definition(rules: StockRules, company: CompanyId): CompanyDef {
  return rules.companies.find(({ id }) => id === company)!;
}

/** Different certificates to be had there: from a stack only the top one. */
function percentsAt(state: FinanceState, company: CompanyId, source: Source): number[] {
  if (source === 'offer') {
    const top = topOfStack(state, company);
    return top && !top.director ? [top.percent] : [];
  }
  return [...new Set(ordinaryOf(state, source, company).map((card) => card.percent))];
}

function buyObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  source: Source,
  percent: number,
): Objection | undefined {
  if (!Object.hasOwn(state.companies, company)) return object('no-such-company', { company });
  if (!state.companies[company]!.founded) return object('not-founded', { company });
  if (!rules.sourceOpen(state, source)) return object('source-closed', { source });
  if (!percentsAt(state, company, source).includes(percent)) return object('none-there', { company, source });
  const amount = (priceOf(rules.market, state, company) * percent) / 10;
  return purchaseObjection(rules, state, company, amount);
}

function foundObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  row: number,
  col: number,
): Objection | undefined {
  if (!Object.hasOwn(state.companies, company)) return object('no-such-company', { company });
  const card = topOfStack(state, company);
  if (!card?.director) return object('already-founded', { company });
  const space = rules.parSpaces(state).find((par) => par.row === row && par.col === col);
  if (!space) return object('no-par', { company });
  return purchaseObjection(rules, state, company, (space.value * card.percent) / 10);
}

function purchaseObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  amount: number,
): Objection | undefined {
  const { turn, sold } = stockRoundOf(state);
  if (sold[turn]?.includes(company)) return object('sold-this-round', { company });
  const limit = rules.certificateLimit(state);
  if (certificateCount(state, turn) >= limit) return object('certificate-limit', { limit });
  const cash = state.cash[turn]!;
  return cash < amount ? object('too-little-cash', { amount, cash }) : undefined;
}
