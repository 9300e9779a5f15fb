import type { CompanyId, HexId, PlayerId, PrivateId } from '@/engine/game/ids';
import type { Decision, RoundState } from '@/engine/game/state';
import type { CardDecision, InvestorState } from '@/engine/investor/state';
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

/** [18Rhl 8.4.1] players take target cards in turn. */
export interface DraftRoundState extends RoundState {
  kind: 'draft';
  turn: PlayerId;
}

/** [18Rhl 8.4.2] a player keeps one of two destiny cards. */
export interface DropDecision extends Decision {
  kind: 'drop-destiny';
}

/** The owner of a private company must place the token that came with it. */
export interface TokenDecision extends Decision {
  kind: 'assign-token';
  private: PrivateId;
}

/** A target card in play: to be taken, waiting for its goal, or paid. */
export interface HeldTarget {
  target: string;
  owner: PlayerId | null;
  paid: boolean;
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
  round: DraftRoundState | AuctionRoundState | StockRoundState | OperatingRoundState;
  decisions: (
    | ContestDecision
    | PowerStationDecision
    | TokenDecision
    | DropDecision
    | BestowDecision
    | AgreeDecision
    | DiscardDecision
    | RaiseDecision
    | CardDecision
  )[];
  /** [18LRA 9] in a game for two. */
  investor?: InvestorState;
  /** Money that waits at the edge of the map for a track link [18Rhl 3.2]. */
  reserve: number;
  /** In games with target cards, in the order of their numbers. */
  targets?: HeldTarget[];
  /** In games with destiny cards: the hands, which only their players may see before the end. */
  destinies?: Record<PlayerId, string[]>;
  /** In games with such a token: whose trains it is a station for, and where; nothing while its owner has it. */
  trainToken?: { company: CompanyId; hex: HexId } | null;
  /** What privates leave to a corporation, and to which; null as long as their owner directs none. */
  bestowed?: Record<PrivateId, CompanyId | null>;
  /** Left out when nothing is. */
  effects?: PhaseEffect[];
  /** The corporation that is paid for a link has been. */
  linked?: boolean;
}
