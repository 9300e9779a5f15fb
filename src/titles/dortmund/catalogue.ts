import type { ExpertEvents, ExpertRefusals } from './expert/catalogue';
import type { BrewingEvents, BrewingRefusals, TradingRefusals } from './hsb/catalogue';
import type { IntroductionEvents, IntroductionRefusals } from './int/catalogue';
import type { BreweryRefusals, LinkRefusals, RailwayEvents, RailwayRefusals } from './rules/catalogue';

/** All that only the games of Dortmund tell of. */
export interface DortmundEvents extends RailwayEvents, IntroductionEvents, BrewingEvents, ExpertEvents {}

export interface DortmundRefusals
  extends LinkRefusals,
    BreweryRefusals,
    RailwayRefusals,
    IntroductionRefusals,
    TradingRefusals,
    BrewingRefusals,
    ExpertRefusals {}

declare module '@/engine/game/events' {
  interface EventCatalogue extends DortmundEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends DortmundRefusals {}
}
