import { trainsOf, typeOf, typesOnSale } from '@/engine/finance/trains';
import { companyRoundOf, isCompanyRound } from '@/engine/game/company-round';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Objection, object } from '@/engine/game/refusal';
import { isInvestors } from '@/engine/investor/state';
import { mostFromSale } from '@/engine/steps/own-certificates';
import { type RailState, turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { buyTrainRule, trainsForSale } from '@/engine/steps/trains/buy';
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

/** [18DO 8.2.2.1, W3] without a train of the present phase it buys one, if treasury and limits allow it. */
function mustBuy(its: ItsRailway, state: RailState): Objection | undefined {
  if (!isItsTurn(state) || !lacksTrain(its, state)) return undefined;
  return buyTrainRule(investorsTrains(its)).any(state)
    ? object('investor-must-buy', { company: turnOf(state).company })
    : undefined;
}

/** [18DO 8.2.2.1, W3] new trains of the bank alone, and none of its own for anybody. */
export function investorsTrains(its: ItsRailway): TrainRules {
  const { trains } = its;
  const bought: TrainRules = {
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
  return bought;
}

const buyingStep = 'trains';
const purchaseSteps: readonly string[] = ['first-train', buyingStep];

/** [18DO 8.2.2.1, W4] would one of its own certificates pay for a train of the present phase, which it lacks? */
function saleBuysTrain(its: ItsRailway, state: OperatingGame): boolean {
  const { company, step } = turnOf(state);
  if (!purchaseSteps.includes(step) || !lacksTrain(its, state)) return false;
  const trains = investorsTrains(its);
  const { treasury } = state.companies[company]!;
  const most = treasury + mostFromSale(its.box, state);
  return trainsForSale(trains, state).some(
    ({ type, from, price }) =>
      price > treasury &&
      price <= most &&
      !limitObjection(trains, state, company, type, from) &&
      !trains.purchaseObjection?.(state, type, from),
  );
}

/** [18DO 8.2.2.1, W4, W6] when its holder may sell one of its certificates; it buys them back by itself. */
export function investorsDeals(its: ItsRailway): OwnDeals {
  return {
    sale: (state) =>
      isItsTurn(state) && !saleBuysTrain(its, state)
        ? object('investor-sells-for-train', { company: turnOf(state).company })
        : undefined,
    purchase: (state) =>
      isItsTurn(state) ? object('investor-redeems-itself', { company: turnOf(state).company }) : undefined,
  };
}
