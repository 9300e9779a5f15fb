import type { Train } from '@/engine/finance/state';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import type { Decision, RoundState } from '@/engine/game/state';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { OperatingRoundState, RailState } from '@/engine/steps/state';
import type { AgreeDecision, DiscardDecision } from '@/engine/steps/trains';
import type { DevelopmentStage, Industry, SwitchEngine } from './cards';

/** Development markers of each stage. */
export type Markers = Record<DevelopmentStage, number>;

/** What lies on the charter of a Montan company; which markers are in boxes and which work follows from it. */
export interface MontanCharter {
  markers: Markers;
  engines: SwitchEngine[];
}

/**
 * What a location belongs to: an active or a passive private Montan company, a corporation as its own place or as a
 * merged one; `orphaned` is a merged one of a corporation that closed, `removed` the place of that corporation itself.
 */
export type LocationStatus = 'active' | 'passive' | 'montan' | 'merged' | 'orphaned' | 'removed';

export interface LocationState {
  status: LocationStatus;
  company: CompanyId | null;
  /** What its marker shows: 0 as long as it has no railway link. */
  value: number;
}

/** [18Ruhr 3.1] the starting package is sold. */
export interface PackageRoundState extends RoundState {
  kind: 'package';
  turn: PlayerId;
  /** Passes in a row. */
  passes: number;
}

/** [18Ruhr 12] corporations are founded, then private Montan companies merged into them. */
export interface MontanRoundState extends RoundState {
  kind: 'montan';
  set: number;
  part: 'founding' | 'merging';
  turn: PlayerId;
  /** Passes in a row, in the merging. */
  passes: number;
  /** Who lost their last private Montan company in this round, by converting and by merging it. */
  converted: PlayerId[];
  merged: PlayerId[];
}

/** [18Ruhr 4.1.1] the buyer of the Private BME sets the value of BME. */
export interface ValueDecision extends Decision {
  kind: 'set-value';
  company: CompanyId;
}

/** [18Ruhr 12.1.1 g, 12.1.2 i] the founder may take one more certificate. */
export interface SecondDecision extends Decision {
  kind: 'second-certificate';
  company: CompanyId;
}

/** [18Ruhr 12.2 d] more switch engines than boxes: the director says which stay. */
export interface EnginesDecision extends Decision {
  kind: 'keep-engines';
  company: CompanyId;
  /** Who then gets a certificate for what was merged. */
  merging: PlayerId;
}

/** [18Ruhr 9.3] a railway is asked to sell a train as a switch engine. */
export interface EngineDeal {
  buyer: CompanyId;
  seller: CompanyId;
  train: Train['type'];
  price: number;
}
export interface AgreeEngineDecision extends Decision, EngineDeal {
  kind: 'agree-engine';
}

/** What a forced purchase is for. */
export type Purpose =
  | { what: 'train'; train: Train['type']; from: 'depot' | 'pool' | CompanyId }
  | { what: 'markers'; card: Train['type']; markers: DevelopmentStage[] };

/** [18Ruhr 10.8.3] the seller of a train is asked in a forced purchase. */
export interface AgreeForcedDecision extends Decision, EngineDeal {
  kind: 'agree-forced';
}

/** [18Ruhr 10.8.4] the treasury is too small: the director finds the rest. */
export interface RaiseDecision extends Decision {
  kind: 'raise-money';
  company: CompanyId;
  price: number;
  purpose: Purpose;
  /** What each sale already begun pays for a share: all of the seller's shares of a company are one sale. */
  sales: Record<CompanyId, number>;
}

export type RuhrDecision =
  | ValueDecision
  | SecondDecision
  | EnginesDecision
  | AgreeEngineDecision
  | AgreeForcedDecision
  | AgreeDecision
  | DiscardDecision
  | RaiseDecision;

/** What the company that acts has done in its turn. */
export interface TurnDone {
  /** Hexes it has laid tiles on. */
  laidOn: HexId[];
  /** The one deal in its own certificates. */
  dealt: boolean;
  /** A railway's one link. */
  linked: boolean;
  /** A Montan company's one activity. */
  invested: boolean;
  /** What was last refused for a train, by its seller and type. */
  declined: Record<string, number>;
}

export interface RuhrState extends RailState {
  round: PackageRoundState | StockRoundState | OperatingRoundState | MontanRoundState;
  decisions: RuhrDecision[];
  /** Charters of active private Montan companies that are sold, and of founded corporations. */
  montan: Record<CompanyId, MontanCharter>;
  locations: Record<HexId, LocationState>;
  /** Markers in the supply, and those that are out of the game. */
  supply: Record<Industry, Markers>;
  spent: Record<Industry, Markers>;
  engines: Record<SwitchEngine, number>;
  scrapped: Record<SwitchEngine, number>;
  /** Who bought last of the starting package: it goes on to their left after an interim operating round. */
  buyer: PlayerId | null;
  /** Montan Round Cards, the lowest first. */
  cards: PlayerId[];
  /** [18Ruhr 13.3.1, ruling 25] the value that a railway was founded at, until it floats. */
  starts: Record<CompanyId, number>;
  /** Corporations founded in the Montan Round before this stock round. */
  fresh: CompanyId[];
  /** [18Ruhr 5.4] money that waits under the map for a track link. */
  reserve: number;
  /** What the bank has lent to corporations that it runs or ran. */
  loans: Record<CompanyId, number>;
  /** What the bank owed when the stock round began. */
  deficit: number;
  done: TurnDone;
}
