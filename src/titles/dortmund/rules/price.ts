import type { CompanyId } from '@/engine/game/ids';
import { moveToken } from '@/engine/market/grid';
import type { MarketState } from '@/engine/market/state';
import type { MarketDef } from '@/engine/market/types';

/** [18DO 4.4.6, 4.5.7.5] a sale moves the marker one space for each 10 %: down for a player's, left for a company's. */
export function movePerShare(
  market: MarketDef,
  draft: MarketState,
  company: CompanyId,
  percent: number,
  direction: 'left' | 'down',
): void {
  for (let share = 10; share <= percent; share += 10) moveToken(market, draft, company, direction);
}
