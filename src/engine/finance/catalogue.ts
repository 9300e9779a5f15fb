import type { CompanyId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { Holder, TrainPlace } from './state';

/** Directors, certificates, private companies and phases. */
export interface FinanceEvents {
  'new-director': { company: CompanyId; player: PlayerId; before: Holder };
  /** The old director has chosen these certificates for the director's. */
  'handed-over': { company: CompanyId; player: PlayerId; before: PlayerId; percents: readonly number[] };
  floated: { company: CompanyId; capital: number };
  'private-pays': { private: PrivateId; player: PlayerId; amount: number };
  phase: { phase: string; colour: string };
  'train-obsolete': { train: TrainId; at: TrainPlace };
}

/** The choice of certificates at a change of director. */
export interface ExchangeRefusals {
  'no-such-exchange': { company: CompanyId };
}

declare module '@/engine/game/events' {
  interface EngineEvents extends FinanceEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends ExchangeRefusals {}
}
