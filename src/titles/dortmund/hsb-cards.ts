import type { BuildColour, Provenance } from '@/engine/board/types';
import type { ByPlayers } from '@/engine/finance/cards';
import type { CompanyId } from '@/engine/game/ids';
import type { LinearMarketDef, ParByColour } from '@/engine/market/types';
import type {
  BreweryCorporation,
  BrewingPhase,
  CapexType,
  MinorBrewery,
  MinorMarker,
  SpecialEvent,
} from './hsb-types';

/** Heat, Sweat & Beer, the Expert Game, two players and the minor variants. Sections are the German ones. */
export const provenance: Provenance = 'R';

/** [18DO 5, 6] cash and certificate limits are published. */
export const setup: {
  readonly players: { readonly min: number; readonly max: number };
  readonly bank: number;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  readonly shareLimit: ByPlayers;
  readonly poolLimit: number;
  readonly floatPercent: number;
  readonly railwaysNotUsed: ByPlayers<readonly CompanyId[]>;
  readonly breweriesNotUsed: ByPlayers<readonly CompanyId[]>;
} = {
  players: { min: 3, max: 5 },
  bank: 13000,
  startingCash: { 3: 465, 4: 465, 5: 465 },
  certificateLimit: { 3: 26, 4: 19, 5: 18 },
  shareLimit: { 3: 70, 4: 60, 5: 60 },
  poolLimit: 50,
  floatPercent: 50,
  railwaysNotUsed: { 3: ['HHW'], 4: ['HHW'], 5: [] },
  breweriesNotUsed: { 3: ['HAN'], 4: ['HAN'], 5: [] },
};

/**
 * [18DO 6.4] one table for railways and one for breweries, of the same values (P). The published list has 10 for the red
 * space, which is never a price (ruling 37).
 */
export const market: LinearMarketDef & { readonly bankruptIndex: number } = {
  values: [0, 30, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115, 130, 145, 160, 180, 200, 220, 250],
  bankruptIndex: 0,
};

/** Start values (G): those of the current and of all earlier phases. */
export const par: Readonly<Record<'railway' | 'brewery', ParByColour>> = {
  railway: { yellow: [50, 55, 60, 65, 70, 75], green: [80], brown: [90], gray: [100] },
  brewery: { green: [60, 65, 70, 75, 80], brown: [90], gray: [100] },
};

/** [18DO 4.5.6.3, 6.4.7] spaces that a value marker moves. */
export const marketMoves = {
  noDividend: -1,
  dividendBelowValue: 0,
  dividendAtLeastValue: 1,
  dividendAtLeastTripleValue: 2,
  saleByDirectorPer10: -1,
  saleByOtherPlayer: 0,
  ownCertificateSoldInTurnPer10: -1,
  ownCertificateBought: 0,
  directorSalesAtFloatBrownGray: 0,
  floatFillAfterTradeInPer10: -1,
  soldOut: 0,
} as const;

/** [18DO 6.4.7] the value that a seller is paid: before or after the marker moved. */
export const salePaidAt = { director: 'before', floatBonus: 'before', fillAfterTradeIn: 'after' } as const;

/** [18DO 6.4.2] when the fifth share is sold, the company may sell more into the pool. */
export const floatBonusSale: { readonly phases: readonly BuildColour[]; readonly maxPercent: number } = {
  phases: ['brown', 'gray'],
  maxPercent: 20,
};

/**
 * [18DO 5.4.4, 6.1.2] in the order of sale; 2A before 2B is reconstructed. Type 4 with three players is 1 in
 * the German table, 7 in the English one. With 17 START cards these are the 96 cards of the box.
 */
