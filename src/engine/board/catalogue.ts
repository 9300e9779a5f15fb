import type { HexId, TileId } from '@/engine/game/ids';

/** Why a tile cannot be laid, whoever pays for it. */
export interface LayRefusals {
  'lay-no-hex': { hex: HexId };
  'lay-not-buildable': { hex: HexId };
  'lay-not-here': { hex: HexId };
  'lay-no-tile': { tile: TileId };
  'lay-does-not-fit': { hex: HexId; tile: TileId; turn: number };
  'lay-no-route': { hex: HexId };
  'lay-colour': { tile: TileId; colour: string };
  'lay-not-in-play': { tile: TileId };
  'lay-none-left': { tile: TileId };
}

/** Why a station cannot stand there, whoever pays for it. */
export interface PlaceRefusals {
  'station-no-place': { hex: HexId };
  'station-on-hex': { hex: HexId };
  'station-full': { hex: HexId };
  'station-no-route': { hex: HexId };
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends LayRefusals, PlaceRefusals {}
}
