import { integer, listOf, oneOf, text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider, turnOf } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule } from '@/engine/steps/step';
import { customers, priceIn, segmentNumbers } from '../../hsb/beer/market';
import type { HsbBox } from '../../hsb/box';
import { eventOf } from '../box';
import { bottledFor, idleUnits } from '../brewing/work';
import { cardsOf, type OwnCard } from '../cards';
import { type ExpertState, expertTurnOf } from '../state';
import { useEvent, useObjection } from './events';

const half = (price: number) => Math.floor(price / 2);

/** [18DO 7.2 O, ruling 81] one cube more from stock, to a segment that the card reaches, at half the regular price. */
export function secondShiftRule(box: HsbBox) {
  const becs = (state: ExpertState) => cardsOf(box, state, turnOf(state).company);
  const reaches = (state: ExpertState, { reach }: OwnCard) =>
    segmentNumbers.filter((n) => n <= reach && !state.segments[n - 1]!.noDemand);
  const objection = (state: ExpertState, card: TrainId, segment: number): Objection | undefined => {
    const why = useObjection(box, state, turnOf(state).company, 'O');
    if (why) return why;
    const bec = becs(state).find(({ id }) => id === card);
    return bec && state.beer > 0 && reaches(state, bec).includes(segment)
      ? undefined
      : object('event-no-use', { event: 'O' });
  };
  return rule({
    type: 'second-shift',
    fields: { card: text, segment: integer },
    choices(state: ExpertState) {
      if (state.beer === 0 || useObjection(box, state, turnOf(state).company, 'O')) return [];
      const kinds = [...new Map(becs(state).map((bec) => [bec.id, bec])).values()];
      return kinds.flatMap((bec) =>
        reaches(state, bec).map((segment) => ({
          move: { type: 'second-shift' as const, card: bec.id, segment },
        })),
      );
    },
    check: (state: ExpertState, { card, segment }) => objection(state, card, segment),
    apply(draft: ExpertState, { card: id, segment }, moment) {
      const turn = expertTurnOf(draft);
      const { company } = turn;
      useEvent(box, draft, company, 'O', moment);
      draft.beer -= 1;
      draft.segments[segment - 1]!.toRegular += 1;
      // at half the price it is no premium beer: it is not among what K may be used for
      // of several such cards the one whose beer is bottled
      const card = becs(draft)
        .filter((bec) => bec.id === id)
        .map((bec) => bec.card)
        .sort((a, b) => bottledFor(turn, b) - bottledFor(turn, a))[0]!;
      const amount = half(priceIn(segment, 'regular'));
      const bottled = bottledFor(turn, card);
      turn.revenue += amount + bottled;
      moment.emit({ type: 'second-shift', company, segment, amount });
      if (bottled > 0) moment.emit({ type: 'bottled', company, cubes: 1, amount: bottled });
    },
  });
}

export type SecondShiftMove = MoveOfRule<ReturnType<typeof secondShiftRule>>;

/** Offered right after the delivery, to those who have the event and a cube for it. */
export function secondShiftStep(box: HsbBox): Step<ExpertState, SecondShiftMove | SkipMove, 'shift'> {
  const shift = secondShiftRule(box);
  return {
    id: 'shift',
    actor: actingDecider,
    rules: [shift, skipRule<ExpertState>()],
    pending: (state) => shift.any(state),
  };
}

const notForSegments = (eventOf('K')!.effect as { notForSegments: readonly number[] }).notForSegments;

