import type { BuildColour, Provenance } from '@/engine/board/types';
import type { ByPlayers, CompanyDef, PhaseDef, PrivateDef, TrainType } from '@/engine/finance/cards';
import type { CompanyId, HexId, TrainId } from '@/engine/game/ids';
import type { MarketDef } from '@/engine/market/types';

/** Of values without a mark of their own. Names, homes, limits and par values are printed (R). */
export const provenance: Provenance = 'P';

/** What a railway may do that others may not [18DO 4.3.2.1]. */
export type Special =
  | 'trainBeforeTrackInFirstOR'
  | 'freeCoalLinkOnce'
  | 'noBeerTransport'
  | 'passesBlockedSteelMills';

export interface DortmundCompany extends CompanyDef {
  /** May be founded only after this one. */
  readonly afterFounded?: CompanyId;
  readonly specials?: readonly Special[];
}

/**
 * [18DO 4.3.2] A home in a red area of two hexes stands in the whole area. The split of DHB is published;
 * those of DGEE and HHW follow from 60 certificates in the box.
 */
export const companies: readonly DortmundCompany[] = [
  {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    colour: { fill: '#d81e3e', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30, 30, 30, 30],
    homes: [{ hex: 'I10', printedStop: 0 }],
    specials: ['trainBeforeTrackInFirstOR'],
  },
  {
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn',
    colour: { fill: '#237333', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30, 30, 30, 30],
    homes: [{ hex: 'A2', printedStop: 0 }],
    specials: ['trainBeforeTrackInFirstOR'],
  },
  {
    id: 'RhE',
    name: 'Rheinische Eisenbahn',
    colour: { fill: '#025aaa', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30, 30, 30, 30],
    homes: [{ hex: 'H1', printedStop: 0 }],
    specials: ['trainBeforeTrackInFirstOR'],
  },
  {
    id: 'KWE',
    name: 'Königlich Westfälische Eisenbahn',
    colour: { fill: '#fff500', text: '#000000' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30, 30],
    homes: [{ hex: 'C20', printedStop: 0 }],
    specials: ['freeCoalLinkOnce'],
  },
  {
    id: 'DGEE',
    name: 'Dortmund-Gronau-Enscheder Eisenbahn',
    colour: { fill: '#f48221', text: '#000000' },
    certificates: [30, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30],
    homes: [{ hex: 'A18', printedStop: 0 }],
    afterFounded: 'KWE',
    src: 'G',
  },
  {
    id: 'DHB',
    name: 'Dortmunder Hafenbahn',
    colour: { fill: '#474548', text: '#ffffff' },
    certificates: [20, 20, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30],
    homes: [{ hex: 'C8', printedStop: 0 }],
    afterFounded: 'DGEE',
    src: 'P',
  },
  {
    id: 'HHW',
    name: 'Dortmunder Hansabahn',
    colour: { fill: '#95c054', text: '#000000' },
    certificates: [30, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 30, 30],
    homes: [{ hex: 'H19', printedStop: 0 }],
    afterFounded: 'DGEE',
    specials: ['noBeerTransport', 'passesBlockedSteelMills'],
    src: 'G',
  },
];

