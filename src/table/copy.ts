import { movesOf, type Timeline } from '@/engine/game/timeline';
import { type GameLog, markOf, writingsOf } from '@/storage/rows';
import { summaryOf } from './log';
import { newRow } from './new-game';
import type { OpenGame } from './open-game';

/** The game up to a point in time, as a game of its own. */
export function copyUpTo(
  game: Pick<OpenGame, 'loaded' | 'row'>,
  timeline: Timeline,
  at: number,
  { id, name, now }: { id: string; name: string; now: number },
): GameLog {
  const moves = movesOf({ ...timeline, at });
  const summary = summaryOf(game.loaded, timeline.instants[at]!.state, moves.length);
  const { title, setup, clock } = game.row.value;
  const row = newRow(id, name, setup, game.loaded.title.rulesVersion, now);
  return {
    row: { ...row, title, clock, mark: markOf(summary), summary, ...writingsOf(game.row.value) },
    moves,
  };
}