/** [18DO 7.2 K, rulings 12, 77] one delivered cube is paid like those of the next segment, of the same kind of customers. */
export function premiumRule(box: HsbBox) {
  const ways = (state: ExpertState) => {
    const { supplied } = expertTurnOf(state);
    return segmentNumbers
      .filter((segment) => !notForSegments.includes(segment))
      .flatMap((segment) =>
        customers.filter((who) => supplied[who][segment - 1]! > 0).map((who) => ({ segment, who })),
      );
  };
  return rule({
    type: 'premium',
    fields: { segment: integer, who: oneOf('regular', 'fresh') },
    choices: (state: ExpertState) =>
      useObjection(box, state, turnOf(state).company, 'K')
        ? []
        : ways(state).map((way) => ({ move: { type: 'premium' as const, ...way } })),
    check: (state: ExpertState, move) =>
      useObjection(box, state, turnOf(state).company, 'K') ??
      (ways(state).some(({ segment, who }) => segment === move.segment && who === move.who)
        ? undefined
        : object('event-no-use', { event: 'K' })),
    apply(draft: ExpertState, { segment, who }, moment) {
      const turn = expertTurnOf(draft);
      const { company } = turn;
      useEvent(box, draft, company, 'K', moment);
      const amount = premiumOf(segment, who);
      // a cube is paid so but once, with the event that is printed on a charter and the marker too
      turn.supplied[who][segment - 1]! -= 1;
      turn.revenue += amount;
      moment.emit({ type: 'premium-beer', company, segment, amount });
    },
  });
}

/** What a cube of premium beer brings more. */
export function premiumOf(segment: number, who: (typeof customers)[number]): number {
  return priceIn(segment + 1, who) - priceIn(segment, who);
}

const mostTolled = (eventOf('N')!.effect as { cubes: number }).cubes;

/** [18DO 7.2 N, ruling 80] half the regular price of the highest open segment in reach. */
export function tollPrice(state: Pick<ExpertState, 'segments'>, reach: number): number {
  const open = segmentNumbers.filter((n) => n <= reach && !state.segments[n - 1]!.noDemand);
  return open.length === 0 ? 0 : half(priceIn(Math.max(...open), 'regular'));
}

/** [18DO 7.2 N] one or two units that found no cube brew for others; no cube is moved. */
export function tollRule(box: HsbBox) {
  const idle = (state: ExpertState) => {
    const turn = expertTurnOf(state);
    return cardsOf(box, state, turn.company)
      .filter(({ reach }) => tollPrice(state, reach) > 0)
      .flatMap((bec) => Array.from({ length: Math.min(mostTolled, idleUnits(turn, bec)) }, () => bec));
  };
  /** Each kind of one unit, or of two. */
  const ways = (state: ExpertState): TrainId[][] => {
    const units = idle(state).map(({ id }) => id);
    const all = units.flatMap((one, i) => [[one], ...units.slice(i + 1).map((two) => [one, two])]);
    return [...new Map(all.map((way) => [way.join(), way])).values()];
  };
  return rule({
    type: 'toll-brew',
    fields: { cards: listOf(text, mostTolled) },
    choices: (state: ExpertState) =>
      useObjection(box, state, turnOf(state).company, 'N')
        ? []
        : ways(state).map((cards) => ({ move: { type: 'toll-brew' as const, cards } })),
    check: (state: ExpertState, { cards }) =>
      useObjection(box, state, turnOf(state).company, 'N') ??
      (ways(state).some((way) => way.join() === cards.join())
        ? undefined
        : object('event-no-use', { event: 'N' })),
    apply(draft: ExpertState, { cards }, moment) {
      const turn = expertTurnOf(draft);
      const { company } = turn;
      useEvent(box, draft, company, 'N', moment);
      const own = cardsOf(box, draft, company);
      const amount = cards.reduce(
        (sum, id) => sum + tollPrice(draft, own.find((bec) => bec.id === id)!.reach),
        0,
      );
      turn.revenue += amount;
      moment.emit({ type: 'toll-production', company, cubes: cards.length, amount });
    },
  });
}

export type IncomeEventMove = MoveOfRule<ReturnType<typeof premiumRule | typeof tollRule>>;

/** What raises the income before it is shared out. */
export function incomeStep(box: HsbBox): Step<ExpertState, IncomeEventMove | SkipMove, 'earnings'> {
  const rules = [premiumRule(box), tollRule(box)];
  return {
    id: 'earnings',
    actor: actingDecider,
    rules: [...rules, skipRule<ExpertState>()],
    pending: (state) => rules.some((each) => each.any(state)),
  };
}
