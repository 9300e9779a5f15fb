import { type Wealth, wealthOfAll } from '@/titles/wealth';
import type { RhinelandBox } from '../box';
import type { RhinelandState } from '../state';
import { isFulfilled } from './destinies/goals';

/** [18Rhl 7.2] a credit counts twice against its player. */
const creditFactor = 2;

/** [18Rhl 7.2] cash and shares at market value, less twice the credits; richest first. */
export function scores(box: RhinelandBox, state: RhinelandState): Wealth[] {
  const wealth = wealthOfAll(box.market, state, creditFactor);
  // [18Rhl 8.4.2] before the end nobody may learn anything of the others' destiny cards
  return state.destinies && state.over ? withDestinies(box, state, wealth) : wealth;
}

const known = new WeakMap<RhinelandState, Wealth[]>();

/** What they bring is worked out once: how many towns a train could serve takes a search. */
function withDestinies(box: RhinelandBox, state: RhinelandState, wealth: readonly Wealth[]): Wealth[] {
  let scores = known.get(state);
  if (!scores) {
    scores = wealth
      .map((each) => {
        const bonuses = bonusesOf(box, state, each.player);
        const total = bonuses.reduce((sum, { amount }) => sum + amount, each.total);
        return { ...each, bonuses, total };
      })
      .sort((a, b) => b.total - a.total);
    known.set(state, scores);
  }
  return scores;
}

/** A line for each card that a player has kept, also where it brings nothing. */
function bonusesOf(box: RhinelandBox, state: RhinelandState, player: string) {
  return (state.destinies?.[player] ?? []).map((card) => {
    const { goal, bonus } = box.destinyCards!.find(({ id }) => id === card)!;
    return { card, amount: isFulfilled(box, state, player, goal) ? bonus : 0 };
  });
}
