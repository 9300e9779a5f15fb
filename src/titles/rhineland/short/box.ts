import { valueIn } from '@/engine/board/colours';
import type { BoardDef, Station } from '@/engine/board/types';
import type { TrainType } from '@/engine/finance/cards';
import { type Phases, phasesByTrain } from '@/engine/finance/phases';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Setup } from '@/engine/game/state';
import type { FreeBox } from '@/engine/rounds/free';
import type { RunInput } from '@/engine/routes/types';
import { networks } from '@/engine/steps/network';
import type { RhinelandCompany, RhinelandPhase } from '../cards';
import type { routesWith } from '../rules/routes';
import type { ShortGame, ShortGameSetup } from './cards';
import { playerRoundOf, type ShortState } from './state';

/** What one of the two maps brings to the Short Game. */
export interface ShortParts {
  readonly game: ShortGame;
  readonly board: BoardDef;
  readonly companies: readonly RhinelandCompany[];
  readonly trains: readonly TrainType[];
  readonly phases: readonly RhinelandPhase[];
  /** Combinations of places for the industry tokens, one of which is drawn; none where all are printed. */
  readonly industryCards: readonly { readonly coalmine: HexId; readonly steelmill: HexId }[];
  /** Places that stay empty because there are no private companies. */
  readonly keptPlaces: readonly Station[];
  routesOf(...of: Parameters<RoutesOf>): ReturnType<RoutesOf>;
}

type RoutesOf = (
  network: Parameters<typeof routesWith>[0]['networks'],
  phases: Phases,
) => ReturnType<typeof routesWith>;

/** What is on the table for a number of players [18Rhl 10.1]. */
export interface ShortBox extends FreeBox<ShortState> {
  readonly rounds: ShortGameSetup;
  readonly board: BoardDef;
  readonly companies: readonly RhinelandCompany[];
  readonly phases: Phases<RhinelandPhase>;
  readonly industryCards: ShortParts['industryCards'];
  readonly keptPlaces: readonly Station[];
  /** [18Rhl 10.3.2] trains run in alphabetical order of their corporations. */
  readonly order: readonly CompanyId[];
  /** How many yellow tiles a director may lay now. */
  yellowTiles(state: Pick<ShortState, 'trains'>): number;
  runInput(state: ShortState, company: CompanyId): RunInput;
  canRun(state: ShortState, company: CompanyId): boolean;
}

/** [18Rhl 10.3.1.2] a corporation has one train. */
const trainLimit = 1;

/** [18Rhl 10.1, ruling 160] without the last certificate of its stack. */
function reduced(company: RhinelandCompany, remove: readonly CompanyId[]): RhinelandCompany {
  return remove.includes(company.id)
    ? { ...company, certificates: company.certificates.slice(0, -1) }
    : company;
}

export function shortBox(parts: ShortParts, { players }: Pick<Setup, 'players'>): ShortBox {
  const { game, board } = parts;
  const rounds = game.players[players.length]!;
  const companies = parts.companies.map((company) => reduced(company, rounds.remove));
  const phases = phasesByTrain(parts.phases.map((phase) => ({ ...phase, trainLimit })));
  // [18Rhl 6.1.2, 10.3.2, ruling 62] a corporation floats with its director's certificate; homes of others block nothing
  const network = networks<ShortState>({
    boardOf: () => board,
    redStationsShut: true,
    blocking: (state) => companies.map(({ id }) => id).filter((id) => state.companies[id]!.founded),
  });
  const { runInput, canRun } = parts.routesOf(network, phases);
  return {
    rounds,
    board,
    companies,
    trains: parts.trains.map((type) => ({ ...type, count: game.trains[type.id]! })),
    phases,
    network,
    industryCards: parts.industryCards,
    keptPlaces: parts.keptPlaces,
    order: companies.map(({ id }) => id).sort(),
    certificateLimit: ({ seats }) => game.certificateLimit[seats.length]!,
    turn: (state) => playerRoundOf(state).turn,
    yellowTiles: (state) => Math.max(1, valueIn(game.yellowTilesFrom, phases.of(state).colour)),
    runInput,
    canRun,
  };
}