export const capexTypes: readonly CapexType[] = [
  {
    id: '2A',
    count: { 3: 7, 4: 9, 5: 11 },
    price: 80,
    train: { distance: 2, rustsOn: '4', beer: 0 },
    bec: { type: 2, cubes: 2, export: 0 },
    link: { segment: 2, yellow: 1, orange: 0 },
    reconstructed: ['price', 'link'],
  },
  {
    id: '2B',
    count: { 3: 7, 4: 9, 5: 11 },
    price: 80,
    train: { distance: 2, rustsOn: '4', beer: 0 },
    bec: { type: 2, cubes: 2, export: 0 },
    link: { segment: 2, yellow: 0, orange: 1 },
    reconstructed: ['price', 'link'],
  },
  {
    id: '3',
    count: { 3: 8, 4: 11, 5: 13 },
    price: 180,
    train: { distance: 3, rustsOn: '6', beer: 0 },
    bec: { type: 3, cubes: 3, export: 0 },
    link: { segment: 3, yellow: 1, orange: 0 },
    reconstructed: ['price', 'link'],
  },
  {
    id: '4',
    count: { 3: 1, 4: 6, 5: 10 },
    englishCount: { 3: 7, 4: 8, 5: 10 },
    price: 300,
    train: { distance: 4, rustsOn: '8', beer: 0, lastRun: true },
    bec: { type: 4, cubes: 3, export: 0 },
    link: { segment: 4, yellow: 1, orange: 0 },
    reconstructed: ['price', 'link', 'bec.cubes'],
  },
  {
    id: '5',
    count: { 3: 5, 4: 6, 5: 7 },
    price: 450,
    train: { distance: 5, rustsOn: null, beer: 1 },
    bec: { type: 5, cubes: 4, export: 2 },
    link: { segment: 5, yellow: 1, orange: 1 },
    reconstructed: ['price', 'link', 'bec.cubes', 'bec.export', 'train.beer'],
  },
  {
    id: '6',
    count: { 3: 12, 4: 14, 5: 15 },
    price: 630,
    train: { distance: 6, rustsOn: null, beer: 2 },
    bec: { type: 6, cubes: 4, export: 3 },
    link: { segment: 6, yellow: 1, orange: 1 },
    reconstructed: ['price', 'link', 'bec.cubes', 'bec.export', 'train.beer'],
  },
  {
    id: '8',
    count: { 3: 12, 4: 12, 5: 12 },
    englishCount: { 3: 13, 4: 13, 5: 13 },
    price: 800,
    train: { distance: 8, rustsOn: null, beer: 3 },
    bec: { type: 8, cubes: 5, export: 4 },
    link: null,
    reconstructed: ['price', 'link', 'bec.cubes', 'bec.export', 'train.beer'],
  },
];

/** [18DO 4.5.7.1] type 8 is also on sale once so many of type 6 have left the display. */
export const lastTypeAfter = { id: '6', left: 2 } as const;

/** [18DO 5.4.4] cards that the minor breweries begin with (counts G). */
export const startBecs: readonly {
  readonly type: number;
  readonly count: number;
  readonly cubes: number;
  readonly export: number;
}[] = [
  { type: 1, count: 10, cubes: 2, export: 0 },
  { type: 2, count: 7, cubes: 2, export: 0 },
];

/** [18DO 6.5.2.6] */
export const minorPurchase: { readonly notTypes: readonly string[]; readonly subsidyPercent: number } = {
  notTypes: ['6', '8'],
  subsidyPercent: 50,
};

/** [18DO 6.2.1] a phase starts when the first card of its type leaves the display. Limits are published. */
export const phases: readonly BrewingPhase[] = [
  {
    id: '2',
    colour: 'yellow',
    on: 'start',
    trainLimit: 4,
    becLimit: { minor: 3, corporation: null },
    maxLink: 10,
    capexPerTurn: 2,
  },
  {
    id: '3',
    colour: 'green',
    on: '3',
    trainLimit: 4,
    becLimit: { minor: 3, corporation: 4 },
    maxLink: 20,
    capexPerTurn: 1,
    opensSegment: 3,
    breweryCorporations: true,
  },
  {
    id: '4',
    colour: 'green',
    on: '4',
    trainLimit: 3,
    becLimit: { minor: 2, corporation: 3 },
    maxLink: 20,
    capexPerTurn: 1,
    opensSegment: 4,
  },
  {
    id: '5',
    colour: 'brown',
    on: '5',
    trainLimit: 2,
    becLimit: { minor: 1, corporation: 2 },
    maxLink: 30,
    capexPerTurn: 1,
    opensSegment: 5,
    floatBonusSale: true,
  },
  {
    id: '6',
    colour: 'brown',
    on: '6',
    trainLimit: 2,
    becLimit: { minor: 1, corporation: 2 },
    maxLink: 30,
    capexPerTurn: 1,
    opensSegment: 6,
    floatBonusSale: true,
  },
  {
    id: '8',
    colour: 'gray',
    on: '8',
    trainLimit: 2,
    becLimit: { minor: 1, corporation: 2 },
    maxLink: 30,
    capexPerTurn: 1,
    floatBonusSale: true,
    exportCubesToStock: true,
  },
];

