/** The best run of all trains of 18LRA, on positions of its recorded games and on their last boards with more trains. */
import { readdirSync, readFileSync } from 'node:fs';
import { replay } from '@/engine/game/replay';
import { turnOf } from '@/engine/steps/state';
import { boxAt, lra } from '@/titles/rhineland/18lra';
import type { RhinelandState } from '@/titles/rhineland/state';
import { inProject } from '../../.tools/paths';
import { goldenEnding, readGolden } from '../golden/game';
import type { Bench } from './contract';
import { type Given, isFew, rowOf, type Solved, solveAll } from './solving';

/** One position of so many. */
const every = 3;

const bench: Bench = {
  name: 'Best run of all trains (18LRA)',
  run() {
    const solved = solveAll(recordedGames().flatMap((states) => [...played(states), ...crowded(states)]));
    const games = solved.filter(({ from }) => from === 'game');
    const groups: [string, readonly Solved[], number?][] = [
      ['all', games],
      ['games, 1-2 trains', games.filter(isFew), 100],
      ['games, 3-4 trains', games.filter((one) => !isFew(one)), 1000],
      ['last boards, 1-2 trains', solved.filter((one) => one.from === 'last' && isFew(one)), 100],
      ['last boards, 3-4 trains', solved.filter((one) => one.from === 'last' && !isFew(one)), 1000],
    ];
    return groups.filter(([, list]) => list.length > 0).map(([name, list, bar]) => rowOf(name, list, bar));
  },
};

export default bench;

/** The states of each recorded game in which trains run. */
function recordedGames(): RhinelandState[][] {
  // a bench is bundled elsewhere, so it looks for the games from the project's folder
  const folder = inProject('test/golden/games');
  return readdirSync(folder)
    .filter((name) => name.startsWith(lra.id) && name.endsWith(`v${lra.rulesVersion}${goldenEnding}`))
    .map((name) => readGolden(readFileSync(`${folder}/${name}`, 'utf8')))
    .filter(({ setup }) => setup.title === lra.id)
    .map(({ setup, moves }) =>
      replay(lra, setup, moves)
        .timeline.instants.map(({ state }) => state)
        .filter(({ round, decisions }) => decisions.length === 0 && isRun(round)),
    );
}

function isRun(round: RhinelandState['round']): boolean {
  return round.kind === 'operating' && round.turn?.step === 'run';
}

/** The board is a copy each time: nothing that was worked out for it before is of use. */
function positionOf(from: string, state: RhinelandState, company: string): Given {
  return {
    from,
    inputOf: () => boxAt(state.setup).runInput({ ...state, board: structuredClone(state.board) }, company),
  };
}

function played(states: readonly RhinelandState[]): Given[] {
  return states
    .filter((_, i) => i % every === 0)
    .map((state) => positionOf('game', state, turnOf(state).company));
}

/** Every company of the last board with these trains in turn. */
function crowded(states: readonly RhinelandState[]): Given[] {
  const last = states.at(-1)!;
  const fleets = [
    ['6', '6'],
    ['6', '2+4'],
    ['3', '4', '5'],
    ['4', '5', '6', '2+4'],
  ];
  const floated = Object.keys(last.companies).filter((id) => last.companies[id]!.floated);
  return floated.flatMap((company) =>
    fleets.map((fleet) => {
      const others = last.trains.filter(({ at }) => at !== company);
      const trains = [...others, ...fleet.map((type) => ({ type, at: company }))];
      return positionOf('last', { ...last, trains }, company);
    }),
  );
}
