import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { readRun } from '@/engine/routes/check';
import { bestRoute, kindOf } from '@/engine/routes/kinds';
import { atMostTrains, hasRoute, mostTrains } from '@/engine/routes/most';
import { planFor } from '@/engine/routes/plan';
import { totalOf } from '@/engine/routes/report';
import type { RouteView, RunInput } from '@/engine/routes/types';
import { allRoutes, bruteRun } from './brute';
import { randomInput } from './random-board';
import { plainTrain, runOn } from './small-board';

/** Trying everything takes too long on the few boards that have more combinations than this. */
const mostCombinations = 100_000;

function combinations(input: RunInput): number {
  return input.trains.reduce((product, train) => product * (1 + allRoutes(input, train).length / 2), 1);
}

describe('the best run', () => {
  // with few steps the routes of small boards are all listed at once; without, trains bid for track
  for (const [hexes, trains, count, fewSteps] of [
    [8, 1, 700, undefined],
    [7, 2, 900, undefined],
    [7, 2, 900, 0],
    [6, 3, 600, undefined],
    [6, 3, 600, 0],
    [6, 4, 400, 0],
  ] as const) {
    const how = fewSteps === 0 ? ', bidding for track' : '';
    it(`agrees with trying everything: ${count} boards of ${hexes} hexes, up to ${trains} trains${how}`, () => {
      let ran = 0;
      for (let i = 0; i < count; i++) {
        const seed = i * 7919 + hexes + 31 * (fewSteps ?? 1);
        const input = randomInput({ random: seed }, hexes, trains);
        if (combinations(input) > mostCombinations) continue;
        const expected = bruteRun(input);
        const result = bestRun(input, fewSteps === undefined ? {} : { fewSteps });
        // where fewer may run, a route that earns nothing may be run or not
        const running = input.rules.runAsManyAsPossible ? result.run.length : expected.running;
        expect({ seed, running, total: result.total }).toEqual({ seed, ...expected });
        expect(result).toMatchObject({ proven: true, bound: expected.total });
        const read = readRun(input, result.routes);
        expect({ seed, read: 'run' in read ? totalOf(input, read.run) : read }).toEqual({
          seed,
          read: expected.total,
        });
        ran += expected.running;
      }
      expect(ran).toBeGreaterThan(count / 2);
    });
  }

  it('agrees where some trains need not run (900 boards of 6 hexes, up to 3 trains)', () => {
    let idle = 0;
    let dutyless = 0;
    for (let seed = 0; seed < 900; seed++) {
      const random = randomInput({ random: seed * 6133 }, 6, 3);
      if (combinations(random) > mostCombinations) continue;
      const free = { ...random.trains[0]!.profile, mayIdle: true };
      const trains = random.trains.map((train, i) =>
        i % 2 === seed % 2 ? { ...train, profile: free } : train,
      );
      const input = { ...random, trains, rules: { ...random.rules, runAsManyAsPossible: true } };
      const expected = bruteRun(input);
      const result = bestRun(input);
      const running = result.run.filter(({ train }) => !train.profile.mayIdle).length;
      expect({ seed, running, total: result.total }).toEqual({ seed, ...expected });
      expect(result).toMatchObject({ proven: true, bound: expected.total });
      const read = readRun(input, result.routes);
      expect({ seed, read: 'run' in read ? totalOf(input, read.run) : read }).toEqual({
        seed,
        read: expected.total,
      });
      // to leave all idle that may is legal only where it leaves none idle that must run
      const none = readRun(
        input,
        result.routes.map((route, i) => (trains[i]!.profile.mayIdle ? [] : route)),
      );
      expect({ seed, legal: 'run' in none }).toEqual({ seed, legal: true });
      idle += mostTrains(input) > result.run.length ? 1 : 0;
      dutyless += trains.every(({ profile }) => profile.mayIdle) ? 1 : 0;
    }
    expect(dutyless).toBeGreaterThan(50);
    expect(idle).toBeGreaterThan(0);
  });

  it('agrees also where the ways between cities are too many to list (800 random boards)', () => {
    for (let seed = 0; seed < 800; seed++) {
      const input = randomInput({ random: seed * 1299 }, 7, 1);
      const [train] = input.trains;
      const kind = kindOf(input, train!.profile);
      const plan = planFor(kind.plan.network, kind.start.roots, 0);
      const effort = { steps: 0, mostSteps: 1e9, spent: false, halted: () => false };
      const share = (route: RouteView) => input.rules.shared?.most({ train: train!, route }) ?? 0;
      const best = Math.max(-1, ...allRoutes(input, train!).map(({ value, view }) => value + share(view)));
      const found = bestRoute({ input, effort }, { ...kind, plan }, -1);
      expect({ seed, best: found?.weight ?? -1 }).toEqual({ seed, best });
    }
  });

  it('knows how many trains can run, and whether any can (800 random boards)', () => {
    for (let seed = 0; seed < 800; seed++) {
      const random = randomInput({ random: seed * 104_729 }, 5, 3);
      if (combinations(random) > mostCombinations) continue;
      const input = { ...random, rules: { ...random.rules, runAsManyAsPossible: true } };
      expect({ seed, most: mostTrains(input) }).toEqual({ seed, most: bruteRun(input).running });
      expect(atMostTrains(input)).toBeGreaterThanOrEqual(mostTrains(input));
      const train = input.trains[0]!;
      expect({ seed, can: hasRoute(input, train.profile) }).toEqual({
        seed,
        can: allRoutes(input, train).length > 0,
      });
    }
  });
});

describe('a search that is cut short', () => {
  /** Eight cities around one, all joined to their neighbours: many ways round. */
  const star = (edges: readonly number[]) => ({ kind: 'city' as const, edges, slots: 2 });
  const ring = {
    B3: star([4, 5, 0]),
    B5: star([1, 5, 0]),
    C2: star([3, 4, 5]),
    C4: star([0, 1, 2, 3, 4, 5]),
    C6: star([2, 1, 0]),
    D3: star([2, 3, 4]),
    D5: star([1, 2, 3]),
  };
  const input = runOn(ring, { own: ['C4', 'B3'] }, [plainTrain(6), plainTrain(5), plainTrain(4)]);
  const whole = bestRun(input);

  it('says so, has a legal run and a bound that holds', () => {
    const steps = [0, 1, 2, 4, 8].map((eighths) => Math.floor((whole.nodes * eighths) / 8));
    for (const nodes of [...steps, 1, 100, 1000]) {
      const cut = bestRun(input, { nodes });
      expect(cut.total).toBeLessThanOrEqual(whole.total);
      expect(cut.bound).toBeGreaterThanOrEqual(whole.total);
      expect(cut.proven ? cut.total : whole.total).toBe(whole.total);
      if (cut.run.length === 3) expect('run' in readRun(input, cut.routes)).toBe(true);
    }
    expect(bestRun(input, { nodes: 1 }).proven).toBe(false);
  });

  it('is the same every time for the same number of steps', () => {
    const cut = () => bestRun(input, { nodes: 1024 });
    expect(cut().routes).toEqual(cut().routes);
  });

  it('can be given up at once, and tells of each better run', () => {
    expect(bestRun(input, { halted: () => true }).proven).toBe(false);
    const totals: number[] = [];
    bestRun(input, { onImprove: (total) => totals.push(total) });
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBe(whole.total);
  });
});
