import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { fails, type Screens } from '../places.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function found(page: Page, query: string): Promise<void> {
  await visit(page, `/?${query}`);
  await sees(overlay(page).locator('[data-hit]').first());
}

/** The search, in each of its states. */
export const searchScreens: Screens = {
  guest: [{ name: 'the search as a guest', open: (page) => found(page, 'search=glaze') }],
  member: [
    {
      name: 'the search, nothing typed yet',
      async open(page) {
        await visit(page, '/?search=');
        await sees(overlay(page).getByRole('searchbox'));
      },
    },
    { name: 'the search', inAll: true, open: (page) => found(page, 'search=glaze&order_by=desc') },
    { name: 'the search, one kind', open: (page) => found(page, 'search=oven&model=topics') },
    {
      name: 'the search, nothing found',
      async open(page) {
        await visit(page, '/?search=xqzvw');
        await sees(overlay(page).getByText('Nothing found for “xqzvw”', { exact: true }).last());
      },
    },
    {
      name: 'the search with filters',
      async open(page) {
        await visit(page, '/search?q=glaze&kind=text&solved=no&sort=desc');
        await sees(page.getByRole('button', { name: 'Remove filter Kind: Text' }));
        await sees(page.getByRole('main').locator('[data-hit]').first());
      },
    },
    {
      name: 'the search, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/search**', async () => void (await page.goto('/?search=glaze'))),
    },
  ],
};
