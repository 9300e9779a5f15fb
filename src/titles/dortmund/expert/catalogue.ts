import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What only the Expert Game tells of. Markers and events are named by their letters. */
export interface ExpertEvents {
  'marker-first': { player: PlayerId; company: CompanyId; marker: string; amount: number };
  'marker-bought': { company: CompanyId; marker: string; amount: number };
  'marker-asked': { company: CompanyId; seller: CompanyId; marker: string; amount: number };
  'marker-traded': { company: CompanyId; seller: CompanyId; marker: string; amount: number };
  'marker-declined': { company: CompanyId; seller: CompanyId; marker: string; amount: number };
  'marker-back': { company: CompanyId; marker: string };
  'wagon-moved': { company: CompanyId; train: TrainId };
  'wagon-cube-back': { cubes: number };
  'pubs-pay': { company: CompanyId; amount: number };
  bottled: { company: CompanyId; cubes: number; amount: number };
  'event-taken': { company: CompanyId; event: string };
  'event-back': { company: CompanyId; event: string };
  'event-used': { company: CompanyId; event: string };
  fair: { company: CompanyId; amount: number };
  advertised: { company: CompanyId; card: TrainId; segment: number };
  'cube-ahead-back': { company: CompanyId; segment: number };
  'equipment-in-payment': { company: CompanyId; card: TrainId; amount: number };
  'premium-beer': { company: CompanyId; segment: number; amount: number };
  'toll-production': { company: CompanyId; cubes: number; amount: number };
  'second-shift': { company: CompanyId; segment: number; amount: number };
  'transport-contract': { company: CompanyId; railway: CompanyId };
}

export interface ExpertRefusals {
  'no-such-marker': { marker: string };
  'marker-not-for': { company: CompanyId; marker: string };
  'marker-limit': { company: CompanyId; limit: number };
  'marker-once': NoParams;
  'marker-too-dear': { amount: number; treasury: number };
  'marker-price': { min: number; max: number };
  'marker-refused': { company: CompanyId; marker: string };
  'equipment-first': { company: CompanyId };
  'wagon-loaded': { company: CompanyId };
  'wagon-nowhere': { company: CompanyId };
  'no-such-event': { company: CompanyId; event: string };
  'event-no-use': { event: string };
  'event-not-there': { event: string };
  'event-spent': { company: CompanyId; event: string };
}
