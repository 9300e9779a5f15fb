import type { CompanyId } from '@/engine/game/ids';
import type { Moment, Rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import { actingDecider, turnOf } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule } from '@/engine/steps/step';
import type { TrainRules } from '@/engine/steps/trains';
import { capexOf, type RuhrBox } from '../../box';
import type { Markers, RuhrState } from '../../state';
import { bankRuns } from '../bank/bankruptcy';
import { completePurchase, type ForceMove, forceMarkersRule } from '../bank/forced';
import { lend } from '../bank/loans';
import { type LinkMove, linkRule } from '../operating/links';
import { closeMontan } from './closing';
import { cardsForDuty, developRule } from './develop';
import { buyEngineFromRule, buyEngineRule, type EngineMove, engineBoxes } from './engines';
import { hasActiveMarker, isActive, isMontan, stages } from './markers';
import { listOfMarkers, setsFor } from './sets';

export type DevelopMove = { type: 'develop'; card: string; markers: ('A' | 'B' | 'C' | 'D' | 'E' | 'X')[] };
export type InvestMove = DevelopMove | LinkMove | EngineMove | ForceMove | SkipMove;

/** [18Ruhr 9.1.1.3 e] must the corporation still get an active marker in this turn? */
export function hasDuty(box: RuhrBox, state: RuhrState): boolean {
  const { company } = turnOf(state);
  return isMontan(box, company) && !isActive(box, company) && !hasActiveMarker(box, state, company);
}

/** No card and no supply can give it one. */
function mustClose(box: RuhrBox, state: RuhrState): boolean {
  return hasDuty(box, state) && cardsForDuty(box, state, turnOf(state).company).length === 0;
}

/** [18Ruhr 7.2.4] one activity of a Montan company; a corporation's duty comes first. */
export function investStep(box: RuhrBox, trains: TrainRules): Step<RuhrState, InvestMove, 'invest'> {
  const activities: readonly Rule<RuhrState, InvestMove>[] = [
    developRule(box, trains),
    linkRule(box),
    buyEngineRule(box, trains),
    buyEngineFromRule(box),
    forceMarkersRule({ box }),
  ];
  const skip = skipRule<RuhrState>((state) =>
    hasDuty(box, state) ? object('active-marker-first') : undefined,
  );
  /** An engine that takes up a box is worth scrapping where another could be bought. */
  const scrapHelps = (state: RuhrState) => {
    const { company } = turnOf(state);
    const engines = state.montan[company]?.engines ?? [];
    if (state.done.invested || engines.length < engineBoxes(box, state, company)) return false;
    const { treasury } = state.companies[company]!;
    const cheapest = Math.min(...box.capex.map(({ switchEngine }) => switchEngine.toMontan.min));
    return engines.length > 0 && treasury >= cheapest;
  };
  return {
    id: 'invest',
    actor: actingDecider,
    rules: [...activities, skip],
    pending(state) {
      const { company } = turnOf(state);
      if (!isMontan(box, company) || bankRuns(state, company) || mustClose(box, state)) return false;
      return hasDuty(box, state) || scrapHelps(state) || activities.some((each) => each.any(state));
    },
    pass(draft, moment, state) {
      const { company } = turnOf(state);
      if (mustClose(box, state)) closeMontan(box, draft, company, moment);
      else if (hasDuty(box, state) && bankRuns(state, company))
        developOnLoan(box, trains, draft, company, moment);
    },
  };
}

function worth({ charters }: RuhrBox, set: Markers): number {
  return stages.reduce((sum, stage) => sum + set[stage] * charters.developmentIncome[stage], 0);
}

/** [rulings 88, 115] the bank buys only under the duty: the largest set with the highest income, on loan. */
function developOnLoan(
  box: RuhrBox,
  trains: TrainRules,
  draft: RuhrState,
  company: CompanyId,
  moment: Moment,
): void {
  const card = cardsForDuty(box, draft, company)[0]!;
  const [best] = setsFor(box, draft, company, card).sort((a, b) => worth(box, b) - worth(box, a));
  const { price } = capexOf(box, card).development;
  lend(draft, company, price - draft.companies[company]!.treasury, moment);
  const purpose = { what: 'markers' as const, card, markers: listOfMarkers(best!) };
  completePurchase({ box, trains }, draft, { company, price, purpose }, moment);
}
