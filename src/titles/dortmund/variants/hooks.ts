import type { Lay } from '@/engine/board/types';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import type { Market } from '@/engine/market/types';
import type { TrainProfile } from '@/engine/routes/types';
import type { PlacingRules } from '@/engine/steps/station';
import type { TrainRules } from '@/engine/steps/trains';
import type { ObsoleteTrain } from '@/engine/steps/trains/rules';
import type { HsbBox } from '../hsb/box';
import type { HsbState } from '../hsb/state';
import type { AreaScene } from '../rules/operating/beer-areas';
import type { OperatingGame } from '../rules/operating/state';
import type { BrewingVariantMove, VariantMove } from './moves';
import type { MarkedTrain } from './state';

export type VariantRule = Rule<OperatingGame, VariantMove>;
export type BrewingVariantRule = Rule<HsbState, BrewingVariantMove>;

/** What the rules of stations are for a variant that adds to them. */
export interface StationContext {
  readonly rules: PlacingRules;
  /** Could a station be built, as things stand in this state? */
  canBuild(state: OperatingGame): boolean;
}

/** A delivery of beer: cubes, and how many of them were paid for. */
export interface Delivered {
  readonly company: CompanyId;
  readonly hex: HexId;
  readonly cubes: number;
  readonly paid: number;
}

/** Where a minor variant takes part in the games of the box: each names what it changes, and nothing else. */
export interface Variant {
  /** The table before the first turn. */
  prepare?(draft: OperatingGame, moment: Moment): void;
  onStockRoundEnd?(draft: OperatingGame, moment: Moment): void;
  /** The turn of a railway has begun. */
  onTurn?(draft: OperatingGame, company: CompanyId): void;
  /** What building on a hex costs beside its terrain. */
  extraCost?(state: OperatingGame, hex: HexId): number;
  onLaid?(draft: OperatingGame, lay: Lay): void;
  /** What a station costs, instead of this. */
  stationPrice?(state: OperatingGame, price: number): number;
  onStation?(draft: OperatingGame, company: CompanyId, moment: Moment): void;
  /** What red areas say about beer. */
  areas?(state: OperatingGame): Partial<AreaScene>;
  onDelivered?(draft: OperatingGame, delivered: Delivered, moment: Moment): void;
  /** What a train can do that others of its type cannot. */
  profile?(state: OperatingGame, train: MarkedTrain): Partial<TrainProfile> | undefined;
  onObsolete?(draft: OperatingGame, gone: readonly ObsoleteTrain[]): void;
  /** Moves of single steps, and of any step of a railway's turn. */
  stationMoves?(context: StationContext): readonly VariantRule[];
  dividendMoves?(market: Market): readonly VariantRule[];
  purchaseMoves?(trains: TrainRules): readonly VariantRule[];
  readonly anytime?: readonly VariantRule[];
  /** Moves of a brewery before it delivers, and when it buys equipment [18DO 6.5.2]. */
  brewMoves?(box: HsbBox): readonly BrewingVariantRule[];
  equipmentMoves?(box: HsbBox, cards: TrainRules): readonly BrewingVariantRule[];
}

/** Does one of them after the other. */
export function each(variants: readonly Variant[] | undefined, act: (variant: Variant) => void): void {
  for (const variant of variants ?? []) act(variant);
}
