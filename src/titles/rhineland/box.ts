import type { BoardDef } from '@/engine/board/types';
import type { ByPlayers, CompanyDef, TrainType } from '@/engine/finance/cards';
import type { HexId, TileId } from '@/engine/game/ids';
import type { Setup } from '@/engine/game/state';
import type { MarketDef } from '@/engine/market/types';
import type { RunInput } from '@/engine/routes/types';
import type { RailState } from '@/engine/steps/state';
import type { RhinelandPhase, RhinelandPrivate } from './cards';

/** What differs between the games of the Rhineland box: everything else is shared. */
export interface RhinelandBox {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly market: MarketDef;
  readonly poolLimit: number;
  readonly trains: readonly TrainType[];
  readonly phases: readonly RhinelandPhase[];
  readonly companies: readonly CompanyDef[];
  privates(setup: Setup): readonly RhinelandPrivate[];
  board(setup: Setup): BoardDef;
  bank(setup: Setup): number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  /** Combinations of places for the industry tokens, one of which is drawn; none where all are printed. */
  readonly industryCards: readonly { readonly coalmine: HexId; readonly steelmill: HexId }[];
  /** A tile that only a private company may lay. */
  readonly reservedTiles: readonly TileId[];
  /** Trains, access and values of a company's routes. */
  runInput(state: RailState, company: string): RunInput;
  /** Could any of the company's trains run? */
  canRun(state: RailState, company: string): boolean;
  /** Could a train run, whether or not the company has one? */
  couldRun(state: RailState, company: string): boolean;
}
