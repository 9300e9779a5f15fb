import { type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '@/engine/game/move';
import { type Timeline, travel } from '@/engine/game/timeline';
import type { Title } from '@/engine/game/title';
import { after, before } from './automatic';
import { type Asked, nextOf } from './next';
import type { PlayResult } from './types';

/**
 * A line that is tried from some point of a game. It is played as the game is and stored nowhere: whoever closes the
 * window loses it, and nothing of the game.
 */
export interface Trial {
  readonly timeline: ReadonlySignal<Timeline>;
  /** The point of the game at which it began. */
  readonly from: number;
  /** What is tried is to take the place of the move after that point. */
  readonly isChange: boolean;
  play(move: Move, asked: Asked): PlayResult;
  travel(to: number): void;
  undo(): void;
  redo(): void;
}

/** Begins where the table looks, or before the move that led there if that is to be changed. */
export function trialOf(title: Title, game: Timeline, { isChange = false } = {}): Trial {
  const from = isChange ? before(title, game) : game.at;
  const timeline = signal<Timeline>({ ...game, instants: game.instants.slice(0, from + 1), at: from });
  const look = (to: number) => {
    timeline.value = travel(timeline.value, to);
  };
  return {
    timeline,
    from,
    isChange,
    play(move, asked) {
      const next = nextOf(title, timeline.value, move, asked);
      if (next.kind === 'refused' || next.kind === 'needs-confirmation') return next;
      if (next.kind === 'again') look(next.to);
      else timeline.value = next.timeline;
      return { kind: 'played', events: next.events };
    },
    travel: look,
    undo: () => look(before(title, timeline.value)),
    redo: () => look(after(title, timeline.value)),
  };
}
