import type { Provenance } from '@/engine/board/types';
import type { ByPlayers, CompanyDef, TrainType } from '@/engine/finance/cards';
import type { HexId } from '@/engine/game/ids';
import type { RhinelandPhase, RhinelandPrivate } from '../cards';

export { market, shareLimit } from '../cards';

/** Of values without a mark of their own; phases, certificates and cash are printed (R). */
export const provenance: Provenance = 'P';

/** [18Rhl 2] with the optional 2-train these are the 28 printed cards. */
export const trains: readonly TrainType[] = [
  { id: '2', stops: 2, price: 100, count: 6, obsoleteOn: '4' },
  { id: '3', stops: 3, price: 200, count: 5, obsoleteOn: '6' },
  { id: '4', stops: 4, price: 300, count: 3, obsoleteOn: '8' },
  { id: '5', stops: 5, price: 500, count: 3 },
  { id: '6', stops: 6, price: 600, count: 6, availableFrom: '5' },
  { id: '8', stops: 8, price: 800, count: 4, availableFrom: '6' },
];

/** [18Rhl 6.3] a new number of operating rounds starts after the next stock round. */
export const phases: readonly RhinelandPhase[] = [
  {
    id: '2',
    colour: 'yellow',
    on: 'start',
    trainLimit: 4,
    operatingRounds: 1,
    capitalisation: 'incremental',
  },
  { id: '3', colour: 'green', on: '3', trainLimit: 4, operatingRounds: 2, capitalisation: 'incremental' },
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
  {
    id: '8',
    colour: 'gray',
    on: '8',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
  },
];

/**
 * [18Rhl 4.2.2] Names, certificates and home hexes are printed; colours, token prices and which city of a
 * hex is the home are published.
 */
export const companies: readonly CompanyDef[] = [
  {
    id: 'ADR',
    name: 'Aachen-Düsseldorf-Ruhrorter Eisenbahn',
    colour: { fill: '#008000', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80],
    homes: [{ hex: 'K2', printedStop: 0 }],
  },
  {
    id: 'BME',
    name: 'Bergisch-Märkische Eisenbahn',
    colour: { fill: '#8b4513', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100],
    homes: [{ hex: 'F13', printedStop: 1 }],
  },
  {
    id: 'CCE',
    name: 'Cöln-Crefelder Eisenbahn',
    colour: { fill: '#0000ff', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 0, 80],
    homes: [
      { hex: 'I10', printedStop: 1 },
      { hex: 'E6', printedStop: 0 },
    ],
  },
  {
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn',
    colour: { fill: '#cd5c5c', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100],
    homes: [{ hex: 'I10', printedStop: 2 }],
  },
  {
    id: 'DEE',
    name: 'Düsseldorf-Elberfelder Eisenbahn',
    colour: { fill: '#ffff00', text: '#000000' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60],
    homes: [{ hex: 'F9', printedStop: 1 }],
  },
  {
    id: 'GVE',
    name: 'Gladbach-Venloer Eisenbahn',
    colour: { fill: '#808080', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60],
    homes: [{ hex: 'G6', printedStop: 1 }],
  },
  {
    id: 'MKB',
    name: 'Moerser Kreisbahn',
    colour: { fill: '#000000', text: '#ffffff' },
    certificates: [20, 20, 20, 10, 10, 10, 10],
    floatPercent: 60,
    tokenCosts: [0, 60],
    homes: [{ hex: 'D7', printedStop: 0 }],
  },
  {
    id: 'RhE',
    name: 'Rheinische Eisenbahn',
    colour: { fill: '#800080', text: '#ffffff' },
    certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
    floatPercent: 50,
    tokenCosts: [0, 60, 80, 100],
    homes: [{ hex: 'I10', printedStop: 0 }],
  },
];

