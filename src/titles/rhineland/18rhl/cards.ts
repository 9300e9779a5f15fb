import type { Provenance } from '@/engine/board/types';
import type { ByPlayers, TrainType } from '@/engine/finance/cards';
import type { HexId, TileId } from '@/engine/game/ids';
import type { RhinelandCompany, RhinelandPhase, RhinelandPrivate, ShortGame } from '../cards';
import type { DestinyCard, TargetCard } from './goals';

export { market, optionalTrain, privatesCloseOn, shareLimit, trainLength } from '../cards';

/** Of values without a mark of their own; phases, certificates and cash are printed (R). */
export const provenance: Provenance = 'P';

/** [18Rhl 2] with the optional 2-train these are the 28 printed cards. */
export const trains: readonly TrainType[] = [
  { id: '2', stops: 2, price: 100, count: 6, obsoleteOn: '4' },
  { id: '3', stops: 3, price: 200, count: 5, obsoleteOn: '6' },
  { id: '4', stops: 4, price: 300, count: 3, obsoleteOn: '8' },
  { id: '5', stops: 5, price: 500, count: 3, permanent: true },
  { id: '6', stops: 6, price: 600, count: 6, permanent: true, availableFrom: '5' },
  { id: '8', stops: 8, price: 800, count: 4, permanent: true, availableFrom: '6' },
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
    obsolete: ['2'],
  },
  {
    id: '5',
    colour: 'brown',
    on: '5',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
    closePrivates: true,
    available: ['6'],
  },
  {
    id: '6',
    colour: 'brown',
    on: '6',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
    obsolete: ['3'],
    available: ['8'],
  },
  {
    id: '8',
    colour: 'gray',
    on: '8',
    trainLimit: 2,
    operatingRounds: 3,
    capitalisation: 'full',
    obsolete: ['4'],
  },
];

/**
 * [18Rhl 4.2.2] Names, certificates and home hexes are printed; colours, token prices and which city of a
 * hex is the home are published.
 */
export const companies: readonly RhinelandCompany[] = [
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
    feature: { kind: 'twoHomeStations' },
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
    feature: { kind: 'directorCertificateInPackage' },
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
      extraLay: true,
      terrainCostPaid: true,
      needsRoute: false,
      uses: 1,
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
      extraLay: false,
      onlyLayThisTurn: true,
      needsRoute: false,
      station: { cost: 'free', needsRoute: false, atOnce: true },
      uses: 1,
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
      lay: ['new', 'upgrade'],
      extraLay: true,
      terrainCostPaid: false,
      needsRoute: false,
      station: { cost: 'full', needsRoute: true },
      uses: 1,
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
      lay: ['yellowToGreen'],
      extraLay: true,
      terrainCostPaid: false,
      needsRoute: false,
      station: { cost: 'full', needsRoute: false, atOnce: true },
      uses: 1,
      closesAfterUse: false,
    },
  },
  {
    id: 'NLK',
    no: 5,
    name: 'Niederrheinische Licht- und Kraftwerke',
    price: 120,
    revenue: 25,
    power: { kind: 'freeCertificate', corp: 'GVE', certificate: 2, percent: 10 },
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
      floatsAtOnce: true,
      poolShares: [10, 10, 10],
      deferred: { amount: 210, heldAt: 'K2', link: { from: 'I10', bank: 'west', via: 'K6', to: 'K2' } },
    },
  },
];

/**
 * [18Rhl 8.5.2] certificates of both packages may be mixed, one of each number. No source prints price
 * and revenue of nos. 2 to 5: they repeat the base certificate of the same number.
 */
