import type { CardNo } from '@/engine/finance/state';
import { integer, listOf, shape } from '@/engine/game/fields';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider } from '@/engine/steps/state';
import type { Step } from '@/engine/steps/step';
import {
  type Customers,
  customers,
  demandUpTo,
  priceIn,
  segmentNumbers,
  supply,
} from '../../hsb/beer/market';
import { areReached, cubesIn, type Deliveries } from '../../hsb/beer/units';
import type { HsbBox } from '../../hsb/box';
import { giveUpRule } from '../../hsb/brewing/deliver';
import { cardTypes } from '../../hsb/brewing/equipment-limit';
import type { BrewingVariantRule } from '../../variants/hooks';
import type { BrewingVariantMove } from '../../variants/moves';
import { markerOf } from '../box';
import { usableMarkers } from '../markers/markers';
import {
  type CardWork,
  type ExpertMemory,
  type ExpertState,
  expertTurnOf,
  type MarkerNo,
  none,
} from '../state';
import {
  asideFits,
  type Brewing,
  bestDelivery,
  brewingCards,
  leavesBeer,
  mostAside,
  setsAside,
} from './plan';
import { bottledFor, noteWork } from './work';

/** Where the beer of a brewery goes, which card brings how much, and which card each bottling line works with. */
export interface SupplyPlan extends Deliveries {
  regular: number[];
  fresh: number[];
  work: CardWork[];
  lines: CardNo[];
}

/** What may be done in a delivery: the first one of a turn, or of what no train took. */
interface Capacity {
  cards(state: ExpertState): Brewing[];
  /** So many units can be set aside. */
  mostAside(state: ExpertState): number;
  /** Cards of the units that are set aside, in the order in which these ways are proposed. */
  asides(state: ExpertState): CardNo[][];
  /** Bottling lines that are assigned now. */
  lines(state: ExpertState): MarkerNo[];
  asideFits(state: ExpertState, work: readonly CardWork[]): boolean;
  /** Is it the first delivery of the turn? */
  readonly first: boolean;
}

const plans = shape({
  regular: listOf(integer),
  fresh: listOf(integer),
  work: listOf(shape({ card: integer, cubes: integer, aside: integer })),
  lines: listOf(integer),
});

function shapeObjection(state: ExpertState, capacity: Capacity, plan: SupplyPlan): Objection | undefined {
  const cards = capacity.cards(state);
  const sizes = customers.every(
    (who) => plan[who].length === segmentNumbers.length && plan[who].every((cubes) => cubes >= 0),
  );
  const named =
    plan.work.length === cards.length &&
    plan.work.every(({ card, cubes, aside }, i) => card === cards[i]!.card && cubes >= 0 && aside >= 0);
  const lines =
    plan.lines.length === capacity.lines(state).length &&
    plan.lines.every((line) => line === none || cards.some(({ card }) => card === line));
  return sizes && named && lines ? undefined : object('malformed', { type: 'supply' });
}

/** Why cards cannot bring these cubes, each so many of them. */
function workObjection(state: ExpertState, capacity: Capacity, plan: SupplyPlan): Objection | undefined {
  const { company } = expertTurnOf(state);
  const cards = capacity.cards(state);
  if (!capacity.asideFits(state, plan.work))
    return object('too-much-aside', { limit: capacity.mostAside(state) });
  const over = cards.some(({ room }, i) => plan.work[i]!.cubes + plan.work[i]!.aside > room);
  const units = cards.flatMap(({ reach }, i) => Array.from({ length: plan.work[i]!.cubes }, () => reach));
  if (over || units.length !== cubesIn(plan) || !areReached(units, plan))
    return object('out-of-reach', { company });
  return leavesBeer(state, cards, plan.work, plan) ? object('must-deliver', { company }) : undefined;
}

