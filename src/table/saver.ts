import type { Edits } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import { type StorageErrorCode, storageErrorOf } from '@/storage/errors';
import type { GameStore } from '@/storage/games';
import type { ClockRow, GameRow, Summary } from '@/storage/rows';

/** A whole log as the table wants it stored; all before `keep` is as it was. */
export interface WantedLog {
  readonly moves: readonly Move[];
  readonly keep: number;
  readonly summary: Summary;
  readonly rulesVersion: number;
  readonly clock: ClockRow;
  /** It is the log of older rules that was adjusted: what is stored is kept as it was. */
  readonly edits: Edits | undefined;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly row: GameRow }
  /** No room, or no storage: the game goes on in this window, and saving is tried again with the next move. */
  | {
      readonly kind: 'unsaved';
      readonly row: GameRow;
      readonly code: StorageErrorCode;
      readonly moves: number;
      /** Nothing of the game is stored. */
      readonly isWhole: boolean;
    }
  /** The stored log is not the one we know, or gone. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'missing' };

/** Stores one game's log, and remembers how much of it is stored. */
export interface Saver {
  save(wanted: WantedLog): Promise<SaveOutcome>;
  /**
   * Something beside the log; where it cannot be stored now, it is with the next move. Says when the game is not in
   * storage any more.
   */
  saveClock(clock: ClockRow): Promise<'missing' | undefined>;
  /** The stored log is known to be this one. */
  adopt(row: GameRow, length: number): void;
  /**
   * The game is not in storage. True if a player has thrown it away. Otherwise the browser has cleared its
   * data, and all of it is stored anew with the next save.
   */
  wasThrownAway(): Promise<boolean>;
}

export interface Start {
  readonly row: GameRow;
  readonly length: number;
  /** A new game that is not in storage yet. */
  readonly isNew: boolean;
}

export function createSaver(store: GameStore, start: Start): Saver {
  let { row, length, isNew } = start;
  /** From this move on, what is stored is not what the table shows. */
  let behind: number | undefined;

  const write = async (
    { moves, summary, clock, rulesVersion, edits }: WantedLog,
    keep: number,
  ): Promise<GameRow> => {
    if (!isNew) {
      const change = { revision: row.revision, length, keep, moves: moves.slice(keep) };
      return store.change(row.id, { ...change, summary, clock, rulesVersion, ...(edits && { edits }) });
    }
    const created = { ...row, summary, clock, rulesVersion };
    await store.create({ row: created, moves });
    return created;
  };
  const wasThrownAway = async (): Promise<boolean> => {
    const gone = await store.thrownAway().catch(() => []);
    if (gone.some(({ id }) => id === row.id)) return true;
    // Windows that have seen the old rows must notice that these are others.
    row = { ...row, revision: row.revision + 1 };
    isNew = true;
    return false;
  };
  const save = async (wanted: WantedLog): Promise<SaveOutcome> => {
    const keep = Math.min(wanted.keep, behind ?? wanted.keep);
    try {
      row = await write(wanted, keep);
      length = wanted.moves.length;
      isNew = false;
      behind = undefined;
      return { kind: 'saved', row };
    } catch (error) {
      const { code } = storageErrorOf(error);
      // where nothing waits to be stored, nothing is lost by showing the game as it is now
      if ((code === 'changed' || code === 'exists') && behind === undefined) return { kind: 'changed' };
      if (code === 'missing') {
        if (!(await wasThrownAway())) return save(wanted);
        if (behind === undefined) return { kind: 'missing' };
      }
      behind = keep;
      const { summary, clock } = wanted;
      const unsaved = { ...row, summary, clock };
      return { kind: 'unsaved', row: unsaved, code, moves: wanted.moves.length - keep, isWhole: isNew };
    }
  };
  return {
    save,
    wasThrownAway,
    async saveClock(clock) {
      if (isNew || behind !== undefined) return undefined;
      try {
        await store.detail(row.id, { clock });
      } catch (error) {
        if (storageErrorOf(error).code === 'missing') return 'missing';
      }
      return undefined;
    },
    adopt(stored, storedLength) {
      row = stored;
      length = storedLength;
      isNew = false;
      behind = undefined;
    },
  };
}
