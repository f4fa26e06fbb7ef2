/*
 * Keeps the page of a kiosk and the files it is made of, so that a tablet opens it without a connection; what is asked at
 * it and what was answered the page keeps itself. It serves the addresses of kiosks alone. With a connection the page
 * always comes from the network; a page that stays open for days asks for newer files between two respondents.
 */
const [LANGUAGE = ''] = /^\/[a-z]{2}(?=\/)/.exec(new URL(self.registration.scope).pathname) ?? [];
const CACHE = `tonus-kiosk${LANGUAGE}`;
/** All kiosks have one page; this address of it stands in the cache, and no kiosk's own. */
const PAGE = `${LANGUAGE}/k/page`;
/** What a document, a style sheet or a script names of the files that are named by their content. */
const NAMED = /(?:\/?assets\/|\.\/)([\w.-]+\.(?:js|css|woff2))/g;
const HAS_NAMES = /\.(?:js|css)$/;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(renew());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request).catch(() => kept(PAGE)));
  else if (origin === self.location.origin && pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(pathname, { cacheName: CACHE }).then((found) => found ?? fetch(request)));
  }
});

/** The page wants to know whether there is a newer one than it is. */
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    renew().then(
      (isNewer) => port.postMessage(isNewer),
      () => port.postMessage(false),
    ),
  );
});

/** Keeps the page there is now with all its files, and lets go of those it has no more; whether it is another one. */
async function renew() {
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) throw new Error('There is no page');
  const cache = await caches.open(CACHE);
  const html = await page.clone().text();
  const before = await (await cache.match(PAGE))?.text();
  if (before === html) return false;
  const files = new Map();
  await collect(html, files, cache);
  // The page last: a page in the cache has all its files there.
  for (const [path, file] of files) await cache.put(path, file);
  await cache.put(PAGE, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(pathname);
  }
  return before !== undefined;
}

/** Fetches what a text names, and what that names. */
async function collect(text, files, cache) {
  const names = [...text.matchAll(NAMED)].map(([, name]) => `/assets/${name}`);
  for (const path of new Set(names)) {
    if (files.has(path)) continue;
    const file = (await cache.match(path)) ?? (await fetch(path, { credentials: 'omit' }));
    // A text may look like a name of a file.
    if (!file.ok) continue;
    files.set(path, file.clone());
    if (HAS_NAMES.test(path)) await collect(await file.text(), files, cache);
  }
}

/** A server that stumbles is as good as none. */
async function fromNetwork(request) {
  const page = await fetch(request);
  if (page.status >= 500) throw new Error('The server stumbles');
  return page;
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE })) ?? Response.error();
}
