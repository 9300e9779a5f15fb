import { describe, expect, test } from 'vitest';
import { digest } from '@/engine/game/digest';
import { notJson, sameJson } from '@/engine/game/json';
import { begin } from '@/engine/game/play';
import { replay } from '@/engine/game/replay';
import type { Setup } from '@/engine/game/state';
import { present } from '@/engine/game/timeline';
import { fuzzGame } from '../../support/fuzzer';
import { toy } from '../../support/toy';
import { bid, bought, offer, pass, payOut, stateAfter, toySetup, withhold } from '../../support/toy/played';

const saved = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a log that went through JSON', () => {
  test.each([1, 2, 3, 4, 5])('leads to identical states all the way (seed %i)', (seed) => {
    const { log } = fuzzGame(toy, toySetup(seed), seed, { checks: 'light' });
    const first = replay(toy, toySetup(seed), log);
    const second = replay(toy, saved(toySetup(seed)), saved(log));
    expect(second.broken).toBeUndefined();
    expect(second.timeline.instants).toHaveLength(log.length + 1);
    for (const [i, { state, events }] of second.timeline.instants.entries()) {
      const original = first.timeline.instants[i]!;
      expect(sameJson(state, original.state)).toBe(true);
      expect(digest(state)).toBe(digest(original.state));
      expect(events).toEqual(original.events);
      expect(notJson(state)).toBeNull();
    }
  });

  test('a state itself survives JSON', () => {
    const state = stateAfter(...bought, offer(50));
    expect(sameJson(saved(state), state)).toBe(true);
    expect(digest(saved(state))).toBe(digest(state));
  });

  test('the digest of a known game stays what it is: a change here breaks the saves of every player', () => {
    expect(digest(stateAfter(bid(20), bid(25), pass, payOut))).toBe('93e6a97d5c94e270');
  });
});

describe('the seed', () => {
  const deal = (setup: Setup) => begin(toy, setup).state;

  test('the same seed deals the same game', () => {
    expect(digest(deal(toySetup(9)))).toBe(digest(deal(toySetup(9))));
  });

  test('[Toy 1] different seeds draw different seats', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => deal(toySetup(seed)).players[0]!.id);
    expect(new Set(orders)).toEqual(new Set(['p1', 'p2']));
  });

  test('where the random stands is part of the state', () => {
    expect(deal(toySetup(1)).random).not.toBe(deal(toySetup(2)).random);
    expect(deal(toySetup(1)).random).not.toBe(1);
  });
});

describe('a broken log', () => {
  test('stops at the move that is refused and keeps the last good state', () => {
    const { timeline, broken } = replay(toy, toySetup(), [...bought, payOut, bid(500), withhold]);
    expect(broken).toEqual({
      at: 3,
      refusal: { code: 'not-now', params: { move: 'bid', stage: 'operate' }, rule: '' },
    });
    expect(timeline.at).toBe(3);
    expect(present(timeline)).toEqual(stateAfter(...bought, payOut));
  });

  test('says which section of the rulebook a changed move offends', () => {
    expect(replay(toy, toySetup(), [bid(15), pass]).broken).toMatchObject({
      at: 0,
      refusal: { rule: '2.2' },
    });
  });

  test.each([[null], ['pass'], [{}], [['pass']], [{ type: 'bid' }]])('may hold anything: %j', (move) => {
    expect(replay(toy, toySetup(), [bid(20), move, pass]).broken).toMatchObject({
      at: 1,
      refusal: { code: 'malformed' },
    });
  });

  test('goes on past the end of the game only to say that it is over', () => {
    const game = [...bought, withhold, withhold, withhold, withhold, withhold];
    expect(replay(toy, toySetup(), [...game, payOut]).broken).toMatchObject({
      at: 7,
      refusal: { code: 'game-over' },
    });
  });

  test('an empty log is the beginning', () => {
    const { timeline, broken } = replay(toy, toySetup(), []);
    expect(broken).toBeUndefined();
    expect(timeline).toMatchObject({ at: 0, setup: toySetup() });
  });
});
