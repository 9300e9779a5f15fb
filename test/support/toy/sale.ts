import { integer } from '@/engine/game/fields';
import { type MoveOfRule, rule } from '@/engine/game/move';
import { object } from '@/engine/game/refusal';
import type { Actor } from '@/engine/game/state';
import type { Stage } from '@/engine/game/title';
import { otherThan, ownerOf, playerOf, priceStep, type ToyState } from './state';

const asked = (state: ToyState) => state.decisions.at(-1)!;

/** Whoever the topmost decision waits for: not the player on turn. */
const decider = (state: ToyState): Actor => ({ player: asked(state).by });

/** [Toy 3.3] Ends the whole bargain, so the decision beneath a counter-offer goes with it. */
export const accept = rule({
  type: 'accept',
  fields: {},
  choices: () => [{ move: { type: 'accept' } }],
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    const { price } = asked(draft);
    const seller = ownerOf(draft);
    const buyer = playerOf(draft, otherThan(draft, seller.id).id);
    buyer.cash -= price;
    seller.cash += price;
    draft.railway.owner = buyer.id;
    draft.decisions = [];
    moment.emit({ type: 'toy-sold', from: seller.id, to: buyer.id, price });
  },
});

/** [Toy 3.3] Takes one decision off the stack: play goes on with whatever it interrupted. */
export const decline = rule({
  type: 'decline',
  fields: {},
  choices: () => [{ move: { type: 'decline' } }],
  check: () => undefined,
  apply(draft: ToyState, _move, moment) {
    const { by, price } = draft.decisions.pop()!;
    moment.emit({ type: 'declined', by, price });
  },
});

/** [Toy 3.3] A decision upon a decision. */
export const counter = rule({
  type: 'counter',
  fields: { price: integer },
  choices(state: ToyState) {
    const sale = asked(state);
    const max = sale.price - priceStep;
    if (sale.kind !== 'sale' || sale.countered || max < priceStep) return [];
    const range = { field: 'price', min: priceStep, max, step: priceStep };
    return [{ move: { type: 'counter', price: priceStep }, range }];
  },
  check(state, { price }) {
    const sale = asked(state);
    if (sale.kind !== 'sale' || sale.countered) return object('already-countered');
    if (price < priceStep || price % priceStep !== 0)
      return object('price-not-in-steps', { step: priceStep });
    if (price >= sale.price) return object('counter-not-lower', { price: sale.price });
    return undefined;
  },
  apply(draft, { price }, moment) {
    const sale = asked(draft);
    if (sale.kind === 'sale') sale.countered = true;
    draft.decisions.push({ kind: 'counter', by: ownerOf(draft).id, price });
    moment.emit({ type: 'countered', by: sale.by, price });
  },
});

export type SaleMove = MoveOfRule<typeof accept | typeof decline | typeof counter>;

export const saleDecision: Stage<ToyState, SaleMove> = {
  id: 'sale',
  actor: decider,
  rules: [accept, decline, counter],
};

export const counterDecision: Stage<ToyState, SaleMove> = {
  id: 'counter',
  actor: decider,
  rules: [accept, decline],
};
