/** The best run of n+n trains in 18Ruhr: on positions of its recorded games, on their last boards and on the densest ones. */
import { turnOf } from '@/engine/steps/state';
import { boxAt, ruhr } from '@/titles/ruhr/18ruhr';
import { board } from '@/titles/ruhr/board';
import type { RuhrState } from '@/titles/ruhr/state';
import type { Bench } from './contract';
import { denseBoard } from './dense-board';
import { recordedRuns } from './recorded-runs';
import { type Given, isFew, rowOf, type Solved, solveAll } from './solving';

/** One position of so many. */
const every = 6;
const denseBoards = 3;

/** Up to as many as the limit of any phase allows, and the largest there are. */
const fleets = ['6 8', '8 8', '5 6 8', '2 3 3 4', '3 4 4 5'].map((fleet) => fleet.split(' '));

const bench: Bench = {
  name: 'Best run of all trains (18Ruhr)',
  run() {
    const games = recordedRuns(ruhr);
    const last = games.map((states) => states.at(-1)!);
    const solved = solveAll([
      ...games.flatMap((states) =>
        states
          .filter((_, i) => i % every === 0)
          .map((state) => positionOf('game', state, turnOf(state).company)),
      ),
      ...last.flatMap((state) => crowded('last', state)),
      ...Array.from({ length: denseBoards }, (_, seed) =>
        crowded('dense', denselyBuilt(last[0]!, seed)),
      ).flat(),
    ]);
    const from = (name: string) => solved.filter((one) => one.from === name);
    const many = (one: Solved) => !isFew(one);
    const groups: [string, readonly Solved[], number?][] = [
      ['all', from('game')],
      ['games, 1-2 trains', from('game').filter(isFew), 100],
      ['games, 3-4 trains', from('game').filter(many), 1000],
      ['last boards, 1-2 trains', from('last').filter(isFew), 100],
      ['last boards, 3-4 trains', from('last').filter(many), 1000],
      ['densest boards, 1-2 trains', from('dense').filter(isFew), 100],
      ['densest boards, 3-4 trains', from('dense').filter(many), 1000],
    ];
    return groups.filter(([, list]) => list.length > 0).map(([name, list, bar]) => rowOf(name, list, bar));
  },
};

export default bench;

/** The board is a copy each time: nothing that was worked out for it before is of use. */
function positionOf(from: string, state: RuhrState, company: string): Given {
  return {
    from,
    inputOf: () => boxAt(state.setup).runInput({ ...state, board: structuredClone(state.board) }, company),
  };
}

/** Every railway with a station on the board has some of these fleets, another each time. */
function crowded(from: string, state: RuhrState): Given[] {
  const there = boxAt(state.setup)
    .railways.map(({ id }) => id)
    .filter((id) => state.board.stations.some(({ company }) => company === id));
  return there.flatMap((company, i) =>
    fleets
      .filter((_, j) => from === 'last' || (i + j) % 2 === 0)
      .map((fleet) => {
        const others = state.trains.filter(({ at }) => at !== company);
        const trains = [...others, ...fleet.map((type) => ({ type, at: company }))];
        return positionOf(from, { ...state, trains }, company);
      }),
  );
}

/** Track wherever it fits; every mine and mill has a link, so that Wesel and the Eiserne Rhein count all of them. */
function denselyBuilt(state: RuhrState, seed: number): RuhrState {
  const locations = Object.fromEntries(
    Object.entries(state.locations).map(([hex, location]) => [hex, { ...location, value: 30 }]),
  );
  const dense = denseBoard(
    { board, companies: boxAt(state.setup).railways, inPlay: () => true },
    { random: seed * 31 + 7 },
    {},
  );
  return { ...state, locations, board: dense };
}
