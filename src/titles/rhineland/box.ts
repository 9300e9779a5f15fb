import type { BoardDef, BoardState, BuildColour, Lay, Provenance, Station } from '@/engine/board/types';
import type { ByPlayers, TrainType } from '@/engine/finance/cards';
import type { Phases } from '@/engine/finance/phases';
import type { CompanyId, HexId, PrivateId, TileId } from '@/engine/game/ids';
import type { Market } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';
import type { Networks } from '@/engine/steps/network';
import type { RailState } from '@/engine/steps/state';
import type { Kreisbahn, RhinelandCompany, RhinelandPhase, RhinelandPrivate } from './cards';
import type { DestinyCard, TargetCard } from './goals';

/** [18LRA 9] what the sheet of the Investor says, and which corporations may be its own. */
export interface InvestorDef {
  /** The start value of its corporation follows from the order card that it is dealt. */
  readonly orderCards: readonly {
    readonly no: number;
    readonly investorValue: number;
    readonly src: Provenance;
  }[];
  readonly startCertificates: readonly number[];
  readonly corporations: readonly {
    readonly corp: CompanyId;
    /** The private that comes with it. */
    readonly private: PrivateId;
    readonly scenarios: readonly string[];
  }[];
  /** How many certificates it acquires in a stock round, by the colour of the phase. */
  readonly acquisitions: Readonly<Partial<Record<BuildColour, number>>>;
  readonly acquisitionsSrc: Provenance;
  /** Percent of a players' corporation that it may hold, and of its own that it must. */
  readonly mostOfOthers: number;
  readonly leastOfOwn: number;
  readonly trainLimit: number;
}

/** The Investor in a game for two, as it was agreed. */
export interface InvestorTerms extends Omit<InvestorDef, 'corporations'> {
  /** One of these is drawn. */
  readonly corporations: readonly Omit<InvestorDef['corporations'][number], 'scenarios'>[];
  /** [18LRA 9.4] may its card be kept for money? */
  readonly offers: boolean;
}

/** What differs between the games of the Rhineland box, and with what was agreed: everything else is shared. */
export interface RhinelandBox {
  readonly market: Market;
  readonly poolLimit: number;
  readonly trains: readonly TrainType[];
  readonly phases: Phases<RhinelandPhase>;
  readonly companies: readonly RhinelandCompany[];
  /** Corporations out of play: blank tokens keep their homes for ever [18LRA 3.3]. */
  readonly absent?: readonly RhinelandCompany[];
  readonly privates: readonly RhinelandPrivate[];
  readonly board: BoardDef;
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  /** [18Rhl 8.3] no credit: whoever cannot pay for a train ends the game. */
  readonly bankruptcyEnds: boolean;
  /** Combinations of places for the industry tokens, one of which is drawn; none where all are printed. */
  readonly industryCards: readonly { readonly coalmine: HexId; readonly steelmill: HexId }[];
  /** Tokens that lie on the map before the first turn. */
  readonly markers?: BoardState['markers'];
  /** Places that are kept free for a token to come. */
  readonly keptPlaces?: readonly Station[];
  /** The train that a private company becomes, in a game that has one. */
  readonly kreisbahn?: Kreisbahn;
  /** A tile that only a private company may lay. */
  readonly reservedTiles: readonly TileId[];
  /** Tiles that lie on the board before the first move. */
  readonly startTiles?: readonly Lay[];
  /** What a token of this price costs on a hex, where it is not the same everywhere. */
  stationPrice?(token: number, hex: HexId): number;
  /** [18Rhl 8.4.1] cards with goals during the game, where they are played with. */
  readonly targetCards?: readonly TargetCard[];
  /** [18Rhl 8.4.2] hidden cards with goals at its end, where they are played with. */
  readonly destinyCards?: readonly DestinyCard[];
  /** [18LRA 9] in a game for two. */
  readonly investor?: InvestorTerms;
  /** The track as each company finds it. */
  readonly network: Networks;
  /** Trains, access and values of a company's routes. */
  runInput(state: RailState, company: string): RunInput;
  /** Could any of the company's trains run? */
  canRun(state: RailState, company: string): boolean;
  /** Could a train run, whether or not the company has one? */
  couldRun(state: RailState, company: string): boolean;
  /** What routes depend on beside track, stations, trains and phase; nothing if left out. */
  routesAlso?(state: RailState): readonly string[];
  /** [18Rhl 8.4.2 D8] the most hexes with towns that one of the company's trains could serve in a route. */
  mostTowns?(state: RailState, company: string): number;
}
