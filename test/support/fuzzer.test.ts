import { describe, expect, test } from 'vitest';
import { object } from '@/engine/game/refusal';
import { replay } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import { byLot, coverageTable, type FuzzFailure, fuzzGame, fuzzMany, setupOf } from './fuzzer';
import { type ToyMove, type ToyState, toy } from './toy';
import { alsoDoing, altered } from './toy/altered';
import { withRules } from './with-rules';

type ToyTitle = Title<ToyState, ToyMove>;

const coinPerDividend = alsoDoing('pay-out', (draft) => {
  draft.players[0]!.cash += 1;
});

function failureIn(title: ToyTitle, maxMoves = 200): FuzzFailure {
  const { failure } = fuzzMany(title, { players: 2, games: 50, seed: 1, maxMoves });
  if (!failure) throw new Error('the fuzzer found nothing');
  return failure;
}

const typesOf = (failure: FuzzFailure): string[] => failure.log.map(({ type }) => type);

describe('a sound title', () => {
  test('200 games of the toy title come to their end without a problem', () => {
    const report = fuzzMany(toy, { players: 2, games: 200, seed: 1 });
    expect(report.failure).toBeUndefined();
    expect(report).toMatchObject({ title: 'toy', games: 200 });
    expect(report.coverage['event:toy-over']).toBe(200);
  });

  test('every rule and every refusal of the toy title comes up', () => {
    const { coverage } = fuzzMany(toy, { players: 2, games: 50, seed: 1 });
    for (const code of Object.keys(toy.sections)) expect(coverage[`refusal:${code}`]).toBeGreaterThan(0);
    for (const type of ['bid', 'pass', 'offer', 'accept', 'decline', 'counter', 'withhold', 'pay-out']) {
      expect(coverage[`move:${type}`]).toBeGreaterThan(0);
    }
  });

  test('a seed plays the same game however thorough the checks are', () => {
    const setup = setupOf(toy, 2, 7);
    const full = fuzzGame(toy, setup, 7);
    const light = fuzzGame(toy, setup, 7, { checks: 'light' });
    expect(light.log).toEqual(full.log);
    expect(fuzzGame(toy, setup, 7, { fullEvery: 5 }).log).toEqual(full.log);
    expect(light.state).toEqual(full.state);
    expect(fuzzGame(toy, setup, 8).log).not.toEqual(full.log);
  });

  test('an open field is left to the rule', () => {
    const open = altered('offer', (rule) => ({
      choices: (state) => rule.choices(state).map(({ move }) => ({ move, open: 'price' })),
    }));
    expect(fuzzMany(open, { players: 2, games: 20, seed: 1 }).failure).toBeUndefined();
  });
});

describe('bias and coverage', () => {
  test('weights decide what is played', () => {
    const weigh = (_state: ToyState, { move }: { move: ToyMove }) => (move.type === 'withhold' ? 0 : 1);
    const { coverage } = fuzzMany(toy, { players: 2, games: 20, seed: 1, checks: 'light', weigh });
    expect(coverage['move:withhold']).toBeUndefined();
    expect(coverage['move:pay-out']).toBeGreaterThan(0);
  });

  test('where all weights are zero, any choice will do', () => {
    const report = fuzzMany(toy, { players: 2, games: 5, seed: 1, weigh: () => 0 });
    expect(report.failure).toBeUndefined();
  });

  test('paths are counted by name, and those never taken stand first in the table', () => {
    const { coverage, games } = fuzzMany(toy, {
      players: 2,
      games: 20,
      seed: 1,
      checks: 'light',
      paths: ['sold twice', 'sold dear'],
      observe: (event) => (event.type === 'toy-sold' && event.price >= 50 ? ['sold dear'] : []),
    });
    expect(games).toBe(20);
    expect(coverage['sold dear']).toBeGreaterThan(0);
    expect(coverageTable(coverage).split('\n')[0]).toBe('    0  sold twice');
  });
});

