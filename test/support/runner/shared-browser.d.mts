import type { Browser } from 'playwright-core';

export function sharedBrowser(open: () => Promise<Browser>): Promise<Browser>;
export function closeContexts(browser: Browser): Promise<void>;
