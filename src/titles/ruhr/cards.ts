import type { BuildColour, Provenance } from '@/engine/board/types';
import type { ByPlayers, CompanyDef, PhaseDef, PrivateDef } from '@/engine/finance/cards';
import type { CompanyId, HexId, PrivateId, TrainId } from '@/engine/game/ids';
import type { LinearMarketDef, ParByColour } from '@/engine/market/types';

/** Of values without a mark of their own. Names, certificates, limits, phases and counts are printed (R). */
export const provenance: Provenance = 'G';

export type Industry = 'coal' | 'steel';
/** Stages of development of a Montan company. */
export type DevelopmentStage = 'A' | 'B' | 'C' | 'D' | 'E' | 'X';
export type SwitchEngine = 'W1' | 'W2' | 'W3' | 'W4';
type ByStage<T = number> = Readonly<Partial<Record<DevelopmentStage, T>>>;

export interface RuhrCompany extends CompanyDef {
  /** [18Ruhr 5.5] its director's certificate is on sale after this one has taken a turn. */
  readonly afterTurnOf?: CompanyId;
  /** [18Ruhr 5.6] it operates from this phase on. */
  readonly operatesFromPhase?: string;
}

/** [18Ruhr 5] colours are reconstructed, and so are the home hexes of BME, CME, KWE and RhE. */
export const companies: readonly RuhrCompany[] = [
  {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    colour: { fill: '#c8102e', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100, 100],
    homes: [{ hex: 'R11', printedStop: 0 }],
  },
  {
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn',
    colour: { fill: '#1f7a3a', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100, 100],
    homes: [{ hex: 'R3', printedStop: 0 }],
  },
  {
    id: 'DGEE',
    name: 'Dortmund-Gronau-Enscheder Eisenbahn',
    colour: { fill: '#ef7d00', text: '#000000' },
    certificates: [20, 20, 20, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60],
    homes: [{ hex: 'D13', printedStop: 0 }],
    afterTurnOf: 'KWE',
  },
  {
    id: 'KWE',
    name: 'Königlich Westfälische Eisenbahn',
    colour: { fill: '#f2d600', text: '#000000' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'A16', printedStop: 0 }],
  },
  {
    id: 'PWB',
    name: 'Prinz-Wilhelm-Bahn',
    colour: { fill: '#7a4a9e', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'K8', printedStop: 0 }],
  },
  {
    id: 'RhE',
    name: 'Rheinische Eisenbahn',
    colour: { fill: '#1257a5', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100, 100],
    homes: [{ hex: 'N1', printedStop: 0 }],
  },
  {
    id: 'EH',
    name: 'Eisenbahn und Häfen',
    colour: { fill: '#3d3d3d', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'J7', printedStop: 0 }],
    operatesFromPhase: '5',
  },
];

export interface MontanCorporation {
  readonly id: CompanyId;
  readonly name: string;
  readonly type: Industry;
  readonly colour: { readonly fill: string; readonly text: string };
  readonly certificates: readonly number[];
  /** Charter (G): circles for locations, with that of the founding one, and boxes for switch engines. */
  readonly locationCircles: number;
  readonly switchEngineBoxes: number;
}

