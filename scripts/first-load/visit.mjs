import { chromium } from 'playwright-core';

/** 9 Mbit/s, 60 ms there and back, a processor four times slower: a decent phone on a decent connection. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const PROCESSOR = 4;
/** What comes after this long a silence is no part of the first load. */
const QUIET_MS = 1500;

/** Runs in the page before anything of its own: when the mark is painted, and what has shifted. */
function watch(mark) {
  const seen = { painted: null, shifts: [] };
  globalThis.firstLoad = seen;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      const parts = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? '');
      if (!hadRecentInput) seen.shifts.push({ value, at: startTime, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (!document.querySelector(mark)) return;
    watcher.disconnect();
    // The frame after the one that draws it has begun: it has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.painted = performance.now())));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
}

/**
 * Opens a screen in a browser that has never been there, and answers what it took: bytes as they were sent (headers
 * included), by kind, the moment at which the mark had been painted, and how much has shifted.
 */
export async function visit({ origin, path, mark, cookies, viewport, executablePath }) {
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ baseURL: origin, viewport, locale: 'nl-NL' });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    const files = listen(session);
    await page.addInitScript(watch, mark);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.firstLoad?.painted);
    await files.quiet();
    const { painted, shifts } = await page.evaluate(() => globalThis.firstLoad);
    return { painted, shifts, shift: shifts.reduce((sum, { value }) => sum + value, 0), files: files.all() };
  } finally {
    await browser.close();
  }
}

/** Everything that comes over the network, by the browser's own count. */
function listen(session) {
  const files = new Map();
  let last = Date.now();
  const heard = (event, note) =>
    session.on(`Network.${event}`, (told) => {
      last = Date.now();
      note(told);
    });
  heard('requestWillBeSent', ({ requestId, request, type }) =>
    files.set(requestId, { url: request.url, kind: type, bytes: 0, done: false }),
  );
  heard('loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(files.get(requestId) ?? {}, { bytes: encodedDataLength, done: true }),
  );
  heard('loadingFailed', ({ requestId }) => Object.assign(files.get(requestId) ?? {}, { done: true }));
  const all = () => [...files.values()].filter(({ url }) => url.startsWith('http'));
  const isQuiet = () => all().every(({ done }) => done) && Date.now() - last > QUIET_MS;
  return {
    all,
    async quiet() {
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
