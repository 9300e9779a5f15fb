import { either, integer, listOf, shape, text } from '@/engine/game/fields';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { givesUpForRoom } from '../../two/hsb/bounds';
import type { BrewingVariantMove } from '../../variants/moves';
import { customers, demandUpTo, priceIn, segmentNumbers, supply } from '../beer/market';
import {
  areAmong,
  areReached,
  asideSets,
  type Deliveries,
  equipmentOf,
  exportUnitsOf,
  mustDeliverMore,
  reachOf,
  richest,
  setsOf,
  unitsOf,
  without,
} from '../beer/units';
import type { HsbBox } from '../box';
import { type BrewingMemory, brewingTurnOf, type HsbState } from '../state';
import { cardTypes, removeEquipment } from './equipment-limit';
import { roomOnTrains } from './load';

/** Which units deliver now, and which may be set aside for trains. */
interface Capacity {
  units(state: HsbState): number[];
  /** Units with export capacity, lowest first. */
  exporting(state: HsbState): number[];
  /** So many of these could be loaded. */
  room(state: HsbState, wanted: number): number;
}

const boxes = { regular: listOf(integer), fresh: listOf(integer) };
/** What goes to which box, by segment from 1 on, and which units are set aside, lowest first. */
const plans = shape({ ...boxes, aside: listOf(integer) });
/** Rules before version 3 were told only how many: the lowest that leave those which bring the rest. */
const olderPlans = shape({ ...boxes, reserved: integer });
type OlderPlan = Deliveries & { readonly reserved: number };
export type BrewPlan = Deliveries & { readonly aside: readonly number[] };

/** [18DO 6.5.2.3] cubes go to the boxes of the plan; units are set aside for trains [6.5.2.4]. */
function deliverRule({ units, exporting, room }: Capacity) {
  const mostAside = (state: HsbState) => {
    const { length } = exporting(state);
    return length === 0 ? 0 : Math.min(length, room(state, length));
  };
  const boxesObjection = (state: HsbState, plan: Deliveries): Objection | undefined => {
    for (const who of customers) {
      if (plan[who].length !== segmentNumbers.length || plan[who].some((cubes) => cubes < 0))
        return object('malformed', { type: 'brew' });
      const over = segmentNumbers.find((n) => plan[who][n - 1]! > state.segments[n - 1]![who]);
      if (over !== undefined) return object('no-such-demand', { segment: over });
    }
    return undefined;
  };
  const countObjection = (state: HsbState, plan: BrewPlan | OlderPlan): Objection | undefined => {
    const count = 'aside' in plan ? plan.aside.length : plan.reserved;
    if (count < 0) return object('malformed', { type: 'brew' });
    const limit = count === 0 ? 0 : mostAside(state);
    return count > limit ? object('too-much-aside', { limit }) : undefined;
  };
  const asideObjection = (state: HsbState, aside: readonly number[]): Objection | undefined => {
    if (aside.some((unit, i) => i > 0 && unit < aside[i - 1]!)) return object('malformed', { type: 'brew' });
    const { company } = brewingTurnOf(state);
    return areAmong(aside, exporting(state)) ? undefined : object('not-for-trains', { company });
  };
  /** What the units deliver that are left if these are set aside. */
  const unitsObjection = (
    state: HsbState,
    plan: Deliveries,
    aside: readonly number[],
  ): Objection | undefined => {
    const { company } = brewingTurnOf(state);
    const left = without(units(state), aside);
    if (!areReached(left, plan)) return object('out-of-reach', { company });
    return mustDeliverMore(state, left, plan) ? object('must-deliver', { company }) : undefined;
  };
  /** [ruling 147] the brewery's choice; of an older log the lowest that fit, or the lowest at all. */
  const asideOf = (state: HsbState, plan: BrewPlan | OlderPlan): readonly number[] => {
    if ('aside' in plan) return plan.aside;
    if (plan.reserved === 0) return [];
    const sets = setsOf(exporting(state).slice(0, mostAside(state)), plan.reserved);
    return sets.find((aside) => !unitsObjection(state, plan, aside)) ?? sets[0]!;
  };
  return rule({
    type: 'brew',
    fields: { plan: either(plans, olderPlans) },
    choices(state: HsbState) {
      const own = units(state);
      return asideSets(exporting(state), mostAside(state)).map((aside) => {
        const { regular, fresh } = richest(state, without(own, aside));
        const plan = { regular: [...regular], fresh: [...fresh], aside };
        return { move: { type: 'brew' as const, plan }, open: 'plan' };
      });
    },
    any: () => true,
    check(state: HsbState, { plan }) {
      const why = boxesObjection(state, plan) ?? countObjection(state, plan);
      if (why) return why;
      const aside = asideOf(state, plan);
      return asideObjection(state, aside) ?? unitsObjection(state, plan, aside);
    },
    apply(draft: HsbState, { plan }, moment, before) {
      const turn = brewingTurnOf(draft);
      const aside = asideOf(before, plan);
      for (const segment of segmentNumbers) {
        const [regular, fresh] = [plan.regular[segment - 1]!, plan.fresh[segment - 1]!];
        if (regular + fresh === 0) continue;
        supply(draft, segment, 'regular', regular);
        supply(draft, segment, 'fresh', fresh);
        const amount = regular * priceIn(segment, 'regular') + fresh * priceIn(segment, 'fresh');
        turn.revenue += amount;
        moment.emit({ type: 'beer-supplied', company: turn.company, segment, regular, fresh, amount });
      }
      turn.reserved = [...aside];
      turn.finished = true;
    },
  });
}

