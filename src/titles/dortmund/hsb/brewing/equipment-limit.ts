import { cardsAs } from '@/engine/finance/trains';
import { newValue, placeOf, plainOf, withItem } from '@/engine/game/draft';
import { text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { equipmentUse } from '../beer/units';
import type { HsbBox } from '../box';
import type { EquipmentDecision, HsbState } from '../state';
import { askDirector } from '../stock/floating';

/** [18DO 6.5.2.2] how many cards a brewery may have in this phase: minors fewer than corporations. */
export function equipmentLimit(box: HsbBox, state: Pick<HsbState, 'trains'>, company: CompanyId): number {
  const { minor, corporation } = box.phases.of(state).becLimit;
  return box.kindOf(company) === 'minor' ? minor : (corporation ?? Number.POSITIVE_INFINITY);
}

export function cardCount(state: Pick<HsbState, 'trains'>, company: CompanyId): number {
  return cardsAs(state, company, equipmentUse).length;
}

/** Types of a brewery's cards, each once. */
export function cardTypes(state: Pick<HsbState, 'trains'>, company: CompanyId): TrainId[] {
  return [...new Set(cardsAs(state, company, equipmentUse).map(({ type }) => type))];
}

/** Equipment that is given up leaves the game: it never comes to the Bank Pool [ruling 42]. */
export function removeEquipment(draft: Pick<HsbState, 'trains'>, company: CompanyId, card: TrainId): void {
  const cards = plainOf(draft.trains);
  const at = placeOf(
    cards,
    ({ type, at: place, as }) => type === card && place === company && as === equipmentUse,
  );
  draft.trains = newValue(withItem(cards, at, { ...cards[at]!, at: 'gone' }));
}

/** [18DO 6.5.2.2 b, ruling 57] breweries with too much must give some up at once; the first of them decides first. */
export function askForDiscards(
  box: HsbBox,
  draft: HsbState,
  companies: readonly CompanyId[],
  _moment: Moment,
): void {
  const over = companies.filter((id) => cardCount(draft, id) > equipmentLimit(box, draft, id));
  for (const company of [...over].reverse()) {
    if (draft.decisions.some((each) => each.kind === 'discard-equipment' && each.company === company))
      continue;
    askDirector(draft, company, (by): EquipmentDecision => ({ kind: 'discard-equipment', by, company }));
  }
}

/** [ruling 116] whoever acts decides first. */
export function decideFirst(draft: HsbState, company: CompanyId): void {
  const own = draft.decisions.filter((each) => each.kind === 'discard-equipment' && each.company === company);
  if (own.length > 0) draft.decisions = [...draft.decisions.filter((each) => !own.includes(each)), ...own];
}

const asked = (state: HsbState) => state.decisions.at(-1) as EquipmentDecision;

export type DiscardEquipmentMove = { type: 'discard-equipment'; card: TrainId };

export function discardEquipmentStage(
  box: HsbBox,
): Stage<HsbState, DiscardEquipmentMove, 'discard-equipment'> {
  return {
    id: 'discard-equipment',
    actor: (state) => ({ player: asked(state).by, company: asked(state).company }),
    rules: [
      rule({
        type: 'discard-equipment',
        fields: { card: text },
        choices: (state: HsbState) =>
          cardTypes(state, asked(state).company).map((card) => ({
            move: { type: 'discard-equipment' as const, card },
          })),
        check(state: HsbState, { card }) {
          const { company } = asked(state);
          return cardTypes(state, company).includes(card)
            ? undefined
            : object('no-such-equipment', { company, card });
        },
        apply(draft: HsbState, { card }, moment) {
          const { company } = asked(draft);
          removeEquipment(draft, company, card);
          moment.emit({ type: 'equipment-given-up', company, card });
          if (cardCount(draft, company) <= equipmentLimit(box, draft, company)) draft.decisions.pop();
        },
      }),
    ],
  };
}
