import { describe, expect, it } from 'vitest';
import type { BoardState } from '@/engine/board/types';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { hasRoute, mostTrains } from '@/engine/routes/most';
import type { Demand, TrainProfile } from '@/engine/routes/types';
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState, LadenTrain } from '@/titles/dortmund/hsb/state';
import { deliversTo } from '@/titles/dortmund/rules/operating/beer';
import { markedHex } from '@/titles/dortmund/variants/on-map';
import { denseBoard } from '../../../bench/dense-board';
import { hsbStart } from '../../../support/hsb/table';

/** Fleets as the phases allow them. */
const fleets = ['2A 2A', '2A 3', '3 3', '3 4', '3 3 3', '4 4', '3 4 4', '5 5', '5 6', '6 8', '8 8'];
const boards = 6;

/** A dense board of which some tiles are missing: many ways, and often too few of them. */
function boardFor(state: HsbState, random: RandomState): BoardState {
  const box = boxAt(state.setup);
  const dense = denseBoard({ board: box.board, companies: box.railways, inPlay: () => true }, random, {});
  const kept = 6 + nextIndex(random, 3);
  const tiles = Object.fromEntries(Object.entries(dense.tiles).filter(() => nextIndex(random, 8) < kept));
  return { ...dense, tiles, markers: state.board.markers };
}

/** As it was asked before there was a quicker way: the routes of all trains are listed, and their sets tried. */
function canBySets(state: HsbState, company: CompanyId, goals: readonly (HexId | undefined)[]): boolean {
  const box = boxAt(state.setup);
  const input = box.runInput(state, company);
  const profiles = new Map<string, TrainProfile>();
  const trains = input.trains.map((train, i) => {
    const to = goals[i];
    const isGoal = (hex: HexId) => to === undefined || markedHex(box.board, hex) === to;
    const demand: Demand = { code: 'route-misses-goal', met: (route) => deliversTo(route).some(isGoal) };
    const kind = `${train.id} ${to}`;
    const profile = profiles.get(kind) ?? { ...train.profile, demands: [demand] };
    profiles.set(kind, profile);
    return { ...train, profile };
  });
  return (
    trains.every(({ profile }) => hasRoute(input, profile)) &&
    mostTrains({ ...input, trains }) === trains.length
  );
}

function tryAll(options: HsbState['setup']['options'], isBound: boolean): { can: number; cannot: number } {
  const start = hsbStart(undefined, 4, options);
  const box = boxAt(start.setup);
  const areas = Object.keys(box.board.hexes).filter((hex) => markedHex(box.board, hex) === hex && isRed(hex));
  function isRed(hex: HexId) {
    return box.board.hexes[hex]!.colour === 'red';
  }
  const count = { can: 0, cannot: 0 };
  for (let seed = 0; seed < boards; seed++) {
    const random = { random: seed * 6007 + 3 };
    const board = boardFor(start, random);
    for (const { id: company } of box.railways.filter(({ id }) => id !== 'HHW')) {
      const fleet = fleets[nextIndex(random, fleets.length)]!.split(' ');
      const goals = fleet.map(() => (isBound ? areas[nextIndex(random, areas.length)] : undefined));
      const trains = fleet.map((type, i): LadenTrain => {
        const to = goals[i];
        return { type, at: company, beer: 1, ...(to !== undefined && { to }) };
      });
      const stations =
        nextIndex(random, 2) === 0 ? board.stations : [...board.stations, { company, hex: 'E12', stop: 0 }];
      const state: HsbState = { ...start, trains, board: { ...board, stations } };
      const can = box.canExport(state, company, [...trains.keys()]);
      expect({ seed, company, fleet, can }).toEqual({
        seed,
        company,
        fleet,
        can: canBySets(state, company, goals),
      });
      count[can ? 'can' : 'cannot']++;
    }
  }
  return count;
}

describe('[18DO 6.5.2.4, ruling 111] all loaded trains of a railway run export routes at once', () => {
  it('can, wherever trying all sets of their routes finds one', () => {
    const { can, cannot } = tryAll({}, false);
    expect(can).toBeGreaterThan(5);
    expect(cannot).toBeGreaterThan(5);
  });

  it('[18DO-MV 1] can, where each has a red area to go to', () => {
    const { can, cannot } = tryAll({ exportDemand: 'equal' }, true);
    expect(can).toBeGreaterThan(3);
    expect(cannot).toBeGreaterThan(5);
  });
});
