import { integer } from '@/engine/game/fields';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Round } from '@/engine/game/title';
import { affordable, companyRoundOf, earnings, otherThan, ownerOf, priceStep, type ToyState } from './state';

/** [Toy 3.1] */
export const withhold = rule({
  type: 'withhold',
  fields: {},
  choices: () => [{ move: { type: 'withhold' } }],
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    draft.bank -= earnings;
    draft.railway.treasury += earnings;
    moment.emit({ type: 'toy-withheld', amount: earnings });
    nextRound(draft, moment);
  },
});

/** [Toy 3.1] */
export const payOut = rule({
  type: 'pay-out',
  fields: {},
  choices: () => [{ move: { type: 'pay-out' } }],
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    draft.bank -= earnings;
    ownerOf(draft).cash += earnings;
    moment.emit({ type: 'paid', to: ownerOf(draft).id, amount: earnings });
    nextRound(draft, moment);
  },
});

function nextRound(draft: ToyState, moment: Moment): void {
  const number = companyRoundOf(draft).number + 1;
  draft.round = { kind: 'company', number, offered: false };
  moment.emit({ type: 'round', number });
}

const dearestOffer = (state: ToyState): number =>
  affordable(otherThan(state, ownerOf(state).id).cash, priceStep);

/** [Toy 3.2] Pushes a decision of the other player; the owner's turn waits beneath it. */
export const offer = rule({
  type: 'offer',
  fields: { price: integer },
  choices(state: ToyState) {
    const max = dearestOffer(state);
    if (companyRoundOf(state).offered || max < priceStep) return [];
    const range = { field: 'price', min: priceStep, max, step: priceStep };
    return [{ move: { type: 'offer', price: max }, range }];
  },
  check(state, { price }) {
    if (companyRoundOf(state).offered) return object('already-offered');
    if (price < priceStep || price % priceStep !== 0)
      return object('price-not-in-steps', { step: priceStep });
    if (price > dearestOffer(state)) return object('buyer-cannot-pay', { most: dearestOffer(state) });
    return undefined;
  },
  apply(draft, { price }, moment) {
    const by = otherThan(draft, ownerOf(draft).id).id;
    companyRoundOf(draft).offered = true;
    draft.decisions.push({ kind: 'sale', by, price, countered: false });
    moment.emit({ type: 'offered', to: by, price });
  },
});

export type CompanyMove = MoveOfRule<typeof withhold | typeof payOut | typeof offer>;

export const companyRound: Round<ToyState, CompanyMove> = {
  stage: () => ({
    id: 'operate',
    actor: (state) => ({ player: ownerOf(state).id, company: 'railway' }),
    rules: [offer, withhold, payOut],
  }),
};
