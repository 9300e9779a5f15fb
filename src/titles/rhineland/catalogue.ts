import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId } from '@/engine/game/ids';

/** What only the games of the Rhineland box tell of. */
export interface RhinelandEvents {
  industries: { coalmine: HexId; steelmill: HexId };
  'director-certificate': { player: PlayerId; company: CompanyId; percent: number };
  'free-certificate': { player: PlayerId; company: CompanyId; percent: number };
  'short-operating-round': NoDetails;
  'privates-close': NoDetails;
  'power-used': { private: PrivateId; company: CompanyId };
  'link-paid': { company: CompanyId; amount: number };
}

/** Hexes that wait for a phase, and powers of private companies. */
export interface RhinelandRefusals {
  'lay-too-early': { hex: HexId; colour: string };
  'lay-reserved': { hex: HexId; private: PrivateId };
  'no-such-power': { private: PrivateId };
  'power-used': { private: PrivateId };
  'power-not-yours': { private: PrivateId };
  'power-too-early': { private: PrivateId };
  'power-only-tile': { private: PrivateId };
  'power-hex': { private: PrivateId; hex: HexId };
}

declare module '@/engine/game/events' {
  interface EventCatalogue extends RhinelandEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends RhinelandRefusals {}
}
