/*
 * Answers whoever opens or reloads the app without a connection with a page of ours, and shows the notifications of
 * whoever has asked for them. It keeps that page and the two files it is drawn with; code and data of the app always come
 * from the network. The pages of respondents, whose addresses begin like those of the app, it leaves alone.
 *
 * The name of the cache ends with a hash of what is kept: a test says what it has to be. To take the worker back, leave
 * this file in its place with nothing in it but what lets go:
 *   self.addEventListener('install', () => self.skipWaiting());
 *   self.addEventListener('activate', () => self.registration.unregister());
 */
// The worker of a language that addresses name serves those addresses alone.
const [LANGUAGE = ''] = /^\/[a-z]{2}(?=\/)/.exec(new URL(self.registration.scope).pathname) ?? [];
const PAGE = `${LANGUAGE}/offline.html`;
const KEPT = [PAGE, '/offline.css', '/offline.js'];
const FAMILY = `tonus-offline${LANGUAGE}-`;
const CACHE = `${FAMILY}938cf44d`;
const OF_RESPONDENTS = /^(\/[a-z]{2})?\/app\/poll\/[^/]+\/anonymous\//;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    if (!OF_RESPONDENTS.test(pathname)) event.respondWith(fromNetwork(event).catch(() => kept(PAGE)));
  } else if (KEPT.includes(pathname)) {
    event.respondWith(fetch(event.request).catch(() => kept(pathname)));
  }
});

// A message is encrypted for this device and signed by the site: nobody else can make one.
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([open(event.notification.data.path), countTold()]));
});

self.addEventListener('notificationclose', (event) => event.waitUntil(countTold()));

/** One notification a poll: a reminder takes the place of the invitation. */
async function show({ title, body, path }) {
  const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };
  await self.registration.showNotification(title, { body, tag: path, renotify: true, data: { path }, ...icons });
  await countTold();
}

/** On the icon of the app: of how many polls was told and nobody has looked. The app takes it away when it is opened. */
async function countTold() {
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? self.navigator.setAppBadge?.(length) : self.navigator.clearAppBadge?.());
}

/** Goes to the window that shows the page already, else opens one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  return there ? there.focus() : self.clients.openWindow(url.href);
}

/** The request that the browser has sent while this worker was waking up, else one of our own. */
async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE })) ?? Response.error();
}

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })));
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)),
  );
}
