import type { CompanyId, HexId, PlayerId, PrivateId, TileId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** Who has agreed to a correction. */
interface Agreed {
  agreed: readonly PlayerId[];
}

/** What a table has put right by hand; a place is the bank, a player, a company, or where cards lie. */
export interface CorrectionEvents {
  'corrected-cash': { from: string; to: string; amount: number } & Agreed;
  'corrected-certificate': { company: CompanyId; percent: number; from: string; to: string } & Agreed;
  'corrected-private': { private: PrivateId; from: PlayerId; to: PlayerId } & Agreed;
  'corrected-train': { train: TrainId; from: string; to: string } & Agreed;
  'corrected-price': { company: CompanyId; value: number } & Agreed;
  /** Without a tile the hex is as the board prints it. */
  'corrected-tile': { hex: HexId; tile: TileId; turn: number } & Agreed;
  'corrected-token': { company: CompanyId; hex: HexId; on: boolean } & Agreed;
  'corrected-marker': { marker: string; hex: HexId; other: HexId } & Agreed;
}

export interface CorrectionRefusals {
  'correction-nobody': NoParams;
  'correction-unknown': { what: string };
  'correction-nothing': NoParams;
  'correction-too-little': { from: string; amount: number };
  'correction-none-left': { what: string };
  'correction-not-there': { tile: TileId; hex: HexId };
  'correction-no-place': { hex: HexId };
  'correction-phase': NoParams;
  'correction-too-many': { company: CompanyId; limit: number };
  'correction-director': { company: CompanyId };
  'correction-floats': { company: CompanyId };
  'correction-home': { company: CompanyId };
  'correction-breaks': NoParams;
  'correction-stuck': NoParams;
  'correction-undecided': NoParams;
}

declare module '@/engine/game/events' {
  interface EngineEvents extends CorrectionEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends CorrectionRefusals {}
}
