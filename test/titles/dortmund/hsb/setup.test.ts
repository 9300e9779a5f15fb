import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/engine/board/validate';
import { begin } from '@/engine/game/play';
import { boxAt, hsb } from '@/titles/dortmund/hsb';
import { capexTypes, minorBreweries } from '@/titles/dortmund/hsb-cards';
import {
  cardsOf,
  cubesIn,
  hsbStart,
  hsbState,
  listed,
  refused,
  setupWith,
  tens,
} from '../../../support/hsb/table';

const start = (players: number, options = {}) => begin(hsb, setupWith([], players, options)).state;
const countOf = (state: ReturnType<typeof start>, type: string) =>
  state.trains.filter((card) => card.type === type && card.at === 'depot').length;

describe('set-up of Heat, Sweat & Beer', () => {
  it('[18DO 6.1.1] [18DO 5.1.1] the city has its overlay, H19 one with fewer than five players, homes lie face down', () => {
    const three = boxAt(setupWith([], 3)).board;
    const five = boxAt(setupWith([], 5)).board;
    expect(three.hexes.E12!.stops![0]).toMatchObject({ revenue: 70, slots: 3 });
    expect(three.hexes.H19!.home).toBeUndefined();
    expect(five.hexes.H19!.home).toHaveLength(1);
    expect([...problemsOf(three), ...problemsOf(five)]).toEqual([]);
    const state = start(3);
    expect(state.board.stations).toHaveLength(6);
    expect(state.board.reserved).toEqual([]);
    expect(Object.values(state.companies).some(({ floated }) => floated)).toBe(false);
  });

  it('[18DO 6.1.2] [18DO 5.1.2] Capex cards by the number of players, in six stacks', () => {
    const counts = (players: number) => capexTypes.map(({ id }) => countOf(start(players), id));
    expect(counts(3)).toEqual([7, 7, 8, 1, 5, 12, 12]);
    expect(counts(4)).toEqual([9, 9, 11, 6, 6, 14, 12]);
    expect(counts(5)).toEqual([11, 11, 13, 10, 7, 15, 12]);
  });

  it('[18DO 6.1.2] [18DO 5.4.3] Hansabahn and Hansa-Brauerei only with five; certificates are in the stacks', () => {
    const ids = (players: number) =>
      [...boxAt(setupWith([], players)).railways, ...boxAt(setupWith([], players)).corporations].map(
        ({ id }) => id,
      );
    expect(ids(4)).toEqual(['BME', 'CME', 'RhE', 'KWE', 'DGEE', 'DHB', 'DUB', 'DAB', 'RIT', 'KRO', 'STI']);
    expect(ids(5)).toHaveLength(13);
    const stack = start(5).certificates.filter(({ company }) => company === 'HAN');
    expect(stack.map(({ percent }) => percent)).toEqual([30, 10, 10, 10, 10, 10, 10, 10]);
    expect(stack.every(({ holder }) => holder === 'offer')).toBe(true);
  });

  it('[18DO 6.1.3] [18DO 5.1.3] example 8: cubes of four players, markers on segments 3 to 6', () => {
    const four = start(4);
    expect([1, 2, 3].map((n) => cubesIn(four, n).slice(0, 2))).toEqual([
      [4, 4],
      [3, 3],
      [0, 0],
    ]);
    expect([four.exportCubes, four.beer]).toEqual([6, 8]);
    expect(four.segments.map(({ noDemand }) => noDemand)).toEqual([false, false, true, true, true, true]);
    expect([start(3).exportCubes, start(3).beer, start(5).exportCubes, start(5).beer]).toEqual([6, 8, 8, 10]);
  });

  it('[18DO 6.1.4] two tiles of The Railway Game are out, those of this game in', () => {
    const { tiles } = boxAt(setupWith([], 4)).board;
    expect(['1938', '1941'].filter((id) => tiles[id])).toEqual([]);
    expect(['1943', '1944', '1945', '1953'].every((id) => tiles[id])).toBe(true);
  });

  it('[18DO 6.1.5] [18DO 5.3] Kronen and one minor brewery for each player are laid out, with their START equipment', () => {
    for (const players of [3, 4, 5]) {
      const state = start(players);
      const ids = boxAt(state.setup).minors.map(({ id }) => id);
      expect(ids).toContain('B2');
      expect(ids).toHaveLength(players + 1);
    }
    const state = hsbStart(['B4', 'B6', 'B8']);
    expect([cardsOf(state, 'B2'), cardsOf(state, 'B6'), cardsOf(state, 'B8')]).toEqual([
      ['S1', 'S1', 'S1'],
      ['S1', 'S1', 'S2'],
      ['S1', 'S2', 'S2'],
    ]);
    expect(cardsOf(state, 'B7')).toEqual([]);
  });

  it('[18DO 6.1.6] everybody has 465 Mark, and dealt cards give the order of the Starting Round', () => {
    const state = start(5);
    expect(Object.values(state.cash)).toEqual([465, 465, 465, 465, 465]);
    expect(state.bank).toBe(13000 - 5 * 465);
    expect([...state.seats].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(state.round).toMatchObject({ kind: 'starting', turn: state.seats[0] });
  });

  it('[18DO 6.3.2.1] treasuries of minor breweries are their price less 20 for each type of equipment', () => {
    for (const { price, treasury, becs } of minorBreweries) {
      expect(treasury).toBe(price - 20 * (becs[1] + 2 * becs[2]));
    }
  });

  it('[18DO 6.3] there are no private breweries, and no markers of theirs to assign', () => {
    const state = hsbState({
      stock: 2,
      companies: { BME: { director: 'A', held: { A: tens(3) }, price: 70 } },
    });
    expect([state.privates, state.breweries]).toEqual([{}, {}]);
    expect(refused(state, { type: 'assign-brewery', company: 'BME' }).code).toBe('not-now');
  });

  it('[18DO 6.7] everybody’s cash and every treasury can be seen, and no move pays another player', () => {
    const state = hsbState({ stock: 2, companies: { BME: { director: 'A', price: 70, treasury: 80 } } });
    expect([state.cash.B, state.companies.BME!.treasury, state.companies.B3!.treasury]).toEqual([
      465, 80, 60,
    ]);
    const fields = listed(state).flatMap((move) => Object.keys(move));
    expect(fields.filter((field) => ['to', 'player', 'amount'].includes(field))).toEqual([]);
  });
});
