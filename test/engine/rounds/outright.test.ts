import { describe, expect, it } from 'vitest';
import { directorsInPlace } from '@/engine/finance/invariants';
import type { FinanceState } from '@/engine/finance/state';
import { problemsOfCards } from '@/engine/finance/validate';
import { companyRoundOf } from '@/engine/game/company-round';
import type { Move } from '@/engine/game/move';
import { begin, play } from '@/engine/game/play';
import { oneTable } from '@/engine/market/market';
import {
  beginOperatingRound,
  type OperatingRules,
  operatingFlow,
  operatingRound,
} from '@/engine/rounds/operating';
import { dividendStep } from '@/engine/steps/dividend';
import { turnOf } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { board } from '@/titles/rhineland/18rhl/board';
import { rowOf } from '../../support/markets';
import { companyOf, played, stockGame } from '../../support/stock';
import { titleOf } from '../../support/title-of';
import { stackOf, tableWith } from '../finance/holdings';

/** A mine of one owner: a single certificate, no stations, no price. */
const mine = companyOf('M', { certificates: [100], floatPercent: 100 });
const market = oneTable(rowOf([10, 20]), [mine]);
const open = { treasury: 0, founded: true, floated: true, operated: false, lastRevenue: 0 };

type Game = FinanceState & { round: { kind: 'mines' }; decisions: never[] };

/** What a mine earns, without any train. */
const income: Step<Game, Move> = {
  id: 'income',
  memory: () => ({ revenue: 0 }),
  actor: () => ({ player: 'A' }),
  rules: [],
  pending: () => false,
  pass: (draft) => {
    turnOf(draft).revenue = 40;
  },
};

const rules: OperatingRules<Game, Move> = {
  kind: 'mines',
  order: () => ['M'],
  steps: [income, dividendStep({ market })],
  onBegin: () => {},
  onEnd(draft) {
    draft.over = true;
  },
};

const title = titleOf<Game, Move>('mines', () => ({
  begin(setup, moment) {
    const certificates = stackOf('M', [['B', 100]]);
    const state = tableWith({ setup, certificates, companies: { M: { ...open } } }) as Game;
    beginOperatingRound(rules, state, { set: 1, number: 1, of: 1 }, moment);
    return state;
  },
  rounds: { mines: operatingRound(rules) },
  decisions: {},
  consequences: [operatingFlow(rules)],
  invariants: [directorsInPlace([mine])],
}));

describe('a company that is no railway and is owned outright', () => {
  const { state } = begin(title, { title: 'mines', players: [], seed: 1, options: {} });

  it('has a turn that remembers what its own steps need, and nothing else', () => {
    expect(companyRoundOf(state).turn).toEqual({
      company: 'M',
      step: 'dividend',
      finished: false,
      revenue: 40,
    });
  });

  it('its owner decides and is paid all of it; no price moves', () => {
    const outcome = play(title, state, { type: 'dividend', pay: true } as Move);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.state.cash).toEqual({ A: 100, B: 140, C: 100 });
    expect(outcome.state.prices).toEqual({});
    expect(outcome.state.companies.M).toEqual({ ...open, operated: true, lastRevenue: 40 });
    expect(directorsInPlace([mine]).broken(outcome.state)).toBeNull();
  });

  it('needs no home; a company with shares needs a price', () => {
    expect(problemsOfCards({ board, companies: [mine] })).toEqual([]);
    const shares = { ...mine, certificates: [50, 50] };
    expect(directorsInPlace([shares]).broken(state)).toBe('M has no price');
  });

  it('is not dealt in where the stock round does not list it', () => {
    const given = { certificates: stackOf('M', [['offer', 100]]), companies: { M: { ...open } } };
    const game = stockGame(market, [], {}, given);
    expect(played(game).offered()).toEqual([{ type: 'pass' }]);
    for (const move of [
      { type: 'found', company: 'M', row: 0, col: 0 },
      { type: 'buy', company: 'M', source: 'offer', percent: 100 },
      { type: 'sell', company: 'M', percents: [100] },
    ]) {
      expect(() => played(game, move)).toThrow('no-such-company');
    }
  });
});
