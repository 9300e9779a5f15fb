import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type ClockRow, stoppedClock } from '@/storage/rows';

/** Whose time runs, and in what kind of turn. */
export interface Turn {
  readonly player: PlayerId;
  readonly company?: CompanyId;
  /** The kind of round. */
  readonly kind: string;
}

export interface TurnTime extends Turn {
  readonly used: number;
  /** Time allowed for this kind of turn; null where none was agreed. */
  readonly budget: number | null;
}

/** Time used at the table, in milliseconds. */
export interface Clock {
  readonly used: ReadonlySignal<Readonly<Record<PlayerId, number>>>;
  readonly total: ReadonlySignal<number>;
  readonly turn: ReadonlySignal<TurnTime | null>;
  readonly paused: ReadonlySignal<boolean>;
  readonly budgets: ReadonlySignal<Readonly<Record<string, number>>>;
  pause(): void;
  resume(): void;
  /** Time for one turn of a kind of round; null for no limit. */
  setBudget(kind: string, milliseconds: number | null): void;
}

/** What the table does with it. */
export interface RunningClock extends Clock {
  /** What is to be stored, up to now. */
  row(): ClockRow;
  /** Puts a game's clock on the table. */
  set(row: ClockRow): void;
  /** Who is on turn now; nobody when the game is over, closed or played in another window. */
  see(turn: Turn | null): void;
  /** Time passes only while somebody looks. */
  setVisible(visible: boolean): void;
  tick(): void;
}

/** A longer gap between two ticks means that the device was asleep. */
const longestGap = 10_000;

export function createClock(now: () => number): RunningClock {
  const used = signal<Record<PlayerId, number>>({});
  const paused = signal(false);
  const budgets = signal<Record<string, number>>({});
  const current = signal<Turn | null>(null);
  const turnUsed = signal(0);
  let isVisible = true;
  let since = now();

  const passedSince = (time: number): number => {
    if (!current.value || paused.value || !isVisible) return 0;
    return Math.min(Math.max(0, time - since), longestGap);
  };
  const usedWith = (passed: number): Record<PlayerId, number> => {
    const turn = current.value;
    if (!turn || passed === 0) return used.value;
    return { ...used.value, [turn.player]: (used.value[turn.player] ?? 0) + passed };
  };
  const tick = () => {
    const time = now();
    const passed = passedSince(time);
    since = time;
    if (passed === 0) return;
    batch(() => {
      used.value = usedWith(passed);
      turnUsed.value += passed;
    });
  };
  const setPaused = (value: boolean) => {
    tick();
    paused.value = value;
  };
  return {
    used,
    paused,
    budgets,
    total: computed(() => Object.values(used.value).reduce((sum, time) => sum + time, 0)),
    turn: computed(() => {
      const turn = current.value;
      return turn && { ...turn, used: turnUsed.value, budget: budgets.value[turn.kind] ?? null };
    }),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    setBudget(kind, milliseconds) {
      const { [kind]: _old, ...others } = budgets.value;
      budgets.value = milliseconds === null ? others : { ...others, [kind]: milliseconds };
    },
    // nothing is shown anew: a move is being stored, and its answer is what the screen has to draw
    row: () => ({ used: usedWith(passedSince(now())), paused: paused.value, budgets: budgets.value }),
    set(row = stoppedClock()) {
      since = now();
      batch(() => {
        used.value = row.used;
        paused.value = row.paused;
        budgets.value = row.budgets;
        current.value = null;
        turnUsed.value = 0;
      });
    },
    see(turn) {
      tick();
      if (isSame(turn, current.value)) return;
      batch(() => {
        current.value = turn;
        turnUsed.value = 0;
      });
    },
    setVisible(visible) {
      tick();
      isVisible = visible;
    },
    tick,
  };
}

function isSame(a: Turn | null, b: Turn | null): boolean {
  return a?.player === b?.player && a?.company === b?.company && a?.kind === b?.kind;
}
