import type { FinanceState } from '@/engine/finance/state';
import { newValue, plainOf } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { byPrice } from '@/engine/market/market';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { minorPurchase } from '../../hsb-cards';
import { trainRules } from '../../rules/operating';
import { openSegment } from '../beer/market';
import { equipmentUse } from '../beer/units';
import { type HsbBox, isBrewery } from '../box';
import { askForDiscards } from '../brewing/equipment-limit';
import type { HsbState, LadenTrain } from '../state';
import { kindOfTrain } from './kinds';

/** Railways in operation, in the order of their prices [18DO 4.5]. */
export function railwayOrder(box: HsbBox, state: FinanceState): CompanyId[] {
  const floated = box.railways.map(({ id }) => id).filter((id) => state.companies[id]!.floated);
  return byPrice(box.market, state, floated);
}

/** [18DO 5.4.4] Capex cards: trains for railways, equipment for breweries. */
export function cardRules(box: HsbBox): TrainRules {
  const asInRailwayGame = trainRules(box);
  return {
    ...asInRailwayGame,
    use: (company) => (isBrewery(box, company) ? equipmentUse : undefined),
    mayHave(state, type, from) {
      const kind = box.kindOf(turnOf(state).company);
      // [18DO 5.4.4, 6.5.2.6] breweries buy from the display alone, minor ones none of the last types
      if (kind === 'railway') return true;
      return from === 'depot' && !(kind === 'minor' && minorPurchase.notTypes.includes(type));
    },
    // [18DO 6.5.1, ruling 45] a train is sold with its beer
    kindOf: kindOfTrain,
    onScrapped: (draft) => unload(draft as HsbState, ({ at }) => at === 'gone'),
    owners: (state) => railwayOrder(box, state),
    ...(box.stacked && { stacked: box.stacked }),
    refunds: true,
    announce(purchase, moment) {
      const { company, train, amount } = purchase;
      if (isBrewery(box, company)) {
        moment.emit({ type: 'equipment-bought', company, card: train, amount, subsidy: 0 });
      } else moment.emit({ type: 'train-bought', ...purchase });
    },
    onPhase(draft, phase, moment) {
      asInRailwayGame.onPhase(draft, phase, moment);
      beginPhase(box, draft as HsbState, moment);
    },
    onDiscarded(draft, company, type) {
      asInRailwayGame.onDiscarded?.(draft, company, type);
      unload(draft as HsbState, ({ at }) => at === 'pool');
    },
    // [18DO 6.5.2.7] nothing forces a minor brewery
    forcedObjection: (state) =>
      box.kindOf(turnOf(state).company) === 'minor'
        ? object('no-forced-minor', { company: turnOf(state).company })
        : asInRailwayGame.forcedObjection?.(state),
  };
}

/** [18DO 5.8, 5.1.3, 6.5.2.2] a phase opens its segment, grey frees the cubes of the export field, limits fall. */
function beginPhase(box: HsbBox, draft: HsbState, moment: Moment): void {
  const { opensSegment, exportCubesToStock } = box.phases.of(draft);
  if (opensSegment !== undefined) openSegment(draft, opensSegment, moment);
  if (exportCubesToStock) emptyExportField(draft, moment);
  askForDiscards(box, draft, draft.breweryOrder, moment);
}

/** [18DO 5.1.3, ruling 62] the cubes of the export field go to stock. */
export function emptyExportField(draft: HsbState, moment: Moment): void {
  moment.emit({ type: 'export-field-emptied', cubes: draft.exportCubes });
  draft.beer += draft.exportCubes;
  draft.exportCubes = 0;
}

/** [ruling 45] the beer of trains that leave goes back to stock. */
export function unload(draft: HsbState, leaves: (train: LadenTrain) => boolean): void {
  const cards = plainOf(draft.trains);
  if (!cards.some((card) => (card.beer ?? 0) > 0 && leaves(card))) return;
  draft.trains = newValue(
    cards.map((card) => {
      const { beer = 0, to: _, ...empty } = card;
      if (beer === 0 || !leaves(card)) return card;
      draft.beer += beer;
      return empty;
    }),
  );
}
