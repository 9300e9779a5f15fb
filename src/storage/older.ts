import type { Json } from '@/engine/game/json';
import type { Edits } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import { StorageError } from './errors';
import type { GameRow, MoveRow } from './rows';
import type { Reading, Writing } from './vault';

/** Under this key a game's log lies as it was played by older rules; it goes with the game. */
export const olderKey = (game: string): string => `older ${game}`;

/** The log before it was adjusted to newer rules, and by which change it was. */
interface Older {
  readonly rulesVersion: number;
  readonly moves: readonly Move[];
  readonly revision: number;
  readonly edits: Edits;
}

/** Keeps the log as it is before a change adjusts it. */
export function keepOlder(rows: Writing, old: GameRow, moves: readonly MoveRow[], edits: Edits): void {
  const { id, rulesVersion, revision } = old;
  const kept: Older = { rulesVersion, moves: moves.map(({ move }) => move), revision: revision + 1, edits };
  rows.putMeta(olderKey(id), kept as unknown as Json);
}

/** What was done to the log so that it goes on by newer rules, as long as nothing was played since. */
export async function editsOf(rows: Reading, { id, revision }: GameRow): Promise<Edits | undefined> {
  const older = await olderOf(rows, id);
  return older?.revision === revision ? older.edits : undefined;
}

/** Puts the log in its place again as it was. */
export async function putBackOlder(rows: Writing, row: GameRow): Promise<GameRow> {
  const older = await olderOf(rows, row.id);
  if (older?.revision !== row.revision) throw new StorageError('changed');
  const { moves, rulesVersion } = older;
  const summary = { ...row.summary, moves: moves.length };
  const back = { ...row, rulesVersion, summary, revision: row.revision + 1 };
  rows.putGame(back);
  rows.dropMoves(row.id, 0);
  rows.addMoves(row.id, 0, moves);
  rows.dropMeta(olderKey(row.id));
  return back;
}

async function olderOf(rows: Reading, id: string): Promise<Older | undefined> {
  return (await rows.meta(olderKey(id))) as unknown as Older | undefined;
}