/** [18DO 4.4] the table of The Railway Game, with start values by phase: of the current or an earlier one. */
export const market: MarketDef = {
  rows: [
    [null, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 265, 290, 320, 350, 380],
    [null, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 240, 260],
    [null, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165],
    [50, 55, 60, 65, 70, 75, 80, 90, 100],
    [40, 50, 55, 60, 65, 70],
    [20, 40, 50, 55, 60],
  ],
  // the printed columns of start values do not name their colours: one for each phase is inferred
  par: [
    { row: 0, col: 2, value: 75, from: 'yellow' },
    { row: 1, col: 2, value: 70, from: 'yellow' },
    { row: 2, col: 2, value: 65, from: 'yellow' },
    { row: 3, col: 2, value: 60, from: 'yellow' },
    { row: 4, col: 2, value: 55, from: 'yellow' },
    { row: 5, col: 2, value: 50, from: 'yellow' },
    { row: 0, col: 3, value: 80, from: 'green' },
    { row: 1, col: 3, value: 75, from: 'green' },
    { row: 2, col: 3, value: 70, from: 'green' },
    { row: 3, col: 3, value: 65, from: 'green' },
    { row: 4, col: 3, value: 60, from: 'green' },
    { row: 5, col: 3, value: 55, from: 'green' },
    { row: 0, col: 4, value: 90, from: 'brown' },
    { row: 1, col: 4, value: 80, from: 'brown' },
    { row: 2, col: 4, value: 75, from: 'brown' },
    { row: 3, col: 4, value: 70, from: 'brown' },
    { row: 4, col: 4, value: 65, from: 'brown' },
    { row: 5, col: 4, value: 60, from: 'brown' },
    { row: 0, col: 5, value: 100, from: 'gray' },
    { row: 1, col: 5, value: 90, from: 'gray' },
    { row: 2, col: 5, value: 80, from: 'gray' },
    { row: 3, col: 5, value: 75, from: 'gray' },
    { row: 4, col: 5, value: 70, from: 'gray' },
  ],
};

export interface DortmundTrain extends TrainType {
  /** Cubes of beer it can carry (G). */
  readonly beer: number;
  /** Runs once more when it becomes obsolete. */
  readonly finalRun?: boolean;
}

export const trains: readonly DortmundTrain[] = [
  { id: '2', stops: 2, price: 80, count: 7, obsoleteOn: '4', beer: 0 },
  { id: '3', stops: 3, price: 180, count: 5, obsoleteOn: '6', beer: 0 },
  { id: '4', stops: 4, price: 300, count: 3, obsoleteOn: '8', beer: 0, finalRun: true },
  { id: '5', stops: 5, price: 450, count: 2, beer: 1 },
  { id: '6', stops: 6, price: 630, count: 3, beer: 2 },
  { id: '8', stops: 8, price: 800, count: 6, beer: 3, availableAfter: { id: '6', sold: 2 } },
];

export interface DortmundPhase extends PhaseDef {
  readonly newTrainsPerTurn: number;
  /** Highest value of a railway link. */
  readonly maxLink: number;
  /** The place that private brewery no. 2 reserves is free for all. */
  readonly endsReservation?: boolean;
}

/** [18DO 4.2.1] the train limit and the number of operating rounds are published. */
export const phases: readonly DortmundPhase[] = [
  {
    id: '2',
    colour: 'yellow',
    on: 'start',
    trainLimit: 4,
    operatingRounds: 1,
    newTrainsPerTurn: 2,
    maxLink: 10,
  },
  { id: '3', colour: 'green', on: '3', trainLimit: 4, operatingRounds: 2, newTrainsPerTurn: 1, maxLink: 20 },
  {
    id: '4',
    colour: 'green',
    on: '4',
    trainLimit: 3,
    operatingRounds: 2,
    newTrainsPerTurn: 1,
    maxLink: 20,
  },
  { id: '5', colour: 'brown', on: '5', trainLimit: 2, operatingRounds: 3, newTrainsPerTurn: 1, maxLink: 30 },
  {
    id: '6',
    colour: 'brown',
    on: '6',
    trainLimit: 2,
    operatingRounds: 3,
    newTrainsPerTurn: 1,
    maxLink: 30,
    closePrivates: true,
  },
  {
    id: '8',
    colour: 'gray',
    on: '8',
    trainLimit: 2,
    operatingRounds: 3,
    newTrainsPerTurn: 1,
    maxLink: 30,
    endsReservation: true,
  },
];

