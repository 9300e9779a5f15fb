import type { Setup } from '@/engine/game/state';

/** All ten minor variants, each with the most of it. */
export const allTen: Setup['options'] = {
  exportDemand: 'random1',
  risingCosts: true,
  closedMines: 'five',
  firstDelivery: true,
  wagonWays: 'five',
  extraStation: true,
  oneTimeMore: true,
  fiftyPercent: true,
  moreBeer: true,
  cleverRoute: true,
};
