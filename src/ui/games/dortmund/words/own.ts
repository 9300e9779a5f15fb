import type { EngineRefusals } from '@/engine/game/refusal';
import type { OwnMoves, OwnStages, Spoken } from '@/i18n/sentences';
import type { DortmundEvents, DortmundRefusals } from '@/titles/dortmund/catalogue';
import type { HsbMove, HsbStage } from '@/titles/dortmund/hsb/moves';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';

/** What only the games of Dortmund have. */
export interface Own extends Spoken {
  readonly events: DortmundEvents;
  /** What pieces of the engine refuse in the same way is said in the same words. */
  readonly refusals: Omit<DortmundRefusals, keyof EngineRefusals>;
  readonly moves: OwnMoves<RailwayMove | IntroductionMove | HsbMove>;
  readonly stages: OwnStages<RailwayStage | IntroductionStage | HsbStage>;
  readonly told: {
    deliver: { cubes: number };
    'found-with-minor': { value: number };
    'trade-in-card': { old: string };
    'trade-in-equipment': { old: string };
  };
}
