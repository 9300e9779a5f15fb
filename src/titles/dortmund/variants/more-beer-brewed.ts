import { text } from '@/engine/game/fields';
import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import type { HsbBox } from '../hsb/box';
import { cardTypes } from '../hsb/brewing/equipment-limit';
import { brewingTurnOf, type HsbState } from '../hsb/state';
import type { Variant } from './hooks';
import { ownerOf, spend } from './state';

/** [18DO-MV 9, ruling 103] a card of a brewery corporation delivers one more cube to the market of Dortmund in this turn. */
export function moreBeerForRule(box: Pick<HsbBox, 'kindOf'>) {
  const holderObjection = (state: HsbState): Objection | undefined => {
    const { company } = brewingTurnOf(state);
    if (ownerOf(state, 'brewery') === undefined) return object('no-more-beer', { company });
    return box.kindOf(company) === 'corporation' ? undefined : object('no-more-beer-here', { company });
  };
  return rule({
    type: 'more-beer-for',
    fields: { card: text },
    choices: (state: HsbState) =>
      holderObjection(state)
        ? []
        : cardTypes(state, brewingTurnOf(state).company).map((card) => ({
            move: { type: 'more-beer-for' as const, card },
          })),
    check(state: HsbState, { card }) {
      const { company } = brewingTurnOf(state);
      const why = holderObjection(state);
      if (why) return why;
      return cardTypes(state, company).includes(card)
        ? undefined
        : object('no-such-equipment', { company, card });
    },
    apply(draft: HsbState, { card }, moment) {
      const turn = brewingTurnOf(draft);
      const player = ownerOf(draft, 'brewery')!;
      spend(draft, player, 'brewery');
      turn.moreBeerFor = card;
      moment.emit({ type: 'more-beer', player, company: turn.company });
    },
  });
}

/** Where breweries are companies. */
export const moreBeerBrewed: Variant = { brewMoves: (box) => [moreBeerForRule(box)] };
