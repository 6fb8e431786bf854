import type { Browser } from 'playwright-core';
import { openBrowser, stoppedByPolicy } from './browser.ts';
import { closeContexts, sharedBrowser } from '../runner/shared-browser.mjs';
import { DemoCommunity } from '../servers/demo-community.ts';

/**
 * What journeys take place on: a demo community of their own, which starts before the tests of the file and ends after
 * them, and the one browser of the test process.
 */
export let lyceum: DemoCommunity;
export let browser: Browser;

jest.setTimeout(300_000);
beforeAll(async () => {
  // Each is assigned as soon as it is there, so that it is ended also if the other one did not start.
  const [started, opened] = await Promise.allSettled([DemoCommunity.start(), sharedBrowser(openBrowser)]);
  if (started.status === 'fulfilled') lyceum = started.value;
  if (opened.status === 'fulfilled') browser = opened.value;
  for (const one of [started, opened]) if (one.status === 'rejected') throw one.reason;
});
/** Promise 23: whatever a journey is about, no page in it asks for what its policy has to stop. */
afterEach(() => expect(stoppedByPolicy()).toEqual([]));
afterAll(async () => {
  if (browser) await closeContexts(browser);
  await lyceum?.discard();
});
