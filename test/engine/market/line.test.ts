import { describe, expect, it } from 'vitest';
import { lineTable, moveAlong } from '@/engine/market/line';
import { byPrice, placeToken, priceOf, tablesByKind, worthOf } from '@/engine/market/market';
import type { MarketState } from '@/engine/market/state';
import { market as line, railwayPar } from '@/titles/ruhr/cards';
import { still } from '../../support/markets';

const table = lineTable(line, railwayPar, still);
const at = (value: number) => ({ row: 0, col: line.values.indexOf(value) });

function standing(...tokens: [company: string, value: number][]): MarketState {
  const state: MarketState = { prices: {}, arrivals: 0 };
  for (const [company, value] of tokens) placeToken(state, company, at(value));
  return state;
}

describe('a stock table of one row', () => {
  const market = tablesByKind([{ table, companies: [{ id: 'X' }, { id: 'Y' }, { id: 'Z' }] }]);

  it('[18Ruhr 13.3.2, X7] 100, three lower, is 75', () => {
    const state = standing(['X', 100]);
    moveAlong(line, state, 'X', -3);
    expect(priceOf(market, state, 'X')).toBe(75);
  });

  it('[18Ruhr 10.7, ruling 35] who enters an occupied space goes underneath, whether from left, right or two spaces off', () => {
    const state = standing(['X', 80], ['Y', 100], ['Z', 70]);
    moveAlong(line, state, 'Y', -2);
    moveAlong(line, state, 'Z', 2);
    expect(byPrice(market, state, ['Z', 'Y', 'X'])).toEqual(['X', 'Y', 'Z']);
  });

  it('at either end a token stays, and keeps its place above those that came later', () => {
    const highest = line.values.at(-1)!;
    const state = standing(['X', highest], ['Y', highest], ['Z', 10]);
    moveAlong(line, state, 'X', 2);
    moveAlong(line, state, 'Z', -1);
    expect(byPrice(market, state, ['Z', 'Y', 'X'])).toEqual(['X', 'Y', 'Z']);
    expect(priceOf(market, state, 'Z')).toBe(10);
  });

  it('two spaces from the last but one are one: it moves as far as the row goes', () => {
    const state = standing(['X', line.values.at(-2)!]);
    moveAlong(line, state, 'X', 2);
    expect(priceOf(market, state, 'X')).toBe(line.values.at(-1));
  });

  it('[18Ruhr 14.2] start values are spaces of the row, each from its phase on', () => {
    expect(table.par.filter(({ from }) => from === 'green')).toEqual([
      { ...at(75), value: 75, from: 'green' },
      { ...at(80), value: 80, from: 'green' },
    ]);
    expect(table.par).toHaveLength(9);
  });

  it('a start value that the row does not have is a mistake in the data', () => {
    expect(() => lineTable({ values: [10, 20] }, { yellow: [15] }, still)).toThrow('15');
  });
});

describe('kinds of companies with a table each', () => {
  const own = lineTable({ values: [10, 30] }, {}, still);
  const market = tablesByKind([
    { table, companies: [{ id: 'X' }] },
    { table: own, companies: [{ id: 'Y', shareUnit: 20 }] },
  ]);

  it('a price is that of its own table, its unit that of the company', () => {
    const state = standing(['X', 30]);
    placeToken(state, 'Y', { row: 0, col: 1 });
    expect([worthOf(market, state, 'X', 20), worthOf(market, state, 'Y', 20)]).toEqual([60, 30]);
  });

  it('those of the first table act first, whatever the values', () => {
    const state = standing(['X', 10]);
    placeToken(state, 'Y', { row: 0, col: 1 });
    expect(byPrice(market, state, ['Y', 'X'])).toEqual(['X', 'Y']);
  });

  it('a company that is on none is a mistake', () => {
    expect(() => market.tableOf('Z')).toThrow('Z');
  });
});
