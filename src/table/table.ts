import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '@/engine/game/move';
import { outcomeOf } from '@/engine/game/outcomes';
import type { Options, Outcome } from '@/engine/game/play';
import type { Refusal } from '@/engine/game/refusal';
import type { Breathe } from '@/engine/game/replay';
import type { Actor, CoreState } from '@/engine/game/state';
import { present, type Timeline } from '@/engine/game/timeline';
import type { GameStore } from '@/storage/games';
import type { GameLog, GameRow } from '@/storage/rows';
import { readingAhead } from './ahead';
import { optionsOf } from './automatic';
import { type Begun, copyUpTo, type Dealing, freshGame, keptGame, loadedGame, storageFailure } from './begin';
import type { Bus } from './bus';
import type { Locks } from './claim';
import { type Clock, createClock } from './clock';
import { type Glimpse, keepGlimpses } from './glimpse';
import type { NewGame } from './new-game';
import { type OpenGame, openedGame, turnAtEnd } from './open-game';
import { type Followed, follow } from './rest';
import type { LoadedTitle } from './titles';
import { type Trial, trialOf } from './trial';
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
  /** The log before the first known state is still being replayed: what needs it has to wait. */
  readonly reading: ReadonlySignal<boolean>;
  /** The log led to another state than the one that was shown first: it is shown as the log has it. */
  readonly differed: ReadonlySignal<boolean>;
  readonly clock: Clock;

  open(id: string): Promise<void>;
  /** Sets up a game and opens it. */
  start(game: NewGame): Promise<void>;
  /** The game that was on the table when the app was closed; null if there was none, or it is gone. */
  remembered(): Promise<string | null>;
  /** This game will be opened: it is read and its rules are fetched meanwhile. Says whether there is such a game. */
  expect(id: string): Promise<boolean>;
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
  /** Stores the whole game as this window knows it as a game of its own, which is then opened. */
  keepAsCopy(name: string): Promise<void>;
  /** Shows the game as it is stored, without what is in this window only. */
  dropUnsaved(): Promise<void>;
  /** The whole game as this window knows it, for export even when storage fails. */
  log(): GameLog | null;
  /** A new game from the point where we look, which is then opened. */
  duplicateHere(name: string): Promise<void>;

  /** The game itself, whatever is tried. */
  readonly played: ReadonlySignal<Timeline | null>;
  /** The line that is tried now: what the table shows is not the game. Nothing while the game itself is played. */
  readonly trial: ReadonlySignal<Trial | null>;
  /**
   * Plays on from where we look without touching the game; or tries another move in the place of the one that led
   * there. Not before its log is read.
   */
  beginTrial(options?: { isChange?: boolean }): void;
  /** Throws the line away: the game is shown as it was. */
  endTrial(): void;
  /** Keeps the line as a game of its own, which is then opened. */
  keepTrial(name: string): Promise<void>;
  /** The changed line with the rest of the game after it, as far as that stays legal; nothing is changed yet. */
  proposal(): Promise<Proposal | null>;
  /** Puts it in the place of the game, after the game as it was has been stored under this name. */
  accept(proposal: Proposal, name: string): Promise<PlayResult>;
}

/** What would become of the game if a move were changed. */
export interface Proposal extends Followed {
  /** The game as it is. */
  readonly old: Timeline;
  /** The last point that both share. */
  readonly from: number;
}

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
  /** For work that takes long and that nobody waits for. */
  breather(): Breathe;
}

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
      batch(() => {
        glimpse.value = null;
        status.value = { kind: 'failed', id, why: begun.why };
      });
      return;
    }
    if (!glimpse.value) clock.set(begun.beginning.row.clock);
    const { store, bus, locks } = { ...deps, store: begun.store };
    const onGone = () => void gone(begun.beginning.row.id);
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
    opening = bring(id, async (store) => {
      const shown = await showGlimpse(store, id);
      return shown ? keptGame(store, shown, behind(page.breather())) : loadedGame(store, deps.loadTitle, id);
    });
    return opening;
  };

  const duplicate = async (name: string, line: Timeline | undefined | null, upTo?: number): Promise<void> => {
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

  const endTrial = () => {
    const current = game.value;
    if (!current || !trial.value) return;
    trial.value = null;
    if (current.access.value.kind === 'writing') {
      clock.see(turnAtEnd(current.loaded, current.timeline.value));
    }
  };

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
    clock,
    open,
    start: (wanted) => bring(null, (store) => freshGame(store, deps, wanted)),
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
    async play(move, { confirmed = false } = {}) {
      // a game that can be seen already may not be open yet
      if (!game.value && glimpse.value) await opening;
      return (trial.value ?? game.value)?.play(move, confirmed) ?? { kind: 'closed' };
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
    beginTrial(options) {
      const current = game.value;
      if (!current || trial.value || current.timeline.value.unread) return;
      if (options?.isChange && current.timeline.value.at === 0) return;
      // nobody's time runs while something is only tried
      clock.see(null);
      trial.value = trialOf(current.loaded.title, current.timeline.value, options);
    },
    endTrial,
    keepTrial: (name) => duplicate(name, trial.value?.timeline.value),
    async proposal() {
      const [current, line] = [game.value, trial.value];
      if (!current || !line?.isChange) return null;
      const old = current.timeline.value;
      const { title } = current.loaded;
      const followed = await follow(title, line.timeline.value, old, line.from + 2, page.breather());
      return { ...followed, old, from: line.from };
    },
    async accept({ timeline: next, old, from }, name) {
      const current = game.value;
      if (!current) return { kind: 'closed' };
      if (current.timeline.value !== old) return { kind: 'changed' };
      if (current.access.value.kind !== 'writing') return { kind: 'read-only', access: current.access.value };
      const store = await deps.store();
      const last = old.instants.length - 1;
      await store.create(copyUpTo(current, old, last, { id: deps.newId(), name, now: now() }));
      deps.bus.post({ type: 'games' });
      const result = await current.rewrite(next, from);
      if (result.kind === 'played') endTrial();
      return result;
    },
  };
}
