import { moveCertificates, ordinaryOf, sharesOf } from '@/engine/finance/certificates';
import { transfer } from '@/engine/finance/money';
import type { Holder } from '@/engine/finance/state';
import { integer } from '@/engine/game/fields';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { worthOf as worth } from '@/engine/market/market';
import { turnOf } from '@/engine/steps/state';
import { noForcedPurchase, type TrainRules } from '@/engine/steps/trains';
import type { OperatingBox } from './box';
import type { OperatingGame } from './state';

type ShareBox = Pick<OperatingBox, 'market' | 'poolLimit' | 'stacked'>;

function percentsOf(state: OperatingGame, holder: Holder): number[] {
  const cards = ordinaryOf(state, holder, turnOf(state).company);
  return [...new Set(cards.map(({ percent }) => percent))];
}

/** What the company may sell of itself. */
function ownPercents(box: ShareBox, state: OperatingGame): number[] {
  const percents = percentsOf(state, 'charter');
  return box.stacked?.(turnOf(state).company) ? percents.slice(0, 1) : percents;
}

/** [18DO 4.5.7.4] no train, and none that the treasury could pay: one certificate must be sold, beside the turn's own deal. */
function mustSellForTrain(trains: TrainRules, state: OperatingGame): boolean {
  return buying.includes(turnOf(state).step) && !state.done.soldForTrain && !noForcedPurchase(trains, state);
}

/** The steps in which a company must own a card at last. */
const buying: readonly string[] = ['trains', 'equipment'];

/** Why the company cannot sell such a certificate of its own to the Bank Pool. */
function cardObjection(box: ShareBox, state: OperatingGame, percent: number): Objection | undefined {
  const { company } = turnOf(state);
  if (!ownPercents(box, state).includes(percent)) return object('cannot-sell', { company, percent });
  return sharesOf(state, 'pool', company) + percent > box.poolLimit
    ? object('pool-limit', { company, limit: box.poolLimit })
    : undefined;
}

function dealtObjection(state: OperatingGame): Objection | undefined {
  return state.done.dealt ? object('share-dealt', { company: turnOf(state).company }) : undefined;
}

/** [18DO 4.5.7.4] before a forced purchase one certificate is sold, if there is one and the Bank Pool has room. */
export function certificateFirst(box: ShareBox, state: OperatingGame): Objection | undefined {
  const { company } = turnOf(state);
  if (state.done.soldForTrain) return undefined;
  const sellable = ownPercents(box, state).some((percent) => !cardObjection(box, state, percent));
  return sellable ? object('certificate-first', { company }) : undefined;
}

/** What a certificate of the acting company costs at its market value. */
function worthOf({ market }: ShareBox, state: OperatingGame, percent: number): number {
  return worth(market, state, turnOf(state).company, percent);
}

/** [18DO 4.5, ruling 109] the most that the turn's one deal could still bring into the treasury. */
export function moneyFromDeal(box: ShareBox, state: OperatingGame): number {
  if (dealtObjection(state)) return 0;
  const sellable = ownPercents(box, state).filter((percent) => !cardObjection(box, state, percent));
  return worthOf(box, state, Math.max(0, ...sellable));
}

/** [18DO 4.5] selling one of the company's own certificates at the market value; the marker goes left. */
export function sellShareRule(box: ShareBox, trains: TrainRules) {
  const objection = (state: OperatingGame, percent: number) =>
    (mustSellForTrain(trains, state) ? undefined : dealtObjection(state)) ??
    cardObjection(box, state, percent);
  return rule({
    type: 'sell-charter',
    fields: { percent: integer },
    choices: (state: OperatingGame) =>
      ownPercents(box, state)
        .filter((percent) => !objection(state, percent))
        .map((percent) => ({ move: { type: 'sell-charter' as const, percent } })),
    check: (state: OperatingGame, { percent }) => objection(state, percent),
    apply(draft: OperatingGame, { percent }, moment) {
      const { company } = turnOf(draft);
      if (mustSellForTrain(trains, draft)) draft.done.soldForTrain = true;
      else draft.done.dealt = true;
      const amount = worthOf(box, draft, percent);
      moveCertificates(draft, company, [percent], 'charter', 'pool');
      transfer(draft, 'bank', { company }, amount);
      moment.emit({ type: 'own-share-sold', company, percent, amount });
      box.market.tableOf(company).sold(draft, company, { by: 'company', percent, first: true });
    },
  });
}

/** [18DO 4.5] buying one of them back from the Bank Pool; the marker stays. */
export function redeemRule(box: ShareBox) {
  const objection = (state: OperatingGame, percent: number): Objection | undefined => {
    const { company } = turnOf(state);
    const dealt = dealtObjection(state);
    if (dealt) return dealt;
    if (!percentsOf(state, 'pool').includes(percent))
      return object('none-there', { company, source: 'pool' });
    const { treasury } = state.companies[company]!;
    const amount = worthOf(box, state, percent);
    return treasury < amount ? object('share-too-dear', { amount, treasury }) : undefined;
  };
  return rule({
    type: 'redeem',
    fields: { percent: integer },
    choices: (state: OperatingGame) =>
      percentsOf(state, 'pool')
        .filter((percent) => !objection(state, percent))
        .map((percent) => ({ move: { type: 'redeem' as const, percent } })),
    check: (state: OperatingGame, { percent }) => objection(state, percent),
    apply(draft: OperatingGame, { percent }, moment) {
      const { company } = turnOf(draft);
      const amount = worthOf(box, draft, percent);
      draft.done.dealt = true;
      moveCertificates(draft, company, [percent], 'pool', 'charter');
      transfer(draft, { company }, 'bank', amount);
      moment.emit({ type: 'own-share-bought', company, percent, amount });
    },
  });
}
