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

export interface RhinelandState extends RailState {
  round: AuctionRoundState | StockRoundState | OperatingRoundState;
  decisions: (ContestDecision | PowerStationDecision | AgreeDecision | DiscardDecision | RaiseDecision)[];
  /** Money that waits at the edge of the map for a track link [18Rhl 3.2]. */
  reserve: number;
}