export type BreweryPower =
  | { readonly kind: 'beerCubes'; readonly cubes: number }
  | { readonly kind: 'cityReservation'; readonly hex: HexId }
  | { readonly kind: 'cityDiscount'; readonly hex: HexId; readonly percent: number }
  | { readonly kind: 'beerBonus'; readonly perTransport: number }
  | { readonly kind: 'beerCapacity'; readonly extra: number; readonly trains: readonly TrainId[] };

export interface PrivateBrewery extends PrivateDef {
  /** Boxes for bids: four each is printed, their values are reconstructed. */
  readonly bids: readonly number[];
  readonly power: BreweryPower;
}

/** [18DO 4.3.1] as many as there are players, drawn at random. */
export const privates: readonly PrivateBrewery[] = [
  {
    id: 'B1',
    no: 1,
    name: 'Privatbrauerei No. 1',
    price: 20,
    revenue: 5,
    bids: [20, 30, 40, 50],
    power: { kind: 'beerCubes', cubes: 2 },
  },
  {
    id: 'B2',
    no: 2,
    name: 'Privatbrauerei No. 2',
    price: 40,
    revenue: 10,
    bids: [40, 50, 60, 70],
    power: { kind: 'cityReservation', hex: 'E12' },
  },
  {
    id: 'B3',
    no: 3,
    name: 'Privatbrauerei No. 3',
    price: 60,
    revenue: 15,
    bids: [60, 70, 80, 90],
    power: { kind: 'cityDiscount', hex: 'E12', percent: 50 },
  },
  {
    id: 'B4',
    no: 4,
    name: 'Privatbrauerei No. 4',
    price: 80,
    revenue: 20,
    bids: [80, 90, 100, 110],
    power: { kind: 'beerBonus', perTransport: 10 },
  },
  {
    id: 'B5',
    no: 5,
    name: 'Privatbrauerei No. 5',
    price: 100,
    revenue: 25,
    bids: [100, 110, 120, 130],
    power: { kind: 'beerCapacity', extra: 1, trains: ['3', '4', '5', '6', '8'] },
  },
];

/** The Railway Game [18DO 4]. */
export const railwayGame: {
  readonly players: { readonly min: number; readonly max: number };
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: ByPlayers;
  readonly poolLimit: number;
  /** Beer cubes in the supply; no. 1 brings its two from the box besides. */
  readonly beerCubes: number;
  readonly loanFactor: number;
} = {
  players: { min: 2, max: 5 },
  bank: 9000,
  // [18DO 8.3.1, ruling 84] with two players as with three
  startingCash: { 2: 375, 3: 375, 4: 340, 5: 320 },
  certificateLimit: { 2: 17, 3: 17, 4: 13, 5: 10 },
  shareLimit: { 2: 70, 3: 70, 4: 60, 5: 60 },
  poolLimit: 50,
  beerCubes: 18,
  loanFactor: 2,
};

/** [18DO 4.5.4] railway links; from phase 6 on the last step brings two cubes. */
export const links = {
  cost: 30,
  values: [10, 20, 30],
  cubesPerAction: 1,
  cubesForLastStep: { from: '6', cubes: 2 },
} as const;

/** [18DO 4.5.6.1] for a company with a station there, more for each token. */
export const freightYard = { base: 20, perToken: 10 } as const;

/** The Introduction [18DO 3]: no money, no beer, no special abilities, all seven railways from the start. */
export const introduction: {
  readonly players: { readonly min: number; readonly max: number };
  readonly trains: Readonly<Record<TrainId, number>>;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: number;
  readonly turns: number;
  readonly trainsPerCompany: number;
  /** Red areas and grey towns always have the value of this colour. */
  readonly valuesOf: BuildColour;
} = {
  players: { min: 3, max: 5 },
  trains: { 2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 8: 3 },
  certificateLimit: { 3: 17, 4: 13, 5: 10 },
  shareLimit: 60,
  turns: 60,
  trainsPerCompany: 1,
  valuesOf: 'brown',
};
