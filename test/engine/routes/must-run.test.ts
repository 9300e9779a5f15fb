import { describe, expect, it } from 'vitest';
import { nextIndex } from '@/engine/game/random';
import { bestRun } from '@/engine/routes/best';
import { checkRun } from '@/engine/routes/check';
import { hasRoute, mostTrains } from '@/engine/routes/most';
import type { Demand, RunInput, TrainProfile } from '@/engine/routes/types';
import { allRoutes, bruteRun } from './brute';
import { randomInput } from './random-board';

const mostCombinations = 100_000;
const boards = 1200;

/** The first trains must run through one stop or another, by lot. */
function bound(input: RunInput, seed: number, count: number): RunInput {
  const stop = input.graph.stops[nextIndex({ random: seed }, input.graph.stops.length)]!;
  const goal: Demand = {
    code: 'route-misses-goal',
    met: ({ visits }) => visits.some(({ stops }) => stops.includes(stop)),
  };
  const profiles = new Map<TrainProfile, TrainProfile>();
  const mustRun = (profile: TrainProfile) => {
    const known = profiles.get(profile) ?? { ...profile, demands: [goal], mustRun: true };
    profiles.set(profile, known);
    return known;
  };
  return {
    ...input,
    rules: { ...input.rules, runAsManyAsPossible: true },
    trains: input.trains.map((train, i) =>
      i < count ? { ...train, profile: mustRun(train.profile) } : train,
    ),
  };
}

const boundOf = (input: RunInput) => input.trains.filter(({ profile }) => profile.mustRun);

describe('trains that must run, because of what they carry [18DO 6.5.1]', () => {
  it(`the best run has all of them, and no run brings more: as trying everything (${boards} boards, two trains)`, () => {
    let tried = 0;
    let preferred = 0;
    for (let seed = 0; seed < boards; seed++) {
      const random = randomInput({ random: seed * 4801 + 7 }, 6, 2);
      const input = bound(random, seed, 1 + (seed % 2));
      const combinations = input.trains.reduce(
        (all, train) => all * (1 + allRoutes(input, train).length / 2),
        1,
      );
      if (combinations > mostCombinations) continue;
      const must = boundOf(input);
      // whether they can all run at once is asked first: by themselves, on their own track
      const can =
        must.every(({ profile }) => hasRoute(input, profile)) &&
        mostTrains({ ...input, trains: must }) === must.length;
      const expected = bruteRun(input);
      const brute = bruteRun({ ...input, trains: must });
      expect({ seed, can }).toEqual({ seed, can: brute.running === must.length });
      if (!can) continue;
      const result = bestRun(input);
      expect({ seed, running: result.run.length, total: result.total }).toEqual({ seed, ...expected });
      expect({ seed, objection: checkRun(input, result.routes) }).toEqual({ seed, objection: undefined });
      tried++;
      if (expected.running < input.trains.length) preferred++;
    }
    expect(tried).toBeGreaterThan(300);
    expect(preferred).toBeGreaterThan(20);
  });

  it('a run without one of them is refused, though as many trains run as can', () => {
    let refused = 0;
    for (let seed = 0; seed < boards; seed++) {
      const random = randomInput({ random: seed * 4801 + 7 }, 6, 2);
      const input = bound(random, seed, 1);
      if (input.trains.length < 2 || !hasRoute(input, input.trains[0]!.profile)) continue;
      const [, other] = input.trains;
      const alone = bestRun({ ...input, trains: [other!] }).routes[0]!;
      if (alone.length === 0) continue;
      expect(checkRun(input, [[], alone])?.code).toBe('route-train-idle');
      refused++;
    }
    expect(refused).toBeGreaterThan(100);
  });
});
