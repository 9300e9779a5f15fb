/**
 * The table as the screens use it: `table` is the game that lies on it, `shelf` the games of this device,
 * `routes` the search for best runs, `screen` what the device does meanwhile. Everything to show is a
 * signal; everything to do is a function.
 */
import { computed, effect, signal } from '@preact/signals';
import type { StorageErrorCode } from '@/storage/errors';
import { type OpenedStore, openStore } from '@/storage/open';
import { createBoxes } from './boxes';
import { channelName, createBus } from './bus';
import { keepAwake } from './device/awake';
import { fullScreen } from './device/full-screen';
import { afterPaint, breather, idler, whenIdle } from './device/moments';
import { downloadIn } from './files';
import { createRoutes, type RouteWorker } from './routes/service';
import routesWorker from './routes/worker?shared';
import { createShelf } from './shelf';
import { createTable } from './table';
import { type LoadTitle, loadTitle } from './titles';

export type { Clock, TurnTime } from './clock';
export type { Proposal, Table } from './contract';
export { type NewGame, type SetupProblem, setupProblem } from './new-game';
export type { RunAnswer } from './routes/protocol';
export type { RunView } from './routes/service';
export type { Shelf } from './shelf';
export type { LoadedTitle } from './titles';
export type { Trial } from './trial';
export type { Access, Failure, PlayResult, Saving, Status } from './types';

/** Why games are kept in this window only; null where they are kept on the device, or it is not known yet. */
export const memoryOnly = signal<StorageErrorCode | null>(null);

let opening: Promise<OpenedStore> | undefined;
const opened = () => {
  opening ??= openStore().then((store) => {
    memoryOnly.value = store.trouble ?? null;
    return store;
  });
  return opening;
};

const bus = createBus(typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : undefined);
const now = () => Date.now();
const randomWords = (count: number) => [...crypto.getRandomValues(new Uint32Array(count))];
const newId = () =>
  randomWords(4)
    .map((word) => word.toString(36))
    .join('');
const isVisible = () => document.visibilityState === 'visible';
const onVisible = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The title of the game that is being opened: its screens can be fetched along with its rules. */
export const coming = signal<string | null>(null);

const loadForTable: LoadTitle = (id) => {
  coming.value = id;
  return loadTitle(id);
};

export const table = createTable({
  store: async () => (await opened()).store,
  loadTitle: loadForTable,
  bus,
  locks: navigator.locks,
  now,
  newId,
  // the name of the file that this becomes changes with everything that it needs
  build: import.meta.url,
  newSeed: () => randomWords(1)[0]! | 0,
  page: {
    isVisible,
    onVisible,
    every(milliseconds, work) {
      const timer = setInterval(work, milliseconds);
      return () => clearInterval(timer);
    },
    idle: whenIdle,
    soon: afterPaint,
    breather,
    idler,
  },
});

const outlet = { share: navigator, download: downloadIn(document) };

export const boxes = createBoxes(async () => (await opened()).store, outlet);

export const shelf = createShelf({
  opened,
  loadTitle,
  bus,
  now,
  newId,
  outlet,
  breather,
});

/** Something would be lost with this window: moves that are not stored, or games where nothing can be. */
export const atStake = computed(() => table.saving.value.kind === 'unsaved' || isOnlyHere.value);

/** Games were begun that are kept nowhere else. */
const isOnlyHere = signal(false);
effect(() => {
  if (memoryOnly.value && table.status.value.kind === 'open') isOnlyHere.value = true;
});

/** Leaving the app then asks first, in the browser's own words. */
effect(() => {
  if (!atStake.value) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
});

/** From the first game on there is something to lose: the browser is asked never to clear it. */
const stopAsking = effect(() => {
  if (table.status.value.kind !== 'open') return;
  void shelf.askToPersist();
  queueMicrotask(() => stopAsking());
});

export const routes = createRoutes({ newWorker, loadTitle, soon: afterPaint });

function newWorker(): RouteWorker | undefined {
  if (typeof Worker !== 'function') return undefined;
  return new Worker(routesWorker, { type: 'module' });
}

/** Set by the settings: may the screen be kept on while a game is open? */
export const mayKeepAwake = signal(true);

export const screen = {
  awake: keepAwake(
    computed(() => mayKeepAwake.value && table.status.value.kind === 'open'),
    { wakeLock: navigator.wakeLock, isVisible, onVisible },
  ),
  full: fullScreen(document),
};
