import type { Json } from '@/engine/game/json';
import type { Edits } from '@/engine/game/mend';
import type { Move } from '@/engine/game/move';
import { StorageError } from './errors';
import { fittingName } from './names';
import { editsOf, keepOlder, olderKey, putBackOlder } from './older';
import {
  type ClockRow,
  type GameLog,
  type GameRow,
  markOf,
  partedAtLoss,
  type Summary,
  writingsOf,
} from './rows';
import { limits } from './savefile/format';
import { soundRow } from './sound';
import type { Reading, Vault, Writing } from './vault';

/** Under this key the last state of a game is remembered; it goes with the game. */
export const keptKey = (game: string): string => `kept ${game}`;

/** A change of a log, by someone who knows it as it is. */
export interface LogChange {
  /** The revision and length that the writer knows. */
  readonly revision: number;
  readonly length: number;
  /** So many moves of it stay; the rest is dropped (playing on from the past). */
  readonly keep: number;
  /** The moves that follow. */
  readonly moves: readonly Move[];
  readonly summary: Summary;
  readonly rulesVersion: number;
  readonly clock: ClockRow;
  /** It adjusts a log of older rules, which is kept as it was. */
  readonly edits?: Edits;
}

/** What can be changed without touching the log. */
export type Details = Partial<
  Pick<GameRow, 'name' | 'archived' | 'lastExport' | 'mark' | 'clock' | 'house' | 'notes'>
>;

export interface LoadedLog extends GameLog {
  /** Rows that should be there are not: only the moves before the gap can be played. */
  readonly damaged: boolean;
  /** The log was adjusted to newer rules, and nothing was played since: it can be put back. */
  readonly edits?: Edits;
}

/** What a game takes of the room on the device, about. */
export interface GameSize {
  readonly row: GameRow;
  readonly bytes: number;
}

/** All that is done with stored games. Whatever fails, fails as a `StorageError`, and nothing is half done. */
export interface GameStore {
  /** `memory` is gone when the window is closed. */
  readonly kind: Vault['kind'];
  /** Without those thrown away; the one played last comes first. */
  list(): Promise<GameRow[]>;
  thrownAway(): Promise<GameRow[]>;
  /** How many games are stored of which nothing can be shown. They are left as they are. */
  unreadable(): Promise<number>;
  /** All games, thrown away or not, the largest first. */
  sizes(): Promise<GameSize[]>;
  row(id: string): Promise<GameRow | undefined>;
  load(id: string): Promise<LoadedLog | undefined>;
  /** Is the id taken? A game that was thrown away still holds its own, for it may be taken back. */
  has(id: string): Promise<boolean>;
  create(log: GameLog): Promise<void>;
  /** Puts another log in the place of a game, by someone who knows it as it is at this revision. */
  replace(log: GameLog, revision: number): Promise<void>;
  /** Returns, with the row as it is now, when the change is on the disk. */
  change(id: string, change: LogChange): Promise<GameRow>;
  /** Puts a log that was adjusted to newer rules in its place again as it was. */
  putBack(id: string): Promise<GameRow>;
  detail(id: string, details: Details): Promise<GameRow>;
  /** A copy with another id, whole or up to a move, whose summary must then be given. */
  duplicate(id: string, copy: Copy): Promise<GameRow>;
  throwAway(id: string): Promise<void>;
  takeBack(id: string): Promise<void>;
  /** Removes a game for good, at once. */
  remove(id: string): Promise<void>;
  /** Removes for good what was thrown away before this time; says how many games. */
  purge(before: number): Promise<number>;
  recall(key: string): Promise<Json | undefined>;
  remember(key: string, value: Json): Promise<void>;
  close(): Promise<void>;
}

export interface Copy {
  readonly id: string;
  readonly name: string;
  readonly cut?: { readonly summary: Summary; readonly clock: ClockRow };
}

export function gameStore(vault: Vault, now: () => number = Date.now): GameStore {
  return {
    kind: vault.kind,
    list: () => vault.read(async (rows) => byLastPlayed((await soundRows(rows)).filter(isThere))),
    thrownAway: () => vault.read(async (rows) => byLastPlayed((await soundRows(rows)).filter(isThrownAway))),
    unreadable: () => vault.read(async (rows) => (await rows.games()).filter((row) => !soundRow(row)).length),
    sizes: () => vault.read(sizesOf),
    row: (id) => vault.read((rows) => rowThere(rows, id)),
    load: (id) => vault.read((rows) => loaded(rows, id)),
    has: (id) => vault.read(async (rows) => (await rows.game(id)) !== undefined),
    create: (log) =>
      vault.write(async (rows) => {
        if (await rows.game(log.row.id)) throw new StorageError('exists');
        putLog(rows, log);
      }),
    replace: (log, revision) =>
      vault.write(async (rows) => {
        const old = await existing(rows, log.row.id);
        if (old.revision !== revision) throw new StorageError('changed');
        putLog(rows, { ...log, row: { ...log.row, revision: old.revision + 1 } });
        rows.dropMeta(olderKey(log.row.id));
      }),
    change: (id, change) => vault.write((rows) => changeLog(rows, id, change, now())),
    putBack: (id) => vault.write(async (rows) => putBackOlder(rows, await existing(rows, id))),
    detail: (id, details) =>
      vault.write(async (rows) => {
        const row = fitting({ ...(await existing(rows, id)), ...details });
        rows.putGame(row);
        return row;
      }, 'relaxed'),
    duplicate: (id, copy) => vault.write((rows) => duplicated(rows, id, copy, now())),
    throwAway: (id) => setDeleted(vault, id, now()),
    takeBack: (id) => setDeleted(vault, id, null),
    remove: (id) => vault.write(async (rows) => dropWhole(rows, id)),
    purge: (before) => vault.write((rows) => purged(rows, before), 'relaxed'),
    recall: (key) => vault.read((rows) => rows.meta(key)),
    remember: (key, value) => vault.write(async (rows) => rows.putMeta(key, value), 'relaxed'),
    close: () => vault.close(),
  };
}

