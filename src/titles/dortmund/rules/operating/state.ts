import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import type { InvestorState } from '@/engine/investor/state';
import type { RailState } from '@/engine/steps/state';
import type { AgreeDecision, DiscardDecision, RaiseDecision } from '@/engine/steps/trains';
import type { KeepDecision, VariantParts } from '../../variants/state';
import type { BreweryParts } from '../breweries/state';

/** A train whose route lets it deliver beer: it passes Dortmund City and ends in these red areas. */
export interface Carrier {
  /** Which of the company's trains, counted from 0 in the order of their cards, and its type. */
  index: number;
  train: TrainId;
  /** The red hexes at its ends. */
  to: HexId[];
}

/** What the company whose turn it is has done beside the engine's own steps. */
export interface TurnDone {
  /** New trains bought; those of the Bank Pool and of other companies do not count. */
  newTrains: number;
  /** One of the purchases from the bank was an equipment marker [18DO 7.1]. */
  marker?: boolean;
  /** A railway link was created or extended. */
  linked: boolean;
  /** One of its own certificates was sold or bought back. */
  dealt: boolean;
  /** A certificate was sold because no train could be paid for. */
  soldForTrain: boolean;
  /** Its trains that it gave up to the Bank Pool, by their types. */
  discarded: TrainId[];
  /** Trains that can deliver beer on the routes they have run. */
  carriers: Carrier[];
  /** [18DO 8.2.2.1, ruling 89] its holder has left the Investor's card as it is. */
  beerLeft?: true;
  /** [18DO-MV 8 a] the next station costs half. */
  halfPrice?: true;
}

/**
 * What operating rounds add to the state. Railway links lie on the board, as `link10`, `link20` or `link30`
 * among the markers of their hex; what private brewery no. 2 reserves is in `board.reserved`.
 */
export interface OperatingParts {
  /** Beer cubes in the supply. */
  beer: number;
  /** Companies that may still create one link to a coal mine for nothing. */
  freeLinks: CompanyId[];
  done: TurnDone;
}

export type OperatingDecision = AgreeDecision | DiscardDecision | RaiseDecision | KeepDecision;

/** A game in which railways operate as in The Railway Game. */
export interface OperatingGame extends RailState, BreweryParts, OperatingParts, VariantParts {
  /** [18DO 8.2] in a game for two. */
  investor?: InvestorState;
}

export function nothingDone(): TurnDone {
  return { newTrains: 0, linked: false, dealt: false, soldForTrain: false, discarded: [], carriers: [] };
}

/** As the game begins. */
export function operatingAtStart({ beerCubes }: { readonly beerCubes: number }): OperatingParts {
  return { beer: beerCubes, freeLinks: [], done: nothingDone() };
}