/** [18DO 6.3.2.1] treasury (G): price less 20 for each type of its equipment. */
export const minorBreweries: readonly MinorBrewery[] = [
  { id: 'B1', name: 'Brauerei Ross & Co.', price: 80, becs: { 1: 2, 2: 0 }, treasury: 40 },
  {
    id: 'B2',
    name: 'Privatbrauerei Kronen',
    price: 90,
    becs: { 1: 3, 2: 0 },
    treasury: 30,
    alwaysLaidOut: true,
  },
  { id: 'B3', name: 'Tremonia Brauerei F. Lehmkuhl', price: 100, becs: { 1: 0, 2: 1 }, treasury: 60 },
  { id: 'B4', name: 'Borussia Brauerei', price: 120, becs: { 1: 1, 2: 1 }, treasury: 60 },
  { id: 'B5', name: 'Bürgerliches Brauhaus Eduard Frantzen', price: 135, becs: { 1: 1, 2: 1 }, treasury: 75 },
  {
    id: 'B6',
    name: 'Quellen-Brauerei',
    price: 155,
    becs: { 1: 2, 2: 1 },
    treasury: 75,
    tradeInPercent: { found: 20, company: 10, pool: 10 },
  },
  { id: 'B7', name: 'Dampfbierbrauerei Herberz & Co.', price: 165, becs: { 1: 0, 2: 2 }, treasury: 85 },
  { id: 'B8', name: 'Dortmunder Löwenbrauerei', price: 185, becs: { 1: 1, 2: 2 }, treasury: 85 },
];
export const tradeInPercent = { found: 10, company: 10, pool: 10 } as const;
export const minorMcmBoxes = 1;

/** [18DO 6.2.2] added to the printed price (G). */
export const bidBoxes: readonly number[] = [0, 5, 10, 15, 20, 25, 30];

/** [18DO 6.3.2.2] from the green phase on. Short names, colours and boxes are reconstructed. */
export const breweryCorporations: readonly BreweryCorporation[] = [
  {
    id: 'DUB',
    name: 'Dortmunder Union-Brauerei',
    colour: { fill: '#c8a23c', text: '#000000' },
    certificates: [30, 10, 10, 10, 10, 10, 20],
    mcmBoxes: 1,
    semSpace: 'K',
  },
  {
    id: 'DAB',
    name: 'Dortmunder Aktien-Brauerei',
    colour: { fill: '#b03028', text: '#ffffff' },
    certificates: [20, 20, 20, 10, 10, 10, 10],
    mcmBoxes: 2,
  },
  {
    id: 'RIT',
    name: 'Ritter-Brauerei',
    colour: { fill: '#2f6b3a', text: '#ffffff' },
    certificates: [30, 10, 10, 10, 10, 10, 20],
    mcmBoxes: 2,
  },
  {
    id: 'KRO',
    name: 'Kronen-Brauerei Dortmund',
    colour: { fill: '#24467c', text: '#ffffff' },
    certificates: [30, 10, 10, 10, 10, 10, 20],
    mcmBoxes: 2,
  },
  {
    id: 'STI',
    name: 'Stifts-Brauerei',
    colour: { fill: '#5b3a7a', text: '#ffffff' },
    certificates: [40, 10, 10, 10, 10, 20],
    mcmBoxes: 2,
  },
  {
    id: 'HAN',
    name: 'Dortmunder Hansa-Brauerei',
    colour: { fill: '#3d4f54', text: '#ffffff' },
    certificates: [30, 10, 10, 10, 10, 10, 10, 10],
    mcmBoxes: 1,
    semSpace: 'H',
    players: [5],
  },
];

