import { batch, computed, signal } from '@preact/signals';
import { outcomeOf } from '@/engine/game/outcomes';
import type { Breathe } from '@/engine/game/replay';
import { present, type Timeline } from '@/engine/game/timeline';
import { storageErrorOf } from '@/storage/errors';
import type { GameStore } from '@/storage/games';
import { readingAhead } from './ahead';
import { optionsOf } from './automatic';
import type { Begun, Dealing } from './begin';
import type { Bus } from './bus';
import type { Locks } from './claim';
import { createClock } from './clock';
import type { Table } from './contract';
import { copyUpTo } from './copy';
import { type Glimpse, keepGlimpses } from './glimpse';
import type { OpenGame } from './open-game';
import type { Trial } from './trial';
import { createTrials } from './trials';
import { tryingOn } from './trying';
import { turnAtEnd } from './turn-at-end';
import type { Access, Failure, Saving, Status } from './types';

/** The window as far as the table depends on it. */
export interface Page {
  isVisible(): boolean;
  /** Told when the window is shown or hidden. */
  onVisible(listener: () => void): void;
  every(milliseconds: number, work: () => void): () => void;
  /** Does some work when there is nothing better to do. */
  idle(work: () => void): void;
  /** Does some work once what is to be shown now can be seen. */
  soon(work: () => void): void;
  /** For work that takes long. */
  breather(): Breathe;
  /** The same where nobody waits for it. */
  idler(): Breathe;
}

export type { Table } from './contract';

type Opening = typeof import('./opening');

export interface TableDeps extends Dealing {
  store(): Promise<GameStore>;
  readonly bus: Bus;
  readonly locks: Locks | undefined;
  readonly page: Page;
  /** Names this build of the app. */
  readonly build: string;
}

/** Under this key the store remembers which game is on the table. */
const onTheTable = 'table';
const secondsBetweenClockSaves = 30;
const nothing: Access = { kind: 'following' };
const ours: Access = { kind: 'writing' };
const allSaved: Saving = { kind: 'saved' };

