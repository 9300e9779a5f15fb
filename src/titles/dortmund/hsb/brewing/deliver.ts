import { integer, listOf, shape, text } from '@/engine/game/fields';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import { givesUpForRoom } from '../../two/hsb/bounds';
import type { BrewingVariantMove } from '../../variants/moves';
import { customers, demandUpTo, priceIn, segmentNumbers, supply } from '../beer/market';
import {
  areReached,
  type Deliveries,
  exportUnitsOf,
  mustDeliverMore,
  richest,
  setsOf,
  unitsOf,
  without,
} from '../beer/units';
import type { HsbBox } from '../box';
import { type BrewingMemory, brewingTurnOf, type HsbState } from '../state';
import { cardTypes, removeEquipment } from './equipment-limit';
import { roomOnTrains } from './load';

/** Which units deliver now, and how many may be set aside for trains. */
interface Capacity {
  units(state: HsbState): number[];
  /** Units that can be set aside, lowest first. */
  aside(state: HsbState): number[];
}

/** [18DO 6.5.2.3] cubes go to the boxes of the plan, by segment from 1 on; so many units are set aside for trains. */
function deliverRule({ units, aside }: Capacity) {
  const unitsLeft = (state: HsbState, reserved: readonly number[]) => without(units(state), reserved);
  /** Those that so many are taken from: where none are, it does not matter which trains have room. */
  const asideFor = (state: HsbState, reserved: number) => (reserved === 0 ? [] : aside(state));
  const boxesObjection = (state: HsbState, plan: Deliveries): Objection | undefined => {
    for (const who of customers) {
      if (plan[who].length !== segmentNumbers.length || plan[who].some((cubes) => cubes < 0))
        return object('malformed', { type: 'brew' });
      const over = segmentNumbers.find((n) => plan[who][n - 1]! > state.segments[n - 1]![who]);
      if (over !== undefined) return object('no-such-demand', { segment: over });
    }
    return undefined;
  };
  /** What the units deliver that are left if these are set aside. */
  const unitsObjection = (
    state: HsbState,
    plan: Deliveries & { reserved: number },
    reserved: readonly number[] = asideFor(state, plan.reserved).slice(0, plan.reserved),
  ): Objection | undefined => {
    const { company } = brewingTurnOf(state);
    const left = unitsLeft(state, reserved);
    if (!areReached(left, plan)) return object('out-of-reach', { company });
    return mustDeliverMore(state, left, plan) ? object('must-deliver', { company }) : undefined;
  };
  /** [ruling 49] which units are set aside is the brewery's choice: the lowest that leave those which bring the plan. */
  const setAside = (state: HsbState, plan: Deliveries & { reserved: number }) =>
    setsOf(asideFor(state, plan.reserved), plan.reserved).find(
      (reserved) => !unitsObjection(state, plan, reserved),
    );
  return rule({
    type: 'brew',
    fields: { plan: shape({ regular: listOf(integer), fresh: listOf(integer), reserved: integer }) },
    choices(state: HsbState) {
      const most = aside(state);
      return Array.from({ length: most.length + 1 }, (_, reserved) => {
        const { regular, fresh } = richest(state, unitsLeft(state, most.slice(0, reserved)));
        const plan = { regular: [...regular], fresh: [...fresh], reserved };
        return { move: { type: 'brew' as const, plan }, open: 'plan' };
      });
    },
    any: () => true,
    check(state: HsbState, { plan }) {
      const why = boxesObjection(state, plan);
      if (why) return why;
      if (plan.reserved < 0) return object('malformed', { type: 'brew' });
      const most = asideFor(state, plan.reserved).length;
      if (plan.reserved > most) return object('too-much-aside', { limit: most });
      return setAside(state, plan) ? undefined : unitsObjection(state, plan);
    },
    apply(draft: HsbState, { plan }, moment, before) {
      const turn = brewingTurnOf(draft);
      const reserved = setAside(before, plan)!;
      for (const segment of segmentNumbers) {
        const [regular, fresh] = [plan.regular[segment - 1]!, plan.fresh[segment - 1]!];
        if (regular + fresh === 0) continue;
        supply(draft, segment, 'regular', regular);
        supply(draft, segment, 'fresh', fresh);
        const amount = regular * priceIn(segment, 'regular') + fresh * priceIn(segment, 'fresh');
        turn.revenue += amount;
        moment.emit({ type: 'beer-supplied', company: turn.company, segment, regular, fresh, amount });
      }
      turn.reserved = reserved;
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

/** [18DO 6.5.2.1] equipment is given up, then all beer is delivered that finds a customer. */
export function deliverStep(box: HsbBox): Step<HsbState, DeliveryMove | BrewingVariantMove, 'brew'> {
  return {
    id: 'brew',
    actor: actingDecider,
    memory: (): BrewingMemory => ({ reserved: [], declined: {} }),
    rules: [
      deliverRule({
        units(state) {
          const { company, extraUnit } = brewingTurnOf(state);
          const units = unitsOf(box, state, company);
          // [18DO-MV 9] the marker lies on a card: given up, neither delivers anything
          return extraUnit !== undefined && units.includes(extraUnit) ? [...units, extraUnit] : units;
        },
        aside(state) {
          const units = exportUnitsOf(box, state, brewingTurnOf(state).company);
          return units.length === 0 ? units : units.slice(0, roomOnTrains(box, state, units.length));
        },
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
    rules: [deliverRule({ units: (state) => brewingTurnOf(state).reserved, aside: () => [] })],
    pending: (state) => demandUpTo(state, Math.max(0, ...brewingTurnOf(state).reserved)) > 0,
  };
}
