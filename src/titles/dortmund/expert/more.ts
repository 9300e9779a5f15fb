import { directorOf } from '@/engine/finance/certificates';
import type { Consequence } from '@/engine/game/title';
import { beginStockRound } from '@/engine/rounds/stock';
import type { HsbBox } from '../hsb/box';
import type { BrewingMore } from '../hsb/more';
import type { HsbState } from '../hsb/state';
import { minorMarkers } from '../hsb-cards';
import { returnMarkers, takeOverMarkers } from './markers/trade-in';
import { isUnderWay, squaresOf } from './markers/wagons';
import { type ExpertState, expertTurnOf, type FirstMarkerDecision } from './state';

const cheapest = Math.min(...minorMarkers.map(({ price }) => price));

/** [18DO 7.4, rulings 106, 135] owners are asked in ascending order of their minor breweries, if they have the money for any. */
function askForFirstMarkers({ minors }: HsbBox, draft: HsbState): boolean {
  const decisions = minors.flatMap(({ id: company }): FirstMarkerDecision[] => {
    const by = directorOf(draft, company);
    return by !== null && draft.cash[by]! >= cheapest ? [{ kind: 'first-marker', by, company }] : [];
  });
  draft.decisions.push(...decisions.reverse());
  return decisions.length > 0;
}

/** What the Expert Game adds where Heat, Sweat & Beer asks. */
export function expertMore(box: HsbBox): BrewingMore {
  return {
    squares: (state, card) => squaresOf(box, state as ExpertState, card),
    needsNoConsent: (state, railway) => expertTurnOf(state).contract === railway,
    cubesElsewhere: (state) => (state as ExpertState).ahead.length,
    isUnderWay,
    beforeStockRounds: (draft) => askForFirstMarkers(box, draft),
    onAbsorbed: (draft, minor, company) => takeOverMarkers(box, draft as ExpertState, minor, company),
    onDissolved: (draft, company, moment) => returnMarkers(draft as ExpertState, company, moment),
  };
}

/** [18DO 7.4] the first stock round begins when all have had their chance. */
export const stockRoundFollows: Consequence<ExpertState> = {
  due: ({ round, decisions, breweryOrder }) =>
    round.kind === 'starting' && decisions.length === 0 && breweryOrder.length > 0,
  apply: (draft, moment) => beginStockRound(draft, 1, moment),
};
