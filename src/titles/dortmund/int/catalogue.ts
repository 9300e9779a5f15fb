import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What only the Introduction Game tells of. */
export interface IntroductionEvents {
  'first-player': { player: PlayerId; private: PrivateId };
  turn: { player: PlayerId; number: number };
  buried: { player: PlayerId; company: CompanyId; percent: number };
  'never-founded': { company: CompanyId };
  linked: { player: PlayerId; hex: HexId; value: number };
  'final-runs': NoDetails;
  /** What was not possible, and so was not asked. */
  'no-tile': { player: PlayerId };
  'no-building': { player: PlayerId };
}

export interface IntroductionRefusals {
  'take-at-limit': { limit: number };
  'share-limit': { company: CompanyId; limit: number };
  'must-take': NoParams;
  'discard-not-needed': { limit: number };
  'discard-in-vain': NoParams;
}
