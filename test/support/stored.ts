/** What a page's storage holds, read past the app. */
import type { Page } from 'playwright-core';
import type { GameRow, MoveRow } from '@/storage/rows';

export interface Stored {
  readonly games: readonly GameRow[];
  readonly moves: readonly MoveRow[];
}

/** A text, for functions are not the same in a page: whoever runs the tests may have rewritten them. */
const readAll = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('zechenbahn');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction(['games', 'moves']);
    const games = transaction.objectStore('games').getAll();
    const moves = transaction.objectStore('moves').getAll();
    transaction.oncomplete = () => {
      database.close();
      resolve({ games: games.result, moves: moves.result });
    };
  };
})`;

export function stored(page: Page): Promise<Stored> {
  return page.evaluate<Stored>(readAll);
}

/** The moves of a game in order; rows that are missing or too many are an error. */
export function logOf({ games, moves }: Stored, id: string): MoveRow['move'][] {
  const row = games.find((game) => game.id === id);
  if (!row) throw new Error(`game ${id} is not stored`);
  const rows = moves.filter(({ game }) => game === id);
  const gap = rows.findIndex(({ index }, i) => index !== i);
  if (gap !== -1) throw new Error(`move ${gap} of game ${id} is missing`);
  if (rows.length !== row.summary.moves) {
    throw new Error(`game ${id} has ${rows.length} moves and says ${row.summary.moves}`);
  }
  return rows.map(({ move }) => move);
}
