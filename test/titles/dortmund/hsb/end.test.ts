import { describe, expect, it } from 'vitest';
import { choices } from '@/engine/game/play';
import { boxAt, hsb, viewAt } from '@/titles/dortmund/hsb';
import { eventsOf, hsbState, played, skip, tens } from '../../../support/hsb/table';

const dub = { director: 'A', held: { A: tens(2), B: tens(1) }, price: 80, cards: ['3'], treasury: 200 };
const lastTurn = (set: { set: number; number: number; of: number }) =>
  hsbState({ phase: '3', companies: { DUB: dub }, brewing: { company: 'DUB', step: 'equipment' }, set });

describe('sets of rounds and the end', () => {
  it('[18DO 6.2] six sets of two, two, two, three, three, three pairs of rounds', () => {
    expect(boxAt(lastTurn({ set: 1, number: 1, of: 2 }).setup).pairs).toEqual([2, 2, 2, 3, 3, 3]);
    expect(played(lastTurn({ set: 2, number: 1, of: 2 }), skip).round).toMatchObject({
      kind: expect.stringMatching(/operating|brewery/),
      set: 2,
      number: 2,
    });
    expect(played(lastTurn({ set: 2, number: 2, of: 2 }), skip).round).toMatchObject({
      kind: 'stock',
      number: 3,
    });
  });

  it('[18DO 6.6] the last Brewery Round of the sixth set ends the game', () => {
    const state = lastTurn({ set: 6, number: 3, of: 3 });
    expect(eventsOf(state, skip).at(-1)).toEqual({ type: 'game-over' });
    const over = played(state, skip);
    expect(over.over).toBe(true);
    expect(choices(hsb, over)).toBeUndefined();
  });

  it('[18DO 6.6, ruling 59] an empty bank does not end it', () => {
    const state = { ...lastTurn({ set: 2, number: 2, of: 2 }), broken: 'operating' as const };
    expect(played(state, skip).over).toBe(false);
  });

  it('[18DO 6.6] wealth: cash, shares at their value, minor breweries at the printed price, less twice the credits', () => {
    const state = hsbState({
      stock: 6,
      phase: '3',
      companies: { DUB: dub, BME: { director: 'A', held: { B: tens(2) }, price: 100 } },
      cash: { A: 100, B: 200, C: 300 },
      credits: { A: 40 },
    });
    const scores = viewAt(state.setup).scores(state);
    expect(scores.map(({ player, total }) => [player, total])).toEqual([
      ['A', 100 + 5 * 80 + 2 * 100 + 100 - 80],
      ['B', 200 + 80 + 200 + 120],
      ['C', 300 + 135],
    ]);
    expect(scores[2]!.shares).toEqual([{ company: 'B5', percent: 100, price: 135, value: 135 }]);
  });
});
