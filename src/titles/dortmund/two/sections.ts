import type { Sections } from '@/engine/game/refusal';
import type { InvestorRefusals } from '@/engine/investor/catalogue';
import type { TwoPlayerRefusals } from './catalogue';

/** The section of the rulebook behind each refusal of the games for two. */
export const twoPlayerSections: Sections<TwoPlayerRefusals & Omit<InvestorRefusals, 'must-found'>> = {
  'investor-directs': '8.2',
  'investors-company': '8.2',
  'investor-keeps-trains': '8.2.2.1',
  'investor-runs-best': '8.2.2.1',
  'investor-must-buy': '8.2.2.1',
  'investor-buys-new': '8.2.2.1',
  'investor-sells-for-train': '8.2.2.1',
  'investor-redeems-itself': '8.2.2.1',
  'no-beer-to-leave': '8.2.2.1',
};
