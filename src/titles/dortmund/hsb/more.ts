import type { CardNo } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { HsbState } from './state';

/** What a game that stands on Heat, Sweat & Beer adds, where the pieces of this one ask. */
export interface BrewingMore {
  /** Places for beer that a train has beside its own. */
  squares(state: HsbState, card: CardNo): number;
  /** May the brewery that acts load trains of this railway without its director's consent? */
  needsNoConsent(state: HsbState, railway: CompanyId): boolean;
  /** Beer cubes in places that Heat, Sweat & Beer does not know. */
  cubesElsewhere(state: HsbState): number;
  /** Does beer on this card, which has left the game, still wait for its delivery? */
  isUnderWay(state: HsbState, card: CardNo): boolean;
  /** All minor breweries are sold: says whether something comes before the first stock round, which it then begins. */
  beforeStockRounds(draft: HsbState): boolean;
  /** All that a minor brewery had has gone to a corporation. */
  onAbsorbed(draft: HsbState, minor: CompanyId, company: CompanyId, moment: Moment): void;
  /** A company has left the game, or is bankrupt. */
  onDissolved(draft: HsbState, company: CompanyId, moment: Moment): void;
}
