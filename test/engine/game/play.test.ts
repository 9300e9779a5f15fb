import { describe, expect, test } from 'vitest';
import type { Move } from '@/engine/game/move';
import { begin, choices, play, stageOf } from '@/engine/game/play';
import { type ToyMove, type ToyState, toy } from '../../support/toy';
import { altered } from '../../support/toy/altered';
import {
  accepted,
  bid,
  bought,
  offer,
  pass,
  payOut,
  stateAfter,
  toySetup,
  withhold,
} from '../../support/toy/played';
import { withRules } from '../../support/with-rules';

const wholeGame = [...bought, payOut, withhold, withhold, payOut, withhold];

describe('beginning', () => {
  test('[Toy 1] the first state is what the title deals, with what happened', () => {
    const { state, events } = begin(toy, toySetup());
    expect(state.players).toEqual([
      { id: 'p1', cash: 100 },
      { id: 'p2', cash: 100 },
    ]);
    expect(events).toEqual([{ type: 'seated', order: ['p1', 'p2'] }]);
  });

  test('consequences that are due at once happen before the first move', () => {
    const poor = withRules(toy, (rules) => ({
      begin(setup, moment) {
        const state = rules.begin(setup, moment);
        return { ...state, round: { ...state.round, asking: 0 } as ToyState['round'] };
      },
    }));
    const { state, events } = begin(poor, toySetup());
    expect(state.railway.owner).toBe('p1');
    expect(events.map(({ type }) => type)).toEqual(['seated', 'toy-bought']);
  });

  test('the first state is frozen like every other', () => {
    const { state } = begin(toy, toySetup());
    expect(Object.isFrozen(state)).toBe(true);
    expect(Object.isFrozen(state.players[0])).toBe(true);
  });
});

describe('choices', () => {
  test('[Toy 2.1] say who acts, in which stage, and all that is legal', () => {
    expect(choices(toy, stateAfter())).toEqual({
      stage: 'auction',
      actor: { player: 'p1' },
      choices: [
        { move: bid(20), range: { field: 'amount', min: 20, max: 100, step: 5 } },
        { move: { type: 'pass' } },
      ],
    });
  });

  test('[Toy 2.2, 2.3] a family of moves shrinks with the state and vanishes when it is empty', () => {
    expect(choices(toy, stateAfter(bid(90)))?.choices[0]?.range).toMatchObject({ min: 95, max: 100 });
    expect(choices(toy, stateAfter(bid(100)))?.choices).toEqual([{ move: pass }]);
  });

  test('[Toy 3.1] a company acts through its owner', () => {
    expect(choices(toy, stateAfter(...bought))).toMatchObject({
      stage: 'operate',
      actor: { player: 'p1', company: 'railway' },
    });
  });

  test('[Toy 4] are none once the game is over', () => {
    expect(choices(toy, stateAfter(...wholeGame))).toBeUndefined();
    expect(stageOf(toy, stateAfter(...wholeGame))).toBeUndefined();
  });
});

describe('playing', () => {
  test('gives the next state with what happened, and leaves the state before as it was', () => {
    const before = stateAfter();
    const copy = structuredClone(before);
    const { state, events } = accepted(play(toy, before, bid(45)));
    expect(state.round).toMatchObject({ turn: 'p2', highest: { by: 'p1', amount: 45 } });
    expect(events).toEqual([{ type: 'toy-bid', by: 'p1', amount: 45 }]);
    expect(before).toEqual(copy);
  });

  test('shares what did not change', () => {
    const before = stateAfter();
    expect(accepted(play(toy, before, bid(45))).state.players).toBe(before.players);
  });

  test('every state is frozen in tests, so that no rule can change one behind our back', () => {
    const state = stateAfter(...bought);
    expect(() => state.players.push({ id: 'p3', cash: 0 })).toThrow(TypeError);
  });
});

describe('consequences', () => {
  test('[Toy 2.5] follow from the state by themselves: the certificate is free when the price is 0', () => {
    const passes = Array.from({ length: 7 }, () => pass);
    const last = accepted(play(toy, stateAfter(...passes), pass));
    expect(last.events).toEqual([
      { type: 'toy-passed', by: 'p2' },
      { type: 'toy-bought', by: 'p1', price: 0 },
    ]);
    expect(last.state.round.kind).toBe('company');
  });

  test('[Toy 4] the game ends when the bank cannot pay the next earnings', () => {
    const last = accepted(play(toy, stateAfter(...wholeGame.slice(0, -1)), withhold));
    expect(last.state.over).toBe(true);
    expect(last.state.bank).toBe(20);
    expect(last.events.at(-1)).toEqual({ type: 'toy-over', bank: 20 });
  });

  test('see the state before the move', () => {
    const told: [number, number][] = [];
    const watching = withRules(toy, () => ({
      consequences: [
        {
          due(state, before) {
            told.push([before.bank, state.bank]);
            return false;
          },
          apply: () => {},
        },
      ],
    }));
    play(watching, stateAfter(...bought), withhold);
    expect(told).toEqual([[170, 140]]);
  });

  test('are given the whole state in which they were due, as a rule is given the one its move is made in', () => {
    const told: [string, number, number][] = [];
    const state = stateAfter(...bought);
    const watching = withRules(
      altered('withhold', (rule) => ({
        apply(draft, move, moment, before) {
          rule.apply(draft, move, moment, before);
          told.push(['rule', before.bank, draft.bank]);
          expect(before).toBe(state);
        },
      })),
      () => ({
        consequences: [
          {
            due: ({ bank }) => bank === 140,
            apply(draft, _moment, due) {
              draft.bank = 100;
              told.push(['consequence', due.bank, draft.bank]);
            },
          },
        ],
      }),
    );
    play(watching, state, withhold);
    expect(told).toEqual([
      ['rule', 170, 140],
      ['consequence', 140, 100],
    ]);
  });

  test('without end are a bug of the title and say so', () => {
    const looping = withRules(toy, () => ({
      consequences: [
        {
          due: () => true,
          apply(draft) {
            draft.bank += 1;
          },
        },
      ],
    }));
    expect(() => play(looping, stateAfter(), pass)).toThrow('consequences without end');
  });
});

test('the whole cycle: from the auction to the end of the game', () => {
  const moves: Move[] = [];
  let state = stateAfter();
  const script: ToyMove[] = [bid(20), bid(25), pass, offer(50), { type: 'accept' }, payOut];
  while (!state.over) {
    const options = choices(toy, state)!;
    const move =
      script[moves.length] ?? options.choices.find((choice) => choice.move.type === 'withhold')!.move;
    state = accepted(play(toy, state, move)).state;
    moves.push(move);
  }
  // p2 buys for 25 and sells to p1 for 50, who is paid 30; then all is withheld.
  expect(state.railway).toEqual({ owner: 'p1', treasury: 120 });
  expect(state.players.map(({ cash }) => cash)).toEqual([80, 125]);
  expect(moves).toHaveLength(10);
});

test('there is no game for too few or too many players', () => {
  const setup = toySetup(1);
  const [first, second] = setup.players;
  const three = [first!, second!, { id: 'p3', name: 'Third' }];
  expect(() => begin(toy, { ...setup, players: [first!] })).toThrow('players, not 1');
  expect(() => begin(toy, { ...setup, players: three })).toThrow('players, not 3');
});
