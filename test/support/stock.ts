/** A stock round of companies X and Y on a market of the test's choice, with players A, B and C. */
import type { CompanyDef } from '@/engine/finance/cards';
import { shareCertificates } from '@/engine/finance/certificates';
import { certificateStack, charterAtStart } from '@/engine/finance/start';
import type { FinanceState } from '@/engine/finance/state';
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { begin, choices, play } from '@/engine/game/play';
import type { Title } from '@/engine/game/title';
import type { Market } from '@/engine/market/types';
import {
  beginStockRound,
  raiseSoldOut,
  type StockRules,
  stockRound,
  tradeInRule,
} from '@/engine/rounds/stock';
import { tableWith } from '../engine/finance/holdings';
import { titleOf } from './title-of';

export type StockGame = FinanceState & { round: { kind: 'stock' }; decisions: never[] };

export function companyOf(id: string, more: Partial<CompanyDef> = {}): CompanyDef {
  return {
    id,
    name: id,
    colour: { fill: '#000000', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 20, 20],
    floatPercent: 50,
    tokenCosts: [],
    homes: [],
    ...more,
  };
}

export interface StockTableGame {
  readonly title: Title<StockGame, Move>;
  readonly state: StockGame;
  readonly rules: StockRules;
}

/** A title of nothing but a stock round. */
export function stockGame(
  market: Market,
  companies: readonly CompanyDef[],
  more: Partial<StockRules> = {},
  given: Partial<FinanceState> = {},
): StockTableGame {
  const rules: StockRules = {
    market,
    companies,
    poolLimit: 50,
    certificateLimit: () => 20,
    certificateCount: shareCertificates,
    shareLimit: () => 100,
    foundersPay: 'bank',
    parSpaces: (_state, company) => market.tableOf(company).par,
    salesOpen: () => true,
    sourceOpen: () => true,
    saleObjection: () => undefined,
    onPurchase: () => {},
    onEnd(draft, moment) {
      raiseSoldOut(market, draft, moment);
      draft.over = true;
    },
    ...more,
  };
  const title = titleOf<StockGame, Move>('stock', () => ({
    begin(setup, moment) {
      const state = tableWith({
        setup,
        bank: 100_000,
        cash: { A: 2000, B: 2000, C: 2000 },
        certificates: companies.flatMap(certificateStack),
        companies: Object.fromEntries(companies.map((company) => [company.id, charterAtStart(company)])),
        ...given,
      });
      beginStockRound(state, 1, moment);
      return state as StockGame;
    },
    rounds: { stock: stockRound(rules, [tradeInRule(rules)]) },
    decisions: {},
  }));
  const { state } = begin(title, { title: 'stock', players: [], seed: 1, options: {} });
  return { title, state, rules };
}

/** Plays moves one after the other; a refused one is a fault of the test. */
export function played({ title, state }: StockTableGame, ...moves: Move[]) {
  const events: GameEvent[] = [];
  let now = state;
  for (const move of moves) {
    const outcome = play(title, now, move);
    if (!outcome.ok) throw new Error(`${move.type}: ${outcome.refusal.code}`);
    events.push(...outcome.events);
    now = outcome.state;
  }
  return { state: now, events, offered: () => choices(title, now)?.choices.map(({ move }) => move) ?? [] };
}
