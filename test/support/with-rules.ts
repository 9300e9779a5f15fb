import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';
import type { GameRules, Title } from '@/engine/game/title';

/** The title with some of its rules replaced, whatever was agreed. */
export function withRules<S extends CoreState, M extends Move>(
  title: Title<S, M>,
  change: (rules: GameRules<S, M>) => Partial<GameRules<S, M>>,
): Title<S, M> {
  return {
    ...title,
    at(setup) {
      const rules = title.at(setup);
      return { ...rules, ...change(rules) };
    },
  };
}
