import type { Page } from 'playwright-core';

/** For what runs in the page; the compiler knows Node alone. */
declare const document: {
  querySelector(selector: string): { isConnected: boolean } | null;
  querySelectorAll(selector: string): Iterable<{ scrollTop: number }>;
};
declare const performance: { now(): number };
declare const history: { pushState(state: null, unused: string, address: string): void };
declare const dispatchEvent: (event: unknown) => void;
declare const PopStateEvent: new (type: string) => unknown;
declare const requestAnimationFrame: (call: (time: number) => void) => number;

/** What lies over a screen and could stay there when the screen beneath it changes. */
const OVERLAYS =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [popover]:popover-open';

/** How long the screen before may take to go; then the page is loaded, so that this is no reason to fail. */
const PATIENCE_MS = 2000;

/** Pages whose app has been loaded by {@link visit} and not been left since. */
const loaded = new WeakSet<Page>();
const watched = new WeakSet<Page>();

/** Each is a bundle of its own; a change between them loads the page. */
const appOf = (path: string): string => /^\/(?:admin|api)(?=[/?#]|$)/.exec(path)?.[0] ?? '/';

/**
 * Opens a path of the member app or the console inside the app that is already loaded, as a link would: a third of the
 * time of loading it anew. The screen mounts afresh, by way of an address that does not exist, and nothing stays scrolled.
 * The page is loaded instead when another app was open, when the test itself loaded a page or mocked an answer in between,
 * or when a dialog or menu is open.
 */
export async function visit(page: Page, path: string): Promise<void> {
  watchLoads(page);
  const isHere = loaded.has(page) && appOf(new URL(page.url()).pathname) === appOf(path);
  if (!isHere || (await hasOverlay(page)) || !(await goInside(page, path))) await page.goto(path);
  loaded.add(page);
}

/** The next {@link visit} loads the page: for screens about its first answers. */
export const loadNextTime = (page: Page): void => void loaded.delete(page);

/** What is loaded, mocked or no longer mocked on a page makes what its app remembers of no use. */
function watchLoads(page: Page): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadNextTime(page);
  });
  for (const name of ['route', 'unroute'] as const) {
    const call = page[name].bind(page) as (...given: unknown[]) => Promise<never>;
    page[name] = (...given: unknown[]) => {
      loadNextTime(page);
      return call(...given);
    };
  }
}

const hasOverlay = (page: Page): Promise<boolean> =>
  page.evaluate((selector) => document.querySelector(selector) !== null, OVERLAYS);

/** False when the screen stays where it is: something asks before it is left, or nothing can say that it has changed. */
async function goInside(page: Page, path: string): Promise<boolean> {
  const nowhere = `${appOf(path) === '/' ? '' : appOf(path)}/nowhere`;
  const isGone = await page.evaluate(
    async ([between, address, patience]) => {
      const go = (to: string) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      const before = document.querySelector('main > *');
      const until = performance.now() + patience;
      if (!before) return false;
      go(between);
      while (before.isConnected && performance.now() < until) await new Promise(requestAnimationFrame);
      if (!before.isConnected) go(address);
      for (const each of document.querySelectorAll('*')) if (each.scrollTop > 0) each.scrollTop = 0;
      return !before.isConnected;
    },
    [nowhere, path, PATIENCE_MS] as const,
  );
  return isGone && !(await hasOverlay(page));
}
