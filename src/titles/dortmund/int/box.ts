import type { ByPlayers, CompanyDef, PhaseDef, PrivateDef } from '@/engine/finance/cards';
import { askTheOldDirector } from '@/engine/finance/exchange';
import { type Phases, phasesByTrain } from '@/engine/finance/phases';
import type { FreeBox } from '@/engine/rounds/free';
import { hexOnce } from '@/engine/steps/hex-once';
import { type Networks, networks } from '@/engine/steps/network';
import { companies, type DortmundTrain, introduction, phases, privates, trains } from '../cards';
import type { IntState } from './state';
import { boardAt } from './values';

interface IntPhase extends PhaseDef {
  readonly maxLink: number;
}

/** What is in the box for the Introduction Game [18DO 3.1]. */
export interface IntBox {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly companies: readonly CompanyDef[];
  readonly trains: readonly DortmundTrain[];
  readonly phases: Phases<IntPhase>;
  /** Only dealt to see who begins. */
  readonly privates: readonly PrivateDef[];
  readonly certificateLimit: ByPlayers;
  /** Percent of one company that a player may hold. */
  readonly shareLimit: number;
  readonly turns: number;
}

export const box: IntBox = {
  id: '18do-int',
  players: introduction.players,
  companies,
  trains: trains.map((type) => ({ ...type, count: introduction.trains[type.id]! })),
  phases: phasesByTrain(phases.map((phase) => ({ ...phase, trainLimit: introduction.trainsPerCompany }))),
  privates,
  certificateLimit: introduction.certificateLimit,
  shareLimit: introduction.shareLimit,
  turns: introduction.turns,
};

const everyCompany = companies.map(({ id }) => id);

/**
 * [18DO 3.1, 3.2.2.3] every home station counts from the start; those in red areas block nobody; no route is in a
 * hex twice [18DO 3.2.2].
 */
export const network: Networks<IntState> = hexOnce(
  networks<IntState>({
    boardOf: ({ setup }) => boardAt(setup),
    redStationsShut: false,
    blocking: () => everyCompany,
  }),
);

export function phaseNow(state: Pick<IntState, 'trains'>): IntPhase {
  return box.phases.of(state);
}

export function limitOf(state: Pick<IntState, 'seats'>): number {
  return box.certificateLimit[state.seats.length]!;
}

/** What rules without prices ask of it. */
export const free: FreeBox<IntState> = {
  companies: box.companies,
  trains: box.trains,
  phases: box.phases,
  network,
  certificateLimit: limitOf,
  turn: ({ round }) => round.turn,
  ask: askTheOldDirector,
};
