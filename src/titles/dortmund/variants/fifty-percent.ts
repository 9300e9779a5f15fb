import { transfer } from '@/engine/finance/money';
import { typeOf } from '@/engine/finance/trains';
import { oneOf, text } from '@/engine/game/fields';
import type { TrainId } from '@/engine/game/ids';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { Market } from '@/engine/market/types';
import { payDividend } from '@/engine/steps/dividend';
import { turnOf } from '@/engine/steps/state';
import { tokenObjection } from '@/engine/steps/station';
import type { TrainRules } from '@/engine/steps/trains';
import { acquireTrain } from '@/engine/steps/trains/acquire';
import { trainsForSale } from '@/engine/steps/trains/buy';
import { announcePurchase, handTrain, kindOf, kindsOfTrains, type Shop } from '@/engine/steps/trains/rules';
import { fullTens } from '../rules/operating/dividend';
import { runningTrains } from '../rules/operating/runners';
import type { OperatingGame } from '../rules/operating/state';
import type { StationContext, Variant } from './hooks';
import { ownerOf, spend } from './state';

/** [18DO-MV 8, ruling 102] halves are rounded down. */
const half = (amount: number) => Math.floor(amount / 2);

/** [18DO-MV 8 a] the next station of this turn costs half; the marker is gone once it is built. */
export function halfPriceRule({ canBuild }: Pick<StationContext, 'canBuild'>) {
  const ready = (state: OperatingGame): OperatingGame => ({
    ...state,
    done: { ...state.done, halfPrice: true },
  });
  const objection = (state: OperatingGame): Objection | undefined => {
    const { company } = turnOf(state);
    if (ownerOf(state, 'fifty') === undefined) return object('no-half-price', { company });
    if (state.done.halfPrice) return object('half-price-ready');
    const why = tokenObjection(state, company);
    if (why) return why;
    return canBuild(ready(state)) ? undefined : object('half-price-nowhere', { company });
  };
  return rule({
    type: 'half-price',
    fields: {},
    choices: (state: OperatingGame) => (objection(state) ? [] : [{ move: { type: 'half-price' as const } }]),
    check: (state: OperatingGame) => objection(state),
    apply(draft: OperatingGame) {
      draft.done.halfPrice = true;
    },
  });
}

/** [18DO-MV 8 b] half of the income in full tens is paid out, the rest is kept; the price moves by what was paid. */
export function halfDividendRule(market: Market) {
  const dividendOf = (state: OperatingGame) => fullTens(half(turnOf(state).revenue));
  const objection = (state: OperatingGame): Objection | undefined =>
    ownerOf(state, 'fifty') !== undefined && dividendOf(state) > 0
      ? undefined
      : object('no-half-dividend', { company: turnOf(state).company });
  return rule({
    type: 'half-dividend',
    fields: {},
    choices: (state: OperatingGame) =>
      objection(state) ? [] : [{ move: { type: 'half-dividend' as const } }],
    check: (state: OperatingGame) => objection(state),
    apply(draft: OperatingGame, _move, moment) {
      const player = ownerOf(draft, 'fifty')!;
      spend(draft, player, 'fifty');
      moment.emit({ type: 'half-paid-out', player, company: turnOf(draft).company });
      payDividend(market, draft, dividendOf(draft), moment);
    },
  });
}

/** [18DO-MV 8 c] one train goes out of the game for half its price, off what another one of the bank costs. */
export function tradeInCardRule(rules: TrainRules) {
  const worth = (state: OperatingGame, kind: string): number => {
    const train = runningTrains(state, turnOf(state).company).find((each) => kindOf(rules, each) === kind);
    return half(train ? typeOf(rules.types, train.type)!.price : 0);
  };
  const priceOf = (state: OperatingGame, give: string, price: number) =>
    Math.max(0, price - worth(state, give));
  const giveObjection = (state: OperatingGame, give: string): Objection | undefined => {
    const { company } = turnOf(state);
    if (ownerOf(state, 'fifty') === undefined) return object('no-half-card', { company });
    if (!kindsOfTrains(rules, state, company).includes(give))
      return object('train-not-owned', { company, train: give });
    return rules.tradeObjection?.(state, company, give);
  };
  const takeObjection = (state: OperatingGame, give: string, train: TrainId, from: Shop) => {
    const offer = trainsForSale(rules, state).find((each) => each.type === train && each.from === from);
    if (!offer) return object('train-not-on-sale', { train });
    const why = rules.purchaseObjection?.(state, train, from);
    if (why) return why;
    const { treasury } = state.companies[turnOf(state).company]!;
    const amount = priceOf(state, give, offer.price);
    return treasury < amount ? object('train-too-dear', { amount, treasury }) : undefined;
  };
  return rule({
    type: 'trade-in-card',
    fields: { give: text, train: text, from: oneOf('depot', 'pool') },
    choices: (state: OperatingGame) =>
      kindsOfTrains(rules, state, turnOf(state).company)
        .filter((give) => !giveObjection(state, give))
        .flatMap((give) =>
          trainsForSale(rules, state)
            .filter(({ type, from }) => !takeObjection(state, give, type, from))
            .map(({ type, from }) => ({ move: { type: 'trade-in-card' as const, give, train: type, from } })),
        ),
    check: (state: OperatingGame, { give, train, from }) =>
      giveObjection(state, give) ?? takeObjection(state, give, train, from),
    apply(draft: OperatingGame, { give, train, from }, moment) {
      const { company } = turnOf(draft);
      const player = ownerOf(draft, 'fifty')!;
      const { price } = trainsForSale(rules, draft).find(
        (each) => each.type === train && each.from === from,
      )!;
      const amount = priceOf(draft, give, price);
      const off = worth(draft, give);
      spend(draft, player, 'fifty');
      const type = handTrain(rules, draft, give, company, 'gone')!;
      rules.onScrapped?.(draft);
      moment.emit({ type: 'card-traded-in', player, company, train: type, amount: off });
      transfer(draft, { company }, 'bank', amount);
      announcePurchase(rules, { company, train, from, amount }, moment);
      acquireTrain(rules, draft, company, train, from, moment);
    },
  });
}

export const fiftyPercent: Variant = {
  stationPrice: ({ done }, price) => (done.halfPrice ? half(price) : price),
  onStation(draft, company, moment) {
    if (!draft.done.halfPrice) return;
    delete draft.done.halfPrice;
    const player = ownerOf(draft, 'fifty')!;
    spend(draft, player, 'fifty');
    moment.emit({ type: 'half-price', player, company });
  },
  stationMoves: (context) => [halfPriceRule(context)],
  dividendMoves: (market) => [halfDividendRule(market)],
  purchaseMoves: (trains) => [tradeInCardRule(trains)],
};
