import type { Provenance } from '@/engine/board/types';
import type { HexId, TileId } from '@/engine/game/ids';
import type { RhinelandPrivate } from '../cards';

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
      reserves: 'firstTile',
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
    power: { kind: 'trainToken', hexes: ['D9', 'F9', 'I10'], from: 'green', train: '8' },
  },
  {
    id: 'KSW',
    no: 4,
    name: 'Krupp Steel Works',
    price: 80,
    revenue: 20,
    src: 'G',
    power: { kind: 'freeStation', hexes: ['D13'] },
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

/** [18Rhl 8.5.3] price of a station on these red fields with the alternative package. */
export const dearStations: { hexes: readonly HexId[]; factor: number } = {
  hexes: ['A14', 'B15', 'C2'],
  factor: 1.5,
};
