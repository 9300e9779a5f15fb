import { stationPlaces } from '@/engine/board/stations';
import { trainsOf, typeOf, typesOnSale } from '@/engine/finance/trains';
import { companyRoundOf, isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Consequence } from '@/engine/game/title';
import { isInvestors } from '@/engine/investor/state';
import { keepRevenue, payDividend } from '@/engine/steps/dividend';
import { type RunRules, runBest } from '@/engine/steps/run';
import { type RailState, turnOf } from '@/engine/steps/state';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { announcePurchase, type TrainRules } from '@/engine/steps/trains/rules';
import type { InvestorTerms, RhinelandBox } from '../../box';
import type { RhinelandState } from '../../state';
import { buildHarbour } from '../harbours';
import { ownHarbour } from './way';

/** What the steps of its turn are made of. */
export interface ItsSteps {
  readonly box: RhinelandBox;
  readonly terms: InvestorTerms;
  readonly run: RunRules;
  readonly trains: TrainRules;
}

/** [18LRA 9.2.2, ruling 112] the next new train that it takes: none of a type it has, and no third one. */
function nextTrain({ box, terms }: ItsSteps, state: RailState, company: CompanyId): TrainId | undefined {
  const owned = trainsOf(state, company).map(({ type }) => type);
  if (owned.length >= terms.trainLimit) return undefined;
  return typesOnSale(box.trains, state).find(({ id }) => !owned.includes(id))?.id;
}

/** [ruling 112] will it take a train in this turn that no later one makes obsolete? */
function takesPermanent(steps: ItsSteps, state: RailState, company: CompanyId): boolean {
  const isPermanent = (type: TrainId) => typeOf(steps.box.trains, type)!.obsoleteOn === undefined;
  let trains = state.trains;
  for (let taken = 0; taken < steps.terms.trainLimit; taken++) {
    const next = nextTrain(steps, { ...state, trains }, company);
    if (next === undefined) return false;
    if (isPermanent(next)) return true;
    const at = trains.findIndex((card) => card.type === next && card.at === 'depot');
    trains = trains.map((card, i) => (i === at ? { ...card, at: company } : card));
  }
  return false;
}

/** Where its harbour token can be placed now: in the place that its private keeps for it [ruling 151]. */
function harbourPlace(box: RhinelandBox, state: RailState, company: CompanyId) {
  if (turnOf(state).stationUsed || !state.companies[company]!.harbour) return undefined;
  const { board, graph, reach } = box.network.of(state, company);
  const hex = ownHarbour(box, state);
  return stationPlaces(board, graph, state.board, reach, company, 'harbour').find(
    (place) => place.hex === hex,
  );
}

/**
 * [18LRA 9.2.2, rulings 112, 151, 152] what nobody decides in the turn of its corporation: the harbour token, the best run,
 * the dividend and the trains.
 */
export function operatesByItself(steps: ItsSteps): Consequence<RhinelandState> {
  const { box } = steps;
  const acts = (state: RhinelandState): ((draft: RhinelandState, moment: Moment) => void) | undefined => {
    if (state.over || state.decisions.length > 0 || state.effects || !isCompanyRound(state.round))
      return undefined;
    const { turn } = companyRoundOf(state);
    if (!turn || turn.finished || !isInvestors(state, turn.company)) return undefined;
    const { company } = turn;
    switch (turn.step) {
      case 'station': {
        const place = harbourPlace(box, state, company);
        return place && ((draft, moment) => buildHarbour(box, draft, place, moment));
      }
      case 'run':
        return steps.run.canRun(state, company)
          ? (draft, moment) => runBest(steps.run, draft, moment, state)
          : undefined;
      case 'dividend':
        return turnOf(state).revenue > 0 ? (draft, moment) => share(steps, draft, moment, state) : undefined;
      case 'trains':
        return (draft, moment) => takeTrain(steps, draft, moment, state);
      default:
        return undefined;
    }
  };
  return {
    due: (state) => acts(state) !== undefined,
    apply: (draft, moment, state) => acts(state)?.(draft, moment),
  };
}

function share(steps: ItsSteps, draft: RhinelandState, moment: Moment, state: RhinelandState): void {
  const { company, revenue } = turnOf(state);
  if (takesPermanent(steps, state, company)) keepRevenue(steps.box.market, draft, moment);
  else payDividend(steps.box.market, draft, revenue, moment);
}

/** One at a time: a phase may begin, and others decide what follows from that first. */
function takeTrain(steps: ItsSteps, draft: RhinelandState, moment: Moment, state: RhinelandState): void {
  const turn = turnOf(draft);
  const train = nextTrain(steps, state, turn.company);
  if (train === undefined) {
    turn.finished = true;
    return;
  }
  announcePurchase(steps.trains, { company: turn.company, train, from: 'depot', amount: 0 }, moment);
  acquireTrain(steps.trains, draft, turn.company, train, 'depot', moment);
}
