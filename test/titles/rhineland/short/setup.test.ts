import { describe, expect, it } from 'vitest';
import { begin } from '@/engine/game/play';
import type { ShortState } from '@/titles/rhineland/short/state';
import { shortTable, trainAt } from '../../../support/short/table';

const maps = { '18Rhl': shortTable('18Rhl'), '18LRA': shortTable('18LRA') };

/** How many certificates of a company there are. */
const count = ({ certificates }: ShortState, company: string) =>
  certificates.filter((card) => card.company === company).length;

/** Companies with fewer certificates than on the other tables. */
const reduced = (map: keyof typeof maps, players: number) => {
  const { title, shortStart } = maps[map];
  const state = shortStart(players);
  const whole: Record<string, number> = { MKB: 7, KEG: 8 };
  expect(title.players).toEqual({ min: 3, max: 5 });
  return Object.keys(state.companies).filter((id) => count(state, id) < (whole[id] ?? 9));
};

describe('what is on the table', () => {
  it('[18Rhl 10.1] E25: four players have 68 certificates, 17 player rounds and 9 train rounds', () => {
    const { boxAt, shortStart } = maps['18Rhl'];
    const state = shortStart(4);
    expect(state.certificates).toHaveLength(68);
    expect(boxAt(state.setup).rounds).toMatchObject({ playerRounds: 17, trainRounds: 9 });
  });

  it.each([
    ['18Rhl', 3, ['MKB'], 69],
    ['18Rhl', 4, ['GVE', 'MKB'], 68],
    ['18Rhl', 5, ['ADR', 'CCE', 'DEE', 'GVE', 'MKB'], 65],
    ['18LRA', 3, [], 69],
    ['18LRA', 4, ['MKB'], 68],
    ['18LRA', 5, ['CME', 'GVE', 'KEG', 'MKB'], 65],
  ] as const)(
    '[18Rhl 10.1] %s with %i players: %j lose one certificate, %i are left',
    (map, players, fewer, all) => {
      expect(reduced(map, players)).toEqual(fewer);
      expect(maps[map].shortStart(players).certificates).toHaveLength(all);
    },
  );

  it('[18Rhl 10.1, ruling 160] the one that is removed is the last of its stack, a certificate of 10 %', () => {
    const { certificates } = maps['18Rhl'].shortStart(3);
    const stack = certificates.filter(({ company }) => company === 'MKB').map(({ percent }) => percent);
    expect(stack).toEqual([20, 20, 20, 10, 10, 10]);
  });

  it('[18Rhl 10.1] fifteen trains on the map of 18Rhl, thirteen on that of 18LRA', () => {
    expect(trainAt(maps['18Rhl'].shortStart(), 'depot').join('')).toBe('222233344568888');
    expect(trainAt(maps['18LRA'].shortStart(), 'depot').join('')).toBe('2222333445666');
  });

  it('[18Rhl 10] all eight corporations, no privates and nothing to agree on', () => {
    for (const { title, shortStart } of Object.values(maps)) {
      expect(Object.keys(shortStart().companies)).toHaveLength(8);
      expect(title.options).toEqual({});
      expect(shortStart()).not.toHaveProperty('privates');
      expect(shortStart()).not.toHaveProperty('prices');
    }
  });
});

describe('before the first turn', () => {
  it('[18Rhl 10.2] nobody has any money', () => {
    expect(Object.values(maps['18Rhl'].shortStart(5).cash)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[18Rhl 10.2] an order card says where a coalmine and a steel mill lie; 18LRA prints them all', () => {
    const markers = (seed: number) => Object.values(maps['18Rhl'].shortStart(3, seed).board.markers).flat();
    for (const seed of [1, 2, 3]) expect(markers(seed).toSorted()).toEqual(['coalmine', 'steelmill']);
    expect(maps['18LRA'].shortStart().board.markers).toEqual({});
  });

  it('[18Rhl 10.2] home stations stand on the map, in 18Rhl both of CCE [ruling 116]', () => {
    const { board, companies } = maps['18Rhl'].shortStart();
    const of = (id: string) => board.stations.filter(({ company }) => company === id).map(({ hex }) => hex);
    expect(of('CCE')).toEqual(['I10', 'E6']);
    expect(of('ADR')).toEqual(['K2']);
    expect(companies.CCE!.tokens).toHaveLength(1);
  });

  it('[18LRA 10.2] harbour tokens lie on the charters with their harbour side up, but for GVE', () => {
    const { companies } = maps['18LRA'].shortStart();
    const without = Object.keys(companies).filter((id) => !companies[id]!.harbour);
    expect(without).toEqual(['GVE']);
    expect(maps['18Rhl'].shortStart().companies.ADR!.harbour).toBeUndefined();
  });

  it('[18LRA 10.2, ruling 147] nobody can build in Kevelaer', () => {
    expect(maps['18LRA'].shortStart().board.reserved).toEqual([{ company: 'GKB', hex: 'A1', stop: 0 }]);
  });

  it('[18Rhl 10.2] players sit by the order cards that they are dealt, and the lowest begins', () => {
    const players = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: id }));
    const seats = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { title } = maps['18Rhl'];
      const { state, events } = begin(title, { title: title.id, players, seed, options: {} });
      expect(state.round).toMatchObject({ kind: 'player', number: 1, turn: state.seats[0], step: 'take' });
      expect(events).toContainEqual({ type: 'order-dealt', players: state.seats });
      expect(state.seats.toSorted()).toEqual(['A', 'B', 'C', 'D']);
      return state.seats.join('');
    });
    expect(new Set(seats).size).toBeGreaterThan(3);
  });
});
