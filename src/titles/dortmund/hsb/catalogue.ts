import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What only Heat, Sweat & Beer tells of. */
export interface BrewingEvents {
  'minors-laid-out': { minors: readonly CompanyId[] };
  'minor-dealt': { minor: CompanyId; player: PlayerId; amount: number };
  'minor-left': { minor: CompanyId };
  'brewery-order': { companies: readonly CompanyId[] };
  'brewery-round': { set: number; number: number; of: number };
  /** With a minor brewery, for a certificate of so many percent; from where is said by `source`. */
  'minor-traded': {
    minor: CompanyId;
    player: PlayerId;
    company: CompanyId;
    percent: number;
    source: 'offer' | 'charter' | 'pool';
    amount: number;
  };
  'order-taken': { company: CompanyId; place: number };
  'float-sale': { company: CompanyId; percent: number; amount: number };
  'float-filled': { company: CompanyId; percent: number; price: number; amount: number };
  /** What it is: a brewery loses certificates the first time. */
  'company-closed': { company: CompanyId; use?: 'brewery' };
  'card-burnt': { company: CompanyId; card: TrainId };
  'demand-grows': { segment: number; regular: number; fresh: number };
  'segment-opened': { segment: number };
  'no-demand': { segment: number };
  'market-prepared': { stock: number };
  'export-field-emptied': { cubes: number };
  'equipment-lost': { company: CompanyId; card: TrainId };
  'equipment-given-up': { company: CompanyId; card: TrainId };
  /** It cannot pay for any, or none is for sale to it; no train can take its beer, or it has none for that. */
  'no-equipment': { company: CompanyId; why: 'dear' | 'none' };
  'no-load': { company: CompanyId };
  'equipment-bought': { company: CompanyId; card: TrainId; amount: number; subsidy: number };
  'beer-supplied': { company: CompanyId; segment: number; regular: number; fresh: number; amount: number };
  /** With a red area, where one must be named [18DO-MV 1]. */
  'beer-asked': BeerOnTrain;
  'beer-loaded': BeerOnTrain & { amount: number };
  'beer-refused': BeerOnTrain;
}

/** Beer of a brewery for a train of a railway. */
interface BeerOnTrain {
  company: CompanyId;
  railway: CompanyId;
  train: TrainId;
  cubes: number;
  hex?: HexId;
}

/** Stock rounds with breweries. */
export interface TradingRefusals {
  'no-corporations-yet': { company: CompanyId };
  'closed-this-round': { company: CompanyId };
  'not-your-minor': { minor: CompanyId };
  'no-trade-in-yet': NoParams;
  'not-a-corporation': { company: CompanyId };
  'no-float-sale': { company: CompanyId };
}

/** Brewery Rounds. */
export interface BrewingRefusals {
  'no-such-equipment': { company: CompanyId; card: TrainId };
  'no-such-demand': { segment: number };
  'out-of-reach': { company: CompanyId };
  'must-deliver': { company: CompanyId };
  'too-much-aside': { limit: number };
  'not-for-trains': { company: CompanyId };
  'no-such-train': NoParams;
  'load-capacity': { train: TrainId; limit: number };
  'load-units': { limit: number };
  'load-declined': { railway: CompanyId };
  'load-no-route': { railway: CompanyId; train: TrainId };
  'equipment-limit': { limit: number };
  'equipment-too-dear': { amount: number; treasury: number; subsidy: number };
  'must-own-equipment': { company: CompanyId };
  'no-forced-minor': { company: CompanyId };
}
