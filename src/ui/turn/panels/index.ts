import { lazyStages } from '../lazy-stages';

const lazy = lazyStages(
  async () => (await import('./stages')).stages,
  ['stock', 'track', 'station', 'run', 'dividend', 'trains', 'agree-train', 'discard-train', 'raise-money'],
  ['track', 'station', 'run'],
);

/** The stages that all games with money and a stock market share. */
export const railStages = { ...lazy, stock: { ...lazy.stock, trades: true } };
