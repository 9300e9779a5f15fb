import type { BrewingEvents, BrewingRefusals, TradingRefusals } from './hsb/catalogue';
import type { IntroductionEvents, IntroductionRefusals } from './int/catalogue';
import type { BreweryRefusals, LinkRefusals, RailwayEvents, RailwayRefusals } from './rules/catalogue';
import type { VariantEvents, VariantRefusals } from './variants/catalogue';

/** All that only the games of Dortmund tell of. */
export interface DortmundEvents extends RailwayEvents, IntroductionEvents, BrewingEvents, VariantEvents {}

export interface DortmundRefusals
  extends LinkRefusals,
    BreweryRefusals,
    RailwayRefusals,
    IntroductionRefusals,
    TradingRefusals,
    BrewingRefusals,
    VariantRefusals {}

declare module '@/engine/game/events' {
  interface EventCatalogue extends DortmundEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends DortmundRefusals {}
}
