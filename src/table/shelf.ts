import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Breathe } from '@/engine/game/replay';
import { askToPersist, type Room, room } from '@/storage/device';
import { StorageError, type StorageErrorCode, storageErrorOf } from '@/storage/errors';
import type { FindTitle } from '@/storage/find-title';
import type { GameSize } from '@/storage/games';
import type { OpenedStore } from '@/storage/open';
import type { GameLog, GameRow, Writings } from '@/storage/rows';
import type { Along, ImportDeps, Imported, ReadGame, ReadSave, WrittenSave } from '@/storage/savefile';
import type { Bus } from './bus';
import { type Offered, type Outlet, offer } from './files';
import { summaryOf } from './log';
import type { LoadTitle } from './titles';

/** The games of this device. Commands that fail reject with a `StorageError`. */
export interface Shelf {
  /** Without those thrown away, the one played last first; null until they have been read. */
  readonly games: ReadonlySignal<readonly GameRow[] | null>;
  /** Games are in this window only, or could not be read at all, and why; null where all is well. */
  readonly trouble: ReadonlySignal<StorageErrorCode | null>;
  /** How many stored games make no sense and cannot be shown. */
  readonly unreadable: ReadonlySignal<number>;
  readonly room: ReadonlySignal<Room | null>;
  refresh(): Promise<void>;
  refreshRoom(): Promise<void>;
  /** Asks the browser never to clear our data. */
  askToPersist(): Promise<boolean | null>;

  rename(id: string, name: string): Promise<void>;
  /** Keeps what the players have written down about a game. */
  note(id: string, writings: Writings): Promise<void>;
  archive(id: string, archived: boolean): Promise<void>;
  duplicate(id: string, name: string): Promise<string>;
  throwAway(id: string): Promise<void>;
  /** Undoes `throwAway`; possible for a day. */
  takeBack(id: string): Promise<void>;
  /** What each game takes of the room on the device, the largest first; those thrown away still take theirs. */
  sizes(): Promise<GameSize[]>;
  /** Removes a game for good: only that makes room. */
  remove(id: string): Promise<void>;

  /** Writes stored games, or a game as the table knows it, into a save file, or several where one cannot hold them. */
  write(games: readonly (string | GameLog)[]): Promise<WrittenSave[]>;
  /** Shares or downloads them, and notes when. Call it from a tap: share sheets open only then. */
  offer(saves: readonly WrittenSave[], games: readonly (string | GameLog)[]): Promise<Offered>;
  /** Reads and replays a text that may be a save file; stores nothing. */
  read(text: string, along?: Pick<Along, 'signal' | 'onProgress'>): Promise<ReadSave>;
  /** Stores what was read; `resolve` is asked for each game that is here already. */
  import(
    read: Extract<ReadSave, { ok: true }>,
    resolve: ImportDeps['resolve'],
    along?: Pick<Along, 'signal' | 'onProgress'>,
  ): Promise<Imported[]>;
}

export interface ShelfDeps {
  opened(): Promise<OpenedStore>;
  readonly loadTitle: LoadTitle;
  readonly bus: Bus;
  readonly outlet: Outlet;
  now(): number;
  newId(): string;
  /** For work on many games: whoever taps meanwhile goes first. */
  breather(): Breathe;
}

/** What reads and writes save files: loaded when there is one. */
const saveFiles = () => import('@/storage/savefile');

const day = 24 * 60 * 60 * 1000;

