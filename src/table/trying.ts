import type { Signal } from '@preact/signals';
import type { Breathe } from '@/engine/game/replay';
import type { Timeline } from '@/engine/game/timeline';
import type { GameStore } from '@/storage/games';
import type { Dealing } from './begin';
import type { Bus } from './bus';
import type { RunningClock } from './clock';
import type { Table } from './contract';
import { copyUpTo } from './copy';
import type { OpenGame } from './open-game';
import { type Trial, trialOf } from './trial';
import { turnAtEnd } from './turn-at-end';

interface Trying {
  readonly deps: Pick<Dealing, 'now' | 'newId'> & {
    store(): Promise<GameStore>;
    readonly bus: Bus;
    readonly page: { breather(): Breathe };
  };
  readonly game: Signal<OpenGame | null>;
  /** Shown instead of the game, which stays open behind it. */
  readonly trial: Signal<Trial | null>;
  readonly clock: Pick<RunningClock, 'see'>;
}

/** Lines that are tried beside the game, and changes of a move: the game is touched by none before it is accepted. */
export function tryingOn({
  deps,
  game,
  trial,
  clock,
}: Trying): Pick<Table, 'beginTrial' | 'endTrial' | 'proposal' | 'accept'> {
  const endTrial = () => {
    const current = game.value;
    if (!current || !trial.value) return;
    trial.value = null;
    if (current.access.value.kind === 'writing') {
      clock.see(turnAtEnd(current.loaded, current.timeline.value));
    }
  };
  /** Old and new line are stored one after the other: a second tap meanwhile does nothing. */
  let isAccepting = false;
  return {
    endTrial,
    beginTrial(options) {
      const current = game.value;
      if (!current || trial.value || current.timeline.value.unread) return;
      if (options?.isChange && current.timeline.value.at === 0) return;
      // nobody's time runs while something is only tried
      clock.see(null);
      trial.value = trialOf(current.loaded.title, current.timeline.value, options);
    },
    async proposal() {
      const [current, line] = [game.value, trial.value];
      if (!current || !line?.isChange) return null;
      const old = current.timeline.value;
      const { title } = current.loaded;
      // seldom asked for: the first screen does without
      const { follow } = await import('./rest');
      const from = afterChanged(old, line.from);
      const followed = await follow(title, line.timeline.value, old, from, deps.page.breather());
      return { ...followed, old, from: line.from };
    },
    async accept({ timeline: next, old, from }, name) {
      const current = game.value;
      if (!current) return { kind: 'closed' };
      if (current.timeline.value !== old) return { kind: 'changed' };
      if (current.access.value.kind !== 'writing') return { kind: 'read-only', access: current.access.value };
      if (isAccepting) return { kind: 'busy' };
      isAccepting = true;
      try {
        const store = await deps.store();
        const last = old.instants.length - 1;
        await store.create(copyUpTo(current, old, last, { id: deps.newId(), name, now: deps.now() }));
        deps.bus.post({ type: 'games' });
        const result = await current.rewrite(next, from);
        if (result.kind === 'played') endTrial();
        return result;
      } finally {
        isAccepting = false;
      }
    },
  };
}

/** The first point after the move that is changed, and after all that was made with it as one. */
function afterChanged({ instants }: Timeline, from: number): number {
  let at = from + 2;
  while (instants[at]?.joined) at++;
  return at;
}
