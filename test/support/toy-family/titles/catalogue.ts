import type { HexId, PlayerId } from '@/engine/game/ids';

export interface MoselleEvents {
  'grapes-picked': { player: PlayerId; hex: HexId; grapes: number };
  'slept-in': { player: PlayerId };
}

export interface MoselleRefusals {
  'no-grapes': { hex: HexId };
}

declare module '@/engine/game/events' {
  interface EventCatalogue extends MoselleEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends MoselleRefusals {}
}