describe('planted bugs are found, and shrunk to the shortest game that shows them', () => {
  test('a listed move that is refused', () => {
    const title = altered('pay-out', (rule) => ({
      check: (state, move) =>
        state.round.kind === 'company' && state.round.number === 3
          ? object('strike')
          : rule.check(state, move),
    }));
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'refused-choice', about: 'pay-out' });
    expect(typesOf(failure).slice(0, 2)).toEqual(['bid', 'pass']);
    expect(failure.log).toHaveLength(4);
  });

  test('one value of a range that is refused', () => {
    const title = altered('bid', (rule) => ({
      check: (state, move) =>
        'amount' in move && move.amount === 55 ? object('unlucky') : rule.check(state, move),
    }));
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'refused-choice', probe: { type: 'bid', amount: 55 } });
    expect(failure.log).toEqual([]);
  });

  test('a move that no choice lists and that is accepted', () => {
    const title = altered('offer', (rule) => ({
      check(state, move) {
        const objection = rule.check(state, move);
        return objection?.code === 'buyer-cannot-pay' ? undefined : objection;
      },
    }));
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'unlisted-move', about: 'offer' });
    expect(typesOf(failure)).toEqual(['bid', 'pass']);
  });

  test('a refusal that cites no section', () => {
    const title = altered('bid', (rule) => ({
      check: (state, move) => {
        const objection = rule.check(state, move);
        return objection?.code === 'bid-not-in-steps' ? object('unlucky') : objection;
      },
    }));
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'uncited-refusal', about: 'unlucky' });
    expect(failure.log).toEqual([]);
  });

  test('a rule that does not look at what else is in the move', () => {
    const failure = failureIn(altered('pass', () => ({ check: () => undefined })));
    expect(failure.problem).toMatchObject({ kind: 'unlisted-move', about: 'pass' });
    expect(failure.log).toEqual([]);
  });

  test('money that comes from nowhere', () => {
    const failure = failureIn(coinPerDividend);
    expect(failure.problem).toMatchObject({ kind: 'invariant', about: 'money' });
    expect(failure.problem.message).toBe('351 in the game instead of 350');
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'pay-out']);
  });

  test('a light run finds a broken invariant too', () => {
    const { failure } = fuzzMany(coinPerDividend, { players: 2, games: 20, seed: 1, checks: 'light' });
    expect(failure && typesOf(failure)).toEqual(['bid', 'pass', 'pay-out']);
  });

  test('where only one state of many is examined whole, invariants are still seen broken at once', () => {
    const often = { players: 2, games: 20, seed: 1, fullEvery: 1_000_000 };
    const broken = fuzzMany(coinPerDividend, { ...often, shrinkMoves: 0 }).failure!;
    expect(typesOf(broken).at(-1)).toBe('pay-out');
    expect(typesOf(broken).filter((type) => type === 'pay-out')).toHaveLength(1);
    const careless = altered('pass', () => ({ check: () => undefined }));
    expect(fuzzMany(careless, often).failure).toBeUndefined();
    expect(fuzzMany(careless, { ...often, fullEvery: 5 }).failure?.problem.kind).toBe('unlisted-move');
  });

  test('a game that can no longer end', () => {
    const title = alsoDoing('decline', (draft) => {
      if (draft.round.kind === 'company' && draft.round.number === 1) draft.bank = 1_000_000;
    });
    const failure = failureIn(withRules(title, () => ({ invariants: [] })));
    expect(failure.problem).toMatchObject({ kind: 'stuck', message: 'not over after 200 moves' });
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'offer', 'decline']);
  });

  test('a state in which nobody can do anything', () => {
    const failure = failureIn(
      withRules(toy, ({ decisions }) => ({
        decisions: { ...decisions, counter: { ...decisions.counter, rules: [] } },
      })),
    );
    expect(failure.problem).toMatchObject({ kind: 'nobody-acts', about: 'counter' });
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'offer', 'counter']);
  });

  test.each([
    ['who is not a player', 'nobody'],
    ['who is not the one to decide', 'p1'],
  ])('an actor %s', (_what, player) => {
    const actor = () => ({ player });
    const failure = failureIn(
      withRules(toy, ({ decisions }) => ({
        decisions: { ...decisions, sale: { ...decisions.sale, actor } },
      })),
    );
    expect(failure.problem).toMatchObject({ kind: 'nobody-acts', about: 'sale' });
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'offer']);
  });

  test('a rule that throws', () => {
    const title = alsoDoing('counter', () => {
      throw new Error('no such price 7');
    });
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'threw', message: 'Error: no such price 7' });
    expect(failure.problem.probe).toMatchObject({ type: 'counter' });
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'offer']);
  });

  test('a beginning that throws', () => {
    const begin = () => {
      throw new Error('no board');
    };
    const failure = failureIn(withRules(toy, () => ({ begin })));
    expect(failure.problem).toMatchObject({ kind: 'threw', message: 'Error: no board' });
  });

  test('something in the state that JSON cannot hold', () => {
    const title = alsoDoing('withhold', (draft) => {
      draft.bank = Number.NaN;
    });
    const failure = failureIn(title);
    expect(failure.problem).toMatchObject({ kind: 'not-json', about: 'state' });
    expect(failure.problem.message).toContain('$.bank');
    expect(typesOf(failure)).toEqual(['bid', 'pass', 'withhold']);
  });

  test('a rule that remembers something outside the state', () => {
    let hidden = 0;
    const title = alsoDoing('pass', (draft) => {
      hidden += 1;
      draft.bank += hidden;
    });
    const failure = failureIn(withRules(title, () => ({ invariants: [] })));
    expect(failure.problem).toMatchObject({ kind: 'replay', message: 'the log replays to another state' });
    expect(typesOf(failure)).toEqual(['pass']);
  });

  test.each<[string, (rule: { choices: ToyRuleChoices }) => { choices: ToyRuleChoices }, string]>([
    ['listed twice', ({ choices }) => ({ choices: (s) => [...choices(s), ...choices(s)] }), 'listed twice'],
    [
      'outside its own range',
      ({ choices }) => ({
        choices: (s) => choices(s).map((c) => ({ ...c, move: { type: 'bid', amount: 7 } })),
      }),
      'the move lies outside its own range',
    ],
    [
      'with an uneven range',
      ({ choices }) => ({
        choices: (s) =>
          choices(s).map((c) => ({ ...c, range: { field: 'amount', min: 20, max: 99, step: 5 } })),
      }),
      'its range is uneven',
    ],
  ])('a choice %s', (_what, change, message) => {
    expect(failureIn(altered('bid', change)).problem).toMatchObject({ kind: 'bad-choice', message });
  });
});

