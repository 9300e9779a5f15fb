/** The service worker: the whole app is kept on the device; after the first visit nothing is fetched. */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import type { Stock } from './offline';
import { receive } from './received';
import { shareAction } from './share-target';
import { onlyWhole } from './whole';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const files: PrecacheController = new PrecacheController({
  plugins: [onlyWhole((key) => files.getIntegrityForCacheKey(key))],
});
files.addToCacheList(self.__WB_MANIFEST);
self.addEventListener('install', (event) => void files.install(event));
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./] }));
cleanupOutdatedCaches();
// The first visit is offline from its end on. A later version waits until the player says so.
clientsClaim();

// A file of this version is neither kept nor to be had.
setCatchHandler(async ({ request }) => {
  await makeWay();
  // the page of a later version finds its files by itself
  return request.mode === 'navigate' ? fetch(request) : Response.error();
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CHECK') {
    event.waitUntil(check(event).then((stock) => event.ports[0]?.postMessage(stock)));
  }
});

self.addEventListener('fetch', (event) => {
  const home = self.registration.scope;
  if (event.request.method === 'POST' && event.request.url === new URL(shareAction, home).href) {
    event.respondWith(receive(event.request, caches, home));
  }
});

/** Windows that ask at the same time get the same answer: nothing is fetched twice. */
let checking: Promise<Stock> | undefined;
function check(event: ExtendableMessageEvent): Promise<Stock> {
  checking ??= takeStock(event).finally(() => {
    checking = undefined;
  });
  return checking;
}

/**
 * Looks at every file, fetches again what is missing or broken, and says how many are not there even so. Files of
 * other versions are thrown away only now, and only while no later one waits or is being fetched: a device that was
 * switched off while this one started may still have to begin with the old one, and the later one must find its own.
 */
async function takeStock(event: ExtendableMessageEvent): Promise<Stock> {
  let missing = 0;
  for (const [url, cacheKey] of files.getURLsToCacheKeys()) {
    const integrity = files.getIntegrityForCacheKey(cacheKey);
    const request = new Request(url, { integrity, credentials: 'same-origin' });
    const params = { cacheKey, integrity };
    await Promise.all(files.strategy.handleAll({ request, event, params })).catch(() => missing++);
  }
  if (missing > 0) await lookForNewer();
  else if (!hasSuccessor()) await files.activate(event);
  return { missing };
}

function hasSuccessor(): boolean {
  const { installing, waiting } = self.registration;
  return installing !== null || waiting !== null;
}

/** This version cannot go on: a later one need not wait to be asked for. */
async function makeWay(): Promise<void> {
  const { waiting } = self.registration;
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
  else await lookForNewer();
}

/** Files that are no longer to be had may have made way for those of a later version. */
async function lookForNewer(): Promise<void> {
  await self.registration.update().catch(() => {});
}
