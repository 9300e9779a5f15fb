/**
 * The best run with trains that carry beer and must export it, in Heat, Sweat & Beer: on positions of its recorded games,
 * on their last boards and on the densest ones; and how long it takes to say whether trains can be loaded at all.
 */
import { turnOf } from '@/engine/steps/state';
import { mines, steelMills } from '@/titles/dortmund/board';
import { boxAt, hsb } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import type { Bench, Row } from './contract';
import { denseBoard } from './dense-board';
import { recordedRuns } from './recorded-runs';
import { type Given, isFew, rowOf, type Solved, solveAll } from './solving';

const denseBoards = 3;
/** Of the runs of recorded games one of so many. */
const every = 6;

/** Trains as the last phases allow them: `6+2` carries two cubes. */
const fleets = ['5+1', '6+2', '5+1 6+2', '6+1 6', '6+2 8+3', '8+3 8+3', '8 8+1'].map((fleet) =>
  fleet.split(' '),
);

interface Position extends Given {
  readonly state: HsbState;
  readonly company: string;
}

const bench: Bench = {
  name: 'Best run of all trains (18DO, Heat, Sweat & Beer)',
  run() {
    const games = recordedRuns(hsb);
    const last = games.map((states) => states.at(-1)!);
    const positions = [
      ...games.flatMap((states) =>
        states
          .filter((_, i) => i % every === 0)
          .map((state) => positionOf('game', state, turnOf(state).company)),
      ),
      ...last.flatMap((state) => laden('last', state)),
      ...Array.from({ length: denseBoards }, (_, seed) =>
        laden('dense', denselyBuilt(last[0]!, seed)),
      ).flat(),
    ];
    const solved = solveAll(positions);
    const from = (name: string) => solved.filter((one) => one.from === name);
    const groups: [string, readonly Solved[], number?][] = [
      ['all', from('game')],
      ['games, 1-2 trains', from('game').filter(isFew), 100],
      ['games, 3-4 trains', from('game').filter((one) => !isFew(one)), 1000],
      ['last boards, with beer', from('last'), 100],
      ['densest boards, with beer', from('dense'), 100],
    ];
    return [
      ...groups.filter(([, list]) => list.length > 0).map(([name, list, bar]) => rowOf(name, list, bar)),
      loadingRow(positions.filter(({ from: where }) => where !== 'game')),
    ];
  },
};

export default bench;

/** The board is a copy each time: nothing that was worked out for it before is of use. */
function positionOf(from: string, state: HsbState, company: string): Position {
  const inputOf = () =>
    boxAt(state.setup).runInput({ ...state, board: structuredClone(state.board) }, company);
  return { from, state, company, inputOf };
}

/** Every railway with some of these trains, another each time, and a station in Dortmund City. */
function laden(from: string, state: HsbState): Position[] {
  const railways = boxAt(state.setup).railways.map(({ id }) => id);
  return railways.flatMap((company, i) =>
    fleets
      .filter((_, j) => (i + j) % 3 === 0)
      .map((fleet) => {
        const others = state.trains.filter(({ at }) => at !== company);
        const own = fleet.map((name) => {
          const [type, beer] = name.split('+');
          return { type: type!, at: company, ...(beer && { beer: Number(beer) }) };
        });
        const stations = [...state.board.stations, { company, hex: 'E12', stop: 0 }];
        const there = { ...state, trains: [...others, ...own], board: { ...state.board, stations } };
        return positionOf(from, there, company);
      }),
  );
}

/** Every mine and mill with a link of 30, track wherever it fits. */
function denselyBuilt(state: HsbState, seed: number): HsbState {
  const box = boxAt(state.setup);
  const sites = [...Object.keys(mines), ...Object.keys(steelMills)];
  const links = Object.fromEntries(sites.map((hex) => [hex, ['link30']]));
  const board = denseBoard(
    { board: box.board, companies: box.railways, inPlay: () => true },
    { random: seed * 31 + 7 },
    links,
  );
  return { ...state, board };
}

/** [18DO 6.5.2.4] how long it takes to say whether all trains of a railway could export at once. */
function loadingRow(positions: readonly Position[]): Row {
  const times = positions.map(({ state, company }) => {
    const trains = state.trains.filter(({ at, as }) => at === company && as === undefined);
    const copy = { ...state, board: structuredClone(state.board) };
    const began = performance.now();
    boxAt(state.setup).canExport(copy, company, [...trains.keys()]);
    return performance.now() - began;
  });
  times.sort((a, b) => a - b);
  return {
    positions: 'may be loaded',
    count: times.length,
    'median ms': `${times[Math.floor(times.length / 2)]!.toFixed(2)} (bar 2)`,
    'worst ms': `${times.at(-1)!.toFixed(1)} (bar 30)`,
  };
}
