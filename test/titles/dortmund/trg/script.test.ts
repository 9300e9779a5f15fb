import { describe, expect, it } from 'vitest';
import { viewAt } from '@/titles/dortmund/trg';
import {
  type AnyMove,
  acting,
  assign,
  bid,
  buy,
  found,
  held,
  listed,
  pass,
  played,
  sell,
  spaceOf,
  type TrgState,
  trgStart,
} from '../../../support/trg/table';

const train = { type: 'buy-train', train: '2', from: 'depot' };
const skip = { type: 'skip' };
const dividend = (pay: boolean) => ({ type: 'dividend', pay });
const lay = (hex: string, tile: string, turn: number) => ({ type: 'lay', hex, tile, turn });
/** The run that is listed: the best. */
const run = (state: TrgState) => listed(state, 'run')[0] as AnyMove;

const money = ({ cash, companies }: TrgState) => ({
  ...cash,
  BME: companies.BME!.treasury,
  KWE: companies.KWE!.treasury,
});

/** A, B and C bid for nos. 1, 2 and 3, then found two railways and bring them into operation. */
const opening: AnyMove[] = [bid('B1', 20), bid('B2', 40), bid('B3', 60)];
const firstStockRound: AnyMove[] = [
  found('BME', 1, 2),
  found('KWE', 2, 2),
  buy('BME'),
  buy('BME'),
  buy('KWE'),
  buy('BME'),
  pass,
  buy('KWE'),
  buy('KWE'),
  pass,
  pass,
  pass,
];

describe('the first rounds of a game, told move by move', () => {
  const bought = played(trgStart(), ...opening);
  const floated = played(bought, ...firstStockRound);

  it('[18DO 4.2.2] after the starting round', () => {
    expect(bought.cash).toEqual({ A: 355, B: 335, C: 315 });
    expect(acting(bought)).toBe('A');
  });

  it('[18DO 4.2.3] after the first stock round, with the revenue of the breweries', () => {
    // five shares at 70 and five at 65 went into the treasuries; the breweries pay 5, 10 and 15
    expect(money(floated)).toEqual({ A: 150, B: 85, C: 125, BME: 350, KWE: 325 });
    expect(floated.round).toMatchObject({ kind: 'operating', number: 1, of: 1, order: ['BME', 'KWE'] });
    expect(floated.priority).toBe('A');
  });

  /** BME buys a train first, reaches the mine of Löttringhausen and links it. */
  const afterBme = () => {
    const linked = played(floated, train, lay('H9', '1904', 2), { type: 'link', hex: 'H9' });
    return played(linked, run(linked), dividend(true), skip);
  };

  it('[18DO 4.3.2.1] BME buys its train before it builds, and so has income in its first turn', () => {
    const state = afterBme();
    // 350 - 80 for the train - 20 for the hill - 30 for the link + 25 for five certificates of its own
    expect(money(state)).toEqual({ A: 150 + 15, B: 85, C: 125 + 10, BME: 245, KWE: 325 });
    // Hagen 30, mine 10 and link 10: 50 is less than 70
    expect(state.companies.BME!.lastRevenue).toBe(50);
    expect(spaceOf(state, 'BME')).toEqual([1, 2]);
    expect(state.breweries.B1!.cubes).toBe(3);
    expect(state.beer).toBe(17);
  });

  /** KWE uses its free link, has no train to run, and buys two. */
  const secondStockRound = () =>
    played(afterBme(), lay('C18', '1904', 1), { type: 'free-link', hex: 'C18' }, train, train, skip);

  it('[18DO 4.3.2.1] KWE has a link for nothing; without a train its value falls', () => {
    const state = secondStockRound();
    expect(money(state)).toMatchObject({ KWE: 325 - 160 });
    expect(state.breweries.B2!.cubes).toBe(1);
    expect(spaceOf(state, 'KWE')).toEqual([2, 1]);
    expect(state.round).toMatchObject({ kind: 'stock', number: 2, turn: 'A' });
  });

  it('[18DO 4.4] sales and purchases of the second stock round', () => {
    const state = played(
      secondStockRound(),
      sell('BME', 10),
      found('CME', 5, 2),
      assign('KWE'),
      pass,
      buy('BME', 'pool'),
      pass,
      pass,
      pass,
    );
    // A got 70 and paid 100; C paid 65, then the price after the sale, became director, and was paid for no. 3
    expect(money(state)).toMatchObject({ A: 165 + 70 - 100 + 5, B: 85, C: 135 - 65 + 15 });
    expect(held(state, 'C', 'BME')).toEqual(['D', 10]);
    expect(held(state, 'A', 'BME')).toEqual([10, 10]);
    expect(spaceOf(state, 'BME')).toEqual([2, 2]);
    expect(state.breweries.B2).toEqual({ cubes: 1, marker: 'KWE' });
    expect(state.priority).toBe('A');
    expect(state.round).toMatchObject({ kind: 'operating', set: 2, order: ['BME', 'KWE'] });
  });

  it('[18DO 4.6] wealth is cash and shares at their value', () => {
    const worth = Object.fromEntries(
      viewAt(secondStockRound().setup)
        .scores(secondStockRound())
        .map(({ player, total }) => [player, total]),
    );
    // shares of 70 and 60: A has three and none, B none and four, C two and one
    expect(worth).toEqual({ A: 165 + 210, B: 85 + 240, C: 135 + 140 + 60 });
  });
});
