import type { RailwayState } from '@/engine/finance/state';
import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';
import type { CompanyRun, FreeState, SurplusDecision } from '@/engine/rounds/free';

/**
 * A player's turn [18Rhl 10.3.1]: the stock action, the director action, from brown on a second yellow tile; `done` when
 * nothing is left to do in it.
 */
export type PlayerStep = 'take' | 'direct' | 'second-tile' | 'done';

export interface PlayerRoundState {
  kind: 'player';
  number: number;
  of: number;
  turn: PlayerId;
  step: PlayerStep;
  /** Corporations for which the first of two yellow tiles was laid: the second is for one of them. */
  builders: CompanyId[];
}

/** All trains run, in alphabetical order of their corporations [18Rhl 10.3.2]. */
export interface TrainRoundState {
  kind: 'train';
  number: number;
  of: number;
  /** The player round that it follows. */
  after: number;
  /** Whose train runs next; nobody's when all have run. */
  company: CompanyId | null;
}

/** What a train has run in a train round, with all that its revenue is made of. */
export interface ShortRun extends CompanyRun {
  ferries: HexId[];
  bonuses: { name: string; amount: number }[];
}

/** The Short Game: no money but the dividends that players receive. */
export interface ShortState extends FreeState {
  round: PlayerRoundState | TrainRoundState;
  decisions: SurplusDecision[];
  companies: Record<
    CompanyId,
    Pick<RailwayState, 'founded' | 'tokens' | 'harbour' | 'operated' | 'lastRevenue'>
  >;
  /** Dividends so far. */
  cash: Record<PlayerId, number>;
  /** Of the last train round, or of the one that goes on. */
  runs: ShortRun[];
}

/** The round in which players act; asked only within one. */
export function playerRoundOf({ round }: Pick<ShortState, 'round'>): PlayerRoundState {
  return round as PlayerRoundState;
}

/** The round in which trains run; asked only within one. */
export function trainRoundOf({ round }: Pick<ShortState, 'round'>): TrainRoundState {
  return round as TrainRoundState;
}