/** [18DO 6.4.9] certificates that leave the game when a bankrupt brewery begins again. */
export const removedAfterBankruptcy: readonly number[] = [10, 10];

/** [18DO 5.1.3] income for each cube; `newFill` (G) cubes go into the orange box each round. */
export const beerMarket: {
  readonly segments: readonly {
    readonly n: number;
    readonly regular: number;
    readonly new: number;
    readonly newFill: number;
  }[];
  readonly exportPrice: number;
  readonly noDemandAtStart: readonly number[];
  readonly noDemandMarkers: number;
} = {
  segments: [
    { n: 1, regular: 15, new: 10, newFill: 3 },
    { n: 2, regular: 20, new: 15, newFill: 3 },
    { n: 3, regular: 30, new: 20, newFill: 3 },
    { n: 4, regular: 45, new: 30, newFill: 3 },
    { n: 5, regular: 60, new: 45, newFill: 3 },
    { n: 6, regular: 80, new: 60, newFill: 3 },
  ],
  exportPrice: 100,
  noDemandAtStart: [3, 4, 5, 6],
  noDemandMarkers: 4,
};

export interface CubeSetup {
  readonly segment1: { readonly yellow: number; readonly orange: number };
  readonly segment2: { readonly yellow: number; readonly orange: number };
  readonly export: number;
  readonly stock: number;
}

/** [18DO 6.1.3] the rest of the cubes goes back into the box. */
export const cubesInBox = 37;
export const setupCubes: ByPlayers<CubeSetup> = {
  3: { segment1: { yellow: 3, orange: 3 }, segment2: { yellow: 3, orange: 3 }, export: 6, stock: 8 },
  4: { segment1: { yellow: 4, orange: 4 }, segment2: { yellow: 3, orange: 3 }, export: 6, stock: 8 },
  5: { segment1: { yellow: 4, orange: 4 }, segment2: { yellow: 4, orange: 4 }, export: 8, stock: 10 },
};

/** [18DO 6.5.1] `levels` are all values that a link may have in a phase. */
export const links: {
  readonly cost: number;
  readonly perTurn: number;
  readonly levels: Readonly<Record<Exclude<BuildColour, 'white'>, readonly number[]>>;
} = {
  cost: 30,
  perTurn: 1,
  levels: { yellow: [10], green: [10, 20], brown: [10, 20, 30], gray: [10, 20, 30] },
};

/** [18DO 6.5.2.4] */
export const beerExport: { readonly incomePerCube: number; readonly cannotCarry: readonly CompanyId[] } = {
  incomePerCube: 100,
  cannotCarry: ['HHW'],
};

/** [18DO 6.2] pairs of a Railway and a Brewery Round in each Operating Round (G). */
export const pairsOfRounds: readonly number[] = [2, 2, 2, 3, 3, 3];

/** [18DO 7.1] minor capital expenditure markers of the Expert Game. */
export const minorMarkers: readonly MinorMarker[] = [
  { code: 'A1', kind: 'pub', fromPhase: 'yellow', price: 30, income: 5, count: { 3: 2, 4: 2, 5: 3 } },
  { code: 'A2', kind: 'pub', fromPhase: 'green', price: 60, income: 10, count: { 3: 2, 4: 2, 5: 3 } },
  { code: 'A3', kind: 'pub', fromPhase: 'brown', price: 80, income: 20, count: { 3: 1, 4: 1, 5: 2 } },
  { code: 'A4', kind: 'pub', fromPhase: 'gray', price: 120, income: 40, count: { 3: 1, 4: 1, 5: 1 } },
  { code: 'B2', kind: 'bottling', fromPhase: 'green', price: 50, income: 5, count: { 3: 2, 4: 2, 5: 3 } },
  { code: 'B3', kind: 'bottling', fromPhase: 'brown', price: 100, income: 10, count: { 3: 1, 4: 1, 5: 2 } },
  { code: 'B4', kind: 'bottling', fromPhase: 'gray', price: 120, income: 20, count: { 3: 1, 4: 1, 5: 1 } },
  { code: 'C', kind: 'wagon', fromPhase: 'brown', price: 100, income: null, count: { 3: 2, 4: 3, 5: 3 } },
];
export const minorMarkerTrade = { minPercent: 50, maxPercent: 150 } as const;

