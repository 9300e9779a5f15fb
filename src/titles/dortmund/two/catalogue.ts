import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { Source } from '@/engine/rounds/stock';

/** Why the Investor's company shares its income out, or keeps it [18DO 8.2.2]. */
export type DividendReason = 'permanent' | 'newest' | 'credit' | 'old';

/** What the Investor of the games for two does, each with its reason. */
export interface TwoPlayerEvents {
  'investors-railway': { company: CompanyId; price: number };
  'investor-founds': { company: CompanyId; percent: number; price: number; amount: number };
  'investor-buys': { company: CompanyId; percent: number; source: Source; price: number; amount: number };
  'investor-sells': { company: CompanyId; percent: number; price: number; amount: number };
  'investor-waits': NoDetails;
  'investor-passes': NoDetails;
  'investor-beer-left': { player: PlayerId; company: CompanyId };
  'investor-shares': { company: CompanyId; reason: DividendReason };
  'investor-redeems': { company: CompanyId; percent: number; amount: number };
  'investor-credit': { company: CompanyId; amount: number };
  'investor-repays': { company: CompanyId; amount: number; left: number };
}

export interface TwoPlayerRefusals {
  'investors-company': { company: CompanyId };
  'investor-runs-best': { company: CompanyId };
  'investor-must-buy': { company: CompanyId; train: TrainId };
  'investor-buys-new': { company: CompanyId };
  'investor-sells-for-train': { company: CompanyId };
  'investor-redeems-itself': { company: CompanyId };
  'no-beer-to-leave': NoParams;
}
