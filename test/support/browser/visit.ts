import type { Page } from 'playwright-core';

/**
 * Opens a path of the member app or the console by loading it. All screens come this way, so that this is the place to go
 * there inside the app that is already loaded, which takes less time.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
}
