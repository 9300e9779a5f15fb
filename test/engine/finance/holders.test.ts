import { describe, expect, it } from 'vitest';
import { deciderOf, directorOf, sharesOfPlayers } from '@/engine/finance/certificates';
import { settleDirector, successorOf } from '@/engine/finance/director';
import { askTheOldDirector } from '@/engine/finance/exchange';
import { certificatesInPlace, directorsInPlace } from '@/engine/finance/invariants';
import { deciderFor, holdersOf, seatsOf } from '@/engine/finance/seats';
import { dealMoney } from '@/engine/finance/start';
import type { FinanceState } from '@/engine/finance/state';
import type { GameEvent } from '@/engine/game/events';
import { play } from '@/engine/game/play';
import { object } from '@/engine/game/refusal';
import { oneTable } from '@/engine/market/market';
import { dividendStep } from '@/engine/steps/dividend';
import { actingDecider, type RailState } from '@/engine/steps/state';
import { offerOrTake } from '@/engine/steps/trains/trade';
import { wealthOfAll } from '@/titles/wealth';
import { rowOf } from '../../support/markets';
import { companyOf, played, stockGame } from '../../support/stock';
import { type Stack, stackOf, tableWith } from './holdings';

/** A and B sit at the table; the investor I owns without a seat, and A holds its card. */
const investor = { seats: ['A', 'B'], holders: ['A', 'B', 'I'], deciders: { I: 'A' } };

const charter = { treasury: 0, founded: true, floated: true, operated: true, lastRevenue: 0 };

function table(stack: Stack, more: Partial<FinanceState> = {}): FinanceState {
  return tableWith({
    ...investor,
    cash: { A: 100, B: 100, I: 0 },
    certificates: stackOf('X', stack),
    companies: { X: { ...charter } },
    prices: { X: { row: 0, col: 0, arrival: 1 } },
    ...more,
  });
}

const ruled: Stack = [
  ['I', 50],
  ['A', 20],
  ['B', 20],
  ['pool', 10],
];
const x = companyOf('X', { certificates: [50, 20, 20, 10] });
const market = oneTable(rowOf([10]), [x]);

