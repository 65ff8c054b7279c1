/**
 * Service worker that caches only the page for card checks; its scope is /verify. The build writes both
 * constants (tools/build/prerender/offline.ts), so a new build is a new worker with its own cache.
 */
const files = ['/verify'];
const version = 'unbuilt';

const cachePrefix = 'verify-';
const cacheName = cachePrefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

/** A network without a response after this time counts as offline. */
const networkTimeoutMs = 4000;

/** Returns the newest page if the network responds in time, else the cached one. Any query is ignored. */
const respondWithPage = async (request) => {
  const cached = await caches.match('/verify');
  if (cached === undefined) return fetch(request);
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeoutMs, cached));
  return Promise.race([fetch(request).catch(() => cached), timeout]);
};

/** Returns the cached file. File names contain a content hash, so a cached file is never outdated. */
const respondWithFile = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (files.includes(pathname)) event.respondWith(respondWithFile(request));
});
