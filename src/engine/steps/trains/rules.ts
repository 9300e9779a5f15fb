import type { PhaseDef, TrainType } from '@/engine/finance/cards';
import { isSold, phaseOf, trainsOf, typeOf } from '@/engine/finance/trains';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { MarketDef } from '@/engine/market/types';
import type { RailState } from '../state';

/** What a title says about buying trains. */
export interface TrainRules {
  readonly market: MarketDef;
  readonly types: readonly TrainType[];
  readonly phases: readonly PhaseDef[];
  readonly poolLimit: number;
  /** Must own a train at the end of its turn: could it run a route? */
  canRun(state: RailState, company: CompanyId): boolean;
  /** A new phase has begun: what the title does beside trains and limits. */
  onPhase(draft: RailState, phase: PhaseDef, moment: Moment): void;
  /** What a sale does to the price. */
  onSale(draft: RailState, company: CompanyId): void;
}

/** The phase in which the game would be after one more train of this type. */
function phaseAfter(rules: TrainRules, state: RailState, type: TrainId): PhaseDef {
  const opened = rules.phases.findIndex((phase) => phase.on === type);
  const now = phaseOf(rules.phases, state);
  return isSold(state, type) || opened < rules.phases.indexOf(now) ? now : rules.phases[opened]!;
}

/**
 * [18Rhl 6.2.6] a company at its limit buys nothing, even if the purchase made its trains obsolete; nor if
 * the limit after the purchase were below its number of trains with the new one.
 */
export function limitObjection(
  rules: TrainRules,
  state: RailState,
  company: CompanyId,
  type: TrainId,
): Objection | undefined {
  const owned = trainsOf(state, company).length;
  const now = phaseOf(rules.phases, state).trainLimit;
  if (owned >= now) return object('train-limit', { limit: now });
  const after = phaseAfter(rules, state, type).trainLimit;
  return owned + 1 > after ? object('train-limit-after', { limit: after }) : undefined;
}

export function priceOfType(rules: TrainRules, type: TrainId): number {
  return typeOf(rules.types, type)!.price;
}
