import type { BoardDef } from '@/engine/board/types';
import type { ByPlayers } from '@/engine/finance/cards';
import type { Setup } from '@/engine/game/state';
import type { MarketDef } from '@/engine/market/types';
import type { DortmundCompany, DortmundPhase, DortmundTrain, PrivateBrewery } from './cards';

/** What is in the box for The Railway Game [18DO 4.1]. */
export interface DortmundBox {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly market: MarketDef;
  readonly trains: readonly DortmundTrain[];
  readonly phases: readonly DortmundPhase[];
  readonly companies: readonly DortmundCompany[];
  /** All private breweries; as many as there are players are drawn. */
  readonly privates: readonly PrivateBrewery[];
  board(setup: Setup): BoardDef;
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: ByPlayers;
  readonly poolLimit: number;
  /** Beer cubes in the supply. */
  readonly beerCubes: number;
  /** How often a loan is taken off at the end. */
  readonly loanFactor: number;
}