describe('an owner without a seat', () => {
  it('owns, but does not sit; another decides', () => {
    const state = table(ruled);
    expect([seatsOf(state), holdersOf(state)]).toEqual([
      ['A', 'B'],
      ['A', 'B', 'I'],
    ]);
    expect([deciderFor(state, 'I'), deciderFor(state, 'B')]).toEqual(['A', 'B']);
    expect(holdersOf(tableWith())).toEqual(['A', 'B', 'C']);
  });

  it('its shares are sold shares, and it directs; who holds its card acts for the company', () => {
    const state = table(ruled);
    expect(sharesOfPlayers(state, 'X')).toBe(90);
    expect([directorOf(state, 'X'), deciderOf(state, 'X')]).toEqual(['I', 'A']);
    const turn = { company: 'X', step: 'dividend', finished: false, revenue: 100 };
    const round = { kind: 'operating', set: 1, number: 1, of: 1, done: [], turn };
    expect(actingDecider(table(ruled, { round }))).toEqual({ player: 'A', company: 'X' });
  });

  it('[18DO 8.4.2] may have a card for each of its companies, with another holder each', () => {
    const state = table(ruled, { deciders: { I: 'A', X: 'B' } });
    expect(deciderOf(state, 'X')).toBe('B');
    const bought = { ...state, certificates: stackOf('X', [['A', 50]]), deciders: { I: 'B' } };
    expect(deciderOf(bought, 'X')).toBe('A');
  });

  it('its certificates are in their place', () => {
    const state = table(ruled);
    expect(certificatesInPlace([x]).broken(state)).toBeNull();
    expect(directorsInPlace([x]).broken(state)).toBeNull();
    const stranger = { ...state, holders: ['A', 'B'] };
    expect(certificatesInPlace([x]).broken(stranger)).toBe('X 50 is with I');
    expect(directorsInPlace([x]).broken(stranger)).toBe('X has no director');
  });

  it('gives a directorship up to whoever has more, or takes it over', () => {
    const weak = table([
      ['I', 20],
      ['B', 20],
      ['B', 20],
      ['A', 40],
    ]);
    expect(successorOf(weak, 'X', 20)).toBe('A');
    const strong = table([
      ['B', 20],
      ['I', 20],
      ['I', 20],
      ['A', 10],
    ]);
    settleDirector(strong, 'X', { emit: () => {} });
    expect(directorOf(strong, 'X')).toBe('I');
  });

  it('is not asked itself which certificates it wants', () => {
    const state = table(ruled);
    askTheOldDirector(state, 'X', 'B');
    expect(state.decisions).toEqual([{ kind: 'exchange', by: 'A', company: 'X', player: 'B' }]);
  });

  it('is paid dividends', () => {
    const turn = { company: 'X', step: 'dividend', finished: false, revenue: 100 };
    const state = table(ruled, {
      round: { kind: 'operating', set: 1, number: 1, of: 1, done: [], turn } as FinanceState['round'],
    });
    const events: GameEvent[] = [];
    const [pay] = dividendStep({ market }).rules;
    const move = { type: 'dividend', pay: true };
    pay!.apply(state, move, { emit: (event) => events.push(event) }, state);
    expect(state.cash).toEqual({ A: 120, B: 120, I: 50 });
    expect(events).toContainEqual({ type: 'dividend-share', player: 'I', company: 'X', amount: 50 });
  });

  it('agrees to a sale of trains through its decider, who need not be asked twice', () => {
    const state: RailState = {
      ...table([...ruled], { trains: [{ type: '2', at: 'X' }] }),
      companies: { X: { ...charter, tokens: [] }, Y: { ...charter, tokens: [] } },
      board: { tiles: {}, stations: [], reserved: [], markers: {} },
    };
    const asked = { ...state, certificates: [...state.certificates, ...stackOf('Y', [['B', 100]])] };
    offerOrTake(asked, { buyer: 'Y', seller: 'X', train: '2', price: 1 }, { emit: () => {} });
    expect(asked.decisions).toMatchObject([{ kind: 'agree-train', by: 'A' }]);
    const own = {
      ...state,
      decisions: [],
      certificates: [...state.certificates, ...stackOf('Y', [['A', 100]])],
    };
    offerOrTake(own, { buyer: 'Y', seller: 'X', train: '2', price: 0 }, { emit: () => {} });
    expect([own.decisions, own.trains]).toEqual([[], [{ type: '2', at: 'Y' }]]);
  });

  it('[18DO 8.2, ruling 88] players may be barred from what would make them directors of its company', () => {
    const game = stockGame(
      market,
      [x],
      {
        purchaseBarred: (state, company) =>
          directorOf(state, company) === 'I' ? object('investor-directs', { company }) : undefined,
      },
      { ...table(ruled) },
    );
    const buying = { type: 'buy', company: 'X', source: 'pool', percent: 10 };
    expect(
      game.title.at(game.state.setup).rounds.stock.stage(game.state).rules[0]!.choices(game.state),
    ).toEqual([]);
    expect(play(game.title, game.state, buying)).toMatchObject({ refusal: { code: 'investor-directs' } });
  });

  it('has a seat for what it does by itself, but no pass of its own, no money to begin with and no place in the ranking', () => {
    const game = stockGame(market, [x], {}, { ...investor, cash: { A: 1000, B: 1000, I: 0 } });
    const turns = [
      played(game),
      played(game, { type: 'pass' }),
      played(game, { type: 'pass' }, { type: 'pass' }),
    ];
    expect(turns.map(({ state }) => (state.round as { turn?: string }).turn)).toEqual(['A', 'B', 'I']);
    expect(turns[2]!.state.over).toBe(true);
    const state = table(ruled, { cash: {} });
    dealMoney({ 2: 300 }, state);
    expect(state.cash).toEqual({ A: 300, B: 300 });
    expect(wealthOfAll(market, table(ruled), 1).map(({ player }) => player)).toEqual(['A', 'B']);
  });
});
