import { trainsOf, typeOf, typesOnSale } from '@/engine/finance/trains';
import { companyRoundOf, isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { isInvestors } from '@/engine/investor/state';
import { mostFromSale } from '@/engine/steps/own-certificates';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { limitObjection } from '@/engine/steps/trains/rules';
import type { OperatingBox } from '../rules/operating';
import type { OwnDeals } from '../rules/operating/box';
import type { OperatingGame } from '../rules/operating/state';

/** What the Investor's railway does beside what its holder decides: how the two games differ in it. */
export interface ItsRailway {
  readonly box: Pick<OperatingBox, 'market' | 'trains' | 'phases' | 'poolLimit'>;
  readonly trains: TrainRules;
  /** Is a train of this type one of the present phase? */
  isOfPhase(state: RailState, type: TrainId): boolean;
  /** Are these cards trains of one type? Only those of one name, if left out. */
  sameType?(one: TrainId, other: TrainId): boolean;
}

/** Is it the turn of the Investor's railway? */
export function isItsTurn(state: RailState): boolean {
  if (!isCompanyRound(state.round) || state.round.kind !== 'operating' || !state.round.turn) return false;
  return isInvestors(state as OperatingGame, companyRoundOf(state).turn!.company);
}

export function ownsPermanent(
  { box }: Pick<ItsRailway, 'box'>,
  state: RailState,
  company: CompanyId,
): boolean {
  return trainsOf(state, company).some(({ type }) => typeOf(box.trains, type)!.obsoleteOn === undefined);
}

/** [18DO 8.2.2.1, algorithm W2] a train of the type that the bank has on sale now. */
export function ownsNewest(
  { box, sameType = (one, other) => one === other }: Pick<ItsRailway, 'box' | 'sameType'>,
  state: RailState,
  company: CompanyId,
): boolean {
  const newest = typesOnSale(box.trains, state);
  return trainsOf(state, company).some(({ type }) => newest.some(({ id }) => sameType(id, type)));
}

function lacksTrain({ isOfPhase }: ItsRailway, state: RailState): boolean {
  return !trainsOf(state, turnOf(state).company).some(({ type }) => isOfPhase(state, type));
}

/** [Ruling 153] a train of the present phase, or a newer one. */
function isCurrent({ box, isOfPhase }: ItsRailway, state: RailState, type: TrainId): boolean {
  const first = box.trains.findIndex(({ id }) => isOfPhase(state, id));
  return box.trains.findIndex(({ id }) => id === type) >= first;
}

/** [18DO 8.2.2.1, W3, ruling 153] new trains that it lacks: one of a type that it owns already cures nothing. */
function newTrains(its: ItsRailway, state: RailState): Offer[] {
  const { sameType = (one, other) => one === other } = its;
  const { company } = turnOf(state);
  if (!lacksTrain(its, state)) return [];
  const trains = investorsTrains(its);
  return trainsForSale(trains, state).filter(
    ({ type, from }) =>
      isCurrent(its, state, type) &&
      !trainsOf(state, company).some((train) => sameType(train.type, type)) &&
      !limitObjection(trains, state, company, type, from) &&
      !trains.purchaseObjection?.(state, type, from),
  );
}

type Offer = ReturnType<typeof trainsForSale>[number];

/** [18DO 8.2.2.1, W3] without a train of the present phase it buys one, if treasury and limits allow it. */
function mustBuy(its: ItsRailway, state: RailState): Objection | undefined {
  if (!isItsTurn(state)) return undefined;
  const { company } = turnOf(state);
  const { treasury } = state.companies[company]!;
  const offer = newTrains(its, state).find(({ price }) => price <= treasury);
  return offer && object('investor-must-buy', { company, train: offer.type });
}

/** [18DO 8.2.2.1, W3] new trains of the bank alone, and none of its own for anybody. */
export function investorsTrains(its: ItsRailway): TrainRules {
  const { trains } = its;
  return {
    ...trains,
    mayHave: (state, type, from) =>
      (from === 'depot' || !isItsTurn(state)) && (trains.mayHave?.(state, type, from) ?? true),
    tradeObjection(state, seller, kind) {
      if (isInvestors(state as OperatingGame, seller))
        return object('investor-keeps-trains', { company: seller });
      if (isItsTurn(state)) return object('investor-buys-new', { company: turnOf(state).company });
      return trains.tradeObjection?.(state, seller, kind);
    },
    skipObjection: (state) =>
      trains.skipObjection?.(state) ?? (turnOf(state).step === buyingStep ? mustBuy(its, state) : undefined),
  };
}

const buyingStep = 'trains';
const purchaseSteps: readonly string[] = ['first-train', buyingStep];

/** [18DO 8.2.2.1, W4] trains that it lacks, and that one of its own certificates would pay for. */
function paidBySale(its: ItsRailway, state: OperatingGame): Offer[] {
  const { company, step } = turnOf(state);
  if (!purchaseSteps.includes(step)) return [];
  const { treasury } = state.companies[company]!;
  const most = treasury + mostFromSale(its.box, state);
  return newTrains(its, state).filter(({ price }) => price > treasury && price <= most);
}

/** [Ruling 154] would that be another train than the one that is forced upon it, the cheapest? */
export function saleLeavesChoice(its: ItsRailway, state: OperatingGame): boolean {
  if (state.done.dealt) return false;
  const least = Math.min(...trainsForSale(investorsTrains(its), state).map(({ price }) => price));
  return paidBySale(its, state).some(({ price }) => price > least);
}

/** [18DO 8.2.2.1, W4, W6] when its holder may sell one of its certificates; it buys them back by itself. */
export function investorsDeals(its: ItsRailway): OwnDeals {
  return {
    sale: (state) =>
      isItsTurn(state) && paidBySale(its, state).length === 0
        ? object('investor-sells-for-train', { company: turnOf(state).company })
        : undefined,
    purchase: (state) =>
      isItsTurn(state) ? object('investor-redeems-itself', { company: turnOf(state).company }) : undefined,
  };
}
