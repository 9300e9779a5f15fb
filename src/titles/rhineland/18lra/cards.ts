import type { Provenance } from '@/engine/board/types';
import type { ByPlayers, TrainType } from '@/engine/finance/cards';
import type { CompanyId, HexId, TileId } from '@/engine/game/ids';
import type { Kreisbahn, RhinelandCompany, RhinelandPhase, RhinelandPrivate } from '../cards';

export { market, shareLimit } from '../cards';

/** Of values without a mark of their own; phases, certificates and cash are printed (R). */
export const provenance: Provenance = 'P';

/**
 * [18LRA 2] prints 24 cards with the optional 2-train; published counts make 20. Ten 6-trains reach the
 * printed sum. Without an 8-train the 4-train is permanent [18LRA 6.3].
 */
export const trains: readonly TrainType[] = [
  { id: '2', stops: 2, price: 100, count: 5, obsoleteOn: '4' },
  { id: '3', stops: 3, price: 200, count: 4, obsoleteOn: '6' },
  { id: '4', stops: 4, price: 300, count: 2 },
  { id: '5', stops: 5, price: 500, count: 2 },
  { id: '6', stops: 6, price: 600, count: 10, availableFrom: '5', src: 'G' },
];

/**
 * [18LRA 4.1.2, ruling 86] what the Geldernsche Kreisbahn becomes: a train from Kevelaer to one city or red field more,
 * through up to four towns. It stays on its charter for ever.
 */
export const kreisbahn: Kreisbahn = {
  train: { id: '2+4', stops: 6, price: 0, count: 1, kept: true },
  start: ['A1', 'A3'],
  range: { cities: 2, towns: 4 },
};

/** [18LRA 6.3] no grey tiles. A new number of operating rounds starts after the next stock round. */
export const phases: readonly RhinelandPhase[] = [
  {
    id: '2',
    colour: 'yellow',
    on: 'start',
    trainLimit: 4,
    operatingRounds: 1,
    capitalisation: 'incremental',
  },
  {
    id: '3',
    colour: 'green',
    on: '3',
    trainLimit: 4,
    operatingRounds: 2,
    capitalisation: 'incremental',
  },
  {
    id: '4',
    colour: 'green',
    on: '4',
    trainLimit: 3,
    operatingRounds: 2,
    capitalisation: 'incremental',
  },
  {
    id: '5',
    colour: 'brown',
    on: '5',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
    closePrivates: true,
  },
  {
    id: '6',
    colour: 'brown',
    on: '6',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
  },
];

/**
 * [18LRA 4.2.3] Homes as the rulebook has them; published data put CCE on K15, CME on A5 and RhE on I10,
 * which is no hex of this map. KEG's city of F10 and all token prices are published: a harbour token costs
 * its corporation's dearest station token + 20, reduced half of it.
 */
export const companies: readonly RhinelandCompany[] = [
  {
    id: 'ADR',
    name: 'Aachen-Düsseldorf-Ruhrorter Eisenbahn',
    colour: { fill: '#008000', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'K3', printedStop: 0 }],
    harbourToken: { reduced: 50, full: 100 },
    feature: { kind: 'twoYellowTilesInFirstOperatingRound' },
  },
  {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    colour: { fill: '#8b4513', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'G15', printedStop: 0 }],
    harbourToken: { reduced: 50, full: 100 },
  },
  {
    id: 'CCE',
    name: 'Cöln-Crefelder Eisenbahn',
    colour: { fill: '#0000ff', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60],
    homes: [{ hex: 'A5', printedStop: 0 }],
    harbourToken: { reduced: 40, full: 80 },
    feature: { kind: 'stationWithoutRoute', hex: 'F10', cost: 'full' },
  },
  {
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn',
    colour: { fill: '#cd5c5c', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'K15', printedStop: 0 }],
    harbourToken: { reduced: 50, full: 100 },
    feature: { kind: 'twoYellowTilesInFirstOperatingRound' },
  },
  {
    id: 'GVE',
    name: 'Gladbach-Venloer Eisenbahn',
    colour: { fill: '#808080', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'G7', printedStop: 0 }],
    feature: { kind: 'linkBonus', amount: 100, from: ['H8', 'I7'], to: ['E1'] },
  },
  {
    id: 'KEG',
    name: 'Krefelder Eisenbahn-Gesellschaft',
    colour: { fill: '#ffa500', text: '#000000' },
    certificates: [30, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60],
    homes: [{ hex: 'F10', printedStop: 0 }],
    harbourToken: { reduced: 40, full: 80 },
    feature: { kind: 'twoYellowTilesInFirstOperatingRound' },
  },
  {
    id: 'MKB',
    name: 'Moerser Kreisbahn',
    colour: { fill: '#000000', text: '#ffffff' },
    certificates: [20, 20, 20, 10, 10, 10, 10],
    floatPercent: 60,
    tokenCosts: [0, 60],
    homes: [{ hex: 'C11', printedStop: 0 }],
    harbourToken: { reduced: 40, full: 80 },
    feature: { kind: 'harbourPrice', hex: 'B12', cost: 20 },
  },
  {
    id: 'RhE',
    name: 'Rheinische Eisenbahn',
    colour: { fill: '#800080', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'K11', printedStop: 0 }],
    harbourToken: { reduced: 50, full: 100 },
    feature: { kind: 'twoYellowTilesInFirstOperatingRound' },
  },
];

