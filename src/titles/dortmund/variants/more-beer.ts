import { rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import { changeCubes } from '../rules/breweries/cubes';
import type { OperatingGame } from '../rules/operating/state';
import type { Variant } from './hooks';
import { ownerOf, spend } from './state';

/** [18DO-MV 9, ruling 103] a cube of the supply onto the director's private brewery, at any time in the turn of a railway. */
export function moreBeerRule() {
  const objection = (state: OperatingGame): Objection | undefined => {
    if (ownerOf(state, 'brewery') === undefined)
      return object('no-more-beer', { company: turnOf(state).company });
    return state.beer > 0 ? undefined : object('no-beer-left');
  };
  return rule({
    type: 'more-beer',
    fields: {},
    choices: (state: OperatingGame) => (objection(state) ? [] : [{ move: { type: 'more-beer' as const } }]),
    check: (state: OperatingGame) => objection(state),
    apply(draft: OperatingGame, _move, moment) {
      const player = ownerOf(draft, 'brewery')!;
      spend(draft, player, 'brewery');
      draft.beer -= 1;
      changeCubes(draft, player, 1);
      moment.emit({ type: 'more-beer', player, company: turnOf(draft).company });
    },
  });
}

/** In The Railway Game, where players have breweries. */
export const moreBeer: Variant = { anytime: [moreBeerRule()] };