/** [18Ruhr 5.1, 12] */
export const montanCorporations: readonly MontanCorporation[] = [
  {
    id: 'RB',
    name: 'Ruhrbergbau AG',
    type: 'coal',
    colour: { fill: '#5b5b5b', text: '#ffffff' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 3,
    switchEngineBoxes: 2,
  },
  {
    id: 'SK',
    name: 'Steinkohle AG',
    type: 'coal',
    colour: { fill: '#222222', text: '#ffffff' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 3,
    switchEngineBoxes: 1,
  },
  {
    id: 'TB',
    name: 'Tiefbergbau AG',
    type: 'coal',
    colour: { fill: '#8a8a8a', text: '#000000' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 2,
    switchEngineBoxes: 2,
  },
  {
    id: 'US',
    name: 'Union Stahlwerke AG',
    type: 'steel',
    colour: { fill: '#a33b20', text: '#ffffff' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 3,
    switchEngineBoxes: 2,
  },
  {
    id: 'VH',
    name: 'Vereinigte Hochofen AG',
    type: 'steel',
    colour: { fill: '#d9623b', text: '#000000' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 3,
    switchEngineBoxes: 1,
  },
  {
    id: 'W',
    name: 'Walzwerke AG',
    type: 'steel',
    colour: { fill: '#e7a07f', text: '#000000' },
    certificates: [20, 20, 20, 20, 20],
    locationCircles: 2,
    switchEngineBoxes: 2,
  },
];

/** Boxes on each of these charters, and those that a passive founding fills by phase [18Ruhr 12.1.2] (G). */
export const montanBoxes: ByStage = { A: 5, B: 4, C: 3, D: 3, E: 2, X: 2 };
export const passiveFoundingBoxes: Readonly<Partial<Record<BuildColour, ByStage>>> = {
  green: { A: 3, B: 1 },
  brown: { A: 4, B: 2 },
  gray: { A: 4, B: 2, C: 1 },
};

export interface PrivateMontanCompany {
  readonly no: number;
  readonly name: string;
  readonly type: Industry;
  readonly hex: HexId;
  readonly price: number;
  readonly priceSrc?: Provenance;
  /** What lies on the charter when it is bought. */
  readonly markers: ByStage;
  readonly treasury: number;
  readonly income: number;
}

/** [18Ruhr 2.3, 4.2] numbers, names, types and places are printed; the price of no. 10 too. */
export const montanCompanies: readonly PrivateMontanCompany[] = [
  {
    no: 1,
    name: 'Eisenhütte St. Antony',
    type: 'steel',
    hex: 'H5',
    price: 105,
    markers: { A: 2 },
    treasury: 60,
    income: 20,
  },
  {
    no: 2,
    name: 'Gussstahlfabrik Friedrich Krupp',
    type: 'steel',
    hex: 'J7',
    price: 115,
    markers: { A: 3 },
    treasury: 20,
    income: 30,
  },
  {
    no: 3,
    name: 'Harkortsche Fabrik',
    type: 'steel',
    hex: 'M12',
    price: 85,
    markers: { A: 2 },
    treasury: 20,
    income: 20,
  },
  {
    no: 4,
    name: 'Hermannshütte',
    type: 'steel',
    hex: 'J13',
    price: 95,
    markers: { A: 2 },
    treasury: 40,
    income: 20,
  },
  {
    no: 5,
    name: 'Zeche Franziska',
    type: 'coal',
    hex: 'K12',
    price: 120,
    markers: { A: 3 },
    treasury: 30,
    income: 30,
  },
  {
    no: 6,
    name: 'Gussstahlfabrik Mayer & Kühne',
    type: 'steel',
    hex: 'I10',
    price: 100,
    markers: { A: 2 },
    treasury: 50,
    income: 20,
  },
  {
    no: 7,
    name: 'Zeche Zollverein',
    type: 'coal',
    hex: 'H7',
    price: 110,
    markers: { A: 2 },
    treasury: 70,
    income: 20,
  },
  {
    no: 8,
    name: 'Hasper Hütte',
    type: 'steel',
    hex: 'P13',
    price: 100,
    markers: { A: 2 },
    treasury: 50,
    income: 20,
  },
  {
    no: 9,
    name: 'Friedrich-Wilhelms-Hütte',
    type: 'steel',
    hex: 'L5',
    price: 115,
    markers: { A: 3 },
    treasury: 20,
    income: 30,
  },
  {
    no: 10,
    name: 'Zeche Kaiserstuhl',
    type: 'coal',
    hex: 'H13',
    price: 150,
    markers: { A: 2, B: 1 },
    treasury: 70,
    income: 40,
    priceSrc: 'R',
  },
  {
    no: 11,
    name: 'Zeche Hibernia',
    type: 'coal',
    hex: 'G8',
    price: 130,
    markers: { A: 2, B: 1 },
    treasury: 30,
    income: 40,
  },
  {
    no: 12,
    name: 'Heinrichshütte',
    type: 'steel',
    hex: 'M10',
    price: 100,
    markers: { A: 2 },
    treasury: 50,
    income: 20,
  },
  {
    no: 13,
    name: 'Hüttenwerke Phönix',
    type: 'steel',
    hex: 'J3',
    price: 105,
    markers: { A: 2 },
    treasury: 60,
    income: 20,
  },
  {
    no: 14,
    name: 'Zeche König Ludwig',
    type: 'coal',
    hex: 'C10',
    price: 100,
    markers: { A: 2 },
    treasury: 50,
    income: 20,
  },
  {
    no: 15,
    name: 'Zeche Rheinpreußen',
    type: 'coal',
    hex: 'L3',
    price: 90,
    markers: { A: 2 },
    treasury: 30,
    income: 20,
  },
  {
    no: 16,
    name: 'Massen Tiefbau',
    type: 'coal',
    hex: 'G16',
    price: 85,
    markers: { A: 2 },
    treasury: 20,
    income: 20,
  },
  {
    no: 17,
    name: 'Zeche Monopol',
    type: 'coal',
    hex: 'D15',
    price: 85,
    markers: { A: 2 },
    treasury: 20,
    income: 20,
  },
  {
    no: 18,
    name: 'Zeche Lohberg',
    type: 'coal',
    hex: 'D3',
    price: 80,
    markers: { A: 1 },
    treasury: 70,
    income: 10,
  },
];

/** Charter of a private Montan Company (G): boxes by stage, and how many of a row, the last, need a link. */
export const montanCharter: {
  readonly boxes: ByStage;
  readonly linkBoxes: Readonly<Record<Industry, ByStage>>;
} = {
  boxes: { A: 4, B: 3, C: 2 },
  linkBoxes: { steel: { A: 0, B: 0, C: 2 }, coal: { A: 1, B: 1, C: 2 } },
};

/** [18Ruhr 2.3] the eight private Montan Companies that are active. */
export const scenarios: readonly {
  readonly id: string;
  readonly name: string;
  readonly active: readonly number[];
}[] = [
  { id: 'hellweg', name: 'Hellweg', active: [1, 3, 5, 6, 7, 9, 10, 15] },
  { id: 'metropolis', name: 'Metropolis', active: [2, 4, 5, 6, 7, 10, 13, 15] },
  { id: 'ruhrValley', name: 'Ruhr valley', active: [3, 5, 7, 9, 12, 13, 15, 16] },
  { id: 'emscherValley', name: 'Emscher valley', active: [1, 2, 4, 6, 10, 11, 14, 18] },
  { id: 'northSouth', name: 'North & South', active: [3, 8, 9, 11, 12, 14, 17, 18] },
];

export interface RuhrPrivate extends PrivateDef {
  readonly ability?: 'freeRailwayLink';
  readonly directorOf?: CompanyId;
  /** Certificates that lie aside until the link of BME is built. */
  readonly investorCertificates?: number;
}

/** [18Ruhr 4.1] the price of the Private BME is printed. Phases say when they close. */
export const privates: readonly RuhrPrivate[] = [
  { id: 'RS', no: 1, name: 'Ruhrschifffahrt', price: 60, revenue: 15 },
  { id: 'SP', no: 2, name: 'Sellerbecker Pferdebahn', price: 40, revenue: 10, ability: 'freeRailwayLink' },
  { id: 'GP', no: 3, name: 'Generaler Pferdebahn', price: 30, revenue: 5, ability: 'freeRailwayLink' },
  {
    id: 'PB',
    no: 4,
    name: 'Private BME',
    price: 140,
    revenue: 10,
    directorOf: 'BME',
    investorCertificates: 3,
  },
];

/** A Capex card is used once: as a train, for development, or as a switch engine. */
export interface RuhrCapexType {
  readonly id: string;
  readonly count: number;
  /** Cards that may be added. */
  readonly optional: number;
  readonly train: {
    readonly name: TrainId;
    readonly cities: number;
    readonly towns: number;
    readonly price: number;
    /** Leaves the game with the first card of this type; null: never. */
    readonly obsoleteOn: string | null;
  };
  /** The price buys up to so many markers of these stages. */
  readonly development: {
    readonly price: number;
    readonly markers: number;
    readonly stages: readonly DevelopmentStage[];
  };
  /** A railway sells its switch engine to a Montan company within these limits. */
  readonly switchEngine: {
    readonly marker: SwitchEngine;
    readonly price: number;
    readonly toMontan: { readonly min: number; readonly max: number };
  };
}

/**
 * [18Ruhr 8, 9, 11] the total of 54 cards, 4 of them optional, is printed; so are three markers for type 4
 * (9.1.3). The split follows the first edition (P) less six of type 6.
 */
export const capexTypes: readonly RuhrCapexType[] = [
  {
    id: '2',
    count: 14,
    optional: 2,
    train: { name: '2+2', cities: 2, towns: 2, price: 80, obsoleteOn: '4' },
    development: { price: 70, markers: 2, stages: ['A', 'B'] },
    switchEngine: { marker: 'W1', price: 30, toMontan: { min: 10, max: 45 } },
  },
  {
    id: '3',
    count: 7,
    optional: 1,
    train: { name: '3+3', cities: 3, towns: 3, price: 180, obsoleteOn: '6' },
    development: { price: 110, markers: 2, stages: ['A', 'B', 'C'] },
    switchEngine: { marker: 'W2', price: 50, toMontan: { min: 10, max: 75 } },
  },
  {
    id: '4',
    count: 6,
    optional: 1,
    train: { name: '4+4', cities: 4, towns: 4, price: 300, obsoleteOn: '8' },
    development: { price: 170, markers: 3, stages: ['A', 'B', 'C', 'D'] },
    switchEngine: { marker: 'W3', price: 80, toMontan: { min: 10, max: 120 } },
  },
  {
    id: '5',
    count: 4,
    optional: 0,
    train: { name: '5+5', cities: 5, towns: 5, price: 450, obsoleteOn: null },
    development: { price: 220, markers: 3, stages: ['A', 'B', 'C', 'D'] },
    switchEngine: { marker: 'W3', price: 100, toMontan: { min: 10, max: 150 } },
  },
  {
    id: '6',
    count: 9,
    optional: 0,
    train: { name: '6+6', cities: 6, towns: 6, price: 630, obsoleteOn: null },
    development: { price: 300, markers: 4, stages: ['A', 'B', 'C', 'D', 'E'] },
    switchEngine: { marker: 'W3', price: 120, toMontan: { min: 10, max: 180 } },
  },
  {
    id: '8',
    count: 10,
    optional: 0,
    train: { name: '8+8', cities: 8, towns: 8, price: 800, obsoleteOn: null },
    development: { price: 400, markers: 4, stages: ['A', 'B', 'C', 'D', 'E', 'X'] },
    switchEngine: { marker: 'W4', price: 150, toMontan: { min: 10, max: 225 } },
  },
];

export interface RuhrPhase extends PhaseDef {
  readonly montanRound: boolean;
  readonly capitalisation: 'incremental' | 'full';
  readonly closes?: readonly PrivateId[];
  readonly scraps?: readonly SwitchEngine[];
  readonly stages: {
    readonly available: readonly DevelopmentStage[];
    readonly inactive: readonly DevelopmentStage[];
  };
  readonly switchEngines: readonly SwitchEngine[];
}

/**
 * [18Ruhr 7, 10.8.2, 11] printed. `on` and `obsolete` name types of Capex cards. After the Montan Round that
 * follows phase 6 the active private Montan Companies become passive; phase 8 ends the game, and its third
 * operating round comes after the next stock round.
 */
export const phases: readonly RuhrPhase[] = [
  {
    id: '2',
    colour: 'yellow',
    on: 'start',
    trainLimit: 4,
    operatingRounds: 2,
    montanRound: false,
    capitalisation: 'incremental',
    stages: { available: ['A', 'B'], inactive: [] },
    switchEngines: ['W1'],
  },
  {
    id: '3',
    colour: 'green',
    on: '3',
    trainLimit: 4,
    operatingRounds: 2,
    montanRound: false,
    capitalisation: 'incremental',
    stages: { available: ['A', 'B', 'C'], inactive: [] },
    switchEngines: ['W1', 'W2'],
  },
  {
    id: '4',
    colour: 'green',
    on: '4',
    trainLimit: 3,
    operatingRounds: 2,
    montanRound: true,
    capitalisation: 'incremental',
    closes: ['PB'],
    stages: { available: ['A', 'B', 'C', 'D'], inactive: ['A'] },
    switchEngines: ['W1', 'W2', 'W3'],
  },
  {
    id: '5',
    colour: 'brown',
    on: '5',
    trainLimit: 2,
    operatingRounds: 2,
    montanRound: true,
    capitalisation: 'full',
    closes: ['RS', 'SP', 'GP'],
    stages: { available: ['A', 'B', 'C', 'D'], inactive: ['A', 'B'] },
    switchEngines: ['W1', 'W2', 'W3'],
  },
  {
    id: '6',
    colour: 'brown',
    on: '6',
    trainLimit: 2,
    operatingRounds: 2,
    montanRound: true,
    capitalisation: 'full',
    scraps: ['W1'],
    stages: { available: ['A', 'B', 'C', 'D', 'E'], inactive: ['A', 'B'] },
    switchEngines: ['W2', 'W3'],
  },
  {
    id: '8',
    colour: 'gray',
    on: '8',
    trainLimit: 2,
    operatingRounds: 3,
    montanRound: true,
    capitalisation: 'full',
    scraps: ['W2'],
    stages: { available: ['A', 'B', 'C', 'D', 'E', 'X'], inactive: ['A', 'B', 'C'] },
    switchEngines: ['W3', 'W4'],
  },
];

/** [18Ruhr 9, 10.6.1] markers of each stage for either industry, and their income (C and D printed). */
export const developmentSupply: Readonly<Record<DevelopmentStage, number>> = {
  A: 13,
  B: 10,
  C: 9,
  D: 8,
  E: 5,
  X: 6,
};
export const developmentIncome: Readonly<Record<DevelopmentStage, number>> = {
  A: 10,
  B: 20,
  C: 30,
  D: 40,
  E: 50,
  X: 60,
};
/** [18Ruhr 9] no more A than this; each later stage, but X, no more than the one before. */
export const maxStageA = 5;

/** [18Ruhr 10.6.1] what a location adds to a route. */
export const locationValue = {
  privateUnlinked: 0,
  privateLinked: 10,
  montan: 20,
  montanWithEOrX: 30,
} as const;
export const linkCost = 30;
export const connectionMarkers = 8;
export const switchEngineMarkers: Readonly<Record<SwitchEngine, number>> = { W1: 4, W2: 4, W3: 4, W4: 4 };

/** Same row as in a later game of the same designers; the printed examples fit. */
export const market: LinearMarketDef = {
  values: [10, 30, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115, 130, 145, 160, 180, 200, 220, 250],
};

/** [18Ruhr 14.2] start values that each phase adds. */
export const railwayPar: ParByColour = { yellow: [50, 55, 60, 65, 70], green: [75, 80], brown: [90, 100] };

/** [18Ruhr 12.1.2] of a passive founding, each in its own phase only; the 90 and 100 of brown are inferred. */
export const montanPassivePar: Readonly<Record<'green' | 'brown' | 'gray', readonly number[]>> = {
  green: [50, 60, 70],
  brown: [70, 80, 90, 100],
  gray: [80, 90, 100],
};

/** [18Ruhr 12.1.1] of an active founding. */
export const montanActivePar = { perMarker: 10, minimum: 50, maximum: 100 } as const;

/** [18Ruhr 7.2, 7.3, 10.7, 13.3.2, 14.5] boxes that a stock marker moves. */
export const marketMoves = {
  railwayDividendAtLeastValue: 1,
  railwayDividendAtLeastDoubleValue: 2,
  montanDividendAtLeastValue: 1,
  dividendBelowValue: 0,
  noDividend: -1,
  directorSellsInStockRound: -1,
  otherPlayerSells: 0,
  companySellsOwnCertificate: -1,
  montanCertificateMovedToPoolAtFloat: -1,
} as const;

/** [18Ruhr 2.4] */
export const players = { min: 3, max: 6 } as const;
export const bank = 13000;
export const startingCash: ByPlayers = { 3: 650, 4: 530, 5: 410, 6: 360 };
export const certificateLimit: ByPlayers = { 3: 25, 4: 18, 5: 15, 6: 12 };
export const poolLimit = 50;

/** [18Ruhr 2.4, 3.1] privates in the starting package beside the eight active Montan Companies. */
export const startingPackage: ByPlayers<readonly PrivateId[]> = {
  3: ['PB'],
  4: ['PB', 'RS', 'SP', 'GP'],
  5: ['PB', 'GP'],
  6: ['PB', 'RS', 'SP', 'GP'],
};
export const surchargePerSkippedCertificate = 5;

/** What the box contains by its list of material. */
export const boxCounts = {
  yellowTiles: 96,
  greenTiles: 62,
  brownTiles: 24,
  grayTiles: 6,
  capexCards: 54,
  capexOptional: 4,
  montanRoundCards: 6,
  privateCertificates: 4,
  railwayCertificates: 61,
  montanCertificates: 30,
  developmentMarkersPerIndustry: 51,
  connectionMarkers: 8,
  switchEngineMarkers: 16,
  stationMarkers: 26,
  pMCLocationMarkers: 18,
  pMCStatusMarkers: 18,
  passiveLocationMarkers: 10,
  montanLocationMarkers: 6,
  stockMarkers: 13,
} as const;
