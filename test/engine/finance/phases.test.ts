import { describe, expect, it } from 'vitest';
import type { PhaseDef, TrainType } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import { trainCards } from '@/engine/finance/trains';
import type { GameEvent } from '@/engine/game/events';
import { oneTable } from '@/engine/market/market';
import type { RailState } from '@/engine/steps/state';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { limitObjection, type TrainRules } from '@/engine/steps/trains/rules';
import { rowOf } from '../../support/markets';
import { stackOf, tableWith } from './holdings';

const type: TrainType = { id: '2', stops: 2, price: 80, count: 5 };
const later: TrainType = { id: '3', stops: 3, price: 180, count: 2, obsoleteOn: '5' };
const phase = (id: string, trainLimit: number): PhaseDef => ({
  id,
  colour: 'yellow',
  on: 'start',
  trainLimit,
  operatingRounds: 1,
});

/** The second phase comes with the third card that leaves the depot, of whatever type. */
const byCount: Phases = {
  all: [phase('early', 3), phase('late', 1)],
  of: ({ trains }) => byCount.all[trains.filter(({ at }) => at !== 'depot').length > 2 ? 1 : 0]!,
};

const rules: TrainRules = {
  market: oneTable(rowOf([10]), []),
  types: [type, later],
  phases: byCount,
  poolLimit: 50,
  canRun: () => true,
  onPhase: () => {},
};

function table(bought: number): RailState {
  const trains = trainCards(rules.types);
  for (let i = 0; i < bought; i++) trains[i]!.at = 'X';
  const company = { treasury: 0, founded: true, floated: true, operated: true, tokens: [], lastRevenue: 0 };
  const turn = { company: 'X', step: 'trains', finished: false };
  return {
    ...tableWith({ certificates: stackOf('X', [['A', 100]]), trains }),
    companies: { X: company },
    prices: { X: { row: 0, col: 0, arrival: 1 } },
    round: { kind: 'operating', set: 1, number: 1, of: 1, done: [], turn } as RailState['round'],
    board: { tiles: {}, stations: [], reserved: [], markers: {} },
  };
}

function bought(state: RailState, train: string): GameEvent[] {
  const events: GameEvent[] = [];
  acquireTrain(rules, state, 'X', train, 'depot', { emit: (event) => events.push(event) });
  return events;
}

describe('phases are what the title says', () => {
  it('a purchase begins one whenever the phase is another afterwards', () => {
    const state = table(1);
    expect(bought(state, '2')).toEqual([]);
    expect(bought(state, '2')).toEqual([{ type: 'phase', phase: 'late', colour: 'yellow' }]);
    expect(state.decisions).toEqual([{ kind: 'discard-train', by: 'A', company: 'X' }]);
    expect(bought(state, '3')).toEqual([]);
  });

  it('[18Rhl 6.2.6] the limit after a purchase is that of the phase it would begin', () => {
    expect(limitObjection(rules, table(1), 'X', '2', 'depot')).toBeUndefined();
    expect(limitObjection(rules, table(2), 'X', '2', 'Y')).toBeUndefined();
    expect(limitObjection(rules, table(2), 'X', '2', 'depot')).toEqual({
      code: 'train-limit-after',
      params: { limit: 1 },
    });
  });
});
