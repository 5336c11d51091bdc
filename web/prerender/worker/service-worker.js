// Lets the site open without a network. The build fills in the version and the files (`worker-file.ts`). Nothing below /api is ever touched:
// what belongs to somebody isn't kept here. A page is the same until the next version, so one that is kept needn't be asked for again; the
// next version is installed beside this one, and takes its place when a visitor agrees (`src/app/late/site-worker.ts`).
const version = '__VERSION__';
const files = __FILES__;
/** Pages that may be kept, each under its own path: another one's HTML would not fit what hydrates it. */
const pages = __PAGES__;
/** What draws the map: kept once somebody has opened one, and with each version after that. */
const map = __MAP__;
/** A page without content, for every other path. */
const shell = '/shell';

const prefix = 'city-genie-site-';
const ours = prefix + version;
/** Longest wait for a page that isn't kept. */
const mostMs = 3000;

const pathOf = (address) => new URL(address).pathname.replace(/(.)\/+$/, '$1');

/** Fills the cache of this version. Files with a hash in their name may come from the browser's own cache. */
async function fill() {
  const cache = await caches.open(ours);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.map(({ url }) => pathOf(url)).filter((path) => pages.includes(path));
  const isHashed = (file) => file.startsWith('/assets/');
  const hadMap = await caches.match(map[0]);
  const all = [...new Set([shell, '/', ...files, ...shown, ...(hadMap ? map : [])])];
  await cache.addAll(all.map((file) => new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache' })));
}

/** Whoever has the version before open still finds its files; older ones go. Runs when this version is complete. */
async function tidy() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
}

/** Storage that is full, refused or broken keeps nobody from the network. */
const orNone = (promise) => promise.catch(() => undefined);
const keptOf = (request) => orNone(caches.open(ours).then((cache) => cache.match(request)));
const put = (request, reply) => orNone(caches.open(ours).then((cache) => cache.put(request, reply)));

/** A file of this version, or of the version before. */
async function fileOf(event) {
  const { request } = event;
  const isHashed = new URL(request.url).pathname.startsWith('/assets/');
  const kept = (await keptOf(request)) ?? (isHashed ? await orNone(caches.match(request)) : undefined);
  if (kept) {
    return kept;
  }
  const reply = await fetch(request);
  if (reply.ok) {
    event.waitUntil(put(request, reply.clone()));
  }
  return reply;
}

/** Keeps a page for the next time, if it is of this version. A query may have changed its head, so then it is asked for without. */
async function keep(path, url, answer) {
  const reply = new URL(url).search === '' ? answer : await fetch(path);
  if (reply.ok && !reply.redirected && pages.includes(path) && (await reply.clone().text()).includes(version)) {
    await put(path, reply);
  }
}

/** The kept page of a path, else the network's, else the page without content: when there is no network, or it is very slow. */
async function pageOf(event) {
  const path = pathOf(event.request.url);
  const kept = await keptOf(path);
  if (kept) {
    return kept;
  }
  const asked = fetch(event.request);
  event.waitUntil(orNone(asked.then((reply) => keep(path, event.request.url, reply.clone()))));
  const shellLater = () => new Promise((resolve) => setTimeout(resolve, mostMs)).then(() => keptOf(shell));
  const answers = pages.includes(path) ? [orNone(asked), shellLater()] : [orNone(asked)];
  return (await Promise.race(answers)) ?? (await keptOf(shell)) ?? asked;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') {
    ports[0]?.postMessage(version);
  }
  if (data === 'activate') {
    self.skipWaiting();
  }
});
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) {
    return;
  }
  if (mode === 'navigate') {
    event.respondWith(pageOf(event));
  } else if (pathname.startsWith('/assets/') || files.includes(pathname) || map.includes(pathname)) {
    event.respondWith(fileOf(event));
  }
});
