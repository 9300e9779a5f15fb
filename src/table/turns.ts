import { stageOf } from '@/engine/game/play';
import type { CoreState } from '@/engine/game/state';
import type { Timeline } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { wentAlong } from './automatic';
import { quietly } from './quietly';

/** Would playing on from where the table looks drop more than what one player did in one turn? */
export function dropsMoreThanATurn(title: Title, timeline: Timeline): boolean {
  const { instants, at } = timeline;
  const turns = new Set<string>();
  for (let i = at; i < instants.length - 1; i++) {
    if (!wentAlong(title, timeline, i + 1)) turns.add(turnIn(title, instants[i]!.state));
  }
  return turns.size > 1;
}

/** Who acts, for which company, in which round. */
function turnIn(title: Title, state: CoreState): string {
  const actor = quietly(() => stageOf(title, state)?.actor(state));
  const { kind, set, number } = state.round as CoreState['round'] & { set?: number; number?: number };
  return [actor?.player, actor?.company, kind, set, number].join();
}
