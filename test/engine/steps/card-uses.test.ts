import { describe, expect, it } from 'vitest';
import type { PhaseDef, TrainType } from '@/engine/finance/cards';
import { phasesByTrain } from '@/engine/finance/phases';
import type { Train } from '@/engine/finance/state';
import { cardsAs, trainCards, trainNosOf, trainsOf, typesOnSale } from '@/engine/finance/trains';
import type { GameEvent } from '@/engine/game/events';
import { oneTable } from '@/engine/market/market';
import type { RailState } from '@/engine/steps/state';
import { agreeStageOf, discardStage, type TrainRules, takeCard } from '@/engine/steps/trains';
import { buyTrainRule, trainsForSale } from '@/engine/steps/trains/buy';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import { offerOrTake } from '@/engine/steps/trains/trade';
import { rowOf } from '../../support/markets';
import { companyOf } from '../../support/stock';
import { stackOf, tableWith } from '../finance/holdings';

const types: readonly TrainType[] = [
  { id: '2', stops: 2, price: 80, count: 2, obsoleteOn: '4' },
  { id: '3', stops: 3, price: 180, count: 2 },
  { id: '4', stops: 4, price: 300, count: 2 },
];
const phase = (id: string, on: string, trainLimit: number): PhaseDef => ({
  id,
  colour: 'yellow',
  on,
  trainLimit,
  operatingRounds: 1,
});

/** A card that carries something. */
type Laden = Train & { load?: number };

/** X is a railway, Y uses cards as vats. */
const rules: TrainRules = {
  market: oneTable(rowOf([50, 60, 70], []), [companyOf('X'), companyOf('Y')]),
  types,
  phases: phasesByTrain([phase('2', 'start', 2), phase('3', '3', 2), phase('4', '4', 1)]),
  poolLimit: 50,
  canRun: () => true,
  onPhase: () => {},
  use: (company) => (company === 'Y' ? 'vat' : undefined),
  mayHave: (state, type, from) =>
    from === 'depot' &&
    !(type === '4' && (state.round as { turn?: { company: string } }).turn?.company === 'Y'),
  kindOf: (train) => `${train.type}${(train as Laden).load ? `+${(train as Laden).load}` : ''}`,
  owners: () => ['X', 'Y'],
};

function table(cards: Record<number, Partial<Laden>>, acting = 'X'): RailState {
  const company = { treasury: 500, founded: true, floated: true, operated: true, tokens: [], lastRevenue: 0 };
  const turn = { company: acting, step: 'trains', finished: false };
  return {
    ...tableWith({
      seats: ['A', 'B'],
      round: { kind: 'operating', set: 1, number: 1, of: 1, done: [], turn, order: [acting] } as never,
      certificates: [...stackOf('X', [['A', 100]]), ...stackOf('Y', [['B', 100]])],
      trains: trainCards(types).map((card, no) => ({ ...card, ...cards[no] })),
    }),
    companies: { X: { ...company }, Y: { ...company } },
    prices: { X: { row: 0, col: 1, arrival: 1 } },
    board: { tiles: {}, stations: [], reserved: [], markers: {} },
  };
}

const silent = { emit: () => {} };

