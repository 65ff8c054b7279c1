/**
 * Service worker of one page (decision 0114). The build writes the constants, and a worker file for each page
 * (tools/build/prerender/offline.ts). So a new build is a new worker with its own cache.
 */
const page = '/page';
const files = [page];
const version = 'unbuilt';

const cachePrefix = `${page.slice(1).replaceAll('/', '-')}-`;
const cacheName = cachePrefix + version;

/** Without files this worker only removes itself (docs/operations.md). */
const isSwitchedOff = files.length === 0;

const deleteCaches = async (isOld) => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && isOld(name)).map((name) => caches.delete(name)),
  );
};

const removeSelf = async () => {
  await deleteCaches(() => true);
  await self.registration.unregister();
};

const store = async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
};

self.addEventListener('install', (event) => {
  event.waitUntil((isSwitchedOff ? Promise.resolve() : store()).then(() => self.skipWaiting()));
});

const start = async () => {
  await deleteCaches((name) => name !== cacheName);
  await self.clients.claim();
};

self.addEventListener('activate', (event) => {
  event.waitUntil(isSwitchedOff ? removeSelf() : start());
});

/** A network without a response after this time counts as offline. */
const networkTimeoutMs = 4000;

/** Returns the newest page if the network responds in time, else the cached one. Any query is ignored. */
const respondWithPage = async (event) => {
  const cached = await (await caches.open(cacheName)).match(page);
  if (cached === undefined) {
    // The browser deleted the cache, so this worker is of no use. The page registers it again.
    event.waitUntil(removeSelf());
    return fetch(event.request);
  }
  const request = async () => {
    const response = await fetch(event.request);
    // The site no longer has this page.
    if (response.status === 404 || response.status === 410) event.waitUntil(removeSelf());
    return response;
  };
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeoutMs, cached));
  return Promise.race([request().catch(() => cached), timeout]);
};

/** Returns the cached file. File names contain a content hash, so a cached file is never outdated. */
const respondWithFile = async (request) =>
  (await (await caches.open(cacheName)).match(request)) ?? fetch(request);

if (!isSwitchedOff) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    // The scope also contains longer paths, such as /verifyEmail.
    if (request.mode === 'navigate' && pathname === page) event.respondWith(respondWithPage(event));
    else if (request.mode !== 'navigate' && pathname !== page && files.includes(pathname))
      event.respondWith(respondWithFile(request));
  });
}
