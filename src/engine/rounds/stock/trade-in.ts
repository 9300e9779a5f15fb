import { moveCertificates, ordinaryOf } from '@/engine/finance/certificates';
import { settleDirector } from '@/engine/finance/director';
import { transfer } from '@/engine/finance/money';
import type { FinanceState } from '@/engine/finance/state';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import { mustSellObjection } from './limit';
import { definition, gainObjection, payee, percentsAt, sourceObjection, sources } from './purchase';
import { type Source, type StockRules, stockRoundOf } from './state';
import { endTurn } from './turn';

/**
 * [18DO 4.4.3] buying a certificate of several shares and handing in a single one of the same company, which
 * goes where the other came from. It is no sale, and the number of certificates stays what it was.
 */
export function tradeInRule(rules: StockRules) {
  const single = (company: CompanyId) => rules.market.shareUnit(company);
  const amountFor = (state: FinanceState, company: CompanyId, percent: number) =>
    worthOf(rules.market, state, company, percent - single(company));
  const objection = (
    state: FinanceState,
    company: CompanyId,
    source: Source,
    percent: number,
  ): Objection | undefined => {
    const why = sourceObjection(rules, state, company, source, percent) ?? mustSellObjection(rules, state);
    if (why) return why;
    const own = ordinaryOf(state, stockRoundOf(state).turn, company);
    const handedIn = single(company);
    if (percent <= handedIn || !own.some((card) => card.percent === handedIn)) {
      return object('nothing-to-hand-in', { company });
    }
    const amount = amountFor(state, company, percent);
    return gainObjection(rules, state, { company, percent: percent - handedIn, cards: 0, amount });
  };
  return rule({
    type: 'trade-in',
    fields: { company: text, source: oneOf('offer', 'charter', 'pool'), percent: integer },
    choices: (state: FinanceState) =>
      rules.companies.flatMap(({ id: company }) =>
        sources.flatMap((source) =>
          percentsAt(rules, state, company, source)
            .filter((percent) => !objection(state, company, source, percent))
            .map((percent) => ({ move: { type: 'trade-in' as const, company, source, percent } })),
        ),
      ),
    check: (state: FinanceState, { company, source, percent }) => objection(state, company, source, percent),
    apply(draft: FinanceState, { company, source, percent }, moment) {
      const round = stockRoundOf(draft);
      const player = round.turn;
      const amount = amountFor(draft, company, percent);
      transfer(draft, { player }, payee(company, source), amount);
      moveCertificates(draft, company, [percent], source, player);
      moveCertificates(draft, company, [single(company)], player, source);
      moment.emit({ type: 'traded-in', player, company, percent, source, amount });
      settleDirector(draft, company, moment, rules.askForExchange);
      rules.onPurchase(draft, definition(rules, company), moment);
      round.passes = 0;
      endTurn(draft);
    },
  });
}

export type TradeInMove = MoveOfRule<ReturnType<typeof tradeInRule>>;