export function createTable(deps: TableDeps): Table {
  const { page, now } = deps;
  const status = signal<Status>({ kind: 'closed' });
  const game = signal<OpenGame | null>(null);
  /** Shown instead of the game, which stays open behind it. */
  const trial = signal<Trial | null>(null);
  /** Shown until it is known whether this window may write. */
  const glimpse = signal<Glimpse | null>(null);
  const clock = createClock(now);
  const trials = createTrials((work) => page.idle(work));
  const ahead = readingAhead(deps);
  /** Raised with every opening and closing: one that is overtaken by another ends. */
  let attempt = 0;
  let opening: Promise<void> = Promise.resolve();
  let stopTicking = () => {};

  const loaded = computed(() => (game.value ?? glimpse.value)?.loaded ?? null);
  const timeline = computed(
    () => (trial.value ?? game.value)?.timeline.value ?? glimpse.value?.timeline ?? null,
  );
  const state = computed(() => timeline.value && present(timeline.value));
  const options = computed(() =>
    loaded.value && state.value ? optionsOf(loaded.value.title, state.value) : null,
  );
  const keeper = keepGlimpses(game, deps.store, deps.build, (work) => page.idle(work));
  const length = computed(() => timeline.value?.instants.length ?? 1);
  const at = computed(() => timeline.value?.at ?? 0);

  const leave = async (): Promise<number> => {
    const mine = ++attempt;
    const old = game.value;
    stopTicking();
    batch(() => {
      game.value = null;
      glimpse.value = null;
      trial.value = null;
    });
    await old?.close();
    clock.see(null);
    return mine;
  };

  /** Shows a game as it was, as soon as that is known; resolves when it can be seen. */
  const showGlimpse = async (store: GameStore, id: string): Promise<Glimpse | undefined> => {
    const mine = attempt;
    const found = await ahead.take(store, id);
    if (!found || mine !== attempt) return undefined;
    clock.set(found.row.clock);
    clock.see(turnAtEnd(found.loaded, found.timeline));
    batch(() => {
      glimpse.value = found;
      status.value = { kind: 'open', id };
    });
    await new Promise<void>((resolve) => page.soon(resolve));
    return found;
  };

  /** Brings a game on the table, unless something else was asked for meanwhile. */
  const bring = async (
    id: string | null,
    begin: (store: GameStore, fetching: Promise<Opening>) => Promise<Begun>,
  ): Promise<void> => {
    const fetching = import('./opening');
    // what goes wrong is said below, unless something else is asked for meanwhile
    fetching.catch(() => {});
    const leaving = leave();
    status.value = { kind: 'loading', id };
    const mine = await leaving;
    if (mine !== attempt) return;
    const begun = await deps
      .store()
      .then((store) => begin(store, fetching))
      .catch((error) => ({ why: failureOf(error) }));
    if (mine !== attempt) return;
    if ('why' in begun) {
      batch(() => {
        glimpse.value = null;
        status.value = { kind: 'failed', id, why: begun.why };
      });
      return;
    }
    if (!glimpse.value) clock.set(begun.beginning.row.clock);
    const { store, bus, locks } = { ...deps, store: begun.store };
    const onGone = () => void gone(begun.beginning.row.id);
    const { openedGame } = await fetching;
    const opened = await openedGame(begun.beginning, {
      loaded: begun.loaded,
      store,
      bus,
      locks,
      clock,
      onGone,
    });
    if (mine !== attempt) {
      await opened.close();
      return;
    }
    batch(() => {
      game.value = opened;
      glimpse.value = null;
      status.value = { kind: 'open', id: begun.beginning.row.id };
    });
    startTicking();
    await store.remember(onTheTable, begun.beginning.row.id).catch(() => {});
  };

  const gone = async (id: string): Promise<void> => {
    const leaving = leave();
    status.value = { kind: 'failed', id, why: { code: 'missing', params: {} } };
    await leaving;
  };

  const startTicking = () => {
    let seconds = 0;
    stopTicking = page.every(1000, () => {
      // of a move that is being stored, the answer is drawn first
      if (!game.value?.busy.value) clock.tick();
      if (++seconds % secondsBetweenClockSaves === 0) void game.value?.saveClock();
    });
  };

  page.onVisible(() => {
    clock.setVisible(page.isVisible());
    if (page.isVisible()) return;
    void game.value?.saveClock();
    keeper.hurry();
  });

  /** What is read behind lets a move that is being stored go first. */
  const behind =
    (breathe: Breathe): Breathe =>
    () =>
      game.peek()?.busy.peek() ? new Promise((resolve) => page.soon(resolve)) : breathe();

  const open = (id: string) => {
    opening = bring(id, async (store, fetching) => {
      const shown = await showGlimpse(store, id);
      const { keptGame, loadedGame } = await fetching;
      return shown ? keptGame(store, shown, behind(page.idler())) : loadedGame(store, deps.loadTitle, id);
    });
    return opening;
  };

  /** A second tap while a copy is being stored makes no second copy. */
  let copying: Promise<void> | undefined;
  const duplicate = (name: string, line: Timeline | undefined | null, upTo?: number): Promise<void> => {
    copying ??= copied(name, line, upTo).finally(() => {
      copying = undefined;
    });
    return copying;
  };

  const copied = async (name: string, line: Timeline | undefined | null, upTo?: number): Promise<void> => {
    const current = game.value;
    if (!current || !line) return;
    const store = await deps.store();
    const copy = copyUpTo(current, line, upTo ?? line.instants.length - 1, {
      id: deps.newId(),
      name,
      now: now(),
    });
    await store.create(copy);
    deps.bus.post({ type: 'games' });
    await open(copy.row.id);
  };

  const trying = tryingOn({ deps, game, trial, clock });

  const expect = async (id: string): Promise<boolean> => {
    const store = await deps.store();
    const row = await store.row(id).catch(() => undefined);
    if (!row) return false;
    // whether its rules can be loaded is told when it is opened
    void deps.loadTitle(row.title).catch(() => {});
    ahead.begin(store, id);
    return true;
  };

  return {
    status,
    title: loaded,
    row: computed(() => game.value?.row.value ?? glimpse.value?.row ?? null),
    timeline,
    state,
    options,
    actor: computed(() => options.value?.actor ?? null),
    isPast: computed(() => at.value < length.value - 1),
    canUndo: computed(() => at.value > 0),
    canRedo: computed(() => at.value < length.value - 1),
    access: computed(() =>
      trial.value ? ours : (game.value?.access.value ?? (glimpse.value ? ours : nothing)),
    ),
    saving: computed(() => game.value?.saving.value ?? allSaved),
    busy: computed(() => game.value?.busy.value ?? false),
    reading: computed(() => timeline.value?.unread !== undefined),
    differed: computed(() => game.value?.differed.value ?? false),
    adjusted: computed(() => game.value?.adjusted.value?.edits ?? null),
    putBack: async () => game.value?.putBack(),
    clock,
    open,
    start: (wanted) =>
      bring(null, async (store, fetching) => (await fetching).freshGame(store, deps, wanted)),
    async remembered() {
      const store = await deps.store();
      const id = await store.recall(onTheTable).catch(() => null);
      return typeof id === 'string' && (await expect(id)) ? id : null;
    },
    expect,
    async close() {
      const leaving = leave();
      status.value = { kind: 'closed' };
      if ((await leaving) !== attempt) return;
      const store = await deps.store();
      await store.remember(onTheTable, null).catch(() => {});
    },
    async play(move, asked = {}) {
      // a game that can be seen already may not be open yet
      if (!game.value && glimpse.value) await opening;
      return (trial.value ?? game.value)?.play(move, asked) ?? { kind: 'closed' };
    },
    undo: () => (trial.value ?? game.value)?.undo(),
    redo: () => (trial.value ?? game.value)?.redo(),
    travel: (to) => (trial.value ?? game.value)?.travel(to),
    toPresent: () => (trial.value ?? game.value)?.travel(length.value - 1),
    preview: (move) =>
      loaded.value && state.value ? trials.lookAt(loaded.value.title, state.value, move) : null,
    whyNot(move) {
      const outcome = loaded.value && state.value && outcomeOf(loaded.value.title, state.value, move);
      return outcome && !outcome.ok ? outcome.refusal : null;
    },
    takeOver: () => game.value?.takeOver(),
    retrySaving: async () => game.value?.retrySaving(),
    dropUnsaved: async () => game.value?.dropUnsaved(),
    log: () => game.value?.log() ?? null,
    keepAsCopy: (name) => duplicate(name, game.value?.timeline.value),
    duplicateHere: (name) => duplicate(name, timeline.value, at.value),
    played: computed(() => game.value?.timeline.value ?? null),
    trial,
    ...trying,
    keepTrial: (name) => duplicate(name, trial.value?.timeline.value),
  };
}

/** What could not be fetched, or what storage says. */
function failureOf(error: unknown): Failure {
  if (error instanceof TypeError) return { code: 'not-loaded', params: { message: error.message } };
  return { code: storageErrorOf(error).code, params: {} };
}
