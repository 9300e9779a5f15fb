import type { PlayerId } from '@/engine/game/ids';
import type { TableState } from '@/titles/view';

/**
 * 1  Players in turn pick the grapes of a vineyard, which brings them one basket, or sleep in.
 * 2  The game ends when all vineyards are picked, or after four turns each. The most baskets win.
 * 3  In a good year each vineyard brings two baskets.
 */
export interface MoselleState extends TableState {
  round: { kind: 'harvest'; number: number };
  decisions: never[];
  baskets: Record<PlayerId, number>;
}
