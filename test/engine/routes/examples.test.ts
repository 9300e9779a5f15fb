/** Worked examples of 18Rhl on boards of a few hexes: the rules of routes by themselves, without the title. */
import { describe, expect, it } from 'vitest';
import type { HexDef } from '@/engine/board/types';
import { bestRun } from '@/engine/routes/best';
import { checkRun, readRun } from '@/engine/routes/check';
import { explain } from '@/engine/routes/report';
import {
  type BonusRule,
  citiesAndEnds,
  citiesPlusTowns,
  everyStop,
  type TrainProfile,
} from '@/engine/routes/types';
import { type Hex, plainTrain, printedValue, runOn } from './small-board';

const city = (edges: readonly number[], slots = 1, revenue = 20): Hex => ({
  kind: 'city',
  edges,
  slots,
  revenue,
});
const town = (edges: readonly number[]): Hex => ({ kind: 'town', edges });
const printed = (face: Omit<HexDef, 'colour'>): Hex => ({
  kind: 'printed',
  face: { colour: 'green', ...face },
});

describe('[18Rhl 6.2.3] the length of a route', () => {
  const twoCitiesAndTown = { A1: city([4]), A3: city([1, 4]), A5: town([1, 4]) };

  it('counts a town where the track ends: city, city, town is length 3', () => {
    expect(bestRun(runOn(twoCitiesAndTown, { own: ['A1'] }, [plainTrain(3)])).total).toBe(50);
    expect(bestRun(runOn(twoCitiesAndTown, { own: ['A1'] }, [plainTrain(2)])).total).toBe(40);
    expect(bestRun(runOn(twoCitiesAndTown, { own: ['A3'] }, [plainTrain(2)])).total).toBe(40);
    expect(
      checkRun(runOn(twoCitiesAndTown, { own: ['A3'] }, [plainTrain(2)]), [['A3:4-s0', 'A5:1-s0']]),
    ).toBeUndefined();
  });

  it('does not count a town on the way: three cities, the town pays', () => {
    const on = { ...twoCitiesAndTown, A7: city([1]) };
    expect(bestRun(runOn(on, { own: ['A1'] }, [plainTrain(3)])).total).toBe(70);
  });

  it('[18Ruhr 10.5] a 4+4 train may have three cities and five towns', () => {
    const line: Record<string, Hex> = { A1: city([4]), A17: city([1]) };
    for (let column = 3; column < 17; column += 2)
      line[`A${column}`] = column === 9 ? city([1, 4]) : town([1, 4]);
    const with_ = (profile: TrainProfile) => bestRun(runOn(line, { own: ['A1'] }, [{ id: 'x', profile }]));
    // three cities and six towns in the row: one town too many to run it whole
    expect(with_({ capacity: citiesPlusTowns(4, 4), value: printedValue }).run[0]!.route.visits).toHaveLength(
      8,
    );
    expect(with_({ capacity: citiesPlusTowns(4, 5), value: printedValue }).run[0]!.route.visits).toHaveLength(
      9,
    );
    expect(with_({ capacity: everyStop(5), value: printedValue }).run[0]!.route.visits).toHaveLength(5);
  });
});

/** A green metropolis: one place on the left bank, two on the right, joined by a ferry. */
const metropolis = (left: readonly number[], right: readonly number[]): Hex =>
  printed({
    stops: [
      { kind: 'city', revenue: 40, slots: 1, bank: 'west' },
      { kind: 'city', revenue: 40, slots: 2, bank: 'east' },
    ],
    track: [
      ...left.map((edge) => [edge, 's0'] as never),
      ...right.map((edge) => [edge, 's1'] as never),
      ['s0', 's1', { ferry: true }],
    ],
  });

