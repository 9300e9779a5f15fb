import type { Provenance } from '@/engine/board/types';
import type { HexId, TileId } from '@/engine/game/ids';
import type { PrivateToCome } from '../to-come';
import type { DestinyCard, TargetCard } from './goals';

/* The alternative package and the cards of chapter 8: not played yet. */

/**
 * [18Rhl 8.5.2] certificates of both packages may be mixed, one of each number. No source prints price
 * and revenue of nos. 2 to 5: they repeat the base certificate of the same number.
 */
export const alternativePrivates: readonly PrivateToCome[] = [
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
      terrainCostPaid: false,
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
      onlyLayThisTurn: true,
      station: 'full',
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
      besideSlots: true,
    },
  },
  {
    id: 'AMD',
    no: 5,
    name: 'Aachen Mining District',
    price: 120,
    revenue: 25,
    src: 'G',
    power: { kind: 'freeCertificate', corp: 'ADR', certificate: 2 },
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
      poolShares: [10, 10, 10],
      deferred: {
        amount: 210,
        link: { from: 'I10', bank: 'east', via: 'F9', to: 'D9' },
        toBank: 'east',
      },
    },
  },
];

/** [18Rhl 8.5.1] tiles that lie on the board before the alternative package begins. */
export const alternativeTrack: readonly { hex: HexId; tile: TileId; turn: number; src: Provenance }[] = [
  { hex: 'J9', tile: '8', turn: 3, src: 'R' },
  // A yellow link Köln - Bonn is printed; the tile on Bonn, straight on to Basel, is not.
  { hex: 'K10', tile: '57', turn: 2, src: 'G' },
];

/** [18Rhl 8.5.3] names E10, 8.5.1 puts the token on E12, as published data do. */
export const limeQuarry = { hex: 'E12', perSteelmill: 10 } as const;

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

/** [18Rhl 8.5.3] price of a station on these red fields with the alternative package. */
export const offboardStations: { hexes: readonly HexId[]; alternativeFactor: number } = {
  hexes: ['A14', 'B15', 'C2'],
  alternativeFactor: 1.5,
};
