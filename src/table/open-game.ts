import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Move } from '@/engine/game/move';
import type { Replay } from '@/engine/game/replay';
import { type Timeline, travel, unreadIn } from '@/engine/game/timeline';
import type { GameStore, LoadedLog } from '@/storage/games';
import { type GameLog, type GameRow, partedAtLoss, wholeOf } from '@/storage/rows';
import { after, before, withAutomatic } from './automatic';
import type { Bus, Message } from './bus';
import { claimGame, type Locks } from './claim';
import type { RunningClock } from './clock';
import { joined } from './join';
import { lastState, rebuilt, summaryOf, wholeLog } from './log';
import { type Asked, nextOf } from './next';
import type { Adjusted } from './older';
import { type OpenedLog, readAgain } from './opened-log';
import { createSaver, type SaveOutcome } from './saver';
import type { LoadedTitle } from './titles';
import { turnAtEnd } from './turn-at-end';
import type { Access, PlayResult, Saving } from './types';

/** A game as it was loaded or has just been set up. */
export interface Beginning extends OpenedLog {
  readonly row: GameRow;
  /** How many moves storage has of it. */
  readonly stored: number;
  readonly isNew: boolean;
  /** Replays what is unread in the timeline, without haste. */
  readonly read?: () => Promise<Replay>;
}

export interface Surroundings {
  readonly loaded: LoadedTitle;
  readonly store: GameStore;
  readonly bus: Bus;
  readonly locks: Locks | undefined;
  readonly clock: RunningClock;
  /** The game is no longer in storage. */
  onGone(): void;
}

/** One game on the table: what it shows, and all that can be done with it. */
export interface OpenGame {
  readonly loaded: LoadedTitle;
  readonly row: ReadonlySignal<GameRow>;
  readonly timeline: ReadonlySignal<Timeline>;
  readonly access: ReadonlySignal<Access>;
  readonly saving: ReadonlySignal<Saving>;
  readonly busy: ReadonlySignal<boolean>;
  /** The log led to another state than the one that was kept: it is shown as the log has it. */
  readonly differed: ReadonlySignal<boolean>;
  /** What was done to a log of older rules; nothing once something was played since. */
  readonly adjusted: ReadonlySignal<Adjusted | null>;
  /** Shows the log of older rules as it was, as far as it goes. */
  putBack(): Promise<void>;
  play(move: Move, asked: Asked): Promise<PlayResult>;
  /** Puts another line in the place of the game from some move on; it must be one that the rules allow. */
  rewrite(next: Timeline, from: number): Promise<PlayResult>;
  travel(to: number): void;
  undo(): void;
  redo(): void;
  takeOver(): void;
  /** Tries to store what could not be stored. */
  retrySaving(): Promise<void>;
  /** Shows the game as it is stored, without what is in this window only. */
  dropUnsaved(): Promise<void>;
  saveClock(): Promise<void>;
  /** The whole game as this window knows it, stored or not. */
  log(): GameLog;
  close(): Promise<void>;
}

