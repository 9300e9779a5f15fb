import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import type { CoreState } from '@/engine/game/state';

/** How often each path was taken. */
export type Coverage = Record<string, number>;

export interface Observer<S, M> {
  observe?(event: GameEvent, move: M | null, state: S): readonly string[];
}

export function count(coverage: Coverage, name: string): void {
  coverage[name] = (coverage[name] ?? 0) + 1;
}

/** Counts the move, what happened, and the names that the title's observer gives to it. */
export function cover<S extends CoreState, M extends Move>(
  coverage: Coverage,
  move: M | null,
  events: readonly GameEvent[],
  state: S,
  observer: Observer<S, M>,
): void {
  if (move) count(coverage, `move:${move.type}`);
  for (const event of events) {
    count(coverage, `event:${event.type}`);
    for (const name of observer.observe?.(event, move, state) ?? []) count(coverage, name);
  }
}

export function addCoverage(sum: Coverage, more: Coverage): void {
  for (const [name, times] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + times;
}

/** The rarest first: what was never seen stands at the top. */
export function coverageTable(coverage: Coverage): string {
  const rows = Object.entries(coverage).sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1));
  const width = Math.max(5, ...rows.map(([, times]) => String(times).length));
  return rows.map(([name, times]) => `${String(times).padStart(width)}  ${name}`).join('\n');
}