const isThrownAway = (row: GameRow): boolean => row.deleted !== null;
const isThere = (row: GameRow): boolean => row.deleted === null;

function byLastPlayed(rows: readonly GameRow[]): GameRow[] {
  return [...rows].sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
}

async function soundRows(rows: Reading): Promise<GameRow[]> {
  return (await rows.games()).flatMap((row) => soundRow(row) ?? []);
}

async function rowThere(rows: Reading, id: string): Promise<GameRow | undefined> {
  const found = await rows.game(id);
  if (!found) return undefined;
  const row = soundRow(found);
  if (!row) throw new StorageError('unreadable');
  return isThere(row) ? row : undefined;
}

async function existing(rows: Reading, id: string): Promise<GameRow> {
  const row = await rowThere(rows, id);
  if (!row) throw new StorageError('missing');
  return row;
}

async function loaded(rows: Reading, id: string): Promise<LoadedLog | undefined> {
  const row = await rowThere(rows, id);
  if (!row) return undefined;
  const [whole, edits] = await Promise.all([remains(rows, row), editsOf(rows, row)]);
  const log = partedAtLoss(whole);
  return { row, ...log, damaged: log.lost !== undefined, ...(edits && { edits }) };
}

/** All moves there are, each in its place: the row says how many there should be. */
async function remains(rows: Reading, { id, summary }: GameRow): Promise<(Move | null)[]> {
  const found = await rows.moves(id);
  const length = Math.max(summary.moves, (found.at(-1)?.index ?? -1) + 1);
  if (found.length === length) return found.map(({ move }) => move ?? null);
  const byIndex = new Map(found.map(({ index, move }) => [index, move]));
  return Array.from({ length }, (_, i) => byIndex.get(i) ?? null);
}

function putLog(rows: Writing, log: GameLog): void {
  const row = fitting(log.row);
  rows.putGame(row);
  rows.dropMoves(row.id, 0);
  rows.addMoves(row.id, 0, log.moves);
  for (const [i, move] of (log.lost ?? []).entries()) {
    if (move) rows.addMoves(row.id, log.moves.length + i, [move]);
  }
}

/** Nothing is stored that could not be exported and imported again. */
function fitting(row: GameRow): GameRow {
  const { house = '', notes = '', ...others } = row;
  const writings = writingsOf({
    house: fittingName(house, limits.writing),
    notes: fittingName(notes, limits.writing),
  });
  return { ...others, name: fittingName(row.name), ...writings };
}

async function sizesOf(rows: Reading): Promise<GameSize[]> {
  const sizes = await Promise.all(
    (await soundRows(rows)).map(async (row) => ({ row, bytes: sizeOf([row, await rows.moves(row.id)]) })),
  );
  return sizes.sort((a, b) => b.bytes - a.bytes);
}

/** Names may be in any script, but nearly all of a game is plain letters and figures. */
function sizeOf(stored: unknown): number {
  return JSON.stringify(stored).length;
}

/** The one way a log grows or is cut: nobody writes who has not seen the last change, so it never forks. */
async function changeLog(rows: Writing, id: string, change: LogChange, now: number): Promise<GameRow> {
  const [old, last] = await Promise.all([existing(rows, id), rows.lastMove(id)]);
  const length = last + 1;
  const known = change.revision === old.revision && change.length === length;
  if (!known || change.keep > length) throw new StorageError('changed');
  if (change.edits) keepOlder(rows, old, await rows.moves(id), change.edits);
  if (change.keep < length) rows.dropMoves(id, change.keep);
  rows.addMoves(id, change.keep, change.moves);
  const { summary, clock, rulesVersion } = change;
  const mark = markOf(summary);
  const row = { ...old, revision: old.revision + 1, updated: now, summary, mark, clock, rulesVersion };
  rows.putGame(row);
  return row;
}

async function duplicated(rows: Writing, id: string, copy: Copy, now: number): Promise<GameRow> {
  if (await rows.game(copy.id)) throw new StorageError('exists');
  const old = await existing(rows, id);
  const { summary, clock } = copy.cut ?? old;
  const log = partedAtLoss((await remains(rows, old)).slice(0, copy.cut?.summary.moves));
  const row: GameRow = {
    ...old,
    id: copy.id,
    name: copy.name,
    created: now,
    updated: now,
    revision: 0,
    summary,
    mark: markOf(summary),
    clock,
    lastExport: null,
    archived: false,
  };
  putLog(rows, { row, ...log });
  return fitting(row);
}

function setDeleted(vault: Vault, id: string, deleted: number | null): Promise<void> {
  return vault.write(async (rows) => {
    const row = await rows.game(id);
    if (!row) throw new StorageError('missing');
    rows.putGame({ ...row, deleted });
  });
}

async function purged(rows: Writing, before: number): Promise<number> {
  const old = (await rows.games()).filter(({ deleted }) => deleted !== null && deleted < before);
  for (const { id } of old) dropWhole(rows, id);
  return old.length;
}

function dropWhole(rows: Writing, id: string): void {
  rows.dropMoves(id, 0);
  rows.dropGame(id);
  rows.dropMeta(keptKey(id));
  rows.dropMeta(olderKey(id));
}
