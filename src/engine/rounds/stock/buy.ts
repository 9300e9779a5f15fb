import { handOver, moveCertificates, topOfStack } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { restOfOffer } from '@/engine/finance/float';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { atPrice, placeToken, priceOf, worthOf } from '@/engine/market/market';
import { definition, gainObjection, isListed, payee, percentsAt, sourceObjection, sources } from './purchase';
import { type Source, type StockRules, stockRoundOf } from './state';
import { endTurn } from './turn';

/** Buying one ordinary certificate from the initial offering, a charter or the Bank Pool. */
export function buyRule(rules: StockRules) {
  return rule({
    type: 'buy',
    fields: { company: text, source: oneOf('offer', 'charter', 'pool'), percent: integer },
    choices: (state: FinanceState) =>
      rules.companies.flatMap(({ id: company }) =>
        sources.flatMap((source) =>
          percentsAt(rules, state, company, source)
            .filter((percent) => !buyObjection(rules, state, company, source, percent))
            .map((percent) => ({ move: { type: 'buy' as const, company, source, percent } })),
        ),
      ),
    check: (state: FinanceState, { company, source, percent }) =>
      buyObjection(rules, state, company, source, percent),
    apply(draft: FinanceState, { company, source, percent }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      const amount = worthOf(rules.market, draft, company, percent);
      transfer(draft, { player }, payee(company, source), amount);
      moveCertificates(draft, company, [percent], source, player);
      moment.emit({ type: 'bought', player, company, percent, source, amount });
      settleDirector(draft, company, moment, rules.askForExchange);
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
      rules.companies
        .filter(({ id }) => !unfoundable(rules, state, id))
        .flatMap(({ id: company }) =>
          rules
            .parSpaces(state, company)
            .filter((space) => !priceObjection(rules, state, company, space.value))
            .map(({ row, col }) => ({ move: { type: 'found' as const, company, row, col } })),
        ),
    check: (state: FinanceState, { company, row, col }) => foundObjection(rules, state, company, row, col),
    apply(draft: FinanceState, { company, row, col }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      const pays = rules.foundersPay === 'company';
      placeToken(draft, company, { row, col });
      const card = handOver(draft, (each) => each.company === company && each.director, player);
      const price = priceOf(rules.market, draft, company);
      const amount = atPrice(rules.market, company, price, card.percent);
      transfer(draft, { player }, pays ? { company } : 'bank', amount);
      draft.companies[company]!.founded = true;
      moment.emit({ type: 'founded', player, company, price, percent: card.percent });
      if (pays) restOfOffer(draft, company, 'charter');
      rules.onPurchase(draft, definition(rules, company), moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

function buyObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  source: Source,
  percent: number,
): Objection | undefined {
  const why = sourceObjection(rules, state, company, source, percent);
  if (why) return why;
  const amount = worthOf(rules.market, state, company, percent);
  return gainObjection(rules, state, { company, percent, cards: 1, amount });
}

function foundObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  row: number,
  col: number,
): Objection | undefined {
  const why = unfoundable(rules, state, company);
  if (why) return why;
  const space = rules.parSpaces(state, company).find((par) => par.row === row && par.col === col);
  return space ? priceObjection(rules, state, company, space.value) : object('no-par', { company });
}

/** Why the company cannot be founded, at whatever value. */
function unfoundable(rules: StockRules, state: FinanceState, company: CompanyId): Objection | undefined {
  if (!isListed(rules, company)) return object('no-such-company', { company });
  if (!topOfStack(state, company)?.director) return object('already-founded', { company });
  return rules.foundingObjection?.(state, company);
}

/** Why the acting player cannot have its director's certificate at this value. */
function priceObjection(
  rules: StockRules,
  state: FinanceState,
  company: CompanyId,
  value: number,
): Objection | undefined {
  const { percent } = topOfStack(state, company)!;
  const amount = atPrice(rules.market, company, value, percent);
  return gainObjection(rules, state, { company, percent, cards: 1, amount });
}
