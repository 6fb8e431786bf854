import type { Browser } from 'playwright-core';
import { openBrowser, stoppedByPolicy } from './browser.ts';
import { Lyceum } from './running.ts';

/**
 * What journeys take place on. Whoever imports it has a product and a browser of their own: begun before the tests of the
 * file, and ended after them.
 */
export let lyceum: Lyceum;
export let browser: Browser;

jest.setTimeout(300_000);
beforeAll(async () => {
  [lyceum, browser] = await Promise.all([Lyceum.start(), openBrowser()]);
});
/** Promise 23: whatever a journey is about, no page in it asks for what its policy has to stop. */
afterEach(() => expect(stoppedByPolicy()).toEqual([]));
afterAll(async () => {
  await browser?.close();
  await lyceum?.discard();
});
