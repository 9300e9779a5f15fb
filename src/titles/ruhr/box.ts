import type { BoardDef } from '@/engine/board/types';
import type { CompanyDef, TrainType } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { LinearMarketDef, Market } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';
import type { Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import type {
  MontanCorporation,
  PrivateMontanCompany,
  RuhrCapexType,
  RuhrCompany,
  RuhrPhase,
  RuhrPrivate,
} from './cards';
import type { Charters } from './values';

/** Something of the starting package: a private company, or an active private Montan company. */
export interface PackageItem {
  /** Of the private or of the company. */
  readonly id: string;
  readonly price: number;
  readonly kind: 'private' | 'montan';
}

/** What is in the box for a game, as it was agreed [18Ruhr 2]. */
export interface RuhrBox {
  readonly market: Market;
  readonly line: LinearMarketDef;
  readonly poolLimit: number;
  readonly capex: readonly RuhrCapexType[];
  /** The same cards as trains. */
  readonly trains: readonly TrainType[];
  readonly phases: Phases<RuhrPhase>;
  readonly railways: readonly RuhrCompany[];
  readonly corporations: readonly MontanCorporation[];
  /** The active private Montan companies of the scenario, by number. */
  readonly active: readonly (PrivateMontanCompany & { readonly id: CompanyId })[];
  /** All that have a charter: railways, Montan corporations, active private Montan companies. */
  readonly companies: readonly CompanyDef[];
  /** Those with certificates that are dealt in. */
  readonly listed: readonly CompanyDef[];
  readonly privates: readonly RuhrPrivate[];
  /** Boxes on the charters of Montan companies, and what markers in them earn. */
  readonly charters: Charters;
  /** [18Ruhr 2.4] the starting package in two columns, the top first. */
  readonly columns: readonly (readonly PackageItem[])[];
  readonly board: BoardDef;
  readonly network: Networks;
  readonly bank: number;
  readonly startingCash: number;
  readonly certificateLimit: number;
  runInput(state: RailState, company: CompanyId): RunInput;
  /** Could any of the company's trains run? */
  canRun(state: RailState, company: CompanyId): boolean;
  /** Could a train run, whether or not the company has one? */
  couldRun(state: RailState, company: CompanyId): boolean;
}

export function capexOf({ capex }: Pick<RuhrBox, 'capex'>, type: TrainId): RuhrCapexType {
  return capex.find(({ id }) => id === type)!;
}

export function corporationOf(box: RuhrBox, company: CompanyId): MontanCorporation | undefined {
  return box.corporations.find(({ id }) => id === company);
}

export function activeOf(box: RuhrBox, company: CompanyId): RuhrBox['active'][number] | undefined {
  return box.active.find(({ id }) => id === company);
}

export function railwayOf(box: RuhrBox, company: CompanyId): RuhrCompany | undefined {
  return box.railways.find(({ id }) => id === company);
}
