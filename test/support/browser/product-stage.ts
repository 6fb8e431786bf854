import type { Browser } from 'playwright-core';
import { openBrowser, stoppedByPolicy } from './browser.ts';
import { Lyceum } from '../servers/running.ts';

/** A stage with the whole product, started by `npm start`, for a journey that kills its processes. */
export let lyceum: Lyceum;
export let browser: Browser;

jest.setTimeout(300_000);
beforeAll(async () => {
  // Each is assigned as soon as it is there, so that it is ended also if the other one did not start.
  const [started, opened] = await Promise.allSettled([Lyceum.start(), openBrowser()]);
  if (started.status === 'fulfilled') lyceum = started.value;
  if (opened.status === 'fulfilled') browser = opened.value;
  for (const one of [started, opened]) if (one.status === 'rejected') throw one.reason;
});
afterEach(() => expect(stoppedByPolicy()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await lyceum?.discard();
});
