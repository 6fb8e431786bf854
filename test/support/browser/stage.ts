import type { Browser } from 'playwright-core';
import { openBrowser, stoppedByPolicy } from './browser.ts';
import { Lyceum } from '../servers/running.ts';

/**
 * What journeys take place on. Whoever imports it has a product and a browser of their own: begun before the tests of the
 * file, and ended after them.
 */
export let lyceum: Lyceum;
export let browser: Browser;

jest.setTimeout(300_000);
beforeAll(async () => {
  // Each is known as soon as it is there, so that it is ended also when the other one did not come.
  const [started, opened] = await Promise.allSettled([Lyceum.start(), openBrowser()]);
  if (started.status === 'fulfilled') lyceum = started.value;
  if (opened.status === 'fulfilled') browser = opened.value;
  for (const one of [started, opened]) if (one.status === 'rejected') throw one.reason;
});
/** Promise 23: whatever a journey is about, no page in it asks for what its policy has to stop. */
afterEach(() => expect(stoppedByPolicy()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await lyceum?.discard();
});