type ToyRuleChoices = ReturnType<ToyTitle['at']>['decisions']['sale']['rules'][number]['choices'];

describe('the failure', () => {
  test('prints the seed, the reason, the moves and how to see it again', () => {
    const failure = failureIn(coinPerDividend);
    const { seed } = failure;
    expect(failure).toBeInstanceOf(Error);
    expect(failure.message).toContain(`toy, 2 players, seed ${seed}: invariant (money): 351 in the game`);
    expect(failure.message).toContain(`after 3 moves (shrunk from ${failure.moves}):`);
    for (const move of failure.log) expect(failure.message).toContain(JSON.stringify(move));
    expect(failure.message).toContain(`fuzzGame(<toy>, <the setup>, ${seed})`);
  });

  test('comes again from its setup and seed, and from its log', () => {
    const failure = failureIn(coinPerDividend);
    const again = fuzzGame(coinPerDividend, failure.setup, failure.seed).failure;
    expect(again?.message).toBe(failure.message);
    const { timeline, broken } = replay(coinPerDividend, failure.setup, failure.log);
    expect(broken).toBeUndefined();
    const last = timeline.instants.at(-1)!.state;
    expect(
      toy
        .at(failure.setup)
        .invariants!.find(({ name }) => name === 'money')!
        .broken(last),
    ).not.toBeNull();
  });

  test('keeps the log as it was when nothing may be spent on shrinking', () => {
    const { failure } = fuzzMany(coinPerDividend, { players: 2, games: 50, seed: 1, shrinkMoves: 0 });
    expect(failure!.log).toHaveLength(failure!.moves);
  });

  test('stops the games, and the report says which it was', () => {
    const report = fuzzMany(coinPerDividend, { players: 2, games: 50, seed: 1 });
    expect(report.failure!.seed).toBe(report.games);
    expect(report.games).toBeLessThan(50);
  });
});

describe('what players agree on', () => {
  const options = {
    gold: { kind: 'flag', usual: false },
    ore: { kind: 'number', min: 1, max: 3, step: 1, usual: 1, needs: [{ option: 'gold', is: true }] },
    north: { kind: 'one', of: ['a', 'b'], usual: 'a', players: [3] },
    extras: { kind: 'some', of: ['x', 'y'], usual: [] },
  } as const;
  const agreed = (players: number) => {
    const draw = byLot({ options });
    return Array.from({ length: 200 }, (_, seed) => draw(players, seed));
  };

  test('by lot every option gets every value sooner or later, and nothing impossible is agreed', () => {
    const all = agreed(3).map((each) => each.options ?? {});
    const seen = (id: string) => new Set(all.map((each) => JSON.stringify(each[id] ?? null)));
    expect(seen('gold')).toEqual(new Set(['null', 'true']));
    expect(seen('ore')).toEqual(new Set(['null', '2', '3']));
    expect(seen('north')).toEqual(new Set(['null', '"b"']));
    expect(seen('extras')).toEqual(new Set(['null', '["x"]', '["y"]', '["x","y"]', '["y","x"]']));
    expect(all.filter((each) => each.ore !== undefined && !each.gold)).toEqual([]);
    expect(agreed(4).filter((each) => each.options?.north)).toEqual([]);
  });

  test('is part of the setup, as are the seats', () => {
    expect(new Set(agreed(3).map(({ seating }) => seating))).toEqual(
      new Set([undefined, 'dealt', 'entered']),
    );
    const title: ToyTitle = { ...toy, options };
    const seen: string[] = [];
    fuzzMany(title, {
      players: 2,
      games: 20,
      seed: 1,
      agreed: byLot(title),
      observe(_event, _move, { setup }) {
        seen.push(Object.keys(setup.options).join());
        return [];
      },
    });
    expect(seen.some((ids) => ids.includes('gold'))).toBe(true);
  });
});