/** [18DO 6.5.2.3, 7.1.2] cubes go to the boxes of the plan; lines bottle the beer of their cards. */
function supplyRule(capacity: Capacity) {
  const proposal = (state: ExpertState, aside: readonly CardNo[]): SupplyPlan => {
    const all = capacity.cards(state);
    const asideOf = (card: CardNo) => aside.filter((each) => each === card).length;
    const cards = all.map((own) => ({ ...own, room: own.room - asideOf(own.card) }));
    const lines = capacity.lines(state);
    const perBottle = lines.reduce((sum, no) => sum + markerOf(state.markers[no]!.code)!.income!, 0);
    const {
      deliveries,
      cubes,
      bottled = none,
    } = bestDelivery(state, cards, perBottle, (card) => bottledFor(expertTurnOf(state), card));
    return {
      regular: [...deliveries.regular],
      fresh: [...deliveries.fresh],
      work: all.map(({ card }, i) => ({ card, cubes: cubes[i]!, aside: asideOf(card) })),
      lines: lines.map(() => bottled),
    };
  };
  return rule({
    type: 'supply',
    fields: { plan: plans },
    choices(state: ExpertState) {
      return capacity.asides(state).map((aside) => ({
        move: { type: 'supply' as const, plan: proposal(state, aside) },
        open: 'plan',
      }));
    },
    any: () => true,
    check(state: ExpertState, { plan }) {
      const why = shapeObjection(state, capacity, plan);
      if (why) return why;
      for (const who of customers) {
        const over = segmentNumbers.find((n) => plan[who][n - 1]! > state.segments[n - 1]![who]);
        if (over !== undefined) return object('no-such-demand', { segment: over });
      }
      return workObjection(state, capacity, plan);
    },
    apply(draft: ExpertState, { plan }, moment) {
      const turn = expertTurnOf(draft);
      if (capacity.first) {
        turn.lines = assigned(draft, capacity.lines(draft), plan.lines);
        setAside(capacity.cards(draft), plan.work, turn);
        deliverAhead(draft, moment);
      }
      deliver(draft, plan, moment);
      let bottled = 0;
      for (const { card, cubes } of plan.work) {
        noteWork(turn, card, cubes);
        if (bottledFor(turn, card) > 0) bottled += cubes;
      }
      const amount = plan.work.reduce((sum, { card, cubes }) => sum + cubes * bottledFor(turn, card), 0);
      payBottles(draft, bottled, amount, moment);
      turn.finished = true;
    },
  });
}

function assigned(state: ExpertState, markers: readonly MarkerNo[], cards: readonly CardNo[]) {
  return markers.flatMap((no, i) => {
    const card = cards[i]!;
    return card === none ? [] : [{ card, income: markerOf(state.markers[no]!.code)!.income! }];
  });
}

/** Units that wait for trains, those of the lowest type first, as they are loaded. */
function setAside(
  cards: readonly Brewing[],
  work: readonly CardWork[],
  turn: Pick<ExpertMemory, 'asideBy'> & { reserved: number[] },
): void {
  const units = [...cards]
    .map(({ card, reach }, i) => ({ card, reach, count: work[i]!.aside }))
    .reverse()
    .flatMap(({ card, reach, count }) => Array.from({ length: count }, () => ({ card, reach })));
  turn.asideBy = units.map(({ card }) => card);
  turn.reserved = units.map(({ reach }) => reach);
}

/** [18DO 7.2 H, ruling 74] the cube that lies on a card since the round began comes to its white box. */
function deliverAhead(draft: ExpertState, moment: Moment): void {
  const turn = expertTurnOf(draft);
  const own = draft.ahead.filter(({ company }) => company === turn.company);
  draft.ahead = draft.ahead.filter(({ company }) => company !== turn.company);
  for (const { card, segment, who } of own) {
    draft.segments[segment - 1]![who === 'regular' ? 'toRegular' : 'toFresh'] += 1;
    noteWork(turn, card, 1);
    note(draft, segment, who, 1, moment);
    payBottles(draft, 1, bottledFor(turn, card), moment);
  }
}