export function createShelf(deps: ShelfDeps): Shelf {
  const { bus, now } = deps;
  let isShown = false;
  let isStale = false;
  const games = signal<readonly GameRow[] | null>(null, {
    watched() {
      isShown = true;
      if (isStale) void refresh();
    },
    unwatched() {
      isShown = false;
    },
  });
  const trouble = signal<StorageErrorCode | null>(null);
  const unreadable = signal(0);
  const known = signal<Room | null>(null);
  const findTitle: FindTitle = async (id) => (await deps.loadTitle(id))?.title;
  const store = async () => (await deps.opened()).store;

  const refresh = async () => {
    isStale = false;
    const opened = await deps.opened();
    try {
      const [rows, senseless] = await Promise.all([opened.store.list(), opened.store.unreadable()]);
      batch(() => {
        games.value = rows;
        unreadable.value = senseless;
        trouble.value = opened.trouble ?? null;
      });
    } catch (error) {
      games.value ??= [];
      trouble.value = storageErrorOf(error).code;
    }
  };
  const refreshRoom = async () => {
    known.value = await room();
  };
  const tell = () => bus.post({ type: 'games' });
  const detail = async (id: string, details: Partial<GameRow>) => {
    await (await store()).detail(id, details);
    tell();
  };
  const logsOf = (wanted: readonly (string | GameLog)[]) =>
    Promise.all(
      wanted.map(async (game) => (typeof game === 'string' ? await existing(await store(), game) : game)),
    );

  bus.on((message) => {
    if (message.type === 'look') return;
    // moves are made while nobody sees the list of games
    if (message.type === 'games' || isShown) void refresh();
    else isStale = true;
  });

  return {
    games,
    trouble,
    unreadable,
    room: known,
    refresh,
    refreshRoom,
    async askToPersist() {
      const answer = await askToPersist();
      await refreshRoom();
      return answer;
    },
    rename: (id, name) => detail(id, { name: name.trim() }),
    note: (id, writings) => detail(id, writings),
    archive: (id, archived) => detail(id, { archived }),
    async duplicate(id, name) {
      const copy = deps.newId();
      await (await store()).duplicate(id, { id: copy, name });
      tell();
      return copy;
    },
    async throwAway(id) {
      const opened = await store();
      await opened.purge(now() - day);
      await opened.throwAway(id);
      tell();
    },
    async takeBack(id) {
      await (await store()).takeBack(id);
      tell();
    },
    sizes: async () => (await store()).sizes(),
    async remove(id) {
      await (await store()).remove(id);
      tell();
    },
    async write(wanted) {
      const [{ writeSaves }, logs] = await Promise.all([saveFiles(), logsOf(wanted)]);
      return writeSaves(logs, findTitle, new Date(now()), { breathe: deps.breather() });
    },
    async offer(saves, wanted) {
      const offered = await offer(saves, deps.outlet);
      if (offered !== 'cancelled') await noteExport(wanted);
      return offered;
    },
    async read(text, along) {
      const { readSave } = await saveFiles();
      return readSave(text, findTitle, { ...along, breathe: deps.breather() });
    },
    async import(read, resolve, along) {
      const [{ storeSave }, opened] = await Promise.all([saveFiles(), store()]);
      const summarise = (game: ReadGame) => summaryOfRead(game, deps.loadTitle);
      const { newId } = deps;
      const report = await storeSave(read, {
        ...along,
        breathe: deps.breather(),
        store: opened,
        summarise,
        resolve,
        newId,
        now,
      });
      tell();
      return report;
    },
  };

  /** Files are safe already; that it could not be noted is no failure of theirs. */
  async function noteExport(wanted: readonly (string | GameLog)[]): Promise<void> {
    const ids = wanted.map((game) => (typeof game === 'string' ? game : game.row.id));
    const opened = await store();
    await Promise.allSettled(ids.map((id) => opened.detail(id, { lastExport: now() })));
    tell();
  }
}

async function existing(store: OpenedStore['store'], id: string): Promise<GameLog> {
  const log = await store.load(id);
  if (!log) throw new StorageError('missing');
  return log;
}

async function summaryOfRead({ saved, last }: ReadGame, loadTitle: LoadTitle) {
  const loaded = await loadTitle(saved.title);
  if (!loaded) throw new StorageError('missing');
  return summaryOf(loaded, last, saved.moves.length);
}