/** Resolves when it is known whether this window may write. */
export async function openedGame(beginning: Beginning, around: Surroundings): Promise<OpenGame> {
  const { loaded, store, bus, locks, clock } = around;
  const { title } = loaded;
  const { id } = beginning.row;
  const row = signal(beginning.row);
  const timeline = signal(beginning.timeline);
  const broken = signal(beginning.broken);
  const lost = signal(beginning.lost);
  const adjusted = signal(beginning.adjusted);
  let { asStored } = beginning;
  const role = signal<'writing' | 'following'>('following');
  const saving = signal<Saving>({ kind: 'saved' });
  const busy = signal(false);
  const differed = signal(false);
  let isClosed = false;
  const { stored, isNew } = beginning;
  const saver = createSaver(store, { row: beginning.row, length: stored, isNew });

  const access = computed((): Access => {
    if (!broken.value) return { kind: role.value };
    const { at, refusal } = broken.value;
    return { kind: 'broken', move: at + 1, of: at + lost.value.length, refusal };
  });

  /** Stores the timeline, then shows it; nothing counts as done before. */
  const commit = async (next: Timeline, keep: number): Promise<'done' | 'changed'> => {
    const moves = wholeLog(next);
    const summary = summaryOf(loaded, lastState(next), moves.length);
    const { rulesVersion } = title;
    busy.value = true;
    const edits = adjusted.value?.isStored === false ? adjusted.value.edits : undefined;
    const outcome = await saver.save({ moves, keep, summary, rulesVersion, clock: clock.row(), edits });
    if (outcome.kind === 'changed' || outcome.kind === 'missing') {
      await reread();
      busy.value = false;
      return 'changed';
    }
    batch(() => {
      const { kind } = outcome;
      timeline.value = next;
      row.value = outcome.row;
      saving.value = kind === 'saved' ? { kind } : unsavedIn(outcome);
      adjusted.value = edits ? { edits, from: moves.length, isStored: kind === 'saved' } : null;
      busy.value = false;
    });
    if (outcome.kind === 'saved') bus.post({ type: 'log', game: id });
    return 'done';
  };

  /** Shows the log as it is in storage now. */
  const reread = async (): Promise<void> => {
    const log = await store.load(id).catch(() => null);
    if (isClosed || log === null) return;
    if (!log) {
      await vanished();
      return;
    }
    if (log.row.revision === row.value.revision) return;
    // What is in this window only is not dropped unasked because another window has played on.
    if (saving.value.kind === 'unsaved') saving.value = { ...saving.value, code: 'changed' };
    else adopt(log);
  };

  const adopt = (log: LoadedLog, isAsItWas = false): void => {
    const replayed = () => rebuilt(title, timeline.value, log.moves);
    const next = readAgain(title, log, replayed, isAsItWas);
    saver.adopt(log.row, wholeOf(log).length);
    asStored = next.asStored;
    batch(() => {
      timeline.value = next.timeline;
      broken.value = next.broken;
      lost.value = next.lost;
      adjusted.value = next.adjusted;
      row.value = log.row;
      saving.value = { kind: 'saved' };
    });
  };

  /** Thrown away by a player, or cleared by the browser: then what is on the table is stored again. */
  const vanished = async (): Promise<void> => {
    if (await saver.wasThrownAway()) {
      // what was thrown away elsewhere did not have the moves that are in this window only
      if (saving.value.kind === 'unsaved') saving.value = { ...saving.value, code: 'missing' };
      else around.onGone();
    } else if (access.value.kind === 'writing' && !busy.value) await commit(timeline.value, 0);
  };

  /** The game may have been renamed, archived, replaced or thrown away. */
  const refreshRow = async (): Promise<void> => {
    if (saving.value.kind === 'unsaved' || busy.value) return;
    const found = await store.row(id).catch(() => null);
    if (isClosed || found === null) return;
    if (!found) await vanished();
    else if (found.revision === row.value.revision) row.value = found;
    else await reread();
  };

  /** Makes the moves that nobody has to choose. */
  const playOnByItself = async (): Promise<void> => {
    const { value } = timeline;
    if (isClosed || access.value.kind !== 'writing' || busy.value || !isAtEnd(value)) return;
    const next = withAutomatic(title, value);
    if (next.instants.length > value.instants.length) await commit(next, wholeLog(value).length);
  };

  /** Stores a log that was adjusted, before anything is played on from it. */
  const storeAdjusted = async (): Promise<void> => {
    if (isClosed || access.value.kind !== 'writing' || adjusted.value?.isStored !== false) return;
    const { value } = timeline;
    await commit(isAtEnd(value) ? withAutomatic(title, value) : value, adjusted.value.from);
  };

  const putBack = async (): Promise<void> => {
    if (access.value.kind !== 'writing' || busy.value || !adjusted.value?.isStored) return;
    busy.value = true;
    await store.putBack(id).catch(() => {});
    const log = await store.load(id).catch(() => undefined);
    busy.value = false;
    if (!log || isClosed) return;
    adopt(log, true);
    bus.post({ type: 'log', game: id });
  };

  const look = (to: number): void => {
    timeline.value = travel(timeline.value, to);
    const at = unreadIn(timeline.value) + timeline.value.at;
    if (access.value.kind === 'writing') bus.post({ type: 'look', game: id, at });
  };

  const hear = (message: Message, from: 'here' | 'elsewhere'): void => {
    if (message.type === 'games') void refreshRow();
    else if (from === 'here' || message.game !== id || busy.value) return;
    else if (message.type === 'log') void reread();
    else if (role.value === 'following') {
      timeline.value = travel(timeline.value, message.at - unreadIn(timeline.value));
    }
  };

  const play = async (move: Move, asked: Asked): Promise<PlayResult> => {
    if (access.value.kind !== 'writing') return { kind: 'read-only', access: access.value };
    if (busy.value) return { kind: 'busy' };
    const { value } = timeline;
    const next = nextOf(title, value, move, asked);
    if (next.kind === 'refused' || next.kind === 'needs-confirmation') return next;
    if (next.kind === 'again') look(next.to);
    else if ((await commit(next.timeline, unreadIn(value) + value.at)) === 'changed')
      return { kind: 'changed' };
    return { kind: 'played', events: next.events };
  };

  const rewrite = async (next: Timeline, from: number): Promise<PlayResult> => {
    if (access.value.kind !== 'writing') return { kind: 'read-only', access: access.value };
    if (busy.value) return { kind: 'busy' };
    if ((await commit(next, from)) === 'changed') return { kind: 'changed' };
    return { kind: 'played', events: [] };
  };

  /** Puts what was replayed behind in front of what is shown. */
  const join = (read: Replay): void => {
    // another log may have been adopted meanwhile, and that was replayed whole
    if (isClosed || !timeline.value.unread) return;
    const next = joined(title, read, timeline.value);
    batch(() => {
      timeline.value = next.timeline;
      differed.value = next.differs;
      broken.value = next.broken;
      lost.value = next.lost;
    });
  };

  if (beginning.isNew) await commit(withAutomatic(title, timeline.value), 0);
  const silence = bus.on(hear);
  const stopClock = effect(() => {
    const turn = access.value.kind === 'writing' ? turnAtEnd(loaded, timeline.value) : null;
    untracked(() => clock.see(turn));
  });
  let claim: ReturnType<typeof claimGame> | undefined;
  await new Promise<void>((known) => {
    claim = claimGame(locks, id, {
      async held(isStillOurs) {
        // Whoever had the game before us may have changed it since we loaded it.
        await refreshRow();
        // Storage may be slow: another window may have taken the game meanwhile.
        if (!isStillOurs()) return;
        role.value = 'writing';
        known();
        await storeAdjusted();
        await playOnByItself();
      },
      waiting() {
        role.value = 'following';
        known();
      },
    });
  });

  // while a move is being stored, what was read waits
  void beginning.read?.().then((read) => whenNot(busy, () => join(read)));

  return {
    loaded,
    row,
    timeline,
    access,
    saving,
    busy,
    differed,
    adjusted,
    putBack,
    play,
    rewrite,
    travel: look,
    undo: () => look(before(title, timeline.value)),
    redo: () => look(after(title, timeline.value)),
    takeOver: () => claim?.takeOver(),
    async retrySaving() {
      if (saving.value.kind === 'unsaved' && access.value.kind === 'writing' && !busy.value) {
        await commit(timeline.value, wholeLog(timeline.value).length);
      }
    },
    async dropUnsaved() {
      const log = await store.load(id).catch(() => undefined);
      if (log && !isClosed) adopt(log);
    },
    async saveClock() {
      if (access.value.kind !== 'writing' || busy.value) return;
      // all data of the app may have been cleared: then the game is stored again at once
      if ((await saver.saveClock(clock.row())) === 'missing') await vanished();
    },
    log: () => ({
      row: row.value,
      ...partedAtLoss(asStored ?? [...wholeLog(timeline.value), ...lost.value]),
    }),
    async close() {
      isClosed = true;
      stopClock();
      silence();
      if (access.value.kind === 'writing') await saver.saveClock(clock.row());
      claim?.release();
    },
  };
}

function unsavedIn({ code, moves, isWhole }: Extract<SaveOutcome, { kind: 'unsaved' }>): Saving {
  return { kind: 'unsaved', code, moves, isWhole };
}

/** As soon as the signal is false. */
function whenNot(flag: ReadonlySignal<boolean>, work: () => void): void {
  if (!flag.peek()) {
    work();
    return;
  }
  const stop = flag.subscribe((isSet) => {
    if (isSet) return;
    queueMicrotask(() => {
      stop();
      whenNot(flag, work);
    });
  });
}

function isAtEnd({ at, instants }: Timeline): boolean {
  return at === instants.length - 1;
}
