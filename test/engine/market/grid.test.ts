import { describe, expect, it } from 'vitest';
import { moveToken, spaceTowards, valueAt } from '@/engine/market/grid';
import { byPrice, placeToken, priceOf } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import { market as grid } from '@/titles/rhineland/cards';
import { gridOf } from '../../support/markets';

const market = gridOf(grid);

const empty = (): MarketState => ({ prices: {}, arrivals: 0 });

function table(...tokens: [company: string, row: number, col: number][]): MarketState {
  const state = empty();
  for (const [company, row, col] of tokens) placeToken(state, company, { row, col });
  return state;
}

describe('the stock table', () => {
  it('a space has a value; beyond the table there is none', () => {
    expect(valueAt(grid, { row: 0, col: 16 })).toBe(350);
    expect(valueAt(grid, { row: 5, col: 2 })).toBe(60);
    for (const [row, col] of [
      [5, 3],
      [6, 0],
      [-1, 0],
      [0, -1],
      [1, 14],
    ] as const) {
      expect(valueAt(grid, { row, col })).toBeUndefined();
    }
  });

  it('a company without a token has no value', () => {
    expect(priceOf(market, empty(), 'X')).toBe(0);
    expect(priceOf(market, table(['X', 1, 3]), 'X')).toBe(90);
  });

  it('[18Rhl 6.2.5] right, and at the end of a row up; at the top right it stays', () => {
    expect(spaceTowards(grid, { row: 1, col: 2 }, 'right')).toEqual({ row: 1, col: 3 });
    expect(spaceTowards(grid, { row: 5, col: 2 }, 'right')).toEqual({ row: 4, col: 2 });
    expect(spaceTowards(grid, { row: 1, col: 13 }, 'right')).toEqual({ row: 0, col: 13 });
    expect(spaceTowards(grid, { row: 0, col: 16 }, 'right')).toEqual({ row: 0, col: 16 });
  });

  it('[18Rhl 6.2.5] left, and at the left edge down; at the bottom left it stays', () => {
    expect(spaceTowards(grid, { row: 1, col: 2 }, 'left')).toEqual({ row: 1, col: 1 });
    expect(spaceTowards(grid, { row: 1, col: 0 }, 'left')).toEqual({ row: 2, col: 0 });
    expect(spaceTowards(grid, { row: 5, col: 0 }, 'left')).toEqual({ row: 5, col: 0 });
  });

  it('[18Rhl 5.2.1] down, and at the bottom of its column it stays', () => {
    expect(spaceTowards(grid, { row: 1, col: 2 }, 'down')).toEqual({ row: 2, col: 2 });
    expect(spaceTowards(grid, { row: 4, col: 3 }, 'down')).toEqual({ row: 4, col: 3 });
    expect(spaceTowards(grid, { row: 5, col: 1 }, 'down')).toEqual({ row: 5, col: 1 });
  });

  it('[18Rhl 5] up, and in the top row it stays', () => {
    expect(spaceTowards(grid, { row: 1, col: 2 }, 'up')).toEqual({ row: 0, col: 2 });
    expect(spaceTowards(grid, { row: 0, col: 2 }, 'up')).toEqual({ row: 0, col: 2 });
  });

  it('[18Rhl 5.2.1] a token goes below those on its new space; one that stays keeps its place', () => {
    const state = table(['X', 2, 1], ['Y', 1, 1], ['Z', 5, 0], ['W', 5, 0]);
    moveToken(grid, state, 'Y', 'down');
    expect(byPrice(market, state, ['Y', 'X'])).toEqual(['X', 'Y']);
    moveToken(grid, state, 'Z', 'down');
    expect(byPrice(market, state, ['W', 'Z'])).toEqual(['Z', 'W']);
  });

  it('[18Rhl 6] order: by value, of equal values the rightmost, on one space from top to bottom', () => {
    // 75 lies at the left edge of row 0, at column 1 of row 1 and at column 2 of row 2
    const state = table(['A', 0, 0], ['B', 1, 1], ['C', 2, 2], ['D', 2, 2], ['E', 0, 3], ['F', 5, 0]);
    expect(byPrice(market, state, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toEqual([
      'E',
      'C',
      'D',
      'B',
      'A',
      'F',
    ]);
  });
});
