import { describe, expect, it } from 'vitest';
import { phasesByTrain } from '@/engine/finance/phases';
import type { GameEvent } from '@/engine/game/events';
import { oneTable } from '@/engine/market/market';
import type { RailState } from '@/engine/steps/state';
import { type RaiseDecision, raiseFlow, raiseStage, type TrainRules } from '@/engine/steps/trains';
import { rowOf } from '../../support/markets';
import { companyOf } from '../../support/stock';
import { stackOf, tableWith } from '../finance/holdings';

const works = companyOf('X', { certificates: [40, 20, 20, 20], shareUnit: 20 });

/** X must buy a train for 300. The investor I directs it, without a seat; A decides for it. */
function forced(told: unknown[] = []): { rules: TrainRules; state: RailState } {
  const decision: RaiseDecision = {
    kind: 'raise-money',
    by: 'A',
    company: 'X',
    train: '2',
    from: 'depot',
    price: 300,
    sales: {},
  };
  const company = { treasury: 100, founded: true, floated: true, operated: true, tokens: [], lastRevenue: 0 };
  const start = { id: '2', colour: 'yellow', on: 'start', trainLimit: 4, operatingRounds: 1 } as const;
  return {
    rules: {
      market: oneTable(rowOf([50, 60, 70], told), [works]),
      types: [{ id: '2', stops: 2, price: 300, count: 1 }],
      phases: phasesByTrain([start]),
      poolLimit: 50,
      canRun: () => true,
      onPhase: () => {},
    },
    state: {
      ...tableWith({
        seats: ['A', 'B'],
        holders: ['A', 'B', 'I'],
        deciders: { I: 'A' },
        cash: { A: 500, B: 500, I: 30 },
        decisions: [decision],
        certificates: stackOf('X', [
          ['I', 40],
          ['I', 20],
          ['charter', 20],
          ['A', 20],
        ]),
        trains: [{ type: '2', at: 'depot' }],
      }),
      companies: { X: company },
      prices: { X: { row: 0, col: 2, arrival: 1 } },
      board: { tiles: {}, stations: [], reserved: [], markers: {} },
    },
  };
}

function apply({ rules, state }: ReturnType<typeof forced>, move: { type: string }): GameEvent[] {
  const events: GameEvent[] = [];
  const rule = raiseStage(rules).rules.find(({ type }) => type === move.type)!;
  rule.apply(state, move as never, { emit: (event) => events.push(event) }, state);
  return events;
}

const sellCharter = { type: 'sell-charter', percent: 20 };
const sellOwn = { type: 'sell-own', company: 'X', percent: 20 };

describe('raising money', () => {
  it('a share is sold for one value, whatever percent it is', () => {
    const game = forced();
    expect(apply(game, sellCharter)).toEqual([
      { type: 'sold-to-raise', seller: 'charter', company: 'X', percent: 20, price: 70, amount: 70 },
    ]);
    expect(game.state.companies.X!.treasury).toBe(170);
  });

  it('the table is told who sells: the company, then its director', () => {
    const told: unknown[] = [];
    const game = forced(told);
    apply(game, sellCharter);
    apply(game, sellOwn);
    expect(told).toEqual([
      { sold: 'X', by: 'company', percent: 20, first: true },
      { sold: 'X', by: 'director', percent: 20, first: true },
    ]);
  });

  it('the director pays, whoever decides', () => {
    const game = forced();
    expect(raiseStage(game.rules).actor(game.state)).toEqual({ player: 'A', company: 'X' });
    apply(game, sellCharter);
    const events: GameEvent[] = [];
    const flow = raiseFlow(game.rules);
    expect(flow.due(game.state, game.state)).toBe(true);
    flow.apply(game.state, { emit: (event) => events.push(event) }, game.state, game.state);
    expect(events).toEqual([{ type: 'director-pays', player: 'I', company: 'X', amount: 30 }]);
    apply(game, sellOwn);
    apply(game, { type: 'credit' });
    expect(game.state.cash).toEqual({ A: 500, B: 500, I: 60 });
    expect(game.state.credits).toEqual({ I: 100 });
  });
});
