/** A position of 18Rhl as far as routes depend on it, and how it is written down. */
import { accessOf } from '@/engine/board/access';
import { graphOf } from '@/engine/board/graph';
import type { BoardState } from '@/engine/board/types';
import { phasesByTrain } from '@/engine/finance/phases';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { RunInput } from '@/engine/routes/types';
import type { Network } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import { board } from '@/titles/rhineland/18rhl/board';
import { companies, phases } from '@/titles/rhineland/18rhl/cards';
import { routesOf } from '@/titles/rhineland/18rhl/routes';

export interface Position {
  readonly board: BoardState;
  /** Companies whose stations block others. */
  readonly floated: readonly CompanyId[];
  readonly company: CompanyId;
  readonly trains: readonly TrainId[];
  /** The phase, by the train that began it. */
  readonly phase: string;
}

/** What the file of positions holds: boards, and what runs on which of them. */
export interface Kept {
  readonly boards: readonly string[];
  readonly positions: readonly (readonly [
    board: number,
    company: string,
    phase: string,
    trains: string,
    from: string,
  ])[];
}

/** The input of the routes as the title makes it. A fresh graph each time: nothing is worked out before. */
export function inputOf(position: Position): RunInput {
  const built = { ...position.board, tiles: { ...position.board.tiles } };
  const graph = graphOf(board, built);
  const access = accessOf(board, graph, built, position.company, {
    blocks: (company) => position.floated.includes(company),
    redStationsShut: true,
  });
  const network = { board, graph, access } as Network;
  const routes = routesOf({ boardOf: () => board, of: () => network }, phasesByTrain(phases));
  return routes.runInput(stateOf({ ...position, board: built }), position.company);
}

/** What the routes of a company read of a state. */
function stateOf({ board: built, company, floated, trains, phase }: Position): RailState {
  const reached = phases.slice(0, phases.findIndex(({ id }) => id === phase) + 1);
  const state: Pick<RailState, 'board' | 'companies' | 'trains'> = {
    board: built,
    companies: Object.fromEntries(
      companies.map(({ id }) => [id, { floated: floated.includes(id) }]),
    ) as RailState['companies'],
    trains: [
      ...reached.map(({ id }) => ({ type: id, at: 'pool' as const })),
      ...trains.map((type) => ({ type, at: company })),
    ],
  };
  return state as RailState;
}

/** Short enough to keep hundreds of them: `I10=928/0 …|CME@I10/2 …|D9=coalmine …|CME BME`. */
export function writeBoard({ tiles, stations, markers }: BoardState, floated: readonly CompanyId[]): string {
  return [
    Object.entries(tiles).map(([hex, { tile, turn }]) => `${hex}=${tile}/${turn}`),
    stations.map(({ company, hex, stop }) => `${company}@${hex}/${stop}`),
    Object.entries(markers).map(([hex, list]) => `${hex}=${list.join('+')}`),
    floated,
  ]
    .map((part) => part.join(' '))
    .join('|');
}

export function readBoard(text: string): Pick<Position, 'board' | 'floated'> {
  const [tiles = [], stations = [], markers = [], floated = []] = text
    .split('|')
    .map((part) => part.split(' ').filter((word) => word !== ''));
  const pairs = (words: readonly string[]) => words.map((word) => word.split('=') as [string, string]);
  const slash = (word: string) => word.split('/') as [string, string];
  return {
    board: {
      tiles: Object.fromEntries(
        pairs(tiles).map(([hex, laid]) => [hex, { tile: slash(laid)[0], turn: Number(slash(laid)[1]) }]),
      ),
      stations: stations.map((word) => {
        const [company, place] = word.split('@') as [string, string];
        return { company, hex: slash(place)[0], stop: Number(slash(place)[1]) };
      }),
      reserved: [],
      markers: Object.fromEntries(pairs(markers).map(([hex, list]) => [hex, list.split('+')])),
    },
    floated,
  };
}
