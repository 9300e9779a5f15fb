import type { OptionDefs } from '@/engine/game/options';
import { variantOptions } from '../variants/options';

/** What may be agreed on in The Railway Game: the minor variants, and with two players the offer. */
export const options = {
  ...variantOptions,
  /** [18DO 8.3.5] the card “Investor's Railway” may be kept for money. */
  investorOffers: { kind: 'flag', usual: false, players: [2] },
} as const satisfies OptionDefs;
