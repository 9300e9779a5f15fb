/** The app as something installed: `updates`, `offline`, `install`, and `incoming` files. Started once, by the entry. */
import { atStake, table } from '@/table';
import { whenIdle } from '@/table/device/moments';
import { followIncoming, type Incoming, type LaunchQueue } from './incoming';
import { followInstall, type Install } from './install';
import { followOffline, type Offline } from './offline';
import { trustOwnScripts } from './trusted-types';
import { followUpdates, type Updates } from './update';

export type { Arrival, Incoming } from './incoming';
export { type Install, type InstallWay, installSteps } from './install';
export type { Kept, Offline } from './offline';
export type { Updates } from './update';

const home = new URL('./', document.baseURI).href;

trustOwnScripts(window as Parameters<typeof trustOwnScripts>[0], home);

const isControlled = () => Boolean(navigator.serviceWorker?.controller);

export const updates: Updates = followUpdates({
  workbox,
  isControlled,
  busy: table.busy,
  isUnsaved: atStake,
  reload: () => location.reload(),
});

export const offline: Offline = followOffline({ worker, isControlled });

whenIdle(() => void offline.check());

// A tablet that sleeps between two evenings never opens the app anew, and would never hear of an update.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') lookAround();
});
window.addEventListener('online', lookAround);

function lookAround(): void {
  void updates.checkForUpdate();
  void offline.check();
}

export const install: Install = followInstall({ window, navigator });

export const incoming: Incoming = followIncoming({
  caches: typeof caches === 'object' ? caches : undefined,
  launchQueue: (window as { launchQueue?: LaunchQueue }).launchQueue,
  home,
});

async function worker(): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker?.ready;
  return registration?.active ?? new Promise(() => {});
}

async function workbox() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { Workbox } = await import('workbox-window');
  return new Workbox(new URL('sw.js', home).href, { scope: home });
}
