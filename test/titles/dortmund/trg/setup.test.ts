import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import { trg } from '@/titles/dortmund/trg';
import { box } from '../../../support/trg/box';
import { setupWith, sound, trgStart } from '../../../support/trg/table';

const setup = (players: number, seed: number) => ({
  title: '18do-trg',
  players: ['A', 'B', 'C', 'D', 'E'].slice(0, players).map((id) => ({ id, name: id })),
  seed,
  options: {},
});
const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

describe('set-up of The Railway Game', () => {
  it.each([
    [3, 375],
    [4, 340],
    [5, 320],
  ])('[18DO 4.1] %i players begin with %i each, out of 9,000 in the bank', (players, cash) => {
    const { state } = begin(trg, setup(players, 1));
    expect(Object.values(state.cash)).toEqual(Array.from({ length: players }, () => cash));
    expect(state.bank).toBe(9000 - players * cash);
    sound(state);
  });

  it('[18DO 4.1] as many private breweries as players are drawn at random; the others are not in play', () => {
    const drawn = new Set<string>();
    for (const seed of seeds) {
      const { state } = begin(trg, setup(3, seed));
      const ids = Object.keys(state.breweries);
      expect(ids).toHaveLength(3);
      expect(Object.keys(state.privates)).toEqual(ids);
      for (const id of ids) drawn.add(id);
    }
    expect([...drawn].sort()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
  });

  it('[18DO 4.1] players sit by the number they are dealt; the lowest has the card for the first action', () => {
    const orders = new Set<string>();
    for (const seed of seeds) {
      const { state } = begin(trg, setup(3, seed));
      orders.add(state.seats.join(''));
      expect(state.priority).toBe(state.seats[0]);
      expect(state.round).toEqual({ kind: 'starting', turn: state.seats[0], bids: [] });
    }
    expect(orders.size).toBe(6);
  });

  it('[18DO 4.1] or stay where they sit, if they want to: the lowest number still begins', () => {
    const orders = new Set<string>();
    for (const seed of seeds) {
      const sitting = begin(trg, { ...setup(3, seed), seating: 'entered' }).state;
      const moved = begin(trg, setup(3, seed)).state;
      orders.add(sitting.seats.join(''));
      expect([sitting.seats[0], sitting.priority]).toEqual([moved.seats[0], moved.seats[0]]);
      expect(Object.keys(sitting.breweries)).toEqual(Object.keys(moved.breweries));
    }
    expect([...orders].sort()).toEqual(['ABC', 'BCA', 'CAB']);
  });

  it('[18DO 4.1] no. 1 has two beer cubes on its card, the others a marker beside it', () => {
    const { breweries } = trgStart(['B1', 'B3', 'B5']);
    expect(breweries).toEqual({
      B1: { cubes: 2, marker: 'none' },
      B3: { cubes: 0, marker: 'card' },
      B5: { cubes: 0, marker: 'card' },
    });
  });

  it('[18DO 4.1] the supply has 18 cubes; the two of no. 1 come from the box besides', () => {
    expect([trgStart(['B1', 'B2', 'B3']).beer, trgStart(['B2', 'B3', 'B4']).beer]).toEqual([18, 18]);
  });

  it('[18DO 4.1] with no. 2 in play, its token lies in Dortmund City from the start', () => {
    expect(trgStart(['B1', 'B2', 'B3']).board.reserved).toEqual([{ company: 'B2', hex: 'E12', stop: 0 }]);
    expect(trgStart(['B1', 'B3', 'B4']).board.reserved).toEqual([]);
  });

  it('[18DO 4.1] every home lies face down on its hex', () => {
    const { state } = begin(trg, setupWith(['B1', 'B2', 'B3']));
    const homes = Object.fromEntries(state.board.stations.map(({ company, hex }) => [company, hex]));
    expect(homes).toEqual({
      BME: 'I10',
      CME: 'A2',
      RhE: 'H1',
      KWE: 'C20',
      DGEE: 'A18',
      DHB: 'C8',
      HHW: 'H19',
    });
    expect(Object.values(state.companies).some(({ floated }) => floated)).toBe(false);
  });

  it('[18DO 4.1] all certificates are on the stock market, the director’s on top; all trains in their order', () => {
    const { state } = begin(trg, setup(3, 1));
    expect(state.certificates.every(({ holder }) => holder === 'offer')).toBe(true);
    const stacks = box.companies.map(({ id }) =>
      state.certificates.filter(({ company }) => company === id).map(({ percent }) => percent),
    );
    expect(stacks.map(([first]) => first)).toEqual([20, 20, 20, 20, 30, 20, 30]);
    expect(stacks.flat()).toHaveLength(60);
    expect(state.trains.map(({ type }) => type).join('')).toBe(
      `${'2'.repeat(7)}${'3'.repeat(5)}${'4'.repeat(3)}556668${'8'.repeat(5)}`,
    );
  });
});
