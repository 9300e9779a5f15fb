import { deciderOf, directorOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { moveTrain, trainsOf } from '@/engine/finance/trains';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Consequence, Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '@/engine/steps/consent';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { mustOwnTrain } from '@/engine/steps/trains/duty';
import { priceOfType, type Shop } from '@/engine/steps/trains/rules';
import { capexOf, corporationOf, type RuhrBox } from '../../box';
import type { AgreeForcedDecision, EngineDeal, Purpose, RaiseDecision, RuhrState } from '../../state';
import { cardsForDuty, cardsOnSale, develop, markersField } from '../montan/develop';
import { declinedKey } from '../montan/engines';
import { hasActiveMarker } from '../montan/markers';
import { chosenSet, listOfMarkers, setsFor } from '../montan/sets';
import { certificateFirst } from '../operating/own-certificates';
import { goBankrupt } from './bankruptcy';
import { lend } from './loans';
import { meansOf, missing, ownSales, raising, type SellOwnMove, sellOwnRule } from './means';

interface Forcing {
  readonly box: RuhrBox;
  readonly trains: TrainRules;
}

function begin(draft: RuhrState, price: number, purpose: Purpose, moment: Moment): void {
  const { company } = turnOf(draft);
  const player = directorOf(draft, company)!;
  draft.decisions.push({ kind: 'raise-money', by: player, company, price, purpose, sales: {} });
  moment.emit({ type: 'forced-duty', company, player, price });
}

/**
 * [18Ruhr 9.1.1.3 e, 10.8.3, ruling 84] what the company that acts must buy and cannot pay for, whatever step its turn is
 * in: a train, or markers.
 */
export function unpaidDuty({ box, trains }: Forcing, state: RuhrState): Objection | undefined {
  const { company } = turnOf(state);
  const { treasury } = state.companies[company]!;
  const prices = duePrices({ box, trains }, state, company);
  return prices.length > 0 && Math.min(...prices) > treasury ? object('duty-first', { company }) : undefined;
}

/** What each card costs that would do for the duty of the company; nothing if it is under none. */
function duePrices({ box, trains }: Forcing, state: RuhrState, company: CompanyId): number[] {
  if (!corporationOf(box, company))
    return mustOwnTrain(trains, state) ? trainsForSale(trains, state).map(({ price }) => price) : [];
  if (hasActiveMarker(box, state, company)) return [];
  return cardsForDuty(box, state, company).map((card) => capexOf(box, card).development.price);
}

/** Why the company is under no duty, or has another way first. */
function barred({ box, trains }: Forcing, state: RuhrState): Objection | undefined {
  const { company } = turnOf(state);
  if (!mustOwnTrain(trains, state)) return object('no-forced-purchase', { company });
  return certificateFirst(box, state);
}

/** [18Ruhr 10.8.4] no new 8 as long as there is a new train of a smaller type. */
function smallerFirst(trains: TrainRules, state: RuhrState, train: TrainId): Objection | undefined {
  const fresh = trainsForSale(trains, state).filter(({ from }) => from === 'depot');
  return fresh.length > 1 && fresh[0]!.type !== train ? object('smaller-first', { train }) : undefined;
}

/** [18Ruhr 10.8.3, 10.8.4, ruling 112] any train of the bank or the Bank Pool that the treasury cannot pay for. */
export function forceTrainRule(forcing: Forcing) {
  const { box, trains } = forcing;
  const objection = (state: RuhrState, train: TrainId, from: 'depot' | 'pool'): Objection | undefined => {
    const { company } = turnOf(state);
    const offers = trainsForSale(trains, state);
    const offer = offers.find((each) => each.type === train && each.from === from);
    if (!offer) return object('train-not-on-sale', { train });
    const { treasury } = state.companies[company]!;
    if (offer.price <= treasury) return object('treasury-pays', { company, amount: offer.price });
    const smaller = from === 'depot' ? smallerFirst(trains, state, train) : undefined;
    if (smaller) return smaller;
    const means = meansOf(box, state, company);
    const other = offers.some(({ price }) => price <= means);
    return offer.price > means && other ? object('would-bankrupt', { train }) : undefined;
  };
  return rule({
    type: 'force-train',
    fields: { train: text, from: oneOf('depot', 'pool') },
    choices: (state: RuhrState) =>
      barred(forcing, state)
        ? []
        : trainsForSale(trains, state)
            .filter(({ type, from }) => !objection(state, type, from))
            .map(({ type, from }) => ({ move: { type: 'force-train' as const, train: type, from } })),
    check: (state: RuhrState, { train, from }) => barred(forcing, state) ?? objection(state, train, from),
    apply(draft: RuhrState, { train, from }, moment) {
      begin(draft, priceOfType(trains, train), { what: 'train', train, from }, moment);
    },
  });
}

/** [18Ruhr 10.8.3, 10.8.4] or a train of another railway, for no more than is printed, if its director agrees. */
export function forceTrainFromRule(forcing: Forcing) {
  const { box, trains } = forcing;
  const range = (state: RuhrState, seller: CompanyId, train: TrainId) => {
    const { company } = turnOf(state);
    const refused = state.done.declined[declinedKey(seller, train)] ?? 0;
    const least = Math.max(refused, state.companies[company]!.treasury) + 1;
    return { least, most: Math.min(priceOfType(trains, train), meansOf(box, state, company)) };
  };
  const sellers = (state: RuhrState) =>
    box.railways
      .filter(({ id }) => id !== turnOf(state).company)
      .flatMap(({ id: seller }) =>
        [...new Set(trainsOf(state, seller).map(({ type }) => type))].map((train) => ({ seller, train })),
      );
  const objection = (state: RuhrState, seller: CompanyId, train: TrainId, price: number) => {
    if (!sellers(state).some((each) => each.seller === seller && each.train === train))
      return object('train-not-owned', { company: seller, train });
    if (!deciderOf(state, seller)) return object('bank-refuses', { company: seller });
    const { company } = turnOf(state);
    const amount = Math.min(price, priceOfType(trains, train));
    if (amount <= state.companies[company]!.treasury) return object('treasury-pays', { company, amount });
    const { least, most } = range(state, seller, train);
    return price < least || price > most ? object('forced-price', { least, most }) : undefined;
  };
  return rule({
    type: 'force-train-from',
    fields: { company: text, train: text, price: integer },
    choices: (state: RuhrState) =>
      barred(forcing, state)
        ? []
        : sellers(state)
            .map(({ seller, train }) => ({ seller, train, ...range(state, seller, train) }))
            .filter(({ seller, least, most }) => deciderOf(state, seller) && least <= most)
            .map(({ seller, train, least, most }) => ({
              move: { type: 'force-train-from' as const, company: seller, train, price: least },
              range: { field: 'price', min: least, max: most, step: 1 },
            })),
    check: (state: RuhrState, { company, train, price }) =>
      barred(forcing, state) ?? objection(state, company, train, price),
    apply(draft: RuhrState, { company: seller, train, price }, moment) {
      const deal: EngineDeal = { buyer: turnOf(draft).company, seller, train, price };
      const by = deciderOf(draft, seller)!;
      if (by === deciderOf(draft, deal.buyer)) {
        begin(draft, price, { what: 'train', train, from: seller }, moment);
        return;
      }
      draft.decisions.push({ kind: 'agree-forced', by, ...deal });
      moment.emit({ type: 'train-offer', ...deal });
    },
  });
}

/** [18Ruhr 9.1.1.3 e, rulings 53, 106] a corporation without an active marker buys one that it cannot pay for. */
export function forceMarkersRule({ box }: Pick<Forcing, 'box'>) {
  const barredHere = (state: RuhrState): Objection | undefined => {
    const { company } = turnOf(state);
    const duty = corporationOf(box, company) && !hasActiveMarker(box, state, company);
    return duty ? undefined : object('no-duty', { company });
  };
  const priceOf = (card: TrainId) => capexOf(box, card).development.price;
  /** [ruling 106] why the director does not pay for this card: no 8 while a 6 would do. */
  const cardObjection = (state: RuhrState, card: TrainId): Objection | undefined => {
    if (!cardsOnSale(box, state).includes(card)) return object('card-not-on-sale', { card });
    const { company } = turnOf(state);
    const able = cardsForDuty(box, state, company);
    if (!able.includes(card)) return object('no-such-markers', { card });
    if (able[0] !== card) return object('smaller-card-first', { card });
    const amount = priceOf(card);
    const { treasury } = state.companies[company]!;
    return amount > treasury ? undefined : object('treasury-pays', { company, amount });
  };
  return rule({
    type: 'force-markers',
    fields: { card: text, markers: markersField },
    choices: (state: RuhrState) =>
      barredHere(state) || certificateFirst(box, state)
        ? []
        : cardsOnSale(box, state)
            .filter((card) => !cardObjection(state, card))
            .flatMap((card) =>
              setsFor(box, state, turnOf(state).company, card).map((set) => ({
                move: { type: 'force-markers' as const, card, markers: listOfMarkers(set) },
              })),
            ),
    check(state: RuhrState, { card, markers }) {
      const why = barredHere(state) ?? certificateFirst(box, state) ?? cardObjection(state, card);
      if (why) return why;
      const sets = setsFor(box, state, turnOf(state).company, card);
      return chosenSet(sets, markers) ? undefined : object('no-such-markers', { card });
    },
    apply(draft: RuhrState, { card, markers }, moment) {
      begin(draft, priceOf(card), { what: 'markers', card, markers }, moment);
    },
  });
}

export type ForceMove = MoveOfRule<
  ReturnType<typeof forceTrainRule | typeof forceTrainFromRule | typeof forceMarkersRule>
>;

const isShop = (from: string): from is Shop => from === 'depot' || from === 'pool';

/** Pays for what must be bought: the treasury first, whatever is missing from elsewhere is in it by now. */
export function completePurchase(
  { box, trains }: Forcing,
  draft: RuhrState,
  { company, price, purpose }: Pick<RaiseDecision, 'company' | 'price' | 'purpose'>,
  moment: Moment,
): void {
  if (purpose.what === 'markers') {
    transfer(draft, { company }, 'bank', price);
    draft.done.invested = true;
    develop(box, trains, draft, company, purpose.card, purpose.markers, moment);
    return;
  }
  const { train, from } = purpose;
  if (isShop(from)) {
    transfer(draft, { company }, 'bank', price);
    moment.emit({ type: 'train-bought', company, train, from, amount: price });
    acquireTrain(trains, draft, company, train, from, moment);
    return;
  }
  transfer(draft, { company }, { company: from }, price);
  moveTrain(draft, train, from, company);
  moment.emit({ type: 'train-traded', buyer: company, seller: from, train, price });
}

/** [18Ruhr 10.8.4, 10.9] bought as soon as it can be paid; who has nothing left to sell is bankrupt. */
export function raiseFlow(forcing: Forcing): Consequence<RuhrState> {
  const { box } = forcing;
  return {
    due(state) {
      if (state.decisions.at(-1)?.kind !== 'raise-money') return false;
      const payer = directorOf(state, raising(state).company);
      return !payer || missing(state) <= state.cash[payer]! || ownSales(box, state).length === 0;
    },
    apply(draft, moment) {
      const decision = raising(draft);
      const { company } = decision;
      const payer = directorOf(draft, company);
      const short = missing(draft);
      if (!payer) lend(draft, company, short, moment);
      else if (short > draft.cash[payer]!) {
        goBankrupt(box, draft, payer, company, short, moment);
        const next = directorOf(draft, company);
        // [rulings 87, 114] the new director pays what is left, for the same train
        if (!draft.over && next) Object.assign(raising(draft), { by: next, sales: {} });
        return;
      } else if (short > 0) {
        transfer(draft, { player: payer }, { company }, short);
        moment.emit({ type: 'director-pays', player: payer, company, amount: short });
      }
      draft.decisions.pop();
      completePurchase(forcing, draft, decision, moment);
    },
  };
}

export function raiseStage(box: RuhrBox): Stage<RuhrState, SellOwnMove, 'raise-money'> {
  return {
    id: 'raise-money',
    actor: (state) => ({ player: raising(state).by, company: raising(state).company }),
    rules: [sellOwnRule(box)],
  };
}

/** The director of the railway that is asked for a train agrees or declines. */
export function agreeForcedStage(): Stage<RuhrState, AgreeMove, 'agree-forced'> {
  return consentStage<RuhrState, AgreeForcedDecision>('agree-forced', {
    company: ({ seller }) => seller,
    agree: (draft, { seller, train, price }, moment) =>
      begin(draft, price, { what: 'train', train, from: seller }, moment),
    decline(draft, { buyer, seller, train, price }, moment) {
      draft.done.declined[declinedKey(seller, train)] = price;
      moment.emit({ type: 'train-declined', buyer, seller, train, price });
    },
  });
}
