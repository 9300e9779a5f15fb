import type { IntroductionEvents, IntroductionRefusals } from './int/catalogue';
import type { BreweryRefusals, LinkRefusals, RailwayEvents, RailwayRefusals } from './rules/catalogue';

/** All that only the games of Dortmund tell of. */
export interface DortmundEvents extends RailwayEvents, IntroductionEvents {}

export interface DortmundRefusals
  extends LinkRefusals,
    BreweryRefusals,
    RailwayRefusals,
    IntroductionRefusals {}

declare module '@/engine/game/events' {
  interface EventCatalogue extends DortmundEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends DortmundRefusals {}
}
