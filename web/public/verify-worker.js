/**
 * Keeps the page that checks cards, and it alone: its scope is /verify. The build writes both constants
 * (tools/build/prerender/offline.ts), so that a new build is a new worker with a store of its own.
 */
const files = ['/verify'];
const version = 'unbuilt';

const family = 'verify-';
const store = family + version;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== store);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forgetOthers());
});

/** A network that takes longer counts as none. */
const patienceMs = 4000;

/** The newest page where there is a network, else the kept one, whatever its query. */
const page = async (request) => {
  const keptPage = await caches.match('/verify');
  if (keptPage === undefined) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, keptPage));
  return Promise.race([fetch(request).catch(() => keptPage), late]);
};

/** Named by their content, so the kept one is as good as any. */
const file = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(file(request));
});
