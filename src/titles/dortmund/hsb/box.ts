import type { CompanyDef, PhaseDef } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { RunInput } from '@/engine/routes/types';
import type { DortmundBox } from '../box';
import type { DortmundCompany, DortmundPhase } from '../cards';
import type { BrewingPhase, CapexType, Equipment, MinorBrewery } from '../hsb-types';
import type { OperatingGame } from '../rules/operating/state';
import type { DirectedExport } from '../variants/limited-export';
import type { Deal } from './deal';
import type { BrewingMore } from './more';
import type { ExportRoutes } from './rails/routes';

/** A phase as railways and breweries ask about it; how many rounds a set has is printed by its number. */
export interface HsbPhase extends DortmundPhase, Omit<BrewingPhase, keyof PhaseDef> {}

/** What is in the box for a game of Heat, Sweat & Beer, as it was agreed [18DO 6.1]. */
export interface HsbBox extends DortmundBox {
  readonly phases: Phases<HsbPhase>;
  readonly deal: Deal;
  readonly railways: readonly DortmundCompany[];
  readonly corporations: readonly CompanyDef[];
  readonly minors: readonly MinorBrewery[];
  /** What each card does for a brewery. */
  readonly equipment: Readonly<Record<TrainId, Equipment>>;
  /** What each card brings to the beer market when a link removes it; type 8 is never removed. */
  readonly burning: Readonly<Record<TrainId, CapexType['link']>>;
  /** Beer cubes at the beginning: in each demand box of the first segments, on the export field, in stock. */
  readonly cubes: {
    readonly segments: readonly number[];
    readonly export: number;
    readonly stock: number;
  };
  /** [18DO 6.2] pairs of rounds in each set. */
  readonly pairs: readonly number[];
  /** [18DO 6.2.2] what may be bid above the printed price of a minor brewery. */
  readonly bidBoxes: readonly number[];
  readonly kindOf: (company: CompanyId) => CompanyKind;
  /** Other ways to run, where trains that carry beer leave a choice [18DO 6.5.1, ruling 111]. */
  otherInputs(state: OperatingGame, company: CompanyId): readonly RunInput[];
  /** Could these trains of a company, by their places, run export routes at the same time, this one to that area? */
  canExport: ExportRoutes['canExport'];
  /** [18DO-MV 1] beer is loaded for a red area. */
  readonly directed?: DirectedExport;
  /** What a game that stands on this one adds. */
  readonly more?: BrewingMore;
}

/** A railway, a brewery with shares, or a minor brewery. */
export type CompanyKind = 'railway' | 'corporation' | 'minor';

export function isBrewery({ kindOf }: Pick<HsbBox, 'kindOf'>, company: CompanyId): boolean {
  return kindOf(company) !== 'railway';
}

export function minorOf({ minors }: Pick<HsbBox, 'minors'>, id: CompanyId): MinorBrewery | undefined {
  return minors.find((minor) => minor.id === id);
}