describe('[18Rhl 6.2.3.1] crossing the Rhine by ferry', () => {
  /** C5 on the left bank, C7 on the right bank of B6 above them, A5 and A7 beyond. */
  const river = {
    A5: city([5]),
    A7: city([0]),
    B6: metropolis([0, 2], [3, 5]),
    C5: town([3, 0]),
    D4: city([3]),
    C7: city([2]),
  };
  const crossing = ['C7:2-s0', 'B6:5-s1', 'B6:s0-s1', 'B6:0-s0', 'C5:3-s0', 'C5:0-s0', 'D4:3-s0'];

  it('is one stop of a lower value', () => {
    const input = runOn(river, { own: ['C7'] }, [plainTrain(3)]);
    const read = readRun(input, [crossing]);
    expect('run' in read && explain(input, read.run)).toMatchObject({
      total: 20 + 30 + 10 + 20,
      routes: [
        {
          stops: [
            { hex: 'C7' },
            { hex: 'B6', stops: [1, 0], ferry: true, value: 30 },
            { hex: 'C5' },
            { hex: 'D4' },
          ],
        },
      ],
    });
  });

  it('is forced where the own bank is full and the other is not', () => {
    const input = runOn(river, { own: ['C7'], others: ['B6/1', 'B6/1'] }, [plainTrain(3)]);
    expect(checkRun(input, [['C7:2-s0', 'B6:5-s1', 'B6:3-s1', 'A7:0-s0']])).toEqual({
      code: 'route-blocked',
      params: { train: '1', hex: 'B6' },
    });
    expect(checkRun(input, [crossing])).toBeUndefined();
    expect(bestRun(input).total).toBe(80);
  });

  it('is no way through where both banks are full', () => {
    const input = runOn(river, { own: ['C7'], others: ['B6/0', 'B6/1', 'B6/1'] }, [plainTrain(3)]);
    expect(checkRun(input, [crossing])?.code).toBe('route-blocked');
    expect(bestRun(input)).toMatchObject({ total: 60, routes: [['B6:5-s1', 'C7:2-s0']] });
  });

  it('leads to the own station where that is the only one of the route, also at its end', () => {
    const input = runOn({ ...river, D4: city([3]) }, { own: ['B6/0'], others: ['B6/1', 'B6/1'] }, [
      plainTrain(2),
    ]);
    expect(checkRun(input, [['C7:2-s0', 'B6:5-s1']])?.code).toBe('route-no-station');
    expect(checkRun(input, [['C7:2-s0', 'B6:5-s1', 'B6:s0-s1']])).toBeUndefined();
  });

  it('is track: two trains do not share it', () => {
    const input = runOn(river, { own: ['B6/0', 'B6/1'] }, [plainTrain(3), plainTrain(3)]);
    const other = ['A7:0-s0', 'B6:3-s1', 'B6:s0-s1', 'B6:2-s0', 'A5:5-s0'];
    expect(checkRun(input, [crossing, other])?.code).toBe('route-track-shared');
  });

  it('[18Rhl 6.2.3.2] a ferry between a city and a side lowers the value only where it is used', () => {
    const ferry: Hex = printed({
      stops: [{ kind: 'city', revenue: 40, slots: 1 }],
      track: [
        [0, 's0', { ferry: true }],
        [3, 's0'],
        [5, 's0'],
      ],
    });
    const board = { A7: city([0]), B6: ferry, C5: city([3]), C7: city([2]) };
    const input = runOn(board, { own: ['B6'] }, [plainTrain(3)]);
    expect(bestRun(input)).toMatchObject({
      total: 80,
      routes: [expect.arrayContaining(['B6:3-s0', 'B6:5-s0'])],
    });
    const read = readRun(input, [['C5:3-s0', 'B6:0-s0', 'B6:3-s0', 'A7:0-s0']]);
    expect('run' in read && explain(input, read.run).total).toBe(70);
  });
});

describe('[18Rhl 6.2.3.1] a yellow metropolis', () => {
  it('has one city on each bank: no route from one stop of a bank to another', () => {
    const yellow = printed({
      stops: [
        { kind: 'city', revenue: 30, slots: 1, bank: 'west' },
        { kind: 'city', revenue: 30, slots: 1, bank: 'west' },
        { kind: 'city', revenue: 20, slots: 1, bank: 'east' },
      ],
      track: [
        [0, 's0'],
        [2, 's1'],
        [3, 's2'],
      ],
    });
    // all three leave the hex and meet in the city A5
    const board = {
      B6: yellow,
      A5: city([5, 4]),
      A7: { kind: 'track', pairs: [[0, 1]] } as const,
    };
    const input = runOn(board, { own: ['A5'] }, [plainTrain(3)]);
    expect(bestRun(input)).toMatchObject({ total: 30 + 20 + 20 });
    const loop = runOn(
      {
        B6: yellow,
        A5: city([5, 1]),
        A3: { kind: 'track', pairs: [[4, 0]] },
        B2: { kind: 'track', pairs: [[3, 5]] },
        C3: { kind: 'track', pairs: [[2, 4]] },
        C5: { kind: 'track', pairs: [[1, 3]] },
      },
      { own: ['B6/0'] },
      [plainTrain(3)],
    );
    const round = ['A5:5-s0', 'B6:2-s1'];
    const back = ['A5:1-s0', 'A3:0-4', 'B2:3-5', 'C3:2-4', 'C5:1-3', 'B6:0-s0'];
    expect(checkRun(loop, [[...round.toReversed(), ...back]])).toEqual({
      code: 'route-stop-twice',
      params: { train: '1', hex: 'B6' },
    });
  });
});

describe('bonuses', () => {
  const line = {
    A1: city([4], 1, 50),
    A3: city([1, 4], 1, 30),
    A5: city([1, 4], 1, 30),
    A7: city([1], 1, 20),
  };

  it('[18Rhl 6.2.4.1] for both ends count only for a route that has both', () => {
    const ends: BonusRule = {
      name: 'iron-rhine',
      amount: ({ visits }) =>
        ['A1', 'A7'].every((hex) => visits.some(({ stops }) => stops[0]!.hex === hex)) ? 80 : 0,
      most: (stop) => (stop.hex === 'A7' ? 80 : 0),
    };
    const train = (length: number) => ({
      id: 'x',
      profile: { capacity: citiesAndEnds(length), value: printedValue, bonuses: [ends] },
    });
    expect(bestRun(runOn(line, { own: ['A3'] }, [train(4)])).total).toBe(210);
    expect(bestRun(runOn(line, { own: ['A3'] }, [train(3)])).total).toBe(110);
  });

  it('[18DO 4.5.5.1] goods of which there are few go to the train that earns most with them', () => {
    const beer = (supply: number) => ({
      ceiling: 50,
      most: ({ route }: { route: { visits: readonly unknown[] } }) => (route.visits.length > 1 ? 50 : 0),
      share: (run: readonly unknown[]) =>
        run.map((_, i) => (i < supply ? [{ name: 'beer', amount: 50 }] : [])),
    });
    const run = (supply: number) => {
      const input = runOn(line, { own: ['A3'] }, [plainTrain(2), plainTrain(2)]);
      return bestRun({ ...input, rules: { ...input.rules, shared: beer(supply) } }).total;
    };
    expect([run(0), run(1), run(2)]).toEqual([140, 190, 240]);
  });
});
