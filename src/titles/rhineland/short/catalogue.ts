import type { CompanyId, HexId, PlayerId, TileId } from '@/engine/game/ids';

/** What only the Short Game tells of. */
export interface ShortEvents {
  'order-dealt': { players: readonly PlayerId[] };
  'player-round': { number: number; of: number };
  'train-round': { number: number; of: number };
  'no-second-tile': { player: PlayerId };
  'harbour-placed': { player: PlayerId; company: CompanyId; hex: HexId; stop: number };
}

/** What only the Short Game refuses. */
export interface ShortRefusals {
  'second-tile-yellow': { tile: TileId };
}
