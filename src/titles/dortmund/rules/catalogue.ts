import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { DirectRefusals } from '@/engine/rounds/free/catalogue';

/** What only games with breweries and beer tell of. */
export interface RailwayEvents {
  'breweries-drawn': { privates: readonly PrivateId[] };
  'brewery-assigned': { private: PrivateId; player: PlayerId; company: CompanyId };
  'brewery-turned': { private: PrivateId; player: PlayerId };
  'breweries-turned': NoDetails;
  'marker-used': { company: CompanyId; private: PrivateId };
  'reservation-ends': { private: PrivateId; hex: HexId };
  'free-link': { company: CompanyId };
  link: { company: CompanyId; hex: HexId; value: number; cost: number };
  'beer-brewed': { player: PlayerId; cubes: number };
  'beer-delivered': { company: CompanyId; train: TrainId; cubes: number; hex: HexId; amount: number };
  /** It has no route to a link that it could create or extend, or cannot pay for one. */
  'no-link': { company: CompanyId; why: 'dear' | 'none' };
  'own-share-sold': { company: CompanyId; percent: number; amount: number };
  'own-share-bought': { company: CompanyId; percent: number; amount: number };
}

/** Railway links, and track that needs one. */
export interface LinkRefusals {
  'lay-needs-link': { hex: HexId; tile: string };
  'link-no-site': { hex: HexId };
  'link-finished': { hex: HexId };
  'link-too-early': { hex: HexId; value: number };
  'link-no-route': { hex: HexId };
}

/** Stock rounds and breweries of The Railway Game. */
export interface BreweryRefusals extends Pick<DirectRefusals, 'not-director'> {
  'not-available': { company: CompanyId; after: CompanyId };
  'not-operated': { company: CompanyId };
  'no-brewery': NoParams;
  'no-marker': { private: PrivateId };
  'has-marker': { private: PrivateId };
  'already-turned': { private: PrivateId };
}

/** Operating rounds of The Railway Game. */
export interface RailwayRefusals {
  'no-reserved-place': { company: CompanyId };
  'link-used': NoParams;
  'link-too-dear': { amount: number; treasury: number };
  'no-free-link': { company: CompanyId };
  'free-link-mine': { hex: HexId };
  'beer-not-there': { train: TrainId; hex: HexId };
  'beer-capacity': { train: TrainId; limit: number };
  'beer-too-little': { cubes: number };
  'share-dealt': { company: CompanyId };
  'share-too-dear': { amount: number; treasury: number };
  'certificate-first': { company: CompanyId };
  'new-train-limit': { limit: number; use?: string };
  'train-last-run': { company: CompanyId; train: TrainId };
  'train-given-up': { train: TrainId };
}
