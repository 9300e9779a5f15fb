import { object } from '@/engine/game/refusal';
import { type RailState, turnOf } from '@/engine/steps/state';
import { type LayingRules, layRule } from '@/engine/steps/track';
import type { RhinelandBox } from '../../box';
import { isItsTurn, mayOpenHarbour, opensHarbour, ownHarbour, stageOfWay, wayObjection } from './way';

/** [18LRA 9.2.2, rulings 149–151] the same rules of track, with what the Investor's corporation may and must lay. */
export function withItsWay(box: RhinelandBox, rules: LayingRules): LayingRules {
  const unbound = layRule(rules);
  const harbourFirst = (state: RailState) =>
    mayOpenHarbour(box, state) && unbound.choices(state).some(({ move }) => opensHarbour(box, state, move));
  const bound: LayingRules = {
    ...rules,
    objection: (state, lay) =>
      rules.objection?.(state, lay) ??
      (isItsTurn(state) ? wayObjection(box, state, lay, harbourFirst) : undefined),
    skipObjection(state) {
      if (!isItsTurn(state) || turnOf(state).laid.length > 0) return undefined;
      return mustLay(state) ? object('must-lay-way', { hex: ownHarbour(box, state) }) : undefined;
    },
  };
  const onItsWay = layRule(bound);
  /** A tile that shortens the way is a duty; so is the one that opens the harbour, and none other. */
  const mustLay = (state: RailState) => {
    const stage = stageOfWay(box, state, turnOf(state).company);
    if (stage === 'building') return onItsWay.any(state);
    return stage === 'built' && harbourFirst(state);
  };
  return bound;
}
