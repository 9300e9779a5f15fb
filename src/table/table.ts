import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '@/engine/game/move';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Actor, CoreState } from '@/engine/game/state';
import { present, type Timeline } from '@/engine/game/timeline';
import type { GameStore } from '@/storage/games';
import type { GameLog, GameRow } from '@/storage/rows';
import { optionsOf } from './automatic';
import { type Begun, copyHere, type Dealing, freshGame, loadedGame, storageFailure } from './begin';
import type { Bus } from './bus';
import type { Locks } from './claim';
import { type Clock, createClock } from './clock';
import type { NewGame } from './new-game';
import { type OpenGame, openedGame } from './open-game';
import type { LoadedTitle } from './titles';
import { createTrials } from './trials';
import type { Access, PlayResult, Saving, Status } from './types';

/** The game on the table: signals to show, commands to send. Everything else about it is private. */
export interface Table {
  readonly status: ReadonlySignal<Status>;
  readonly title: ReadonlySignal<LoadedTitle | null>;
  /** Name, players, summary, last export. */
  readonly row: ReadonlySignal<GameRow | null>;
  /** Every state since the beginning, with the moves and events between them, and where we look. */
  readonly timeline: ReadonlySignal<Timeline | null>;
  /** The state where we look. */
  readonly state: ReadonlySignal<CoreState | null>;
  /** Who acts in that state and all they may do; null once the game is over. */
  readonly options: ReadonlySignal<Options | null>;
  readonly actor: ReadonlySignal<Actor | null>;
  /** Does the table look at the past? */
  readonly isPast: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly access: ReadonlySignal<Access>;
  readonly saving: ReadonlySignal<Saving>;
  /** A move is being stored. */
  readonly busy: ReadonlySignal<boolean>;
  readonly clock: Clock;

  open(id: string): Promise<void>;
  /** Sets up a game and opens it. */
  start(game: NewGame): Promise<void>;
  /** The game that was on the table when the app was closed; null if there was none, or it is gone. */
  remembered(): Promise<string | null>;
  close(): Promise<void>;

  play(move: Move, options?: { confirmed?: boolean }): Promise<PlayResult>;
  undo(): void;
  redo(): void;
  travel(to: number): void;
  toPresent(): void;
  /** What a move would lead to, without playing it. */
  preview(move: Move): Outcome<CoreState> | null;
  /** Why a move may not be made; null if it may. */
  whyNot(move: Move): Refusal | null;

  /** Takes the right to play from another window. */
  takeOver(): void;
  retrySaving(): Promise<void>;
  /** The whole game as this window knows it, for export even when storage fails. */
  log(): GameLog | null;
  /** A new game from the point where we look, which is then opened. */
  duplicateHere(name: string): Promise<void>;
}

/** The window as far as the table depends on it. */
export interface Page {
  isVisible(): boolean;
  /** Told when the window is shown or hidden. */
  onVisible(listener: () => void): void;
  every(milliseconds: number, work: () => void): () => void;
  /** Does some work when there is nothing better to do. */
  idle(work: () => void): void;
}

export interface TableDeps extends Dealing {
  store(): Promise<GameStore>;
  readonly bus: Bus;
  readonly locks: Locks | undefined;
  readonly page: Page;
}

/** Under this key the store remembers which game is on the table. */
const onTheTable = 'table';
const secondsBetweenClockSaves = 30;
const nothing: Access = { kind: 'following' };
const allSaved: Saving = { kind: 'saved' };

