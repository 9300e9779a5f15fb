import { deciderOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import { moveTrain, trainsOf, typesInPool } from '@/engine/finance/trains';
import { integer, oneOf, text } from '@/engine/game/fields';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Stage } from '@/engine/game/title';
import { type AgreeMove, consentStage } from '@/engine/steps/consent';
import { turnOf } from '@/engine/steps/state';
import type { TrainRules } from '@/engine/steps/trains';
import { takeCard } from '@/engine/steps/trains/acquire';
import { capexOf, corporationOf, type RuhrBox } from '../../box';
import type { SwitchEngine } from '../../cards';
import type { AgreeEngineDecision, EngineDeal, RuhrState } from '../../state';
import { locationsOf } from '../locations';
import { cardsOnSale } from './develop';
import { hasActiveMarker, incomeOf, isActive, isLinked, stages, works } from './markers';
import { phaseAfter } from './sets';

/** [18Ruhr 9.3, ruling 55] a corporation's second engine needs a second location. */
export function engineBoxes(box: RuhrBox, state: RuhrState, company: CompanyId): number {
  const corporation = corporationOf(box, company);
  return corporation ? Math.min(corporation.switchEngineBoxes, locationsOf(state, company).length) : 1;
}

/** Why the company may get no engine at all, whatever its kind. */
function barred(box: RuhrBox, state: RuhrState): Objection | undefined {
  const { company } = turnOf(state);
  if (state.done.invested) return object('activity-done');
  if (!isActive(box, company) && !hasActiveMarker(box, state, company)) return object('active-marker-first');
  if (!isLinked(box, state, company)) return object('engine-needs-link');
  const full = state.montan[company]!.engines.length >= engineBoxes(box, state, company);
  return full ? object('no-engine-box') : undefined;
}

function markerObjection(box: RuhrBox, state: RuhrState, card: TrainId): Objection | undefined {
  const engine = capexOf(box, card).switchEngine.marker;
  return state.engines[engine] > 0 ? undefined : object('no-engine-marker', { engine });
}

/** [ruling 106] a card whose own phase would leave a corporation without an active marker. */
function dutyObjection(box: RuhrBox, state: RuhrState, card: TrainId): Objection | undefined {
  const { company } = turnOf(state);
  if (isActive(box, company)) return undefined;
  const phase = phaseAfter(box, state, card);
  const { markers } = state.montan[company]!;
  return stages.some((stage) => works(phase, stage) && markers[stage] > 0)
    ? undefined
    : object('keeps-active-marker', { card });
}

type Shop = 'depot' | 'pool';

function onOffer(box: RuhrBox, state: RuhrState): { card: TrainId; from: Shop }[] {
  return [
    ...cardsOnSale(box, state).map((card) => ({ card, from: 'depot' as const })),
    ...typesInPool(box.trains, state).map(({ id }) => ({ card: id, from: 'pool' as const })),
  ];
}

function cardObjection(box: RuhrBox, state: RuhrState, card: TrainId, from: Shop): Objection | undefined {
  if (!onOffer(box, state).some((each) => each.card === card && each.from === from))
    return object('card-not-on-sale', { card });
  const amount = capexOf(box, card).switchEngine.price;
  const { treasury } = state.companies[turnOf(state).company]!;
  if (treasury < amount) return object('card-too-dear', { amount, treasury });
  return (
    markerObjection(box, state, card) ?? (from === 'depot' ? dutyObjection(box, state, card) : undefined)
  );
}

/** Puts the engine marker of a card on the charter. */
function putEngine(box: RuhrBox, draft: RuhrState, company: CompanyId, card: TrainId): SwitchEngine {
  const { marker } = capexOf(box, card).switchEngine;
  draft.engines[marker] -= 1;
  draft.montan[company]!.engines.push(marker);
  draft.done.invested = true;
  return marker;
}

/** [18Ruhr 9.3 a, 10.8.2] a new card, or one of the Bank Pool, as a switch engine. */
export function buyEngineRule(box: RuhrBox, trains: TrainRules) {
  return rule({
    type: 'buy-engine',
    fields: { card: text, from: oneOf('depot', 'pool') },
    choices: (state: RuhrState) =>
      barred(box, state)
        ? []
        : onOffer(box, state)
            .filter(({ card, from }) => !cardObjection(box, state, card, from))
            .map((offer) => ({ move: { type: 'buy-engine' as const, ...offer } })),
    check: (state: RuhrState, { card, from }) => barred(box, state) ?? cardObjection(box, state, card, from),
    apply(draft: RuhrState, { card, from }, moment) {
      const { company } = turnOf(draft);
      const amount = capexOf(box, card).switchEngine.price;
      transfer(draft, { company }, 'bank', amount);
      const engine = putEngine(box, draft, company, card);
      moment.emit({ type: 'engine-bought', company, card, engine, amount });
      takeCard(trains, draft, { type: card, from }, { at: 'gone' }, moment);
    },
  });
}

/** [18Ruhr 9.3 b, ruling 122] between 10 Mark and half as much again as the printed price; after a refusal more than that. */
function priceRange(box: RuhrBox, state: RuhrState, seller: CompanyId, train: TrainId) {
  const { min, max } = capexOf(box, train).switchEngine.toMontan;
  const refused = state.done.declined[declinedKey(seller, train)] ?? 0;
  return { least: Math.max(min, refused + 1), most: max };
}

