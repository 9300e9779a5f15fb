/** Best runs on positions from recorded games of a title of the Rhineland box, and on their last boards with more trains. */
import type { Move } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { turnOf } from '@/engine/steps/state';
import type { RhinelandBox } from '@/titles/rhineland/box';
import type { RhinelandState } from '@/titles/rhineland/state';
import type { Row } from './contract';
import { recordedRuns } from './recorded-runs';
import { type Given, isFew, rowOf, type Solved, solveAll } from './solving';

/** Whose recorded games, which of them, and what the companies of their last boards are given in turn. */
export interface Recorded {
  readonly title: Title<RhinelandState, Move>;
  boxAt(setup: Setup): RhinelandBox;
  isWanted(setup: Setup): boolean;
  readonly fleets: readonly (readonly string[])[];
}

/** One position of so many. */
const every = 3;

export function rowsOfRuns(recorded: Recorded): Row[] {
  const wanted = recordedRuns(recorded.title).filter(([first]) => recorded.isWanted(first!.setup));
  const solved = solveAll(
    wanted.flatMap((states) => [...played(recorded, states), ...crowded(recorded, states)]),
  );
  const games = solved.filter(({ from }) => from === 'game');
  const groups: [string, readonly Solved[], number?][] = [
    ['all', games],
    ['games, 1-2 trains', games.filter(isFew), 100],
    ['games, 3-4 trains', games.filter((one) => !isFew(one)), 1000],
    ['last boards, 1-2 trains', solved.filter((one) => one.from === 'last' && isFew(one)), 100],
    ['last boards, 3-4 trains', solved.filter((one) => one.from === 'last' && !isFew(one)), 1000],
  ];
  return groups.filter(([, list]) => list.length > 0).map(([name, list, bar]) => rowOf(name, list, bar));
}

/** The board is a copy each time: nothing that was worked out for it before is of use. */
function positionOf({ boxAt }: Recorded, from: string, state: RhinelandState, company: string): Given {
  return {
    from,
    inputOf: () => boxAt(state.setup).runInput({ ...state, board: structuredClone(state.board) }, company),
  };
}

function played(recorded: Recorded, states: readonly RhinelandState[]): Given[] {
  return states
    .filter((_, i) => i % every === 0)
    .map((state) => positionOf(recorded, 'game', state, turnOf(state).company));
}

/** Every company of the last board with these trains in turn. */
function crowded(recorded: Recorded, states: readonly RhinelandState[]): Given[] {
  const last = states.at(-1)!;
  const floated = Object.keys(last.companies).filter((id) => last.companies[id]!.floated);
  return floated.flatMap((company) =>
    recorded.fleets.map((fleet) => {
      const others = last.trains.filter(({ at }) => at !== company);
      const trains = [...others, ...fleet.map((type) => ({ type, at: company }))];
      return positionOf(recorded, 'last', { ...last, trains }, company);
    }),
  );
}
