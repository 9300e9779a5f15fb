/** The service worker: the whole app is kept on the device; after the first visit nothing is fetched. */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { receive } from './received';
import { shareAction } from './share-target';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
// The first visit is offline from its end on. A later version waits until the player says so.
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const home = self.registration.scope;
  if (event.request.method === 'POST' && event.request.url === new URL(shareAction, home).href) {
    event.respondWith(receive(event.request, caches, home));
  }
});