/** [18DO 7.2] special event markers: one of each, one for each brewery. */
export const specialEvents: readonly SpecialEvent[] = [
  { code: 'G', fromPhase: 'yellow', when: 'turn', effect: { kind: 'treasury', amount: 10 } },
  { code: 'H', fromPhase: 'yellow', when: 'roundStart', effect: { kind: 'preDeliver', cubes: 1 } },
  { code: 'I', fromPhase: 'yellow', when: 'purchase', effect: { kind: 'tradeInBec', creditPerType: 20 } },
  { code: 'J', fromPhase: 'yellow', when: 'purchase', effect: { kind: 'exceedBecLimit', by: 1 } },
  {
    code: 'K',
    fromPhase: 'yellow',
    when: 'income',
    effect: { kind: 'priceOfSegmentAbove', cubes: 1, notForSegments: [6, 8] },
  },
  { code: 'L', fromPhase: 'green', when: 'roundEnd', effect: { kind: 'moveOrder', places: -1 } },
  { code: 'M', fromPhase: 'green', when: 'turn', effect: { kind: 'sellOwnCertificates', max: 2 } },
  { code: 'N', fromPhase: 'green', when: 'income', effect: { kind: 'halfPriceUndelivered', cubes: 2 } },
  {
    code: 'O',
    fromPhase: 'green',
    when: 'deliver',
    effect: { kind: 'extraCube', cubes: 1, pricePercent: 50 },
  },
  { code: 'P', fromPhase: 'brown', when: 'load', effect: { kind: 'loadWithoutConsent', railways: 1 } },
];

/** [18DO 8.4, 8.5] Heat, Sweat & Beer for two; cash is published, the pairs of rounds are reconstructed. */
export const twoPlayerBrewing: {
  readonly bank: number;
  readonly startingCash: number;
  readonly railwaysNotUsed: readonly CompanyId[];
  readonly breweriesNotUsed: readonly CompanyId[];
  readonly minorsNotUsed: readonly string[];
  readonly minorsLaidOut: number;
  readonly investorBreweryFrom: readonly CompanyId[];
  /** [18DO 8.2.1.3] the Investor's minor becomes a corporation. */
  readonly conversion: {
    readonly stockRound: number;
    readonly value: number;
    readonly shares: number;
    readonly free: number;
    readonly freeQuellen: number;
    readonly discardBecType: number;
    readonly certificates: Readonly<Record<CompanyId, readonly number[]>>;
  };
  /** [18DO 8.4.5] the grey phase starts at the latest with this Operating Round. */
  readonly grayFromOperatingRound: number;
  readonly pairsOfRounds: readonly number[];
} = {
  bank: 13000,
  startingCash: 465,
  railwaysNotUsed: ['HHW'],
  breweriesNotUsed: ['KRO', 'HAN'],
  minorsNotUsed: ['B2'],
  minorsLaidOut: 3,
  investorBreweryFrom: ['DUB', 'DAB', 'RIT', 'STI'],
  conversion: {
    stockRound: 3,
    value: 60,
    shares: 50,
    free: 10,
    freeQuellen: 20,
    discardBecType: 1,
    certificates: { DUB: [30, 10, 10], RIT: [30, 10, 10], DAB: [20, 20, 10], STI: [40, 10] },
  },
  grayFromOperatingRound: 5,
  pairsOfRounds: [2, 2, 2, 3, 3],
};
