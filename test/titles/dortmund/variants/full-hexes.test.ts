import { describe, expect, it } from 'vitest';
import { bestRun } from '@/engine/routes/best';
import { everyStop, type RunInput } from '@/engine/routes/types';
import { beerValue } from '@/titles/dortmund/board';
import { withBeer } from '@/titles/dortmund/hsb/rails/routes';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { bruteRun } from '../../../engine/routes/brute';
import { type Hex, printedValue, runOn } from '../../../engine/routes/small-board';

const track = (a: number, b: number): Hex => ({ kind: 'track', pairs: [[a, b]] });
const city = (edges: readonly number[], revenue: number, slots = 1): Hex => ({
  kind: 'city',
  edges,
  slots,
  revenue,
});

/** Two ways from Dortmund City to Hamm, each with a full city; track from the one city to the other leads by D17. */
const hexes: Record<string, Hex> = {
  E12: city([3, 4], 40),
  E14: track(1, 4),
  E16: city([1, 3, 4], 20),
  E18: track(1, 3),
  D19: track(0, 3),
  D13: track(0, 3),
  C14: track(0, 4),
  C16: city([1, 4, 5], 30),
  C18: track(1, 4),
  D17: city([0, 2], 50, 2),
  C20: { kind: 'offboard', edges: [0, 1], revenue: 60 },
};

/** A train of a company in Dortmund City with two cubes for Hamm, where strangers stand in these cities. */
function boundTo(others: readonly string[], change: Record<string, Hex> = {}): RunInput {
  const profile = { capacity: everyStop(6), value: printedValue };
  const plain = runOn({ ...hexes, ...change }, { own: ['E12'], others }, [{ id: '6', profile }]);
  const state = { trains: [{ type: '6', at: 'own', beer: 2, to: 'C20' }] } as unknown as OperatingGame;
  const directed = { goals: ['C20'], goalOf: (hex: string) => hex, left: () => 0, take: () => undefined };
  const routes = { runInput: () => plain, canRun: () => true };
  const rules = { carriesBeer: () => true, directed, areas: () => undefined, values: beerValue };
  return withBeer(routes, rules).runInput(state, 'own');
}

const beer = 2 * beerValue.C20!;
const incomeOf = (input: RunInput) => {
  const { total } = bestRun(input);
  expect(bruteRun(input).total).toBe(total);
  return total;
};

describe('[18DO-MV 1, rulings 95, 158] full hexes on the way of a bound train', () => {
  it('are passed by none that has another way, and pay at its end', () => {
    expect(incomeOf(boundTo(['E16']))).toBe(20 + 40 + 30 + 60 + beer);
  });

  it('are passed for nothing where there is no other way: the one of less value, while the other one pays at its end', () => {
    expect(incomeOf(boundTo(['E16', 'C16'], { D17: city([0], 50, 2) }))).toBe(30 + 40 + 60 + beer);
  });

  it('are not passed beside one that must be: by E16, D17 and C16 it would be two where one is enough', () => {
    expect(incomeOf(boundTo(['E16', 'C16']))).toBe(30 + 40 + 60 + beer);
  });

  it('are all passed where no way leads by fewer', () => {
    const only = { E18: track(1, 4), C14: track(1, 4) };
    expect(incomeOf(boundTo(['E16', 'C16'], only))).toBe(40 + 50 + 60 + beer);
  });
});
