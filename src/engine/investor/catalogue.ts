import type { CompanyId, PlayerId } from '@/engine/game/ids';
import type { Source } from '@/engine/rounds/stock';

/** What an Investor does, and what becomes of its card. */
export interface InvestorEvents {
  'investor-drawn': { company: CompanyId; price: number };
  'investor-acquires': { company: CompanyId; percent: number; source: Source; amount: number };
  'investor-swaps': { company: CompanyId; percent: number; source: Source; amount: number; given: CompanyId };
  'investor-quits': { acquired: number };
  'investor-card': { player: PlayerId };
  'card-offered': { player: PlayerId; amount: number };
  'card-kept': { player: PlayerId; other: PlayerId; amount: number };
  'card-bought': { player: PlayerId; other: PlayerId; amount: number };
}

export interface InvestorRefusals {
  'investor-directs': { company: CompanyId };
  'must-found': { player: PlayerId };
  'investor-keeps-trains': { company: CompanyId };
}

declare module '@/engine/game/events' {
  interface EngineEvents extends InvestorEvents {}
}

declare module '@/engine/game/refusal' {
  interface EngineRefusals extends InvestorRefusals {}
}
