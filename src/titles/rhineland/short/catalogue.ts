import type { CompanyId, HexId, PlayerId } from '@/engine/game/ids';

/** What only the Short Game tells of. */
export interface ShortEvents {
  'order-dealt': { players: readonly PlayerId[] };
  'player-round': { number: number; of: number };
  'train-round': { number: number; of: number };
  'no-second-tile': { player: PlayerId };
  'harbour-placed': { player: PlayerId; company: CompanyId; hex: HexId; stop: number };
}
