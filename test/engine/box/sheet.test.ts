import { describe, expect, it } from 'vitest';
import type { HexDef, TileDef } from '@/engine/board/types';
import { hexValues } from '@/engine/box/board';
import { hexRules, tileRules, tileTotals } from '@/engine/box/rules';
import { boxProblems, corrected, fieldsOf, type Sheet, valuesFor } from '@/engine/game/box/sheet';

const area: HexDef = {
  colour: 'red',
  name: 'Wesel',
  group: 'wesel',
  stops: [{ kind: 'offboard', revenue: { yellow: 30, brown: 50 } }],
};

const hexes: Record<string, HexDef> = {
  A1: area,
  A3: { ...area },
  B2: { colour: 'white', cost: { amount: 40, terrain: 'river' } },
  B4: { colour: 'white', stops: [{ kind: 'city', revenue: 0, slots: 1 }] },
  C1: { colour: 'gray', name: 'Unna', src: 'R', stops: [{ kind: 'city', revenue: 20, slots: 2 }] },
};

const tiles: Record<string, TileDef> = {
  7: { colour: 'yellow', count: 3, src: 'P' },
  8: { colour: 'yellow', count: 5 },
  57: { colour: 'yellow', count: 2, stops: [{ kind: 'city', revenue: 20, slots: 1 }] },
};

const cards = [
  { id: '2', price: 80, reconstructed: ['price'] },
  { id: '3', price: 180, reconstructed: [] },
];

const printed = { hexes, tiles, cards };
const sheet: Sheet<typeof printed> = {
  printed,
  src: 'G',
  rules: [
    ...hexRules('hexes'),
    ...tileRules(),
    { at: 'cards.{card}.price', kind: 'price', min: 10, max: 500, step: 10, usual: 'R' },
  ],
  ...hexValues(printed, 'hill'),
  problems: ({ tiles: all }) => tileTotals(all, { yellow: 10 }),
};

const sourceOf = (place: string) => fieldsOf(sheet).find((field) => field.place === place)?.src;
const codes = (values: Record<string, unknown>) => boxProblems(sheet, values).map(({ code }) => code);

describe('values that can be corrected', () => {
  it('are found by where they lie, each with its name and where it comes from', () => {
    expect(fieldsOf(sheet).find(({ place }) => place === 'hexes.C1.stops.0.revenue')).toMatchObject({
      keys: { hex: 'C1', stop: '0' },
      name: 'Unna',
      value: 20,
      src: 'R',
    });
    expect([sourceOf('tiles.7.count'), sourceOf('tiles.8.count')]).toEqual(['P', 'G']);
    expect([sourceOf('cards.2.price'), sourceOf('cards.3.price')]).toEqual(['G', 'R']);
  });

  it('an area has one value, a white hex none; every hex to build on may have a cost', () => {
    const places = fieldsOf(sheet).map(({ place }) => place);
    expect(places.filter((place) => place.startsWith('hexes.A'))).toEqual([
      'hexes.A1.stops.0.revenue.yellow',
      'hexes.A1.stops.0.revenue.brown',
    ]);
    expect(places.filter((place) => place.startsWith('hexes.B'))).toEqual([
      'hexes.B2.cost.amount',
      'hexes.B4.cost.amount',
    ]);
  });
});

describe('corrected data', () => {
  it('is the printed one itself where nothing is corrected', () => {
    expect(corrected(sheet, undefined)).toBe(printed);
    expect(corrected(sheet, {})).toBe(printed);
  });

  it('has the other values and nothing else that is different', () => {
    const {
      hexes: now,
      cards: [first, second],
    } = corrected(sheet, {
      'hexes.A1.stops.0.revenue.brown': 70,
      'cards.2.price': 90,
    });
    expect(now.A1!.stops![0]!.revenue).toEqual({ yellow: 30, brown: 70 });
    // all hexes of the area have it
    expect(now.A3!.stops![0]!.revenue).toEqual({ yellow: 30, brown: 70 });
    expect({ ...now, A1: hexes.A1, A3: hexes.A3 }).toEqual(hexes);
    expect([first!.price, second]).toEqual([90, cards[1]]);
  });

  it('a cost of nothing is none, and one may come where there was none', () => {
    const { hexes: now } = corrected(sheet, { 'hexes.B2.cost.amount': 0, 'hexes.B4.cost.amount': 20 });
    expect(now.B2).toEqual({ colour: 'white' });
    expect(now.B4!.cost).toEqual({ amount: 20, terrain: 'hill' });
  });

  it('ignores places that lead nowhere, or where they must not', () => {
    const values = JSON.parse(
      '{"hexes.Z9.cost.amount": 20, "__proto__.cost": 5, "hexes.constructor.name": 1}',
    );
    expect(corrected(sheet, values).hexes).toEqual(hexes);
    expect(({} as { cost?: number }).cost).toBeUndefined();
  });
});

describe('what is wrong with corrected values', () => {
  it('is nothing where they fit', () => {
    expect(codes({ 'cards.2.price': 90, 'hexes.B4.cost.amount': 30 })).toEqual([]);
  });

  it.each([
    ['an unknown hex', { 'hexes.Z9.cost.amount': 20 }, 'no-such-value'],
    ['a value of an area that is not its first', { 'hexes.A3.stops.0.revenue.brown': 20 }, 'no-such-value'],
    ['a text', { 'cards.2.price': '90' }, 'not-a-number'],
    ['not a number', { 'cards.2.price': Number.NaN }, 'not-a-number'],
    ['too much', { 'cards.2.price': 510 }, 'out-of-range'],
    ['too little', { 'cards.2.price': -10 }, 'out-of-range'],
    ['between the steps', { 'cards.2.price': 85 }, 'out-of-range'],
    ['other counts than the book has in all', { 'tiles.7.count': 4 }, 'total'],
  ])('%s', (_what, values, code) => {
    expect(codes(values)).toEqual([code]);
  });

  it('counts that add up are fine', () => {
    expect(codes({ 'tiles.7.count': 4, 'tiles.8.count': 4 })).toEqual([]);
  });
});

describe('the values of a box for one of its games', () => {
  it('are those that the game has and that are others than printed', () => {
    const values = { 'cards.2.price': 90, 'cards.3.price': 180, 'breweries.B1.price': 70 };
    expect(valuesFor(sheet, values)).toEqual({ 'cards.2.price': 90 });
  });
});
