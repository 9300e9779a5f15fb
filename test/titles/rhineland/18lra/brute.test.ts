import { describe, expect, it } from 'vitest';
import { putTile, tilesLeft } from '@/engine/board/lay';
import type { Station } from '@/engine/board/types';
import { fittings } from '@/engine/board/upgrade';
import type { HexId } from '@/engine/game/ids';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { bestRun } from '@/engine/routes/best';
import type { RunInput } from '@/engine/routes/types';
import { boxAt } from '@/titles/rhineland/18lra';
import { board } from '@/titles/rhineland/18lra/board';
import { allRoutes, bruteRun } from '../../../engine/routes/brute';
import { floated, harbour, type LraState, turn } from '../../../support/lra/table';

/** Trying everything takes too long where there are more combinations than this. */
const mostCombinations = 100_000;

/** Lines to begin with: where harbours, ferries, the camp and the 2+4 are soon on one route. */
const regions: readonly {
  readonly tiles: Parameters<typeof turn>[0]['tiles'];
  readonly hexes: readonly HexId[];
  readonly harbours: readonly HexId[];
}[] = [
  {
    tiles: { G15: ['L04', 0], E15: ['58', 3], C15: ['L05', 5], B14: ['L30', 0] },
    hexes: ['C13', 'C15', 'G15', 'C11', 'B12', 'D14', 'E13'],
    harbours: ['B14'],
  },
  {
    tiles: {
      I5: ['9', 1],
      I7: ['L07', 1],
      H8: ['L07', 4],
      H10: ['9', 1],
      H12: ['9', 1],
      H14: ['L27', 0],
      G15: [
        ['L04', 0],
        ['L15', 0],
      ],
    },
    hexes: ['I5', 'H10', 'H12', 'I7', 'H8', 'E15', 'G13', 'J4'],
    harbours: ['H14'],
  },
  {
    tiles: { B2: ['4', 2], B4: ['L14', 0] },
    hexes: ['C5', 'D4', 'F2', 'E3', 'B2', 'C7', 'C9', 'D8'],
    harbours: [],
  },
];

const fleets = [
  ['3'],
  ['4'],
  ['3', '2+4'],
  ['4', '2+4'],
  ['2', '3'],
  ['5', '2+4'],
  ['2+4'],
  ['5'],
  ['6'],
  ['4', '5'],
] as const;

/** A corporation somewhere on such a line, with more track, a harbour token and the camp by lot. */
function position(random: RandomState): LraState {
  const region = regions[nextIndex(random, regions.length)]!;
  const trains = fleets[nextIndex(random, fleets.length)]!;
  const company = 'BME';
  const isBrown = nextIndex(random, 2) === 0;
  const state = turn({
    company,
    step: 'run',
    phase: isBrown ? '5' : '3',
    tiles: region.tiles!,
    companies: { BME: floated({ trains: trains.filter((each) => each !== '2+4') }) },
    bestowed: {
      DEC: nextIndex(random, 2) === 0 ? company : null,
      GKB: (trains as readonly string[]).includes('2+4') ? company : null,
    },
    ...(isBrown && { pool: ['5'] }),
  });
  const stations: Station[] = region.harbours
    .filter(() => nextIndex(random, 3) > 0)
    .map((hex) => harbour(company, hex));
  if (region.hexes.includes('C5')) stations.push({ company, hex: 'E1', stop: 0 });
  state.board = { ...state.board, stations: [...state.board.stations, ...stations] };
  for (let i = nextIndex(random, 5); i > 0; i--) layAny(random, state, region.hexes);
  return state;
}

function layAny(random: RandomState, state: LraState, hexes: readonly HexId[]): void {
  const hex = hexes[nextIndex(random, hexes.length)]!;
  const fits = fittings(board, hex, state.board.tiles[hex]).filter(
    ({ tile }) => tilesLeft(board, state.board, tile) > 0,
  );
  const fit = fits[nextIndex(random, Math.max(1, fits.length))];
  if (fit) state.board = putTile(state.board, { hex, tile: fit.tile, turn: fit.turn }, fit.becomes);
}

function combinations(input: RunInput): number {
  return input.trains.reduce((product, train) => product * (1 + allRoutes(input, train).length / 2), 1);
}

describe('[18LRA 6.2.3, 6.2.4] the best run', () => {
  it('agrees with trying everything, with harbours, the camp, ferries and the 2+4', () => {
    const seen = { runs: 0, harbour: 0, camp: 0, kreisbahn: 0, ferry: 0 };
    for (let seed = 1; seed <= 900; seed++) {
      const state = position({ random: seed });
      const input = boxAt(state.setup).runInput(state, 'BME');
      if (combinations(input) > mostCombinations) continue;
      const { run, total, proven } = bestRun(input);
      expect({ seed, total, proven }).toEqual({ seed, total: bruteRun(input).total, proven: true });
      const names = run.flatMap(({ train, route }) =>
        (train.profile.bonuses ?? []).filter((bonus) => bonus.amount(route) > 0).map(({ name }) => name),
      );
      seen.runs += run.length;
      seen.harbour += Number(names.includes('harbour'));
      seen.camp += Number(names.includes('camp'));
      seen.kreisbahn += Number(run.some(({ train }) => train.id === '2+4'));
      seen.ferry += Number(run.some(({ route }) => route.visits.some(({ ferry }) => ferry)));
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(20);
  });
});
