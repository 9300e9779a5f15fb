import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId, TileId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What only the Introduction Game tells of. */
export interface IntroductionEvents {
  'first-player': { player: PlayerId; private: PrivateId };
  turn: { player: PlayerId; number: number };
  took: { player: PlayerId; company: CompanyId; percent: number };
  'took-director': { player: PlayerId; company: CompanyId; percent: number };
  'train-taken': { company: CompanyId; train: TrainId };
  'no-train-left': { company: CompanyId };
  'gave-up': { player: PlayerId; company: CompanyId; percent: number };
  buried: { player: PlayerId; company: CompanyId; percent: number };
  'never-founded': { company: CompanyId };
  'over-limit': { player: PlayerId; limit: number };
  'tile-laid': { player: PlayerId; hex: HexId; tile: TileId; turn: number };
  'station-placed': { player: PlayerId; company: CompanyId; hex: HexId; stop: number };
  linked: { player: PlayerId; hex: HexId; value: number };
  'train-swapped': { company: CompanyId; old: TrainId; train: TrainId };
  'trains-exchanged': { company: CompanyId; other: CompanyId; train: TrainId; old: TrainId };
  'train-aged': { train: TrainId };
  'final-runs': NoDetails;
}

export interface IntroductionRefusals {
  'take-at-limit': { limit: number };
  'stack-empty': { company: CompanyId };
  'share-limit': { company: CompanyId; limit: number };
  'must-take': NoParams;
  'none-to-discard': { company: CompanyId; percent: number };
  'discard-not-needed': { limit: number };
  'discard-in-vain': NoParams;
  'lay-no-route-of-yours': { hex: HexId };
  'no-token': { company: CompanyId };
  'swap-no-train': { company: CompanyId };
  'swap-not-obsolete': { company: CompanyId; train: TrainId };
  'swap-none-left': NoParams;
  'swap-same-train': { train: TrainId };
}
