import { describe, expect, it } from 'vitest';
import type { StopNode } from '@/engine/board/graph';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { readRoute } from '@/engine/routes/check';
import { completeRoute } from '@/engine/routes/complete';
import { earnings } from '@/engine/routes/report';
import type { Route, RouteView } from '@/engine/routes/types';
import { allRoutes, type BruteRoute } from './brute';
import { randomInput } from './random-board';

const boards = 500;

describe('a route through a few stops', () => {
  it(`is the best that visits them in this order (${boards} random boards)`, () => {
    let found = 0;
    for (let seed = 0; seed < boards; seed++) {
      const random: RandomState = { random: seed * 613 + 11 };
      const input = randomInput(random, 6, 1);
      const train = input.trains[0]!;
      const routes = allRoutes(input, train);
      const taken = routes[nextIndex(random, Math.max(1, routes.length))];
      for (const [exactEnds, others] of [
        [false, []],
        [true, []],
        [false, taken ? [taken] : []],
      ] as const) {
        const tapped = someStopsOf(random, routes) ?? input.graph.stops.slice(0, 1);
        const through = routes.filter(
          (route) => passes(route, tapped, exactEnds) && others.every((other) => isApart(other, route)),
        );
        const share = (route: RouteView) => input.rules.shared?.most({ train, route }) ?? 0;
        const expected = Math.max(-1, ...through.map(({ value, view }) => value + share(view)));
        const otherRoutes = others.map(({ view, pieces }): Route => ({ ...view, pieces }));
        const route = completeRoute(input, train, tapped, { exactEnds, others: otherRoutes });
        expect({ seed, exactEnds, earns: route ? earnings(train, route) + share(route) : -1 }).toEqual({
          seed,
          exactEnds,
          earns: expected,
        });
        if (!route) continue;
        const keys = route.pieces.map((piece) => piece.key);
        expect('route' in readRoute(input, train, keys)).toBe(true);
        found++;
      }
    }
    expect(found).toBeGreaterThan(boards / 2);
  });

  it('needs a stop, and each of them once', () => {
    const input = randomInput({ random: 5 }, 6, 1);
    const stop = input.graph.stops[0]!;
    expect(completeRoute(input, input.trains[0]!, [])).toBeUndefined();
    expect(completeRoute(input, input.trains[0]!, [stop, stop])).toBeUndefined();
  });
});

function isApart(one: BruteRoute, other: BruteRoute): boolean {
  return [...one.uses].every((use) => !other.uses.has(use));
}

/** Some of the stops of some route, in its order. */
function someStopsOf(random: RandomState, routes: readonly BruteRoute[]): StopNode[] | undefined {
  const route = routes[nextIndex(random, Math.max(1, routes.length))];
  const stops = route?.stops.filter(() => nextIndex(random, 2) === 0);
  return stops && stops.length > 0 ? stops : undefined;
}

function passes(route: BruteRoute, tapped: readonly StopNode[], exactEnds: boolean): boolean {
  const { stops } = route;
  const places = tapped.map((stop) => stops.indexOf(stop));
  const inOrder = places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!));
  const atEnds = places[0] === 0 && places.at(-1) === stops.length - 1;
  return inOrder && (!exactEnds || tapped.length < 2 || atEnds);
}