export const alternativePrivates: readonly RhinelandPrivate[] = [
  {
    id: 'ATB',
    no: 1,
    name: 'Angertalbahn',
    price: 20,
    revenue: 5,
    power: {
      kind: 'layTile',
      hexes: ['E12'],
      from: 'green',
      reserves: 'firstTile',
      extraLay: true,
      terrainCostPaid: false,
      needsRoute: false,
      uses: 1,
      closesAfterUse: false,
    },
  },
  {
    id: 'MBR',
    no: 2,
    name: 'Mungsten Bridge',
    price: 30,
    revenue: 0,
    src: 'G',
    power: {
      kind: 'layTileAndStation',
      hexes: ['G12'],
      tiles: ['1990'],
      from: 'green',
      reserves: 'greenUpgrade',
      terrainCostPaid: false,
      extraLay: false,
      onlyLayThisTurn: true,
      needsRoute: false,
      station: { cost: 'full', needsRoute: false, atOnce: true },
      uses: 1,
      closesAfterUse: false,
    },
  },
  {
    id: 'RGC',
    no: 3,
    name: 'Rheingold Contract',
    price: 50,
    revenue: 15,
    src: 'G',
    power: {
      kind: 'rheingoldToken',
      hexes: ['D9', 'F9', 'I10'],
      from: 'green',
      forcedOn: '5',
      train: '8',
      uses: 1,
      closesAfterUse: false,
    },
  },
  {
    id: 'KSW',
    no: 4,
    name: 'Krupp Steel Works',
    price: 80,
    revenue: 20,
    src: 'G',
    power: {
      kind: 'freeStation',
      hexes: ['D13'],
      needsTile: true,
      needsRoute: false,
      besideSlots: true,
      uses: 1,
      closesAfterUse: false,
    },
  },
  {
    id: 'AMD',
    no: 5,
    name: 'Aachen Mining District',
    price: 120,
    revenue: 25,
    src: 'G',
    power: { kind: 'freeCertificate', corp: 'ADR', certificate: 2, percent: 10 },
  },
  {
    id: 'CME',
    no: 6,
    name: 'Cöln-Mindener Eisenbahn',
    price: 140,
    revenue: 0,
    src: 'R',
    power: {
      kind: 'directorCertificate',
      corp: 'CME',
      startValue: 70,
      toTreasury: 140,
      floatsAtOnce: true,
      poolShares: [10, 10, 10],
      deferred: {
        amount: 210,
        heldAt: 'easternRuhr',
        link: { from: 'I10', bank: 'east', via: 'F9', to: 'D9' },
        toBank: 'east',
      },
    },
  },
];

export const players = { min: 3, max: 5 } as const;

/** [18Rhl 3.2] */
export const bank = 9000;
export const startingCash: ByPlayers = { 3: 600, 4: 450, 5: 360 };
export const certificateLimit: ByPlayers = { 3: 20, 4: 15, 5: 12 };

/** [18Rhl 8.5.1] tiles that lie on the board before the alternative package begins. */
export const alternativeTrack: readonly { hex: HexId; tile: TileId; turn: number; src: Provenance }[] = [
  { hex: 'J9', tile: '8', turn: 3, src: 'R' },
  // A yellow link Köln - Bonn is printed; the tile on Bonn, straight on to Basel, is not.
  { hex: 'K10', tile: '57', turn: 2, src: 'G' },
];

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

/** [18Rhl 8.4.1] players + 2 are dealt face up; the lowest number taken gets the Priority Deal. */
export const targetCards: readonly TargetCard[] = [
  {
    id: 'T1',
    name: 'Serving the Industry',
    bonus: 150,
    by: 'ownCorporation',
    goal: { kind: 'runsRoute', coalmines: 2, steelmills: 2 },
  },
  {
    id: 'T2',
    name: 'Empire Route',
    bonus: 130,
    by: 'anyone',
    goal: { kind: 'trackBetween', from: ['K2'], to: ['B15'], ignoreStations: true },
  },
  {
    id: 'T3',
    name: 'Rheingold Route',
    bonus: 120,
    by: 'anyone',
    goal: {
      kind: 'trackBetween',
      from: ['A4', 'A6'],
      to: ['L11', 'L13'],
      notThrough: ['E2'],
      ignoreStations: true,
    },
  },
  {
    id: 'T4',
    name: 'Ruhr Connection',
    bonus: 110,
    by: 'ownCorporation',
    paidWhoeverBuilds: true,
    goal: { kind: 'reaches', links: ['C14/0', 'C14/1', 'D15/0', 'D15/1'] },
  },
  {
    id: 'T5',
    name: 'Boxteler Railway',
    bonus: 100,
    by: 'ownCorporation',
    goal: { kind: 'runsRoute', from: ['C2'], to: ['B15'], berlinStationDoesNotBlock: true },
  },
  {
    id: 'T6',
    name: 'Iron Rhine',
    bonus: 90,
    by: 'anyone',
    goal: { kind: 'trackBetween', from: ['H1'], to: ['C14', 'D15'], ignoreStations: true },
  },
  {
    id: 'T7',
    name: 'Visit the Netherlands',
    bonus: 80,
    by: 'anyone',
    goal: { kind: 'connected', all: ['E2', 'G2'] },
  },
  {
    id: 'T8',
    name: 'Siegerland',
    bonus: 60,
    by: 'ownCorporation',
    goal: { kind: 'placesStation', hexes: ['J15'] },
  },
];

