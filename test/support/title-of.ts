import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import { defineTitle, type GameRules, type Title } from '@/engine/game/title';

/** A title of no book, to try some pieces of the engine with. */
export function titleOf<S extends CoreState, M extends Move = Move>(
  id: string,
  at: () => GameRules<S, M>,
): Title<S, M> {
  return defineTitle<S, M>({
    id,
    book: 'none',
    rulesVersion: 1,
    players: { min: 0, max: 0 },
    sections: {},
    at,
  });
}
