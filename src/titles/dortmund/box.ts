import type { BoardDef } from '@/engine/board/types';
import type { ByPlayers } from '@/engine/finance/cards';
import type { Setup } from '@/engine/game/state';
import type { PrivateBrewery } from './cards';
import type { OperatingBox } from './rules/operating';

/** What is in the box for The Railway Game [18DO 4.1]. */
export interface DortmundBox extends OperatingBox {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The private breweries of a game, by their numbers: as many as there are players are drawn. */
  privates(setup: Setup): readonly PrivateBrewery[];
  board(setup: Setup): BoardDef;
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: ByPlayers;
  /** Beer cubes in the supply. */
  readonly beerCubes: number;
  /** How often a loan is taken off at the end. */
  readonly loanFactor: number;
}
