import type { OwnMoves, Spoken } from '@/i18n/sentences';
import type { MoselleMove } from '../../titles';
import type { MoselleEvents, MoselleRefusals } from '../../titles/catalogue';

/** What only this family has: none of it may be without words. */
export interface Own extends Spoken {
  readonly events: MoselleEvents;
  readonly refusals: MoselleRefusals;
  readonly moves: OwnMoves<MoselleMove>;
  readonly stages: 'harvest';
}
