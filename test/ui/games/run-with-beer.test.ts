import { describe, expect, it } from 'vitest';
import type { Instant } from '@/engine/game/timeline';
import type { RouteReport } from '@/engine/routes/types';
import { runWithBeer } from '@/ui/games/dortmund/run-with-beer';

const stop = (hex: string, value: number) => ({ hex, value }) as RouteReport['stops'][number];
const route = (train: string, hexes: readonly string[], beer: number): RouteReport => ({
  train,
  pieces: [],
  stops: hexes.map((hex) => stop(hex, 50)),
  bonuses: beer > 0 ? [{ name: 'beer', amount: beer }] : [],
  total: hexes.length * 50 + beer,
});

/** The best that the run could bring: 50 with the first 5-train by way of the city, 150 with the 8-train. */
const report = {
  routes: [
    route('5', ['A1', 'B2'], 0),
    route('5', ['E12', 'I20'], 50),
    {
      ...route('8', ['E12', 'H1'], 150),
      bonuses: [
        { name: 'industry', amount: 20 },
        { name: 'beer', amount: 150 },
      ],
      total: 270,
    },
  ],
  total: 520,
};

const delivered = (...loads: readonly (readonly [train: string, amount: number])[]) =>
  ({
    move: { type: 'deliver', loads: [] },
    events: loads.map(([train, amount]) => ({ type: 'beer-delivered', company: 'KWE', train, amount })),
    state: {},
  }) as unknown as Instant;

describe('the working of a run with beer', () => {
  it('is that of the best delivery until one is made', () => {
    expect(runWithBeer(report, [])).toBe(report);
  });

  it('has the beer that was delivered, on the routes that can have carried it', () => {
    const { routes, total } = runWithBeer(report, [delivered(['5', 40], ['8', 100])]);
    expect(routes.map((each) => each.total)).toEqual([100, 140, 220]);
    expect(routes[1]!.bonuses).toEqual([{ name: 'beer', amount: 40 }]);
    expect(routes[2]!.bonuses).toEqual([
      { name: 'industry', amount: 20 },
      { name: 'beer', amount: 100 },
    ]);
    expect(total).toBe(460);
  });

  it('has no beer where none was delivered', () => {
    const { routes, total } = runWithBeer(report, [delivered()]);
    expect(routes.flatMap(({ bonuses }) => bonuses)).toEqual([{ name: 'industry', amount: 20 }]);
    expect(total).toBe(320);
  });
});
