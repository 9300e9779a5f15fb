import type { BoardDef } from '@/engine/board/types';
import type { Phases } from '@/engine/finance/phases';
import type { CompanyId } from '@/engine/game/ids';
import type { Objection } from '@/engine/game/refusal';
import type { Market } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';
import type { DortmundCompany, DortmundPhase, DortmundTrain, Special } from '../../cards';
import type { Variant } from '../../variants/hooks';
import type { MarkerBox } from '../breweries/markers';
import type { BeerValues } from './beer';
import type { OperatingGame } from './state';

/** Why the company that acts may not deal in its own certificates, beside what holds for all of them. */
export interface OwnDeals {
  sale(state: OperatingGame): Objection | undefined;
  purchase(state: OperatingGame): Objection | undefined;
}

/** What operating rounds need of the box. */
export interface OperatingBox extends MarkerBox {
  readonly market: Market;
  readonly poolLimit: number;
  readonly trains: readonly DortmundTrain[];
  readonly phases: Phases<DortmundPhase>;
  readonly companies: readonly DortmundCompany[];
  readonly board: BoardDef;
  /** What each red hex pays for a cube of beer. */
  readonly beerValue: BeerValues;
  /** The minor variants that were agreed on: none, if left out. */
  readonly variants?: readonly Variant[];
  /** Trains, access and values of a company's routes, with the beer that its trains can deliver. */
  runInput(state: OperatingGame, company: CompanyId): RunInput;
  /** Do certificates leave this company in the order of their stack alone [18DO 6.1.2]? Any does, if left out. */
  stacked?(company: CompanyId): boolean;
  /** [18DO 8.2.2.1] in a game for two the Investor's railway deals in its own certificates by rules of its own. */
  readonly ownDeals?: OwnDeals;
  /** Could any of the company's trains run? */
  canRun(state: OperatingGame, company: CompanyId): boolean;
}

export function hasSpecial(
  { companies }: Pick<OperatingBox, 'companies'>,
  company: CompanyId,
  special: Special,
): boolean {
  return companies.find(({ id }) => id === company)?.specials?.includes(special) ?? false;
}
