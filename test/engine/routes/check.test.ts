import { describe, expect, it } from 'vitest';
import type { Piece } from '@/engine/board/graph';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import { checkRun, readRoute, readRun } from '@/engine/routes/check';
import { earnings, explain } from '@/engine/routes/report';
import { citiesAndEnds, type RunInput, type TrainProfile } from '@/engine/routes/types';
import { allRoutes } from './brute';
import { randomInput } from './random-board';
import { plainTrain, runOn } from './small-board';

const boards = 300;

describe('checking routes', () => {
  it(`accepts every legal route and says what it earns (${boards} random boards)`, () => {
    let checked = 0;
    for (let seed = 0; seed < boards; seed++) {
      const input = randomInput({ random: seed * 31 + 5 }, 5, 1);
      const train = input.trains[0]!;
      for (const { pieces, value } of allRoutes(input, train)) {
        const read = readRoute(
          input,
          train,
          pieces.map((piece) => piece.key),
        );
        expect({ seed, earns: 'route' in read ? earnings(train, read.route) : read }).toEqual({
          seed,
          earns: value,
        });
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it(`accepts nothing else: pieces left out, added and exchanged (${boards} random boards)`, () => {
    let refused = 0;
    for (let seed = 0; seed < boards; seed++) {
      const random: RandomState = { random: seed * 17 + 3 };
      const input = randomInput(random, 5, 1);
      const train = input.trains[0]!;
      const legal = new Set(allRoutes(input, train).map(({ pieces }) => keysOf(pieces).join()));
      for (const keys of [...legal].slice(0, 20).map((text) => text.split(','))) {
        const spoilt = spoil(random, input, keys);
        const read = readRoute(input, train, spoilt);
        expect({ seed, spoilt, accepted: 'route' in read }).toEqual({
          seed,
          spoilt,
          accepted: legal.has(spoilt.join()),
        });
        if ('objection' in read) refused++;
      }
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('objects to what is no list of routes at all', () => {
    const input = runOn({ A1: city([4]), A3: city([1]) }, { own: ['A1'] }, [plainTrain(2)]);
    for (const routes of [undefined, 'x', {}, [['A1:4-s0'], 5], [[1]], [[Array(2000).fill('x')]]]) {
      expect(checkRun(input, routes)?.code).toBe('route-malformed');
    }
    expect(checkRun(input, [])).toEqual({ code: 'route-count', params: { routes: 0, trains: 1 } });
  });
});

const keysOf = (pieces: readonly Piece[]) => pieces.map((piece) => piece.key);

function spoil(random: RandomState, input: RunInput, keys: readonly string[]): string[] {
  const all = input.graph.pieces.filter((piece) => piece !== undefined);
  const any = () => all[nextIndex(random, all.length)]!.key;
  const at = nextIndex(random, keys.length);
  switch (nextIndex(random, 4)) {
    case 0:
      return keys.filter((_, i) => i !== at);
    case 1:
      return [...keys, any()];
    case 2:
      return keys.map((key, i) => (i === at ? any() : key));
    default:
      return shuffled(random, keys);
  }
}

const city = (edges: readonly number[], slots = 1) => ({ kind: 'city' as const, edges, slots });
const red = (edges: readonly number[], group?: string) => ({
  kind: 'offboard' as const,
  edges,
  ...(group && { group }),
});
const track = (...pairs: (readonly [number, number])[]) => ({ kind: 'track' as const, pairs });

/** A1 - A3 - A5 - A7 in one row. */
const row = { A1: city([4]), A3: city([1, 4]), A5: city([1, 4]), A7: city([1]) };
const wholeRow = ['A1:4-s0', 'A3:1-s0', 'A3:4-s0', 'A5:1-s0', 'A5:4-s0', 'A7:1-s0'];

describe('what is wrong with a route', () => {
  const objectionTo = (input: RunInput, ...routes: (readonly string[])[]) => checkRun(input, routes);

  it('[18Rhl 6.1.2] it has an own station', () => {
    const input = runOn(row, { own: ['A7'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow.slice(0, 2))).toEqual({
      code: 'route-no-station',
      params: { train: '1' },
    });
    expect(objectionTo(input, wholeRow)).toBeUndefined();
  });

  it('[18Rhl 6.2.3] it is not longer than the train', () => {
    const input = runOn(row, { own: ['A7'] }, [plainTrain(3)]);
    expect(objectionTo(input, wholeRow)).toEqual({
      code: 'route-too-long',
      params: { train: '1', length: 4, limit: 3 },
    });
  });

  it('[18Rhl 6.2.3] it does not run through a blocked city, but may end there', () => {
    const input = runOn(row, { own: ['A1'], others: ['A3'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow)).toEqual({
      code: 'route-blocked',
      params: { train: '1', hex: 'A3' },
    });
    expect(objectionTo(input, wholeRow.slice(0, 2))).toBeUndefined();
  });

  it('[18Rhl 6.2.3] it does not run through a red field', () => {
    const input = runOn({ ...row, A3: red([1, 4]) }, { own: ['A1'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow)).toEqual({
      code: 'route-passes-end',
      params: { train: '1', hex: 'A3' },
    });
  });

  it('[18Rhl 6.2.3] a red field with a station of another company is shut', () => {
    const input = runOn({ ...row, A3: red([1, 4]) }, { own: ['A1'], others: ['A3'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow.slice(0, 2))).toEqual({
      code: 'route-shut',
      params: { train: '1', hex: 'A3' },
    });
  });

  it('[18Rhl 6.2.3] it is in an area of several red fields once', () => {
    const ends = { A1: red([4], 'east'), A3: city([1, 4]), A5: red([1], 'east') };
    const input = runOn(ends, { own: ['A3'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow.slice(0, 4))).toEqual({
      code: 'route-stop-twice',
      params: { train: '1', hex: 'A5' },
    });
  });

  it('[18Rhl 6.2.3] it does not have two stops of which one excludes the other', () => {
    const input = runOn(row, { own: ['A1'] }, [plainTrain(4)]);
    const at = (hex: string) => input.graph.stopsOf.get(hex)![0]!;
    const rules = { ...input.rules, exclusive: [[at('A1'), at('A7')]] };
    expect(objectionTo({ ...input, rules }, wholeRow)).toEqual({
      code: 'route-exclusive',
      params: { train: '1', hex: 'A1', other: 'A7' },
    });
  });

  it('[18Rhl 6.1.2] no track twice, however short: two routes over one side', () => {
    // B2 joins A1 and A3 to B4 by a common piece of line
    const fork = { A1: city([5]), A3: city([0]), B2: track([2, 4], [3, 4]), B4: city([1]) };
    const input = runOn(fork, { own: ['B4'] }, [plainTrain(2), plainTrain(2)]);
    const left = ['A1:5-s0', 'B2:2-4', 'B4:1-s0'];
    const right = ['A3:0-s0', 'B2:3-4', 'B4:1-s0'];
    expect(objectionTo(input, left, right)).toEqual({
      code: 'route-track-shared',
      params: { train: '2', other: '1', hex: 'B2' },
    });
    expect(objectionTo(input, left, [])).toBeUndefined();
  });

  it('[18Rhl 6.1.2] it does not turn back at a junction', () => {
    const fork = { A1: city([5]), A3: city([0]), B2: track([2, 4], [3, 4]), B4: city([1]) };
    const input = runOn(fork, { own: ['A1'] }, [plainTrain(2)]);
    expect(objectionTo(input, ['A1:5-s0', 'B2:2-4', 'B2:3-4', 'A3:0-s0'])).toEqual({
      code: 'route-broken',
      params: { train: '1', hex: 'B2' },
    });
  });

  it('ends at stops', () => {
    const input = runOn(row, { own: ['A1'] }, [plainTrain(4)]);
    expect(objectionTo(input, wholeRow.slice(0, 3))).toEqual({
      code: 'route-no-end',
      params: { train: '1', hex: 'A3' },
    });
    expect(objectionTo(input, ['A1:4-s0', 'Z9:1-2'])).toEqual({
      code: 'route-unknown-track',
      params: { train: '1', piece: 'Z9:1-2' },
    });
  });

  it('[18Rhl 6.2.3] as many trains as possible run', () => {
    const input = runOn(row, { own: ['A3'] }, [plainTrain(2), plainTrain(2)]);
    const west = wholeRow.slice(0, 2);
    expect(objectionTo(input, west, [])).toEqual({
      code: 'route-train-idle',
      params: { running: 1, most: 2 },
    });
    expect(objectionTo(input, wholeRow.slice(0, 2), wholeRow.slice(2, 4))).toBeUndefined();
    // a longer train may stay on a short route, and the director chooses which train stays idle
    const three = runOn({ A1: city([4]), A3: city([1]) }, { own: ['A3'] }, [plainTrain(3), plainTrain(2)]);
    expect(objectionTo(three, [], west)).toBeUndefined();
    expect(objectionTo(three, [], [])).toEqual({ code: 'route-train-idle', params: { running: 0, most: 1 } });
  });

  it('[18DO 3.2.2] no hex twice where a title says so', () => {
    // from A1 through B2 to C1, back over C3 to B2's other track, to A3
    const loop = {
      A1: city([5]),
      A3: city([0]),
      B2: track([2, 0], [3, 5]),
      C1: city([3, 4]),
      C3: city([1, 2]),
    };
    const route = ['A1:5-s0', 'B2:0-2', 'C1:3-s0', 'C1:4-s0', 'C3:1-s0', 'C3:2-s0', 'B2:3-5', 'A3:0-s0'];
    const input = runOn(loop, { own: ['A1'] }, [plainTrain(4)]);
    expect(objectionTo(input, route)).toBeUndefined();
    const once = { ...input, rules: { ...input.rules, hexOnce: true } };
    expect(objectionTo(once, route)).toEqual({ code: 'route-hex-twice', params: { train: '1', hex: 'B2' } });
  });

  it('starts and ends where its train must', () => {
    const profile: TrainProfile = {
      capacity: citiesAndEnds(4),
      value: () => 10,
      startsAt: (stop) => stop.hex === 'A7',
      endsAt: (stop) => stop.hex !== 'A1',
    };
    const input = runOn(row, { own: ['A3'] }, [{ id: '8', profile }]);
    expect(objectionTo(input, wholeRow)?.code).toBe('route-wrong-end');
    expect(objectionTo(input, wholeRow.slice(2, 4))?.code).toBe('route-wrong-start');
    expect(objectionTo(input, wholeRow.slice(2))).toBeUndefined();
  });
});

describe('explaining a run', () => {
  it('names stops in order with values, then each bonus', () => {
    const profile: TrainProfile = {
      capacity: citiesAndEnds(4),
      value: ({ stops }) => 10 * stops[0]!.index,
      bonuses: [
        { name: 'far', most: 30, amount: ({ visits }) => (visits.length > 3 ? 30 : 0) },
        { name: 'never', most: 0, amount: () => 0 },
      ],
    };
    const input = runOn(row, { own: ['A1'] }, [{ id: '4', profile }]);
    const read = readRun(input, [wholeRow]);
    expect('run' in read && explain(input, read.run)).toEqual({
      routes: [
        {
          train: '4',
          pieces: wholeRow,
          stops: [
            { hex: 'A1', stops: [0], ferry: false, value: 0 },
            { hex: 'A3', stops: [0], ferry: false, value: 10 },
            { hex: 'A5', stops: [0], ferry: false, value: 20 },
            { hex: 'A7', stops: [0], ferry: false, value: 30 },
          ],
          bonuses: [{ name: 'far', amount: 30 }],
          total: 90,
        },
      ],
      total: 90,
    });
  });
});