/** [18LRA 4.1.2] powers are printed, prices and revenues published. */
export const privates: readonly RhinelandPrivate[] = [
  {
    id: 'DEC',
    no: 1,
    name: 'Dalheim Emigrant Camp',
    price: 20,
    revenue: 5,
    power: {
      kind: 'emigrantCamp',
      hex: 'I3',
      bonus: 20,
      from: 'brown',
      rightBank: { always: ['A15', 'B16', 'C15', 'H16'], onceUpgraded: ['B14', 'D14', 'G15'], src: 'G' },
      outOfTurn: true,
      lastsAfterClosing: true,
    },
  },
  {
    id: 'UH',
    no: 2,
    name: 'Uerdingen Harbour',
    price: 40,
    revenue: 15,
    power: {
      kind: 'harbour',
      hex: 'E13',
      tile: 'L31',
    },
  },
  {
    id: 'NH',
    no: 3,
    name: 'Neuss Harbour',
    price: 50,
    revenue: 15,
    power: {
      kind: 'harbour',
      hex: 'H14',
      tile: 'L27',
    },
  },
  {
    id: 'RH',
    no: 4,
    name: 'Ruhrort Harbour',
    price: 60,
    revenue: 15,
    power: {
      kind: 'harbour',
      hex: 'B14',
      tile: 'L30',
    },
  },
  {
    id: 'RM',
    no: 5,
    name: "Rhineland's Manchester",
    price: 80,
    revenue: 20,
    power: {
      kind: 'layTileAndStation',
      hexes: ['H8', 'I7'],
      from: 'green',
      onlyLayThisTurn: true,
      station: 'full',
      freeCertificate: { corp: 'ADR', certificate: 2 },
      closesAfterUse: false,
    },
  },
  {
    id: 'GKB',
    no: 6,
    name: 'Geldernsche Kreisbahn',
    price: 100,
    revenue: 10,
    power: { kind: 'becomesTrain', on: 'brown', train: '2+4', stationHex: 'A1' },
  },
];

/** [18LRA 4.1.2] the harbour that no private reserves. */
export const freeHarbour: { readonly hex: HexId; readonly tile: TileId } = { hex: 'B12', tile: 'L28' };

/** The game for two has an Investor [18LRA 9]. */
export const players = { min: 2, max: 4 } as const;

/** [18LRA 3.3, 9.1] */
export const bank: ByPlayers = { 2: 6000, 3: 6000, 4: 8000 };
export const startingCash: ByPlayers = { 2: 600, 3: 600, 4: 450 };
export const certificateLimit: ByPlayers = { 2: 14, 3: 14, 4: 15 };

/** [18LRA 3.3, 9.1] corporations in play with two or three players. */
export const scenarios: Readonly<Record<number, readonly CompanyId[]>> = {
  1: ['RhE', 'ADR', 'CCE', 'GVE', 'CME', 'KEG'],
  2: ['BME', 'ADR', 'CCE', 'GVE', 'MKB', 'KEG'],
  3: ['BME', 'ADR', 'RhE', 'CCE', 'MKB', 'CME'],
  4: ['BME', 'ADR', 'RhE', 'GVE', 'MKB', 'KEG'],
};

export const bonuses = {
  /** [18LRA 6.2.4.1] A15 stands for Oberhausen (A13/A15), I1 for Antwerpen (H2/I1). */
  ironRhine: { amount: 80, ends: [['A15', 'B16'], ['I1']] },
  /** [18LRA 6.2.4.5] on a route through an own harbour token, for each industry. */
  harbour: { perIndustry: 10 },
  industries: {
    // A13 is Oberhausen, K1 Aachen: the whole area counts
    coalmine: ['A13', 'B8', 'C9', 'C11', 'C13', 'J2', 'K1'],
    steelmill: ['B16', 'C15', 'D14', 'F10'],
  },
  /** [18LRA 4.1.2] */
  emigrantCamp: { amount: 20, hex: 'I3' },
  /** [18LRA 6.2.3.2] the higher values are published; that a ferry costs 10 is taken from 18Rhl. */
  ferry: { L15: { value: 40, ferry: 30 }, L29: { value: 20, ferry: 10 }, L30: { value: 20, ferry: 10 } },
} as const;

/** [18LRA 8.2] */
export const lowerCapital: ByPlayers = { 2: 500, 3: 500, 4: 375 };
