import type { Move } from '@/engine/game/move';
import type { Breathe } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import { type GameStore, gameStore } from '@/storage/games';
import { memoryVault } from '@/storage/memory-vault';
import { type Channel, createBus } from '@/table/bus';
import type { Locks } from '@/table/claim';
import { createTable, type Table } from '@/table/table';
import type { LoadTitle } from '@/table/titles';
import { toy } from '../support/toy';

/** Everything outside of a window: storage, other windows, time. */
export interface World {
  now: number;
  store: GameStore;
  readonly locks: Locks;
  readonly channels: Channel[];
  loadTitle: LoadTitle;
  /** Names the build of the app that windows run. */
  build: string;
  /** What long work that nobody waits for waits for. */
  breathe: Breathe;
}

export interface TestWindow {
  readonly table: Table;
  /** Lets time pass, second by second. */
  pass(seconds: number): void;
  setVisible(visible: boolean): void;
}

export const toyOnly: LoadTitle = async (id) => (id === 'toy' ? { title: toy as Title } : undefined);

export function newWorld(more: Partial<World> = {}): World {
  const world: World = {
    now: 1_700_000_000_000,
    store: gameStore(memoryVault(), () => world.now),
    locks: fakeLocks(),
    channels: [],
    loadTitle: toyOnly,
    build: 'first',
    breathe: () => undefined,
    ...more,
  };
  return world;
}

export const newcomers = (...names: string[]) => names.map((name) => ({ name }));

let ids = 0;

export function openWindow(world: World, { withLocks = true } = {}): TestWindow {
  const ticks = new Set<() => void>();
  const watchers = new Set<() => void>();
  let isVisible = true;
  const table = createTable({
    store: async () => world.store,
    loadTitle: (id) => world.loadTitle(id),
    bus: createBus(channelIn(world)),
    locks: withLocks ? world.locks : undefined,
    now: () => world.now,
    newId: () => `game-${++ids}`,
    newSeed: () => 2,
    build: world.build,
    page: {
      isVisible: () => isVisible,
      onVisible: (listener) => watchers.add(listener),
      every(_milliseconds, work) {
        ticks.add(work);
        return () => ticks.delete(work);
      },
      idle: (work) => setTimeout(work),
      soon: (work) => setTimeout(work),
      breather: () => () => world.breathe(),
      idler: () => () => world.breathe(),
    },
  });
  return {
    table,
    pass(seconds) {
      for (let i = 0; i < seconds; i++) {
        world.now += 1000;
        for (const tick of ticks) tick();
      }
    },
    setVisible(visible) {
      isVisible = visible;
      for (const watcher of watchers) watcher();
    },
  };
}

/** Lets all that is under way come to rest. */
export async function rest(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

export async function startToy(world: World): Promise<TestWindow & { id: string }> {
  const window = openWindow(world);
  await window.table.start({ title: 'toy', players: newcomers('Anna', 'Ben') });
  return { ...window, id: idOf(window.table) };
}

export function idOf(table: Table): string {
  const { value } = table.status;
  if (value.kind !== 'open') throw new Error(`not open: ${JSON.stringify(value)}`);
  return value.id;
}

export async function playAll(table: Table, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    const result = await table.play(move);
    if (result.kind !== 'played') throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(result)}`);
  }
}

export async function storedMoves(world: World, id: string): Promise<readonly Move[] | undefined> {
  return (await world.store.load(id))?.moves;
}

/** Windows of one browser hear each other, a moment later. */
function channelIn({ channels }: World): Channel {
  const channel: Channel = {
    onmessage: null,
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other === channel) continue;
        queueMicrotask(() =>
          other.onmessage?.call(other as BroadcastChannel, { data: structuredClone(data) } as MessageEvent),
        );
      }
    },
  };
  channels.push(channel);
  return channel;
}

interface Wish {
  readonly work: (lock: Lock | null) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Web Locks as the standard has them, as far as they are used: exclusive, in turn, stolen. */
export function fakeLocks(): Locks {
  const held = new Map<string, Wish>();
  const queues = new Map<string, Wish[]>();
  const lockOf = (name: string): Lock => ({ name, mode: 'exclusive' });
  const grant = (name: string, wish: Wish) => {
    held.set(name, wish);
    Promise.resolve()
      .then(() => wish.work(lockOf(name)))
      .then(
        (value) => ended(name, wish, () => wish.resolve(value)),
        (error) => ended(name, wish, () => wish.reject(error)),
      );
  };
  const ended = (name: string, wish: Wish, tell: () => void) => {
    if (held.get(name) !== wish) return;
    held.delete(name);
    tell();
    const next = queues.get(name)?.shift();
    if (next) grant(name, next);
  };
  const request = (name: string, options: LockOptions, work: Wish['work']) =>
    new Promise((resolve, reject) => {
      const wish: Wish = { work, resolve, reject };
      const holder = held.get(name);
      if (options.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'));
        grant(name, wish);
      } else if (!holder) grant(name, wish);
      else if (options.ifAvailable) resolve(work(null));
      else {
        const queue = queues.get(name) ?? [];
        queues.set(name, [...queue, wish]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((other) => other !== wish),
          );
          reject(new DOMException('given up', 'AbortError'));
        });
      }
    });
  return { request: request as unknown as Locks['request'] };
}
