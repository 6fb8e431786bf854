/*
 * Keeps what is the same for everybody and nothing that is anybody's: files of the build, whose names say what is in them, and the
 * page that is shown without a connection. No answer of the API, no document, no picture that a member has sent.
 */
const FILES = 'lyceum-files-1';
const OFFLINE = ['/offline.html', '/offline.css', '/favicon.svg'];
/** More than one build has; of those that were replaced, the oldest go. */
const MOST = 300;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const forget = (name) => name !== FILES && caches.delete(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.map(forget))));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept('/offline.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request).catch(() => Response.error()));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

const kept = (path) => caches.match(path).then((answer) => answer ?? Response.error());

async function fileOf(request) {
  const cache = await caches.open(FILES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    // A full disk keeps nothing, and takes nothing away.
    await cache
      .put(request, answer.clone())
      .then(() => tidy(cache))
      .catch(() => undefined);
  }
  return answer;
}

async function tidy(cache) {
  const files = (await cache.keys()).filter(({ url }) => !OFFLINE.includes(new URL(url).pathname));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((file) => cache.delete(file)));
}
