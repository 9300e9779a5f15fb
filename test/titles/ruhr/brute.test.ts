import { describe, expect, it } from 'vitest';
import { layTile, legalLays } from '@/engine/board/lay';
import { newValue } from '@/engine/game/draft';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { bestRun } from '@/engine/routes/best';
import type { RunInput } from '@/engine/routes/types';
import { boxAt } from '@/titles/ruhr/18ruhr';
import { board } from '@/titles/ruhr/board';
import { allRoutes, bruteRun } from '../../engine/routes/brute';
import { type Given, type RuhrState, ruhrState } from '../../support/ruhr/table';

/** Trying everything takes too long where there are more combinations than this. */
const mostCombinations = 60_000;

/** Lines to begin with, to Wesel and to the Eiserne Rhein, where locations count twice. */
const regions: readonly { readonly company: string; readonly given: Given }[] = [
  {
    company: 'CME',
    given: {
      tiles: { B3: ['8', 0], D3: ['883', 3], E4: ['9', 2], F5: ['8', 0], H5: ['718', 0] },
      stations: [{ company: 'CME', hex: 'H5', stop: 0 }],
    },
  },
  {
    company: 'RhE',
    given: { tiles: { M2: ['4', 1], L3: ['M-green-b', 0], K2: ['4', 2], J3: ['720', 0] } },
  },
];

const fleets = [['2'], ['3'], ['2', '2'], ['3', '2'], ['8'], ['4', '8'], ['6', '3']] as const;

/** One of them, with more track, links and trains by lot. */
function position(random: RandomState): { state: RuhrState; company: string } {
  const { company, given } = regions[nextIndex(random, regions.length)]!;
  const trains = fleets[nextIndex(random, fleets.length)]!;
  const phase = nextIndex(random, 2) === 0 ? '3' : '8';
  let state = ruhrState({
    ...given,
    phase,
    corporations: { [company]: { director: 'A', at: 60, trains } },
    operating: { company, step: 'run' },
  });
  const locations = Object.fromEntries(
    Object.entries(state.locations).map(([hex, location]) => [
      hex,
      { ...location, value: 10 * nextIndex(random, 2) },
    ]),
  );
  state = { ...state, locations };
  const { network } = boxAt(state.setup);
  const lays = 2 + nextIndex(random, 5);
  for (let i = 0; i < lays; i++) {
    const legal = legalLays(board, state.board, network.of(state, company).reach, {
      colours: ['yellow', 'green'],
      anyRoute: true,
    });
    const lay = legal[nextIndex(random, legal.length)];
    if (lay) state = { ...state, board: newValue(layTile(board, state.board, lay)) };
  }
  return { state, company };
}

function isFeasible(input: RunInput): boolean {
  return (
    input.trains.reduce((all, train) => all * (1 + allRoutes(input, train).length / 2), 1) <= mostCombinations
  );
}

describe('the best run of n+n trains', () => {
  it('[18Ruhr 10.5, 10.6.1] is what trying everything finds, with Wesel, the Eiserne Rhein and doubled red areas', () => {
    let tried = 0;
    let perRoute = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { state, company } = position({ random: seed * 7919 });
      const input = boxAt(state.setup).runInput(state, company);
      if (!isFeasible(input)) continue;
      const { running, total } = bruteRun(input);
      const best = bestRun(input);
      expect({ seed, running: best.run.length, total: best.total }).toEqual({ seed, running, total });
      tried++;
      const isBonus = best.run.some(({ train, route }) =>
        train.profile.bonuses?.some((bonus) => bonus.amount(route) > 0),
      );
      if (isBonus) perRoute++;
    }
    expect(tried).toBeGreaterThan(80);
    expect(perRoute).toBeGreaterThan(20);
  });
});
