import type { Json } from '@/engine/game/json';
import { StorageError } from './errors';
import type { GameRow, MoveRow } from './rows';
import type { Reading, Vault, Writing } from './vault';

interface Rows {
  readonly games: Map<string, GameRow>;
  readonly moves: Map<string, readonly MoveRow[]>;
  readonly meta: Map<string, Json>;
}

/** Rows that last as long as the window: where the browser gives us no storage, a game can still be played. */
export function memoryVault(): Vault {
  let rows: Rows = { games: new Map(), moves: new Map(), meta: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, as IndexedDB does. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    kind: 'memory',
    read: (work) => inTurn(() => work(readingOf(rows))),
    write: (work) =>
      inTurn(async () => {
        const copy = { games: new Map(rows.games), moves: new Map(rows.moves), meta: new Map(rows.meta) };
        const result = await work(writingOf(copy));
        rows = copy;
        return result;
      }),
    close: async () => {},
  };
}

/** Copies, so that nobody changes what is kept by changing what was read or given. */
function readingOf({ games, moves, meta }: Rows): Reading {
  return {
    game: async (id) => structuredClone(games.get(id)),
    games: async () => structuredClone([...games.values()]),
    moves: async (id) => structuredClone([...(moves.get(id) ?? [])]),
    lastMove: async (id) => moves.get(id)?.at(-1)?.index ?? -1,
    meta: async (key) => structuredClone(meta.get(key)),
  };
}

function writingOf(rows: Rows): Writing {
  const { games, moves, meta } = rows;
  return {
    ...readingOf(rows),
    putGame(row) {
      games.set(row.id, structuredClone(row));
    },
    addMoves(id, from, added) {
      const log = moves.get(id) ?? [];
      if (from <= (log.at(-1)?.index ?? -1)) throw new StorageError('changed');
      const more = added.map((move, i) => structuredClone({ game: id, index: from + i, move }));
      moves.set(id, [...log, ...more]);
    },
    dropMoves(id, from) {
      const log = moves.get(id) ?? [];
      moves.set(
        id,
        log.filter(({ index }) => index < from),
      );
    },
    dropGame(id) {
      games.delete(id);
    },
    putMeta(key, value) {
      meta.set(key, structuredClone(value));
    },
    dropMeta(key) {
      meta.delete(key);
    },
  };
}