/** [18DO 6.5.2.2 a] giving equipment up, before anything is delivered. */
export function giveUpRule() {
  return rule({
    type: 'give-up',
    fields: { card: text },
    choices: (state: HsbState) =>
      cardTypes(state, brewingTurnOf(state).company).map((card) => ({
        move: { type: 'give-up' as const, card },
      })),
    check(state: HsbState, { card }) {
      const { company } = brewingTurnOf(state);
      return cardTypes(state, company).includes(card)
        ? undefined
        : object('no-such-equipment', { company, card });
    },
    apply(draft: HsbState, { card }, moment) {
      const { company } = brewingTurnOf(draft);
      removeEquipment(draft, company, card);
      moment.emit({ type: 'equipment-given-up', company, card });
    },
  });
}

export type DeliveryMove = MoveOfRule<ReturnType<typeof deliverRule | typeof giveUpRule>>;

/** What the brewery that acts can deliver, before any of it is set aside. */
export function unitsOfTurn(box: HsbBox, state: HsbState): number[] {
  const { company, moreBeerFor } = brewingTurnOf(state);
  const units = unitsOf(box, state, company);
  // [18DO-MV 9, ruling 160] the marker lies on a card: given up, neither delivers anything
  const marked = equipmentOf(box, state, company).find(({ card }) => card === moreBeerFor);
  return marked ? [...units, reachOf(marked)] : units;
}

/** [18DO 6.5.2.1] equipment is given up, then all beer is delivered that finds a customer. */
export function deliverStep(box: HsbBox): Step<HsbState, DeliveryMove | BrewingVariantMove, 'brew'> {
  return {
    id: 'brew',
    actor: actingDecider,
    memory: (): BrewingMemory => ({ reserved: [], declined: {} }),
    rules: [
      deliverRule({
        units: (state) => unitsOfTurn(box, state),
        exporting: (state) => exportUnitsOf(box, state, brewingTurnOf(state).company),
        room: (state, wanted) => roomOnTrains(box, state, wanted),
      }),
      box.investor ? givesUpForRoom(box, giveUpRule()) : giveUpRule(),
      ...(box.variants ?? []).flatMap(({ brewMoves }) => brewMoves?.(box) ?? []),
    ],
    pending: (state) => cardTypes(state, brewingTurnOf(state).company).length > 0,
  };
}

/** [ruling 49] units that were set aside and found no train are delivered if a cube is left. */
export function deliverRestStep(): Step<HsbState, DeliveryMove, 'brew-rest'> {
  return {
    id: 'brew-rest',
    actor: actingDecider,
    rules: [
      deliverRule({ units: (state) => brewingTurnOf(state).reserved, exporting: () => [], room: () => 0 }),
    ],
    pending: (state) => demandUpTo(state, Math.max(0, ...brewingTurnOf(state).reserved)) > 0,
  };
}
