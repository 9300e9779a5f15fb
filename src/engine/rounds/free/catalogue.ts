import type { CompanyId, HexId, PlayerId, TileId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What happens where everything is free. */
export interface FreeEvents {
  took: { player: PlayerId; company: CompanyId; percent: number };
  'took-director': { player: PlayerId; company: CompanyId; percent: number };
  'train-taken': { company: CompanyId; train: TrainId };
  'no-train-left': { company: CompanyId };
  'gave-up': { player: PlayerId; company: CompanyId; percent: number };
  'over-limit': { player: PlayerId; limit: number };
  'tile-laid': { player: PlayerId; hex: HexId; tile: TileId; turn: number };
  'station-placed': { player: PlayerId; company: CompanyId; hex: HexId; stop: number };
  'train-swapped': { company: CompanyId; old: TrainId; train: TrainId };
  'trains-exchanged': { company: CompanyId; other: CompanyId; train: TrainId; old: TrainId };
  'train-aged': { train: TrainId };
  /** Nothing can be done for the companies that a player directs: no track leaves `homes`, where all their stations are. */
  'no-action': { player: PlayerId; companies: readonly CompanyId[]; homes: readonly HexId[] };
}

/** Taking certificates, and giving them up. */
export interface TakeRefusals {
  'stack-empty': { company: CompanyId };
  'none-to-discard': { company: CompanyId; percent: number };
}

/** What a director does. */
export interface DirectRefusals {
  'not-director': { company: CompanyId };
  'lay-no-route-of-yours': { hex: HexId };
  'no-token': { company: CompanyId };
}

export interface SwapRefusals {
  'swap-no-train': { company: CompanyId };
  'swap-not-obsolete': { company: CompanyId; train: TrainId };
  'swap-none-left': NoParams;
  'swap-same-train': { train: TrainId };
}

export interface FreeRefusals extends TakeRefusals, DirectRefusals, SwapRefusals {}

declare module '@/engine/game/events' {
  interface EngineEvents extends FreeEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends FreeRefusals {}
}
