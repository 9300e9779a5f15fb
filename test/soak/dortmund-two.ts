import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';

/** How random play holds the Investor's card in the games for two, against each other for one choice of the kind. */
export const investorWeights: Readonly<Record<string, number>> = {
  'offer-card': 1,
  'pass-card': 1,
  'choose-card': 1,
  'leave-beer': 2,
};

const reasons = ['permanent', 'newest', 'old', 'credit'].map((reason) => `investor-shares ${reason}`);

/** What the Investor of the games for two does. */
export const investorPaths: readonly string[] = [
  'investor-founds',
  'investor-buys from charter',
  'investor-buys from pool',
  'investor-sells in a stock round',
  'investor-sells for a train',
  'investor-waits',
  'investor-passes',
  'investor-redeems',
  'investor-credit',
  'investor-repays',
  'investor-card chosen',
  'investor-card',
  'card-offered',
  'card-kept',
  'card-bought',
  'the Investor begins a stock round',
  ...reasons,
];

export function investorNamed(event: GameEvent, move: Move | null, round: string): string[] {
  switch (event.type) {
    case 'investor-buys':
      return [`investor-buys from ${event.source}`];
    case 'investor-sells':
      return [round === 'stock' ? 'investor-sells in a stock round' : 'investor-sells for a train'];
    case 'investor-shares':
      return [`investor-shares ${event.reason}`];
    case 'investor-card':
      return [move?.type === 'choose-card' ? 'investor-card chosen' : 'investor-card'];
    case 'priority':
      return event.player === 'investor' ? ['the Investor begins a stock round'] : [];
    default:
      return investorPaths.includes(event.type) ? [event.type] : [];
  }
}