function deliver(draft: ExpertState, plan: Deliveries, moment: Moment): void {
  for (const segment of segmentNumbers) {
    for (const who of customers) {
      const cubes = plan[who][segment - 1]!;
      if (cubes === 0) continue;
      supply(draft, segment, who, cubes);
      note(draft, segment, who, cubes, moment);
    }
  }
}

/** Cubes of a box are paid and remembered. */
function note(draft: ExpertState, segment: number, who: Customers, cubes: number, moment: Moment): void {
  const turn = expertTurnOf(draft);
  const amount = cubes * priceIn(segment, who);
  turn.supplied[who][segment - 1]! += cubes;
  turn.revenue += amount;
  const [regular, fresh] = who === 'regular' ? [cubes, 0] : [0, cubes];
  moment.emit({ type: 'beer-supplied', company: turn.company, segment, regular, fresh, amount });
}

function payBottles(draft: ExpertState, cubes: number, amount: number, moment: Moment): void {
  if (amount === 0) return;
  const turn = expertTurnOf(draft);
  turn.revenue += amount;
  moment.emit({ type: 'bottled', company: turn.company, cubes, amount });
}

export type SupplyMove = MoveOfRule<ReturnType<typeof supplyRule | typeof giveUpRule>>;

const nothing = () => segmentNumbers.map(() => 0);

/** [18DO-MV 9] the card is remembered that brews one cube more. */
function withCard(more: BrewingVariantRule): BrewingVariantRule {
  return {
    ...more,
    apply(draft, move, ...rest) {
      more.apply(draft, move, ...rest);
      if ('card' in move) expertTurnOf(draft).extraBy = String(move.card);
    },
  };
}

/** [18DO 6.5.2.1] equipment is given up, then all beer is delivered that finds a customer. */
export function supplyStep(box: HsbBox): Step<ExpertState, SupplyMove | BrewingVariantMove, 'brew'> {
  const company = (state: ExpertState) => expertTurnOf(state).company;
  return {
    id: 'brew',
    actor: actingDecider,
    memory: () => ({
      reserved: [],
      declined: {},
      work: [],
      asideBy: [],
      lines: [],
      supplied: { regular: nothing(), fresh: nothing() },
      contract: null,
    }),
    rules: [
      supplyRule({
        cards: (state) => brewingCards(box, state, company(state)),
        mostAside: (state) => mostAside(box, state, company(state)),
        asides: (state) => setsAside(box, state, company(state)),
        lines: (state) => usableMarkers(box, state, company(state), 'bottling'),
        asideFits: (state, work) => asideFits(box, state, company(state), work),
        first: true,
      }),
      giveUpRule(),
      ...(box.variants ?? []).flatMap(({ brewMoves }) => brewMoves?.(box) ?? []).map(withCard),
    ],
    pending: (state) => cardTypes(state, company(state)).length > 0,
  };
}

/** Cards with units that were set aside and found no train. */
export function waitingCards(box: HsbBox, state: ExpertState): Brewing[] {
  const { company, asideBy, reserved } = expertTurnOf(state);
  const left = reserved.length === 0 ? [] : asideBy.slice(-reserved.length);
  return brewingCards(box, state, company)
    .map((own) => ({ ...own, ahead: 0, room: left.filter((card) => card === own.card).length }))
    .filter(({ room }) => room > 0);
}

/** [ruling 49] units that were set aside and found no train are delivered if a cube is left. */
export function supplyRestStep(box: HsbBox): Step<ExpertState, SupplyMove, 'brew-rest'> {
  return {
    id: 'brew-rest',
    actor: actingDecider,
    rules: [
      supplyRule({
        cards: (state) => waitingCards(box, state),
        mostAside: () => 0,
        asides: () => [[]],
        lines: () => [],
        asideFits: (_state, work) => work.every(({ aside }) => aside === 0),
        first: false,
      }),
    ],
    pending: (state) => demandUpTo(state, Math.max(0, ...expertTurnOf(state).reserved)) > 0,
  };
}
