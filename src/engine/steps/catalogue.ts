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

/** Why a company was not asked in a step of its turn: nothing was possible in it. */
export interface NothingEvents {
  /** No track leaves its stations (`homes`); no tile that is possible can be paid; or none is possible. */
  'no-lay': { company: CompanyId; why: 'unlinked' | 'dear' | 'none'; homes: readonly HexId[] };
  /** All tokens are on the board; none of the places can be paid; or none is reached. */
  'no-station': { company: CompanyId; why: 'used-up' | 'dear' | 'none' };
  /** It has as many as it may have; it cannot pay for one; or there is none to be had. */
  'no-train': { company: CompanyId; why: 'limit' | 'dear' | 'none' };
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
  interface EngineEvents extends OperatingEvents, NothingEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends TrackRefusals, StationRefusals {}
}
