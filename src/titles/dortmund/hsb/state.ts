import type { ExchangeDecision } from '@/engine/finance/exchange';
import type { CardNo } from '@/engine/finance/state';
import type { CompanyRoundState, CompanyTurn } from '@/engine/game/company-round';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import type { Decision } from '@/engine/game/state';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { StartingRoundState } from '@/engine/rounds/token-bidding';
import type { OperatingRoundState, RevenueMemory } from '@/engine/steps/state';
import type { ExpertDecision } from '../expert/state';
import type { OperatingDecision, OperatingGame } from '../rules/operating/state';
import type { PickCardDecision } from '../two/hsb/cards';
import type { MarkedTrain } from '../variants/state';

/** A Capex card; a train may carry cubes of export beer. */
export interface LadenTrain extends MarkedTrain {
  beer?: number;
  /** [18DO-MV 1] the red area that it must go to, by the hex of its marker. */
  to?: HexId;
}

/** A segment of the Dortmund beer market [18DO 5.1.3]. */
export interface Segment {
  /** Cubes that regular customers ask for, on the yellow box, and new ones, on the orange box. */
  regular: number;
  fresh: number;
  /** Cubes that were delivered to them in this round, on the white boxes. */
  toRegular: number;
  toFresh: number;
  /** A marker lies here: there is no demand. */
  noDemand: boolean;
}

/** What a brewery's turn remembers. */
export interface BrewingMemory {
  /** Units of export capacity set aside for trains, by the highest segment that they reach, lowest first. */
  reserved: number[];
  /** Trains whose railway has said no: only fewer cubes than these may still be asked for. */
  declined: Record<string, number>;
  /** [18DO-MV 9] the card that delivers one more cube. */
  moreBeerFor?: TrainId;
}

export interface BreweryTurn extends CompanyTurn, RevenueMemory, BrewingMemory {}

export interface BreweryRoundState extends CompanyRoundState {
  kind: 'brewery';
  turn: BreweryTurn | null;
}

/** [18DO 6.4.2] a company has floated in brown or grey: its director may sell up to 20 % of it to the Bank Pool. */
export interface FloatSaleDecision extends Decision {
  kind: 'float-sale';
  company: CompanyId;
}

/** [18DO 6.4.5] does the corporation's order marker take the place of the minor brewery that was traded in? */
export interface OrderPlaceDecision extends Decision {
  kind: 'order-place';
  company: CompanyId;
  /** The place, counted from 0 without the corporation's own marker. */
  place: number;
}

/** [18DO 6.5.2.4] the director of a railway is asked to let beer be loaded on a train. */
export interface LoadDecision extends Decision {
  kind: 'agree-load';
  /** The railway that is asked. */
  company: CompanyId;
  brewery: CompanyId;
  card: CardNo;
  cubes: number;
  /** [18DO-MV 1] the red area that they are for. */
  to?: HexId;
}

/** [18DO 6.5.2.2] a brewery has more equipment than the limit allows. */
export interface EquipmentDecision extends Decision {
  kind: 'discard-equipment';
  company: CompanyId;
}

export type HsbDecision =
  | ExchangeDecision
  | OperatingDecision
  | FloatSaleDecision
  | OrderPlaceDecision
  | LoadDecision
  | EquipmentDecision
  | PickCardDecision;

/** What Heat, Sweat & Beer adds; `beer` is the stock of cubes. */
export interface BrewingParts {
  /** Order markers of the breweries, from left to right [18DO 6.5.2.8]. */
  breweryOrder: CompanyId[];
  /** The beer market from segment 1 on. */
  segments: Segment[];
  /** Cubes on the export field, until the grey phase [18DO 5.1.3]. */
  exportCubes: number;
  /** Breweries founded with a minor in this stock round: they float at its end at the latest [18DO 6.4.5]. */
  filling: CompanyId[];
  /** Companies that went bankrupt, with the number of the stock round in or after which they last did [18DO 6.4.8]. */
  closed: Record<CompanyId, number>;
  /** Station tokens of bankrupt railways that left the game. */
  lostTokens: Record<CompanyId, number>;
  /** [18DO 8.4.5] with two players grey may begin without a card of its type. */
  grayBegun?: true;
}

/** A game of Heat, Sweat & Beer [18DO 6], or of the Expert Game, which stands on it. */
export interface HsbState extends OperatingGame, BrewingParts {
  trains: LadenTrain[];
  round: StartingRoundState | StockRoundState | OperatingRoundState | BreweryRoundState;
  decisions: (HsbDecision | ExpertDecision)[];
}

/** The turn of the brewery that acts. */
export function brewingTurnOf({ round }: HsbState): BreweryTurn {
  return (round as BreweryRoundState).turn!;
}

/** The number of the stock round that is played, or that began the present set. */
export function stockNumber({ round }: HsbState): number {
  if (round.kind === 'stock') return round.number;
  return round.kind === 'starting' ? 0 : round.set;
}