/** [18Rhl 4.1.1] powers are printed, prices and revenues published. */
export const privates: readonly RhinelandPrivate[] = [
  {
    id: 'PWB',
    no: 1,
    name: 'Prinz-Wilhelm-Bahn',
    price: 20,
    revenue: 5,
    power: {
      kind: 'layTile',
      hexes: ['E14'],
      reserves: 'firstTile',
      terrainCostPaid: true,
      closesAfterUse: false,
    },
  },
  {
    id: 'KEO',
    no: 2,
    name: 'Essen-Osterath Concession',
    price: 30,
    revenue: 0,
    power: {
      kind: 'layTileAndStation',
      hexes: ['E8'],
      tiles: ['935'],
      from: 'green',
      ignoresUpgradeRules: true,
      onlyLayThisTurn: true,
      station: 'free',
      closesAfterUse: true,
    },
  },
  {
    id: 'THS',
    no: 3,
    name: 'Train Hauling System',
    price: 50,
    revenue: 15,
    power: {
      kind: 'layTile',
      terrain: 'mountain',
      terrainCostPaid: false,
      closesAfterUse: false,
    },
  },
  {
    id: 'TF',
    no: 4,
    name: 'Train Ferry',
    price: 80,
    revenue: 20,
    power: {
      kind: 'layTileAndStation',
      hexes: ['D9', 'F9', 'I10'],
      from: 'green',
      onYellow: true,
      terrainCostPaid: false,
      station: 'full',
      closesAfterUse: false,
    },
  },
  {
    id: 'NLK',
    no: 5,
    name: 'Niederrheinische Licht- und Kraftwerke',
    price: 120,
    revenue: 25,
    power: { kind: 'freeCertificate', corp: 'GVE', certificate: 2 },
  },
  {
    id: 'RhE',
    no: 6,
    name: 'Rheinische Eisenbahn',
    price: 140,
    revenue: 0,
    src: 'R',
    power: {
      kind: 'directorCertificate',
      corp: 'RhE',
      startValue: 70,
      toTreasury: 140,
      poolShares: [10, 10, 10],
      deferred: { amount: 210, link: { from: 'I10', bank: 'west', via: 'K6', to: 'K2' } },
    },
  },
];

export const players = { min: 3, max: 5 } as const;

/** [18Rhl 3.2] */
export const bank = 9000;
export const startingCash: ByPlayers = { 3: 600, 4: 450, 5: 360 };
/** [18Rhl 8.2, ruling 101] as an option: 1,500 in all. */
export const lowerCapital: ByPlayers = { 3: 500, 4: 375, 5: 300 };
export const certificateLimit: ByPlayers = { 3: 20, 4: 15, 5: 12 };

/** Places of the two industry tokens; that combination n is card n is likely, not certain. */
export const orderCards: readonly { no: number; coalmine: HexId; steelmill: HexId }[] = [
  { no: 1, coalmine: 'J3', steelmill: 'E6' },
  { no: 2, coalmine: 'K4', steelmill: 'D9' },
  { no: 3, coalmine: 'D9', steelmill: 'E6' },
  { no: 4, coalmine: 'D9', steelmill: 'D13' },
  { no: 5, coalmine: 'C12', steelmill: 'E6' },
  { no: 6, coalmine: 'C12', steelmill: 'D9' },
  { no: 7, coalmine: 'J3', steelmill: 'D13' },
  { no: 8, coalmine: 'D11', steelmill: 'E6' },
  { no: 9, coalmine: 'D11', steelmill: 'D9' },
];

export const bonuses = {
  // [18Rhl 6.2.4.1] prints D14; the Eastern Ruhr is C14 and D15 (6.2.3)
  ironRhine: { amount: 80, ends: [['C14', 'D15'], ['H1']] },
  /** [18Rhl 6.2.4.2] for each pair of a coalmine and a steel mill, at most two. */
  industry: {
    amount: { yellow: 20, brown: 40 },
    maxPairs: 2,
  },
  /** [18Rhl 6.2.4.3] value of the red field by its links that have track. */
  easternRuhr: {
    valueByLinks: { 1: 20, 2: 30, 3: 40, 4: 50 },
    links: [
      { hex: 'C12', edge: 4 },
      { hex: 'D13', edge: 3 },
      { hex: 'D13', edge: 4 },
      { hex: 'E14', edge: 3 },
    ],
  },
  /** [18Rhl 6.2.4.4] */
  rheingold: {
    train: '8',
    start: ['A4', 'A6'],
    end: ['L11', 'L13'],
    doubles: ['D9', 'F9', 'I10'],
    notThrough: ['E2'],
  },
} as const;
