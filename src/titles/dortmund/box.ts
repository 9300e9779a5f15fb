import type { ByPlayers } from '@/engine/finance/cards';
import type { Networks } from '@/engine/steps/network';
import type { PrivateBrewery } from './cards';
import type { OperatingBox } from './rules/operating';
import type { RailwayInvestor } from './two/trg';

/** What is in the box for a game of The Railway Game, as it was agreed [18DO 4.1]. */
export interface DortmundBox extends OperatingBox {
  /** The private breweries of a game, by their numbers: as many as there are players are drawn. */
  readonly privates: readonly PrivateBrewery[];
  /** The track as each company finds it. */
  readonly network: Networks;
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: ByPlayers;
  /** Beer cubes in the supply. */
  readonly beerCubes: number;
  /** How often a loan is taken off at the end. */
  readonly loanFactor: number;
  /** [18DO 8.3] in a game for two. */
  readonly investor?: RailwayInvestor;
}
