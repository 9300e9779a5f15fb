import { transfer } from '@/engine/finance/money';
import { typesOnSale } from '@/engine/finance/trains';
import { listOf, oneOf, text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { takeCard } from '@/engine/steps/trains/acquire';
import { capexOf, type RuhrBox } from '../../box';
import { type DevelopmentStage, locationValue } from '../../cards';
import type { RuhrState } from '../../state';
import { locationsOf } from '../locations';
import { certificateFirst } from '../operating/own-certificates';
import { hasActiveMarker, isActive, keptMarkers, markersOf, takeMarkers, typeOfCompany } from './markers';
import { chosenSet, listOfMarkers, setsFor } from './sets';

/** [18Ruhr 9.1.1.2, ruling 105] why the company may take no card for markers at all. */
function barred(box: RuhrBox, state: RuhrState): Objection | undefined {
  const { company } = turnOf(state);
  if (state.done.invested) return object('activity-done');
  const waiting = isActive(box, company) && keptMarkers(box, state, company) > 0;
  return waiting ? object('markers-in-treasury') : undefined;
}

/** New cards that may be taken. */
export function cardsOnSale(box: RuhrBox, state: RuhrState): TrainId[] {
  return typesOnSale(box.trains, state).map(({ id }) => id);
}

/** Cards whose markers would give a corporation what it must have [18Ruhr ruling 106]. */
export function cardsForDuty(box: RuhrBox, state: RuhrState, company: CompanyId): TrainId[] {
  return cardsOnSale(box, state).filter((card) => setsFor(box, state, company, card).length > 0);
}

/** Too little in the treasury; under the duty of a marker a certificate must be sold then [18Ruhr ruling 53]. */
function moneyObjection(box: RuhrBox, state: RuhrState, card: TrainId): Objection | undefined {
  const { company } = turnOf(state);
  const amount = capexOf(box, card).development.price;
  const { treasury } = state.companies[company]!;
  if (treasury >= amount) return undefined;
  const owes = !isActive(box, company) && !hasActiveMarker(box, state, company);
  return (owes ? certificateFirst(box, state) : undefined) ?? object('card-too-dear', { amount, treasury });
}

/** The stages as a move names them. */
export const stageField = oneOf('A', 'B', 'C', 'D', 'E', 'X');
const mostMarkers = 8;
export const markersField = listOf(stageField, mostMarkers);

/** [18Ruhr 9.1.1] buying a Capex card for development markers. */
export function developRule(box: RuhrBox, trains: TrainRules) {
  return rule({
    type: 'develop',
    fields: { card: text, markers: markersField },
    choices: (state: RuhrState) =>
      barred(box, state)
        ? []
        : cardsOnSale(box, state)
            .filter((card) => !moneyObjection(box, state, card))
            .flatMap((card) =>
              setsFor(box, state, turnOf(state).company, card).map((set) => ({
                move: { type: 'develop' as const, card, markers: listOfMarkers(set) },
              })),
            ),
    any: (state: RuhrState) =>
      !barred(box, state) &&
      cardsOnSale(box, state).some(
        (card) =>
          !moneyObjection(box, state, card) && setsFor(box, state, turnOf(state).company, card).length > 0,
      ),
    check(state: RuhrState, { card, markers }) {
      const why = barred(box, state);
      if (why) return why;
      if (!cardsOnSale(box, state).includes(card)) return object('card-not-on-sale', { card });
      const short = moneyObjection(box, state, card);
      if (short) return short;
      const sets = setsFor(box, state, turnOf(state).company, card);
      return chosenSet(sets, markers) ? undefined : object('no-such-markers', { card });
    },
    apply(draft: RuhrState, { card, markers }, moment) {
      const { company } = turnOf(draft);
      transfer(draft, { company }, 'bank', capexOf(box, card).development.price);
      draft.done.invested = true;
      develop(box, trains, draft, company, card, markers, moment);
    },
  });
}

/** Takes the card out of the game, with all that follows from it, then the markers [18Ruhr ruling 50]. */
export function develop(
  box: RuhrBox,
  trains: TrainRules,
  draft: RuhrState,
  company: CompanyId,
  card: TrainId,
  markers: readonly DevelopmentStage[],
  moment: Moment,
): void {
  const amount = capexOf(box, card).development.price;
  takeCard(trains, draft, { type: card, from: 'depot' }, { at: 'gone' }, moment);
  const taken = markersOf({});
  for (const stage of markers) taken[stage] += 1;
  takeMarkers(draft, typeOfCompany(box, company), company, taken);
  moment.emit({ type: 'developed', company, card, markers: [...markers], amount });
  raiseValue(draft, company, markers);
}

/** [18Ruhr 9.1.1.3 c, 10.6.1] the first E or X turns a corporation's own marker to 30. */
function raiseValue(draft: RuhrState, company: CompanyId, markers: readonly DevelopmentStage[]): void {
  if (!markers.some((stage) => stage === 'E' || stage === 'X')) return;
  for (const hex of locationsOf(draft, company)) {
    const location = draft.locations[hex]!;
    if (location.status === 'montan') location.value = locationValue.montanWithEOrX;
  }
}
