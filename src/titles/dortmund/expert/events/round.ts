import { deciderOf } from '@/engine/finance/certificates';
import type { CardNo } from '@/engine/finance/state';
import { integer, oneOf } from '@/engine/game/fields';
import type { CompanyId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import { customers, segmentNumbers } from '../../hsb/beer/market';
import type { HsbBox } from '../../hsb/box';
import { cardsOf, isOwnCard } from '../cards';
import type { CubeAhead, EventDecision, ExpertState } from '../state';
import { mayUse, useEvent, usesOf } from './events';

const asked = (state: ExpertState) => state.decisions.at(-1) as EventDecision;
const actor = (state: ExpertState) => ({ player: asked(state).by, company: asked(state).company });

/** Keeping an event for another time; who could use it twice is not asked again. */
const keepRule = rule({
  type: 'keep-event',
  fields: {},
  choices: (_state: ExpertState) => [{ move: { type: 'keep-event' as const } }],
  check: () => undefined,
  apply(draft: ExpertState) {
    const { kind, company } = asked(draft);
    draft.decisions = draft.decisions.filter(
      (each) => each.kind !== kind || (each as EventDecision).company !== company,
    );
  },
});

/** Asks for events in the order of the breweries: the first of them decides first. */
function ask(draft: ExpertState, kind: EventDecision['kind'], companies: readonly CompanyId[]): void {
  const decisions = companies.map(
    (company): EventDecision => ({ kind, by: deciderOf(draft, company)!, company }),
  );
  draft.decisions.push(...decisions.reverse());
}

/** [18DO 7.2 H] boxes that a card of the brewery with a free unit reaches and in which a cube lies. */
function waysToAdvertise(box: HsbBox, state: ExpertState, company: CompanyId): Omit<CubeAhead, 'company'>[] {
  return cardsOf(box, state, company)
    .filter(({ card, cubes }) => hasFreeUnit(state, card, cubes))
    .flatMap(({ card, reach }) =>
      segmentNumbers
        .filter((segment) => segment <= reach)
        .flatMap((segment) =>
          customers
            .filter((who) => state.segments[segment - 1]![who] > 0)
            .map((who) => ({ card, segment, who })),
        ),
    );
}

/** Does a card with so many units bear fewer cubes that were taken ahead? */
const hasFreeUnit = ({ ahead }: Pick<ExpertState, 'ahead'>, card: CardNo, units: number) =>
  ahead.filter((cube) => cube.card === card).length < units;

/** [18DO 7.2 H, rulings 65, 74] before the first brewery acts, those with this event take a cube ahead of the others. */
export function askForAdvertising(box: HsbBox, draft: ExpertState): void {
  const able = draft.breweryOrder.filter(
    (company) => draft.companies[company]!.floated && waysToAdvertise(box, draft, company).length > 0,
  );
  ask(
    draft,
    'advertise',
    able.flatMap((company) => Array.from({ length: usesOf(box, draft, company, 'H') }, () => company)),
  );
}

function advertiseRule(box: HsbBox) {
  return rule({
    type: 'advertise',
    fields: { card: integer, segment: integer, who: oneOf('regular', 'fresh') },
    choices: (state: ExpertState) =>
      waysToAdvertise(box, state, asked(state).company).map((way) => ({
        move: { type: 'advertise' as const, ...way },
      })),
    check: (state: ExpertState, move) =>
      waysToAdvertise(box, state, asked(state).company).some(
        ({ card, segment, who }) => card === move.card && segment === move.segment && who === move.who,
      )
        ? undefined
        : object('event-no-use', { event: 'H' }),
    apply(draft: ExpertState, { card, segment, who }, moment) {
      const { company } = draft.decisions.pop() as EventDecision;
      useEvent(box, draft, company, 'H', moment);
      draft.segments[segment - 1]![who] -= 1;
      draft.ahead.push({ company, card, segment, who });
      moment.emit({ type: 'advertised', company, card: draft.trains[card]!.type, segment });
    },
  });
}

export type AdvertiseMove = MoveOfRule<ReturnType<typeof advertiseRule> | typeof keepRule>;

export function advertiseStage(box: HsbBox): Stage<ExpertState, AdvertiseMove, 'advertise'> {
  return { id: 'advertise', actor, rules: [advertiseRule(box), keepRule] };
}

/** [ruling 74] a cube on a card that leaves goes back to stock, unless it lies as well on a card that is just alike. */
export function cubesAheadReturn(box: HsbBox): Consequence<ExpertState> {
  const strayed = (state: ExpertState) =>
    state.ahead.findIndex(({ company, card }) => !isOwnCard(state, company, card));
  return {
    due: (state) => strayed(state) >= 0,
    apply(draft, moment, state) {
      const at = strayed(state);
      const { company, card: gone, segment } = state.ahead[at]!;
      const { type } = state.trains[gone]!;
      const alike = cardsOf(box, state, company).find(
        ({ id, card, cubes }) => id === type && hasFreeUnit(state, card, cubes),
      );
      if (alike) {
        draft.ahead[at]!.card = alike.card;
        return;
      }
      draft.ahead.splice(at, 1);
      draft.beer += 1;
      moment.emit({ type: 'cube-ahead-back', company, segment });
    },
  };
}

/** [18DO 7.2 L, rulings 78, 118] after the new order: one place to the left, but for the leftmost. */
export function askForMarketing(box: HsbBox, draft: ExpertState): void {
  ask(
    draft,
    'marketing',
    draft.breweryOrder.slice(1).filter((company) => mayUse(box, draft, company, 'L')),
  );
}

function moveLeftRule(box: HsbBox) {
  return rule({
    type: 'move-left',
    fields: {},
    choices: (_state: ExpertState) => [{ move: { type: 'move-left' as const } }],
    check: () => undefined,
    apply(draft: ExpertState, _move, moment: Moment) {
      const { company } = draft.decisions.pop() as EventDecision;
      useEvent(box, draft, company, 'L', moment);
      draft.breweryOrder = movedLeft(draft.breweryOrder, company);
      moment.emit({ type: 'brewery-order', companies: [...draft.breweryOrder] });
    },
  });
}

/** The order with a brewery one place further left. */
export function movedLeft(order: readonly CompanyId[], company: CompanyId): CompanyId[] {
  const others = order.filter((id) => id !== company);
  const place = Math.max(0, order.indexOf(company) - 1);
  return [...others.slice(0, place), company, ...others.slice(place)];
}

export type MarketingMove = MoveOfRule<ReturnType<typeof moveLeftRule> | typeof keepRule>;

export function marketingStage(box: HsbBox): Stage<ExpertState, MarketingMove, 'marketing'> {
  return { id: 'marketing', actor, rules: [moveLeftRule(box), keepRule] };
}
