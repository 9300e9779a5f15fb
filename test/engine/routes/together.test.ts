import { describe, expect, it } from 'vitest';
import type { StopNode } from '@/engine/board/graph';
import { nextIndex, type RandomState, shuffled } from '@/engine/game/random';
import { hasRoute, mostTrains } from '@/engine/routes/most';
import { canRunTogether } from '@/engine/routes/together';
import type { Demand, RunInput, TrainProfile } from '@/engine/routes/types';
import { allRoutes, bruteRun } from './brute';
import { randomInput } from './random-board';

const mostCombinations = 100_000;
const boards = 900;

type Group = (stop: StopNode) => boolean;

/** Routes must come to one of some stops, and to one of some others; the search may be told so or not. */
function goalOf(groups: readonly Group[], isTold: boolean): Demand {
  return {
    code: 'route-misses-goal',
    met: ({ visits }) => groups.every((group) => visits.some(({ stops }) => stops.some(group))),
    ...(isTold && { passes: groups }),
  };
}

function someStops({ graph }: RunInput, random: RandomState, most: number): Group {
  const chosen = shuffled(random, graph.stops).slice(0, 1 + nextIndex(random, most));
  return (stop) => chosen.includes(stop);
}

/** Every train has goals: the same for all, or the second one others for each kind. */
function withGoals(input: RunInput, random: RandomState): RunInput {
  const first = someStops(input, random, 2);
  const second = someStops(input, random, 4);
  const isShared = nextIndex(random, 2) === 0;
  const isTold = nextIndex(random, 5) > 0;
  const shared = goalOf([first, second], isTold);
  const profiles = new Map<TrainProfile, TrainProfile>();
  const bound = (profile: TrainProfile) => {
    const goal = isShared ? shared : goalOf([first, someStops(input, random, 4)], isTold);
    const known = profiles.get(profile) ?? { ...profile, demands: [...(profile.demands ?? []), goal] };
    profiles.set(profile, known);
    return known;
  };
  return { ...input, trains: input.trains.map((train) => ({ ...train, profile: bound(train.profile) })) };
}

describe('trains that all run at once, wherever they must come to [18DO 6.5.1, 6.5.2.4]', () => {
  it(`can as often as trying everything says (${boards} boards, up to three trains)`, () => {
    const answers = { can: 0, cannot: 0, alone: 0 };
    for (let seed = 0; seed < boards; seed++) {
      const random = { random: seed * 7193 + 11 };
      const input = withGoals(randomInput(random, 6, 3), random);
      const combinations = input.trains.reduce(
        (all, train) => all * (1 + allRoutes(input, train).length / 2),
        1,
      );
      if (combinations > mostCombinations) continue;
      const bound = { ...input, rules: { ...input.rules, runAsManyAsPossible: true } };
      const can = canRunTogether(bound);
      expect({ seed, can }).toEqual({ seed, can: bruteRun(bound).running === bound.trains.length });
      // as the search for the most trains says
      const each = bound.trains.every(({ profile }) => hasRoute(bound, profile));
      expect({ seed, can }).toEqual({ seed, can: each && mostTrains(bound) === bound.trains.length });
      // asked again, and with what is known of the trains already
      expect(canRunTogether(bound)).toBe(can);
      answers[can ? 'can' : each ? 'cannot' : 'alone']++;
    }
    expect(answers.can).toBeGreaterThan(100);
    expect(answers.cannot).toBeGreaterThan(25);
    expect(answers.alone).toBeGreaterThan(100);
  });

  it('no trains at all can always run', () => {
    const input = randomInput({ random: 1 }, 5, 1);
    expect(canRunTogether({ ...input, trains: [] })).toBe(true);
  });
});
