import { isObsolete, trainsOf } from '@/engine/finance/trains';
import { isCompanyRound } from '@/engine/game/company-round';
import { newValue, plainAt } from '@/engine/game/draft';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { actingDecider, type RailState, turnOf } from '@/engine/steps/state';
import { type SkipMove, type Step, skipRule } from '@/engine/steps/step';
import type { PurchaseMove, RaisingMeans, TrainRules } from '@/engine/steps/trains';
import { buyFromRule, buyTrainRule } from '@/engine/steps/trains/buy';
import { withMarker, withoutMarker } from '../../variants/clever-route';
import { each } from '../../variants/hooks';
import { turnAllOver } from '../breweries';
import { hasSpecial, type OperatingBox } from './box';
import { certificateFirst } from './own-shares';
import { lastRunUse, runningTrains } from './runners';
import type { OperatingGame } from './state';
import { endReservation } from './station';

/** [18DO 4.5.7.5] the Bank Pool may hold any part of the company, and nothing else of the director is sold. */
const means: RaisingMeans = {
  poolLimit: 100,
  ofBuyerAlone: true,
  sharesBeforeCredit: true,
  onlyAsNeeded: true,
};

function hasFinalRun(box: Pick<OperatingBox, 'trains'>, type: TrainId): boolean {
  return box.trains.some(({ id, finalRun }) => id === type && finalRun);
}

/** [18DO 4.5.7.3] is a train of this type obsolete, and in its last turn? */
export function runsOnceMore(
  box: Pick<OperatingBox, 'trains'>,
  state: Pick<RailState, 'trains'>,
  type: TrainId,
): boolean {
  return isObsolete(box.trains, state, type) && hasFinalRun(box, type);
}

/** [18DO 4.5.7.3] a train that has run for the last time, or could have, leaves the game. */
export function retireTrains(box: OperatingBox, draft: OperatingGame, moment: Moment): void {
  const { company } = turnOf(draft);
  const retiring = runningTrains(draft, company).filter(
    ({ type, as }) => as === lastRunUse || runsOnceMore(box, draft, type),
  );
  if (retiring.length === 0) return;
  for (const { type } of retiring) moment.emit({ type: 'train-obsolete', train: type, at: company });
  draft.trains = newValue(
    plainAt(draft, 'trains').map((train) => {
      if (!retiring.includes(train)) return train;
      const { as: _, ...card } = train;
      return { ...card, at: 'gone' };
    }),
  );
}

/** [18DO 4.5.7.1] so many new trains in a turn, by the phase. */
function newTrainObjection(box: OperatingBox, state: OperatingGame): Objection | undefined {
  const limit = box.phases.of(state).newTrainsPerTurn;
  return state.done.newTrains >= limit ? object('new-train-limit', { limit }) : undefined;
}

/** [18DO 4.5.7, ruling 114] what a railway gave up in this turn lies in the Bank Pool for others alone. */
function givenUpObjection({ trains, done }: OperatingGame, type: TrainId): Objection | undefined {
  const inPool = trains.filter((card) => card.type === type && card.at === 'pool').length;
  const own = done.discarded.filter((each) => each === type).length;
  return own > 0 && inPool <= own ? object('train-given-up', { train: type }) : undefined;
}

/** The type of a train, where a move names it with what it carries. */
function typeInKind(kind: string): TrainId {
  return /^[^+ ]*/.exec(kind)![0];
}

/** [18DO 4.5.7] limits, obsolete trains, the duty to own one and how a forced purchase is paid. */
export function trainRules(box: OperatingBox): TrainRules {
  return {
    market: box.market,
    types: box.trains,
    phases: box.phases,
    poolLimit: box.poolLimit,
    discardsAfterPurchase: true,
    means,
    // [18DO 4.5.7.4] with or without a route
    canRun: () => true,
    purchaseObjection: (state, type, from) =>
      from === 'depot'
        ? newTrainObjection(box, state as OperatingGame)
        : givenUpObjection(state as OperatingGame, type),
    onDiscarded(draft, company, type) {
      // limits may fall before the first turn of a round, too [18DO 8.4.5]
      const acting = isCompanyRound(draft.round) ? draft.round.turn?.company : undefined;
      if (acting === company) (draft as OperatingGame).done.discarded.push(type);
    },
    tradeObjection: (state, seller, kind) =>
      runsOnceMore(box, state, typeInKind(kind))
        ? object('train-last-run', { company: seller, train: kind })
        : undefined,
    kindOf: (train) => withMarker(train.type, train),
    handedOn: withoutMarker,
    onObsolete: (draft, gone) =>
      each(box.variants, (variant) => variant.onObsolete?.(draft as OperatingGame, gone)),
    staysObsolete: ({ type, at }) => at !== 'pool' && hasFinalRun(box, type),
    onAcquired(draft, _company, _type, from) {
      if (from === 'depot') (draft as OperatingGame).done.newTrains += 1;
    },
    onPhase(draft, phase, moment) {
      const game = draft as OperatingGame;
      const { closePrivates, endsReservation } = box.phases.of(draft);
      if (phase.closePrivates && closePrivates) turnAllOver(game, moment);
      if (endsReservation) endReservation(box, game, moment);
    },
    forcedObjection: (state) => certificateFirst(box, state as OperatingGame),
  };
}

/** [18DO 4.3.2.1] some railways may buy a train before anything else in their first turn. */
export function firstTrainStep(
  box: OperatingBox,
  rules: TrainRules,
): Step<OperatingGame, PurchaseMove | SkipMove, 'first-train'> {
  const mayBuy = (state: OperatingGame, company: CompanyId) =>
    hasSpecial(box, company, 'trainBeforeTrackInFirstOR') &&
    !state.companies[company]!.operated &&
    trainsOf(state, company).length === 0;
  return {
    id: 'first-train',
    actor: actingDecider,
    rules: [buyTrainRule(rules), buyFromRule(rules), skipRule()],
    pending: (state) => mayBuy(state, turnOf(state).company),
  };
}
