import { transfer } from '@/engine/finance/money';
import { trainsOf, typesInPool, typesOnSale } from '@/engine/finance/trains';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { type RailState, turnOf } from '../state';
import { acquireTrain } from './acquire';
import {
  announcePurchase,
  kindsOfTrains,
  limitObjection,
  priceOfType,
  type Shop,
  type TrainRules,
} from './rules';
import { offerOrTake } from './trade';

/** What can be bought from the bank: new trains in their order, and those in the Bank Pool. */
export function trainsForSale(
  rules: TrainRules,
  state: RailState,
): { from: Shop; type: TrainId; price: number }[] {
  const all = [
    ...typesOnSale(rules.types, state).map(({ id, price }) => ({ from: 'depot' as const, type: id, price })),
    ...typesInPool(rules.types, state).map(({ id, price }) => ({ from: 'pool' as const, type: id, price })),
  ];
  return rules.mayHave ? all.filter(({ type, from }) => rules.mayHave!(state, type, from)) : all;
}

export function buyTrainRule(rules: TrainRules) {
  const objection = (state: RailState, type: TrainId, from: Shop): Objection | undefined => {
    const { company } = turnOf(state);
    const offer = trainsForSale(rules, state).find((each) => each.type === type && each.from === from);
    if (!offer) return object('train-not-on-sale', { train: type });
    const limit =
      limitObjection(rules, state, company, type, from) ?? rules.purchaseObjection?.(state, type, from);
    if (limit) return limit;
    const { treasury } = state.companies[company]!;
    return treasury < offer.price ? object('train-too-dear', { amount: offer.price, treasury }) : undefined;
  };
  return rule({
    type: 'buy-train',
    fields: { train: text, from: oneOf('depot', 'pool') },
    choices: (state: RailState) =>
      trainsForSale(rules, state)
        .filter(({ type, from }) => !objection(state, type, from))
        .map(({ type, from }) => ({ move: { type: 'buy-train' as const, train: type, from } })),
    any: (state: RailState) =>
      trainsForSale(rules, state).some(({ type, from }) => !objection(state, type, from)),
    check: (state: RailState, { train, from }) => objection(state, train, from),
    apply(draft: RailState, { train, from }, moment) {
      const { company } = turnOf(draft);
      const amount = priceOfType(rules, train);
      transfer(draft, { company }, 'bank', amount);
      announcePurchase(rules, { company, train, from, amount }, moment);
      acquireTrain(rules, draft, company, train, from, moment);
    },
  });
}

function leastPrice(rules: TrainRules, state: RailState, seller: CompanyId, type: TrainId): number {
  return rules.leastPrice?.(state, seller, type) ?? 1;
}

/** [18Rhl 6.2.6] from another company, at any price from 1 Mark, if its director agrees. */
export function buyFromRule(rules: TrainRules) {
  const sellers = (state: RailState) =>
    Object.keys(state.companies).filter(
      (id) => id !== turnOf(state).company && trainsOf(state, id).length > 0,
    );
  const objection = (state: RailState, seller: CompanyId, type: TrainId, price: number) => {
    const { company } = turnOf(state);
    const owned = seller !== company && kindsOfTrains(rules, state, seller).includes(type);
    if (!owned) return object('train-not-owned', { company: seller, train: type });
    const limit =
      rules.tradeObjection?.(state, seller, type) ?? limitObjection(rules, state, company, type, seller);
    if (limit) return limit;
    const { treasury } = state.companies[company]!;
    const least = leastPrice(rules, state, seller, type);
    if (price < least) return object('price-too-low', { amount: least });
    return price > treasury ? object('train-too-dear', { amount: price, treasury }) : undefined;
  };
  return rule({
    type: 'buy-train-from',
    fields: { company: text, train: text, price: integer },
    choices: (state: RailState) =>
      sellers(state).flatMap((seller) =>
        kindsOfTrains(rules, state, seller)
          .map((type) => ({ type, price: leastPrice(rules, state, seller, type) }))
          .filter(({ type, price }) => !objection(state, seller, type, price))
          .map(({ type, price }) => ({
            move: { type: 'buy-train-from' as const, company: seller, train: type, price },
            range: {
              field: 'price',
              min: price,
              max: state.companies[turnOf(state).company]!.treasury,
              step: 1,
            },
          })),
      ),
    any: (state: RailState) =>
      sellers(state).some((seller) =>
        kindsOfTrains(rules, state, seller).some(
          (type) => !objection(state, seller, type, leastPrice(rules, state, seller, type)),
        ),
      ),
    check: (state: RailState, { company, train, price }) =>
      Object.hasOwn(state.companies, company)
        ? objection(state, company, train, price)
        : object('no-such-company', { company }),
    apply: (draft: RailState, { company, train, price }, moment) =>
      offerOrTake(draft, { buyer: turnOf(draft).company, seller: company, train, price }, moment, rules),
  });
}
