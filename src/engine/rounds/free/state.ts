import type { BoardState } from '@/engine/board/types';
import type { CompanyDef, TrainType } from '@/engine/finance/cards';
import { directorOf, shareCertificates } from '@/engine/finance/certificates';
import type { AskForExchange } from '@/engine/finance/director';
import type { Phases } from '@/engine/finance/phases';
import type { Persons } from '@/engine/finance/seats';
import type { Certificate, RailwayState, Train } from '@/engine/finance/state';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import type { CoreState, Decision } from '@/engine/game/state';
import type { Networks } from '@/engine/steps/network';

/** A game without prices: certificates are taken, not bought, and building costs nothing. */
export interface FreeState extends CoreState, Persons {
  /** A value, replaced as a whole: see `plainAt`. On the display they are with `offer`. */
  certificates: Certificate[];
  companies: Record<CompanyId, Pick<RailwayState, 'founded' | 'tokens' | 'harbour'>>;
  /** A value, replaced as a whole: see `plainAt`. */
  trains: Train[];
  board: BoardState;
}

/** A player holds more certificates than the limit allows and gives some up at once. */
export interface SurplusDecision extends Decision {
  kind: 'surplus';
}

/** What all rules of such a game need to know of its title. */
export interface FreeBox<S extends FreeState> {
  readonly companies: readonly CompanyDef[];
  readonly trains: readonly TrainType[];
  readonly phases: Phases;
  readonly network: Networks<S>;
  certificateLimit(state: S): number;
  /** The player whose turn it is. */
  turn(state: S): PlayerId;
  /** At a change of director somebody may choose the certificates; as few as can be where it is silent. */
  readonly ask?: AskForExchange<FreeState>;
}

/** How many certificates somebody has, or lie on the display. */
export function countOf(state: Pick<FreeState, 'certificates'>, holder: PlayerId | 'offer'): number {
  return shareCertificates(state, holder);
}

/** Companies that the acting player directs, in the order of the box. */
export function directed<S extends FreeState>(box: FreeBox<S>, state: S): CompanyId[] {
  const player = box.turn(state);
  return box.companies.map(({ id }) => id).filter((company) => directorOf(state, company) === player);
}

export function unknownCompany(
  { companies }: Pick<FreeBox<FreeState>, 'companies'>,
  company: CompanyId,
): Objection | undefined {
  return companies.some(({ id }) => id === company) ? undefined : object('no-such-company', { company });
}

/** Only a director acts for a company. */
export function notDirected<S extends FreeState>(
  box: FreeBox<S>,
  state: S,
  company: CompanyId,
): Objection | undefined {
  const unknown = unknownCompany(box, company);
  if (unknown) return unknown;
  return directed(box, state).includes(company) ? undefined : object('not-director', { company });
}
