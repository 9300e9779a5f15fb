import type { CompanyId, HexId, PlayerId, PrivateId } from '@/engine/game/ids';
import type { Decision } from '@/engine/game/state';
import type { AuctionRoundState, ContestDecision } from '@/engine/rounds/auction';
import type { StockRoundState } from '@/engine/rounds/stock';
import type { OperatingRoundState, RailState } from '@/engine/steps/state';
import type { AgreeDecision, DiscardDecision, RaiseDecision } from '@/engine/steps/trains';

/** A power of a private company offers a station at once. */
export interface PowerStationDecision extends Decision {
  kind: 'power-station';
  by: PlayerId;
  company: CompanyId;
  private: PrivateId;
  hex: HexId;
  /** What the station costs here and now. */
  cost: number;
}

/** Something of a private company is for a corporation of its owner's choice. */
export interface BestowDecision extends Decision {
  kind: 'bestow';
  by: PlayerId;
  private: PrivateId;
}

/** What the first train of a phase still brings, in this order [18LRA ruling 97]. */
export type PhaseEffect = 'camp' | 'close' | 'train' | 'discards';

export interface RhinelandState extends RailState {
  round: AuctionRoundState | StockRoundState | OperatingRoundState;
  decisions: (
    | ContestDecision
    | PowerStationDecision
    | BestowDecision
    | AgreeDecision
    | DiscardDecision
    | RaiseDecision
  )[];
  /** Money that waits at the edge of the map for a track link [18Rhl 3.2]. */
  reserve: number;
  /** What privates leave to a corporation, and to which; null as long as their owner directs none. */
  bestowed?: Record<PrivateId, CompanyId | null>;
  /** Left out when nothing is. */
  effects?: PhaseEffect[];
  /** The corporation that is paid for a link has been. */
  linked?: boolean;
}
