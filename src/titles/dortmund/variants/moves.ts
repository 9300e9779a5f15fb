import type { MoveOfRule } from '@/engine/game/move';
import type { cleverRouteRule } from './clever-route';
import type { extraStationRule } from './extra-station';
import type { halfDividendRule, halfPriceRule, tradeInCardRule } from './fifty-percent';
import type { moreBeerRule } from './more-beer';
import type { moreBeerForRule } from './more-beer-brewed';
import type { keepRule, letGoRule } from './one-time-more';
import type { tradeInEquipmentRule } from './trade-in-equipment';

/** What players may do with their markers in a railway's turn. */
export type VariantMove = MoveOfRule<
  ReturnType<
    | typeof extraStationRule
    | typeof halfPriceRule
    | typeof halfDividendRule
    | typeof tradeInCardRule
    | typeof moreBeerRule
    | typeof cleverRouteRule
  >
>;

/** What they may do with them in a brewery's turn. */
export type BrewingVariantMove = MoveOfRule<
  ReturnType<typeof halfDividendRule | typeof tradeInEquipmentRule | typeof moreBeerForRule>
>;

/** Which train is kept, when some become obsolete. */
export type KeepMove = MoveOfRule<ReturnType<typeof keepRule | typeof letGoRule>>;
