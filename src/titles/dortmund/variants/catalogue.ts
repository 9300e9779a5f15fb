import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What only the minor variants tell of. */
export interface VariantEvents {
  'demand-laid-out': NoDetails;
  'demand-falls': { hex: HexId; left: number };
  'costs-rise': { amount: number };
  'mines-closed': { mines: readonly HexId[] };
  'first-laid-out': NoDetails;
  'first-delivery': { company: CompanyId; hex: HexId; amount: number };
  'wagon-ways': { mines: readonly HexId[] };
  'extra-place': { player: PlayerId; company: CompanyId; hex: HexId; cost: number };
  'train-kept': { player: PlayerId; company: CompanyId; train: TrainId };
  'train-let-go': { player: PlayerId };
  'half-price': { player: PlayerId; company: CompanyId };
  'half-paid-out': { player: PlayerId; company: CompanyId };
  'card-traded-in': { player: PlayerId; company: CompanyId; train: TrainId; amount: number };
  'equipment-traded-in': { player: PlayerId; company: CompanyId; card: TrainId; amount: number };
  'more-beer': { player: PlayerId; company: CompanyId };
  'route-marker': { player: PlayerId; company: CompanyId; train: TrainId };
}

export interface VariantRefusals {
  'no-extra-station': { company: CompanyId };
  'extra-place-there': { hex: HexId };
  'extra-not-here': { hex: HexId };
  'extra-station-at-once': { hex: HexId };
  'extra-station-too-dear': { amount: number; treasury: number };
  'train-not-kept': NoParams;
  'no-half-price': { company: CompanyId };
  'half-price-nowhere': { company: CompanyId };
  'half-price-ready': NoParams;
  'no-half-dividend': { company: CompanyId };
  'no-half-card': { company: CompanyId };
  'no-more-beer': { company: CompanyId };
  'no-beer-left': NoParams;
  'no-more-beer-here': { company: CompanyId };
  'no-demand-there': { hex: HexId; limit: number };
  'load-elsewhere': { train: TrainId; hex: HexId };
  'no-route-marker': { company: CompanyId };
}
