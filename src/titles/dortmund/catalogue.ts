import type { ExpertEvents, ExpertRefusals } from './expert/catalogue';
import type { BrewingEvents, BrewingRefusals, TradingRefusals } from './hsb/catalogue';
import type { IntroductionEvents, IntroductionRefusals } from './int/catalogue';
import type { BreweryRefusals, LinkRefusals, RailwayEvents, RailwayRefusals } from './rules/catalogue';
import type { TwoPlayerEvents, TwoPlayerRefusals } from './two/catalogue';
import type { TwoBrewingEvents, TwoBrewingRefusals } from './two/hsb/catalogue';
import type { VariantEvents, VariantRefusals } from './variants/catalogue';

/** All that only the games of Dortmund tell of. */
export interface DortmundEvents
  extends RailwayEvents,
    IntroductionEvents,
    BrewingEvents,
    ExpertEvents,
    TwoPlayerEvents,
    TwoBrewingEvents,
    VariantEvents {}

export interface DortmundRefusals
  extends LinkRefusals,
    BreweryRefusals,
    RailwayRefusals,
    IntroductionRefusals,
    TradingRefusals,
    BrewingRefusals,
    ExpertRefusals,
    TwoPlayerRefusals,
    TwoBrewingRefusals,
    VariantRefusals {}

declare module '@/engine/game/events' {
  interface EventCatalogue extends DortmundEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends DortmundRefusals {}
}
