import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { ShortEvents, ShortRefusals } from './short/catalogue';

/** What only the games of the Rhineland box tell of. */
export interface RhinelandEvents extends ShortEvents {
  industries: { coalmine: HexId; steelmill: HexId };
  'director-certificate': { player: PlayerId; company: CompanyId; percent: number };
  'free-certificate': { player: PlayerId; company: CompanyId; percent: number };
  'short-operating-round': NoDetails;
  'privates-close': NoDetails;
  'power-used': { private: PrivateId; company: CompanyId };
  'link-paid': { company: CompanyId; amount: number };
  'token-assigned': { private: PrivateId; company: CompanyId; hex: HexId };
  'takes-place': { company: CompanyId; hex: HexId };
  'targets-open': { targets: readonly string[] };
  'target-taken': { player: PlayerId; target: string };
  'target-paid': { player: PlayerId; target: string; amount: number };
  'destinies-dealt': NoDetails;
  /** Which one is nobody's business. */
  'destiny-dropped': { player: PlayerId };
  'link-bonus': { company: CompanyId; amount: number };
  'camp-active': { private: PrivateId; hex: HexId };
  'kreisbahn-floats': { private: PrivateId; hex: HexId };
  bestowed: { private: PrivateId; company: CompanyId };
  harbour: { company: CompanyId; hex: HexId; stop: number; cost: number };
}

/** Hexes that wait for a phase, powers of private companies, harbours, and the train that a private becomes. */
export interface RhinelandRefusals {
  'lay-too-early': { hex: HexId; colour: string };
  'lay-reserved': { hex: HexId; private: PrivateId };
  'no-such-power': { private: PrivateId };
  'power-used': { private: PrivateId };
  'power-not-yours': { private: PrivateId };
  'power-too-early': { private: PrivateId };
  'power-only-tile': { private: PrivateId };
  'power-hex': { private: PrivateId; hex: HexId };
  'power-needs-tile': { private: PrivateId; hex: HexId };
  'token-hex': { private: PrivateId };
  'token-company': { private: PrivateId };
  'target-not-open': NoParams;
  'bestow-not-yours': { company: CompanyId };
  'no-harbour-token': { company: CompanyId };
  'harbour-reserved': { hex: HexId; private: PrivateId };
  'no-kreisbahn': { company: CompanyId };
  'nothing-apart': NoParams;
  'train-stays': { train: TrainId };
  'lay-off-way': { hex: HexId; tiles: number };
  'lay-upgrade-only': { company: CompanyId };
  'lay-harbour-first': { hex: HexId };
  'must-lay-way': { hex: HexId };
  'harbour-own-first': { hex: HexId };
}

declare module '@/engine/game/events' {
  interface EventCatalogue extends RhinelandEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends RhinelandRefusals, ShortRefusals {}
}
