import type { EngineRefusals } from '@/engine/game/refusal';
import type { OwnMoves, OwnStages, Spoken } from '@/i18n/sentences';
import type { ExpertEvents, ExpertRefusals } from '@/titles/dortmund/expert/catalogue';
import type { ExpertMove, ExpertStage } from '@/titles/dortmund/expert/moves';
import type { BrewingEvents, BrewingRefusals, TradingRefusals } from '@/titles/dortmund/hsb/catalogue';
import type { HsbMove, HsbStage } from '@/titles/dortmund/hsb/moves';
import type { IntroductionEvents, IntroductionRefusals } from '@/titles/dortmund/int/catalogue';
import type { IntroductionMove, IntroductionStage } from '@/titles/dortmund/int/moves';
import type { RailwayMove, RailwayStage } from '@/titles/dortmund/moves';
import type {
  BreweryRefusals,
  LinkRefusals,
  RailwayEvents,
  RailwayRefusals,
} from '@/titles/dortmund/rules/catalogue';
import type { TwoPlayerEvents, TwoPlayerRefusals } from '@/titles/dortmund/two/catalogue';
import type { TwoBrewingEvents, TwoBrewingRefusals } from '@/titles/dortmund/two/hsb/catalogue';
import type { VariantEvents, VariantRefusals } from '@/titles/dortmund/variants/catalogue';
import type { BrewingVariantMove } from '@/titles/dortmund/variants/moves';

/** What only the games of Dortmund have, as far as breweries are no companies; the minor variants wherever they are played. */
export interface Own extends Spoken {
  readonly events: RailwayEvents & IntroductionEvents & TwoPlayerEvents & VariantEvents;
  /** What pieces of the engine refuse in the same way is said in the same words. */
  readonly refusals: Omit<
    LinkRefusals &
      BreweryRefusals &
      RailwayRefusals &
      IntroductionRefusals &
      TwoPlayerRefusals &
      VariantRefusals,
    keyof EngineRefusals
  >;
  readonly moves: OwnMoves<RailwayMove | IntroductionMove | BrewingVariantMove>;
  readonly stages: OwnStages<RailwayStage | IntroductionStage>;
  readonly told: {
    deliver: { cubes: number };
    'trade-in-card': { old: string };
    'trade-in-equipment': { old: string };
  };
}

/** What comes with breweries that are companies. */
export interface BrewingOwn extends Spoken {
  readonly events: BrewingEvents & ExpertEvents & TwoBrewingEvents;
  readonly refusals: Omit<
    TradingRefusals & BrewingRefusals & ExpertRefusals & TwoBrewingRefusals,
    keyof EngineRefusals | keyof Own['refusals']
  >;
  readonly moves: Exclude<OwnMoves<HsbMove | ExpertMove>, { type: Own['moves']['type'] }>;
  readonly stages: Exclude<OwnStages<HsbStage | ExpertStage>, Own['stages']>;
  readonly told: { 'found-with-minor': { value: number } };
}
