import type { ExchangeMove } from '@/engine/finance/exchange';
import type { EngineEvents } from '@/engine/game/events';
import type { Move, OfType } from '@/engine/game/move';
import type { EngineRefusals } from '@/engine/game/refusal';
import type { ChooseCardMove, OfferCardMove } from '@/engine/investor/card';
import type { AuctionMove, ContestMove } from '@/engine/rounds/auction';
import type { FreeStationMove, SurplusMove, SwapMove, TakeMove } from '@/engine/rounds/free';
import type { StockMove, TradeInMove } from '@/engine/rounds/stock';
import type { TokenBid } from '@/engine/rounds/token-bidding';
import type { DividendMove } from '@/engine/steps/dividend';
import type { RunMove } from '@/engine/steps/run';
import type { StationMove } from '@/engine/steps/station';
import type { TrackMove } from '@/engine/steps/track';
import type { AgreeMove, DiscardMove, RaiseMove, TrainMove } from '@/engine/steps/trains';

/** What a game speaks of. A family lists what only its own games have. */
export interface Spoken {
  /** A catalogue of events, with their details. */
  readonly events: object;
  /** A catalogue of refusals, with their parameters. */
  readonly refusals: object;
  readonly moves: Move;
  /** Names of steps and decisions. */
  readonly stages: string;
  /** What is worked out for the label of a move, beside its own fields: `{ lay: { degrees: number } }`. */
  readonly told: object;
}

/** The moves of the engine's pieces. */
export type SharedMove =
  | AuctionMove
  | ContestMove
  | TokenBid
  | StockMove
  | TradeInMove
  | ExchangeMove
  | TrackMove
  | StationMove
  | RunMove
  | DividendMove
  | TrainMove
  | AgreeMove
  | DiscardMove
  | RaiseMove
  | TakeMove
  | SurplusMove
  | FreeStationMove
  | SwapMove
  | ChooseCardMove
  | OfferCardMove;

/** The steps and decisions of the engine's pieces. */
export type SharedStage =
  | 'auction'
  | 'contest'
  | 'starting'
  | 'stock'
  | 'exchange'
  | 'track'
  | 'station'
  | 'run'
  | 'dividend'
  | 'trains'
  | 'agree-train'
  | 'discard-train'
  | 'raise-money'
  | 'take'
  | 'surplus'
  | 'choose-card'
  | 'offer-card'
  | 'answer-offer';

/** What every game may have, and all have the same words for. */
export interface SharedSpoken extends Spoken {
  readonly events: EngineEvents;
  /** A log with a gap is told of where the game is opened. */
  readonly refusals: Omit<EngineRefusals, 'log-damaged'>;
  readonly moves: SharedMove;
  readonly stages: SharedStage;
  readonly told: {
    lay: { degrees: number };
    station: { stop: string };
    sell: { percent: number };
    found: { value: number };
  };
}

/** Of a title's moves those that only its family has. */
export type OwnMoves<M extends Move> = M extends { type: SharedMove['type'] } ? never : M;

/** Of a title's stages those that only its family has. */
export type OwnStages<Id extends string> = Exclude<Id, SharedStage>;

/** What the words of a game are about, by the families of their keys. */
export interface SubjectsOf<G extends Spoken> {
  event: G['events'];
  refusal: G['refusals'];
  move: {
    [T in G['moves']['type']]: OfType<G['moves'], T> & (T extends keyof G['told'] ? G['told'][T] : unknown);
  };
  /** The one or two words of a button in the narrow panel, below the whole sentence. */
  button: Record<G['moves']['type'], object>;
  moveName: Record<G['moves']['type'], object>;
  stage: Record<G['stages'], object>;
  /** Whatever the decision or the turn has can be told. */
  prompt: Record<G['stages'], Record<string, unknown>>;
}

/** What the words of every game are about. */
export interface SharedSubjects extends SubjectsOf<SharedSpoken> {
  /** One of several cities of a hex. */
  stop: { number: { number: number } };
}

/** A move of all games may have another name in a stage of this one: `move.skip.link`, and so may its button. */
export type LabelsIn<G extends Spoken> = `${'move' | 'button'}.${SharedMove['type']}.${G['stages']}`;