describe('cards with more than one use', () => {
  it('are trains unless they were taken for something else', () => {
    const state = table({ 0: { at: 'X' }, 1: { at: 'X', as: 'vat' } });
    expect(trainsOf(state, 'X')).toEqual([{ type: '2', at: 'X' }]);
    expect(cardsAs(state, 'X', 'vat')).toEqual([{ type: '2', at: 'X', as: 'vat' }]);
    expect(trainNosOf(state, 'X')).toEqual([0]);
  });

  it('leave the display in their order, whatever they are taken for', () => {
    const state = table({});
    takeCard(rules, state, { type: '2', from: 'depot' }, { at: 'gone', as: 'link' }, silent);
    takeCard(rules, state, { type: '2', from: 'depot' }, { at: 'Y', as: 'vat' }, silent);
    expect(typesOnSale(types, state).map(({ id }) => id)).toEqual(['3']);
    expect(cardsAs(state, 'gone', 'link')).toHaveLength(1);
    expect(cardsAs(state, 'Y', 'vat')).toHaveLength(1);
  });

  it('[18DO 6.2.1] [18Ruhr 8] begin a phase with the first of a type to leave in any way', () => {
    for (const to of [{ at: 'X' }, { at: 'Y', as: 'vat' }, { at: 'gone', as: 'link' }]) {
      const state = table({ 0: { at: 'gone' }, 1: { at: 'gone' } });
      const events: GameEvent[] = [];
      takeCard(rules, state, { type: '3', from: 'depot' }, to, { emit: (event) => events.push(event) });
      expect(events).toMatchObject([{ type: 'phase', phase: '3' }]);
    }
  });

  it('[18DO 6.5.2.2, ruling 115] become obsolete as trains alone', () => {
    const state = table({ 0: { at: 'X' }, 1: { at: 'Y', as: 'vat' }, 2: { at: 'X' }, 3: { at: 'gone' } });
    takeCard(rules, state, { type: '4', from: 'depot' }, { at: 'gone', as: 'link' }, silent);
    expect(state.trains[0]).toMatchObject({ at: 'gone' });
    expect(state.trains[1]).toMatchObject({ at: 'Y', as: 'vat' });
  });

  it('are given up by owners of trains, in the order that the title says, whoever acts', () => {
    const state = table({ 0: { at: 'gone' }, 1: { at: 'gone' }, 2: { at: 'X' }, 3: { at: 'X' } }, 'Y');
    takeCard(rules, state, { type: '4', from: 'depot' }, { at: 'Y', as: 'vat' }, silent);
    expect(state.decisions).toMatchObject([{ kind: 'discard-train', company: 'X' }]);
  });

  it('come to a company as what it uses them for, and its duty is about these', () => {
    const state = table({ 0: { at: 'Y' } }, 'Y');
    expect(mustOwnTrain(rules, state)).toBe(true);
    buyTrainRule(rules).apply(
      state,
      { type: 'buy-train', train: '2', from: 'depot' } as never,
      silent,
      state,
    );
    expect(cardsAs(state, 'Y', 'vat')).toHaveLength(1);
    expect(mustOwnTrain(rules, state)).toBe(false);
  });

  it('are on sale to those who may have them', () => {
    const left = { 0: { at: 'pool' }, 1: { at: 'gone' }, 2: { at: 'gone' }, 3: { at: 'gone' } };
    expect(trainsForSale(rules, table(left))).toEqual([{ type: '4', from: 'depot', price: 300 }]);
    expect(trainsForSale(rules, table(left, 'Y'))).toEqual([]);
  });
});

describe('trains that carry something', () => {
  const laden = { 2: { at: 'X' }, 3: { at: 'X', load: 2 } };

  it('are told apart when one is given up', () => {
    const state = { ...table(laden), decisions: [{ kind: 'discard-train', by: 'A', company: 'X' }] };
    const [discard] = discardStage(rules).rules;
    expect(discard!.choices(state).map(({ move }) => move)).toEqual([
      { type: 'discard-train', train: '3' },
      { type: 'discard-train', train: '3+2' },
    ]);
    discard!.apply(state, { type: 'discard-train', train: '3+2' } as never, silent, state);
    expect(state.trains[3]).toEqual({ type: '3', at: 'pool', load: 2 });
  });

  it('and when one is sold: it takes its load along', () => {
    const state = table(laden);
    offerOrTake(state, { buyer: 'Y', seller: 'X', train: '3+2', price: 1 }, silent, rules);
    const [agree] = agreeStageOf(rules).rules;
    agree!.apply(state, { type: 'agree' }, silent, state);
    expect(state.trains[3]).toEqual({ type: '3', at: 'Y', load: 2 });
  });
});