export function createTable(deps: TableDeps): Table {
  const { page, now } = deps;
  const status = signal<Status>({ kind: 'closed' });
  const game = signal<OpenGame | null>(null);
  const clock = createClock(now);
  const trials = createTrials((work) => page.idle(work));
  /** Raised with every opening and closing: one that is overtaken by another ends. */
  let attempt = 0;
  let stopTicking = () => {};

  const timeline = computed(() => game.value?.timeline.value ?? null);
  const state = computed(() => timeline.value && present(timeline.value));
  const options = computed(() =>
    game.value && state.value ? optionsOf(game.value.loaded.title, state.value) : null,
  );
  const length = computed(() => timeline.value?.instants.length ?? 1);
  const at = computed(() => timeline.value?.at ?? 0);

  const leave = async (): Promise<number> => {
    const mine = ++attempt;
    const old = game.value;
    stopTicking();
    game.value = null;
    await old?.close();
    clock.see(null);
    return mine;
  };

  /** Brings a game on the table, unless something else was asked for meanwhile. */
  const bring = async (id: string | null, begin: (store: GameStore) => Promise<Begun>): Promise<void> => {
    const leaving = leave();
    status.value = { kind: 'loading', id };
    const mine = await leaving;
    if (mine !== attempt) return;
    const begun = await deps
      .store()
      .then(begin)
      .catch((error) => ({ why: storageFailure(error) }));
    if (mine !== attempt) return;
    if ('why' in begun) {
      status.value = { kind: 'failed', id, why: begun.why };
      return;
    }
    clock.set(begun.beginning.row.clock);
    const { store, bus, locks } = { ...deps, store: begun.store };
    const onGone = () => void gone(begun.beginning.row.id);
    const opened = await openedGame(begun.beginning, {
      loaded: begun.loaded,
      store,
      bus,
      locks,
      clock,
      trials,
      onGone,
    });
    if (mine !== attempt) {
      await opened.close();
      return;
    }
    batch(() => {
      game.value = opened;
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
      clock.tick();
      if (++seconds % secondsBetweenClockSaves === 0) void game.value?.saveClock();
    });
  };

  page.onVisible(() => {
    clock.setVisible(page.isVisible());
    if (!page.isVisible()) void game.value?.saveClock();
  });

  const open = (id: string) => bring(id, (store) => loadedGame(store, deps.loadTitle, id));

  return {
    status,
    title: computed(() => game.value?.loaded ?? null),
    row: computed(() => game.value?.row.value ?? null),
    timeline,
    state,
    options,
    actor: computed(() => options.value?.actor ?? null),
    isPast: computed(() => at.value < length.value - 1),
    canUndo: computed(() => at.value > 0),
    canRedo: computed(() => at.value < length.value - 1),
    access: computed(() => game.value?.access.value ?? nothing),
    saving: computed(() => game.value?.saving.value ?? allSaved),
    busy: computed(() => game.value?.busy.value ?? false),
    clock,
    open,
    start: (wanted) => bring(null, (store) => freshGame(store, deps, wanted)),
    async remembered() {
      const store = await deps.store();
      const id = await store.recall(onTheTable).catch(() => null);
      if (typeof id !== 'string') return null;
      const row = await store.row(id).catch(() => undefined);
      return row ? id : null;
    },
    async close() {
      const leaving = leave();
      status.value = { kind: 'closed' };
      if ((await leaving) !== attempt) return;
      const store = await deps.store();
      await store.remember(onTheTable, null).catch(() => {});
    },
    play: async (move, { confirmed = false } = {}) => game.value?.play(move, confirmed) ?? { kind: 'closed' },
    undo: () => game.value?.undo(),
    redo: () => game.value?.redo(),
    travel: (to) => game.value?.travel(to),
    toPresent: () => game.value?.travel(length.value - 1),
    preview: (move) =>
      game.value && state.value ? trials.lookAt(game.value.loaded.title, state.value, move) : null,
    whyNot(move) {
      const outcome =
        game.value && state.value && trials.outcomeOf(game.value.loaded.title, state.value, move);
      return outcome && !outcome.ok ? outcome.refusal : null;
    },
    takeOver: () => game.value?.takeOver(),
    retrySaving: async () => game.value?.retrySaving(),
    log: () => game.value?.log() ?? null,
    async duplicateHere(name) {
      const current = game.value;
      if (!current) return;
      const store = await deps.store();
      const copy = copyHere(current, { id: deps.newId(), name, now: now() });
      await store.create(copy);
      deps.bus.post({ type: 'games' });
      await open(copy.row.id);
    },
  };
}