/** [18Rhl 8.4.2] two to each player, one is kept. */
export const destinyCards: readonly DestinyCard[] = [
  { id: 'D1', name: 'Equipment Manager', bonus: 100, scope: 'one', goal: { kind: 'trains', count: 2 } },
  { id: 'D2', name: "Shareholders' Favourite", bonus: 100, scope: 'one', goal: { kind: 'highestValue' } },
  {
    id: 'D3',
    name: 'Prospering Metropolises',
    bonus: 120,
    scope: 'anyone',
    goal: { kind: 'metropolises', gray: 2, brown: 1 },
  },
  { id: 'D4', name: 'Industry Manager', bonus: 120, scope: 'one', goal: { kind: 'mostIndustriesReached' } },
  { id: 'D5', name: 'Network Manager', bonus: 140, scope: 'all', goal: { kind: 'mostStations' } },
  {
    id: 'D6',
    name: 'Planning Manager',
    bonus: 140,
    scope: 'one',
    goal: { kind: 'stationOnTile', tile: '948' },
  },
  {
    id: 'D7',
    name: 'Minority Shareholder',
    bonus: 160,
    scope: 'player',
    goal: { kind: 'mostDifferentCorporations' },
  },
  { id: 'D8', name: 'Serving the Towns', bonus: 160, scope: 'one', goal: { kind: 'mostTownsInOneRoute' } },
  {
    id: 'D9',
    name: 'Long-distance Stations',
    bonus: 120,
    scope: 'one',
    goal: { kind: 'stationsOn', hexes: ['A14', 'B15', 'C2'], count: 2 },
  },
  { id: 'D10', name: 'Finance Manager', bonus: 160, scope: 'one', goal: { kind: 'largestTreasury' } },
  { id: 'D11', name: 'Rising Star', bonus: 140, scope: 'one', goal: { kind: 'highestLastRevenue' } },
  {
    id: 'D12',
    name: 'Dutch Connection',
    bonus: 120,
    scope: 'one',
    goal: { kind: 'reachesAll', hexes: ['A6', 'A4', 'C2', 'E2', 'G2'] },
  },
];

export const bonuses = {
  // [18Rhl 6.2.4.1] prints D14; the Eastern Ruhr is C14 and D15 (6.2.3)
  ironRhine: { amount: 80, ends: [['C14', 'D15'], ['H1']] },
  /** [18Rhl 6.2.4.2] for each pair of a coalmine and a steel mill, at most two. */
  industry: {
    amount: { yellow: 20, brown: 40 },
    maxPairs: 2,
    notFor: ['8'],
    coalmineNeedsTile: { D7: 'brown' },
  },
  /** [18Rhl 6.2.4.3] value of the red field by its links that have track. */
  easternRuhr: {
    valueByLinks: { 1: 20, 2: 30, 3: 40, 4: 50 },
    links: [
      { hex: 'C12', edge: 4, to: 'C14', industry: 'coalmine' },
      { hex: 'D13', edge: 3, to: 'C14', industry: 'steelmill' },
      { hex: 'D13', edge: 4, to: 'D15', industry: 'steelmill' },
      { hex: 'E14', edge: 3, to: 'D15', industry: 'coalmine' },
    ],
  },
  /** [18Rhl 6.2.4.4] */
  rheingold: {
    train: '8',
    start: ['A4', 'A6'],
    end: ['L11', 'L13'],
    doubles: ['D9', 'F9', 'I10'],
    notThrough: ['E2'],
    townsCount: false,
    industryBonus: false,
  },
  /** [18Rhl 6.2.3.1] */
  ferry: { sameBank: 40, crossing: 30 },
  // [18Rhl 8.5.3] names E10, 8.5.1 puts the token on E12, as published data do
  limeQuarry: { hex: 'E12', perSteelmill: 10 },
} as const;

/** [18Rhl 8.2] */
export const lowerCapital: ByPlayers = { 3: 500, 4: 375, 5: 300 };

/** [18Rhl 8.5.3] price of a station on these red fields with the alternative package. */
export const offboardStations: { hexes: readonly HexId[]; alternativeFactor: number } = {
  hexes: ['A14', 'B15', 'C2'],
  alternativeFactor: 1.5,
};

/** [18Rhl 10.1] the fifth name for five players is cut off in the rulebook: ADR is reconstructed. */
export const shortGame: ShortGame = {
  players: {
    3: { remove: ['MKB'], certificates: 69, playerRounds: 23, trainRounds: 8, playerRoundsPerTrainRound: 3 },
    4: {
      remove: ['MKB', 'GVE'],
      certificates: 68,
      playerRounds: 17,
      trainRounds: 9,
      playerRoundsPerTrainRound: 2,
    },
    5: {
      remove: ['MKB', 'GVE', 'CCE', 'DEE', 'ADR'],
      certificates: 65,
      playerRounds: 13,
      trainRounds: 7,
      playerRoundsPerTrainRound: 2,
    },
  },
  trains: { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1, 8: 4 },
  certificateLimit: { 3: 20, 4: 15, 5: 12 },
  yellowTilesFrom: { brown: 2 },
};
