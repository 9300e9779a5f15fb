import { digest } from '@/engine/game/digest';
import type { Move } from '@/engine/game/move';
import { replay } from '@/engine/game/replay';
import type { CoreState, Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import type { Problem } from './problem';
import { attempt } from './scene';

/** Does the log lead to another state when it comes back from a file? */
export function replayProblem(
  title: Title,
  setup: Setup,
  state: CoreState,
  log: readonly Move[],
): Problem | null {
  const saved = JSON.parse(JSON.stringify({ setup, log })) as { setup: Setup; log: unknown[] };
  const { timeline, broken } = attempt(() => replay(title, saved.setup, saved.log));
  if (broken) {
    const message = `move ${broken.at} of the log is refused when replayed: ${broken.refusal.code}`;
    return { kind: 'replay', about: 'log', message };
  }
  if (digest(timeline.instants.at(-1)!.state) === digest(state)) return null;
  return { kind: 'replay', about: 'log', message: 'the log replays to another state' };
}
