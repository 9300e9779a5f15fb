import type { Consequence, Invariant } from '@/engine/game/title';
import { earnings, startBank, startCash, type ToyState } from './state';

/** [Toy 4] */
export const bankBreaks: Consequence<ToyState> = {
  due: (state) => !state.over && state.round.kind === 'company' && state.bank < earnings,
  apply(draft, moment) {
    draft.over = true;
    moment.emit({ type: 'toy-over', bank: draft.bank });
  },
};

const moneyOf = (state: ToyState): number =>
  state.bank + state.railway.treasury + state.players.reduce((sum, { cash }) => sum + cash, 0);

export const moneyIsConserved: Invariant<ToyState> = {
  name: 'money',
  broken(state) {
    const expected = startBank + startCash * state.players.length;
    const found = moneyOf(state);
    return found === expected ? null : `${found} in the game instead of ${expected}`;
  },
};

export const nobodyOwes: Invariant<ToyState> = {
  name: 'debt',
  broken(state) {
    const debtor = state.players.find(({ cash }) => cash < 0);
    return debtor ? `${debtor.id} has ${debtor.cash}` : null;
  },
};

export const certificateIsSomewhere: Invariant<ToyState> = {
  name: 'certificate',
  broken(state) {
    const sold = state.railway.owner !== null;
    return sold === (state.round.kind === 'company')
      ? null
      : `owner ${state.railway.owner} in ${state.round.kind}`;
  },
};
