/** The browser of this test process. Node loads this module once, for all test files. */
let opening = null;

/** @param {() => Promise<import('playwright-core').Browser>} open */
export async function sharedBrowser(open) {
  const known = opening && (await opening);
  if (!known?.isConnected()) opening = open();
  return opening;
}

/** Leaves the next file a browser without pages. @param {import('playwright-core').Browser} browser */
export async function closeContexts(browser) {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
