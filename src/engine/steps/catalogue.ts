import type { CompanyId, HexId, PlayerId, TileId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** A company's turn, but for its trains. */
export interface OperatingEvents {
  'operating-round': { set: number; number: number; of: number };
  operates: { company: CompanyId };
  laid: { company: CompanyId; hex: HexId; tile: TileId; turn: number; cost: number };
  station: { company: CompanyId; hex: HexId; stop: number; cost: number };
  ran: {
    company: CompanyId;
    train: TrainId;
    hexes: readonly HexId[];
    ferries: readonly HexId[];
    bonuses: readonly string[];
    extra: number;
    revenue: number;
  };
  'no-revenue': { company: CompanyId };
  'paid-out': { company: CompanyId; revenue: number };
  withheld: { company: CompanyId; revenue: number };
  'dividend-share': { player: PlayerId; company: CompanyId; amount: number };
  'dividend-kept': { company: CompanyId; amount: number };
  'dividend-rest': { company: CompanyId; amount: number };
}

/** Laying track in a company's turn, beside what the board itself forbids. */
export interface TrackRefusals {
  'lay-used': NoParams;
  'lay-home-first': { hex: HexId };
  'must-lay-home': { hex: HexId };
  'too-little-treasury': { amount: number; treasury: number };
}

/** Placing a station in a company's turn, beside what the board itself forbids. */
export interface StationRefusals {
  'station-used': NoParams;
  'no-token': { company: CompanyId };
  'station-too-dear': { amount: number; treasury: number };
}

declare module '@/engine/game/events' {
  interface EngineEvents extends OperatingEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends TrackRefusals, StationRefusals {}
}