export function declinedKey(seller: CompanyId, train: TrainId): string {
  return `${seller}/${train}`;
}

/** [18Ruhr 9.3 b] a train of a railway becomes a switch engine, if both agree. */
export function buyEngineFromRule(box: RuhrBox) {
  const sellers = (state: RuhrState): { seller: CompanyId; train: TrainId }[] =>
    box.railways.flatMap(({ id: seller }) =>
      [...new Set(trainsOf(state, seller).map(({ type }) => type))].map((train) => ({ seller, train })),
    );
  const objection = (
    state: RuhrState,
    seller: CompanyId,
    train: TrainId,
    price: number,
  ): Objection | undefined => {
    if (!sellers(state).some((each) => each.seller === seller && each.train === train))
      return object('train-not-owned', { company: seller, train });
    if (!deciderOf(state, seller)) return object('bank-refuses', { company: seller });
    const { least, most } = priceRange(box, state, seller, train);
    if (price < least || price > most) return object('engine-price', { least, most });
    const { treasury } = state.companies[turnOf(state).company]!;
    if (treasury < price) return object('card-too-dear', { amount: price, treasury });
    return markerObjection(box, state, train);
  };
  const offers = (state: RuhrState) =>
    barred(box, state)
      ? []
      : sellers(state)
          .map(({ seller, train }) => ({ seller, train, price: priceRange(box, state, seller, train).least }))
          .filter(({ seller, train, price }) => !objection(state, seller, train, price));
  return rule({
    type: 'buy-engine-from',
    fields: { company: text, train: text, price: integer },
    choices: (state: RuhrState) =>
      offers(state).map(({ seller, train, price }) => ({
        move: { type: 'buy-engine-from' as const, company: seller, train, price },
        range: {
          field: 'price',
          min: price,
          max: Math.min(
            priceRange(box, state, seller, train).most,
            state.companies[turnOf(state).company]!.treasury,
          ),
          step: 1,
        },
      })),
    check: (state: RuhrState, { company, train, price }) =>
      barred(box, state) ?? objection(state, company, train, price),
    apply(draft: RuhrState, { company: seller, train, price }, moment) {
      const deal: EngineDeal = { buyer: turnOf(draft).company, seller, train, price };
      const by = deciderOf(draft, seller)!;
      if (by === deciderOf(draft, deal.buyer)) {
        takeEngine(box, draft, deal, moment);
        return;
      }
      draft.decisions.push({ kind: 'agree-engine', by, ...deal });
      moment.emit({ type: 'engine-offer', ...deal });
    },
  });
}

function takeEngine(box: RuhrBox, draft: RuhrState, deal: EngineDeal, moment: Moment): void {
  const { buyer, seller, train, price } = deal;
  transfer(draft, { company: buyer }, { company: seller }, price);
  moveTrain(draft, train, seller, 'gone');
  putEngine(box, draft, buyer, train);
  moment.emit({ type: 'engine-traded', buyer, seller, train, price });
}

/** [18Ruhr 9.3, ruling 137] an own engine may be scrapped at any time of the turn; before the income it earns nothing. */
export function scrapEngineRule(box: RuhrBox) {
  const enginesOf = (state: RuhrState) => state.montan[turnOf(state).company]?.engines ?? [];
  return rule({
    type: 'scrap-engine',
    fields: { engine: oneOf('W1', 'W2', 'W3', 'W4') },
    choices: (state: RuhrState) =>
      [...new Set(enginesOf(state))].map((engine) => ({ move: { type: 'scrap-engine' as const, engine } })),
    check: (state: RuhrState, { engine }) =>
      enginesOf(state).includes(engine) ? undefined : object('no-such-engine', { engine }),
    apply(draft: RuhrState, { engine }, moment) {
      const turn = turnOf(draft);
      scrapEngine(draft, turn.company, engine, moment);
      if (turn.step === 'dividend') turn.revenue = incomeOf(box, draft, turn.company);
    },
  });
}

export function scrapEngine(
  draft: RuhrState,
  company: CompanyId,
  engine: SwitchEngine,
  moment: Moment,
): void {
  const { engines } = draft.montan[company]!;
  engines.splice(engines.indexOf(engine), 1);
  draft.scrapped[engine] += 1;
  moment.emit({ type: 'engine-scrapped', company, engine });
}

export type EngineMove = MoveOfRule<
  ReturnType<typeof buyEngineRule | typeof buyEngineFromRule | typeof scrapEngineRule>
>;

/** The director of the railway agrees or declines. */
export function agreeEngineStage(box: RuhrBox): Stage<RuhrState, AgreeMove, 'agree-engine'> {
  return consentStage<RuhrState, AgreeEngineDecision>('agree-engine', {
    company: ({ seller }) => seller,
    agree: (draft, { buyer, seller, train, price }, moment) =>
      takeEngine(box, draft, { buyer, seller, train, price }, moment),
    decline(draft, { buyer, seller, train, price }, moment) {
      draft.done.declined[declinedKey(seller, train)] = price;
      moment.emit({ type: 'engine-declined', buyer, seller, train, price });
    },
  });
}
