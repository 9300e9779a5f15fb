import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '@/engine/game/play';
import { toy } from '../../support/toy';
import {
  accept,
  bid,
  bought,
  counter,
  decline,
  offer,
  payOut,
  refusalOf,
  stateAfter,
  withhold,
} from '../../support/toy/played';

describe('a legal-looking move is refused with a code, its parameters and the section that forbids it', () => {
  test('[Toy 2.2] a bid below the asking price', () => {
    expect(refusalOf(stateAfter(), bid(15))).toEqual({
      code: 'bid-below-asking',
      params: { least: 20 },
      rule: '2.2',
    });
  });

  test('[Toy 2.2] a bid that is not in steps', () => {
    expect(refusalOf(stateAfter(), bid(22))).toMatchObject({ code: 'bid-not-in-steps', rule: '2.2' });
  });

  test('[Toy 2.3] a bid above one’s cash', () => {
    expect(refusalOf(stateAfter(), bid(105))).toMatchObject({
      code: 'bid-above-cash',
      params: { most: 100 },
    });
  });

  test('[Toy 3.2] an offer that the other cannot pay, and a second offer', () => {
    expect(refusalOf(stateAfter(...bought), offer(110))).toMatchObject({
      code: 'buyer-cannot-pay',
      rule: '3.2',
    });
    const declined = stateAfter(...bought, offer(50), decline);
    expect(refusalOf(declined, offer(50))).toEqual({ code: 'already-offered', params: {}, rule: '3.2' });
  });

  test('[Toy 3.3] a counter-offer that is not lower, and a second one', () => {
    const offered = stateAfter(...bought, offer(50));
    expect(refusalOf(offered, counter(50))).toMatchObject({ code: 'counter-not-lower', rule: '3.3' });
    const again = stateAfter(...bought, offer(50), counter(20), decline);
    expect(refusalOf(again, counter(20))).toMatchObject({ code: 'already-countered', rule: '3.3' });
  });
});

describe('a move at the wrong time', () => {
  test('is refused with the stage that the table is in', () => {
    expect(refusalOf(stateAfter(), withhold)).toEqual({
      code: 'not-now',
      params: { move: 'withhold', stage: 'auction' },
      rule: '',
    });
  });

  test('is refused while someone else decides', () => {
    expect(refusalOf(stateAfter(...bought, offer(50)), payOut)).toMatchObject({ params: { stage: 'sale' } });
    expect(refusalOf(stateAfter(...bought), accept)).toMatchObject({ code: 'not-now' });
  });

  test('is refused once the game is over', () => {
    const over = stateAfter(...bought, withhold, withhold, withhold, withhold, withhold);
    expect(refusalOf(over, withhold)).toEqual({ code: 'game-over', params: {}, rule: '' });
  });

  test('a refusal does not repeat a huge text', () => {
    const { params } = refusalOf(stateAfter(), { type: 'x'.repeat(1_000_000) });
    expect(params).toHaveProperty('move', 'x'.repeat(40));
  });
});

describe('what is no move at all is refused as malformed, and nothing throws', () => {
  const nested = JSON.parse(`{"type":"bid","amount":${'['.repeat(3_000)}${']'.repeat(3_000)}}`);
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'pass'],
    ['a function', () => 'pass'],
    ['a list', ['pass']],
    ['an empty object', {}],
    ['a type that is no text', { type: { toString: () => 'pass' } }],
    ['a missing key', { type: 'bid' }],
    ['an extra key', { type: 'pass', by: 'p2' }],
    ['an extra key that is undefined', { type: 'pass', by: undefined }],
    ['an own key __proto__', JSON.parse('{"type":"pass","__proto__":{"amount":20}}')],
    ['an own key __proto__ in place of another', JSON.parse('{"type":"bid","__proto__":20}')],
    ['a key of every object', { type: 'bid', constructor: 20 }],
    ['an inherited field', Object.assign(Object.create({ amount: 20 }), { type: 'bid' })],
    ['an inherited type', Object.create({ type: 'pass' })],
    ['a number as text', { type: 'bid', amount: '20' }],
    ['half a Mark', { type: 'bid', amount: 20.5 }],
    ['NaN', { type: 'bid', amount: Number.NaN }],
    ['infinity', { type: 'bid', amount: Number.POSITIVE_INFINITY }],
    ['a number beyond the safe ones', { type: 'bid', amount: 2 ** 53 }],
    ['a list of a number', { type: 'bid', amount: [20] }],
    ['a deeply nested value', nested],
    [
      'a hundred thousand keys',
      { type: 'pass', ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i, i])) },
    ],
  ])('%s', (_what, move) => {
    expect(refusalOf(stateAfter(), move)).toMatchObject({ code: 'malformed', rule: '' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('a move of type “%s”', (type) => {
    expect(refusalOf(stateAfter(), { type })).toMatchObject({ code: 'not-now' });
  });

  test('whatever it is, it is refused or applied', () => {
    const states = [stateAfter(), stateAfter(...bought), stateAfter(...bought, offer(50))];
    const move = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      fc.record(
        {
          type: fc.constantFrom('bid', 'pass', 'offer', 'counter'),
          amount: fc.anything(),
          price: fc.anything(),
        },
        { requiredKeys: ['type'] },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...states), move, (state, anything) => {
        expect(play(toy, state, anything)).toHaveProperty('ok');
      }),
      { seed: 18, numRuns: 2_000 },
    );
  });
});

test('a refused move leaves no trace: the very same state is played on', () => {
  const state = stateAfter(...bought, offer(50));
  const before = JSON.stringify(state);
  for (const move of [counter(50), payOut, null, { type: 'accept', extra: 1 }]) refusalOf(state, move);
  expect(JSON.stringify(state)).toBe(before);
});
