import type { Page } from 'playwright-core';
import { NO_SOCKET, sees, seesNo, withoutFirstPage } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { onItsWay, type Screens } from '../places.ts';
import type { World } from '../world.ts';

const INVITATION = '**/api/v4/introduction';

/** Who has been here for long is invited by this alone. */
async function invited(page: Page, { open }: World): Promise<void> {
  await page.route(INVITATION, (route) => route.fulfill({ json: { data: { ...open, status: 'invisible' } } }));
  const back = await withoutFirstPage(page);
  await visit(page, '/');
  await sees(page.getByRole('button', { name: 'Introduce yourself' }));
  await back();
  await page.unroute(INVITATION);
}

async function wall(page: Page): Promise<void> {
  await visit(page, '/boards/out-of-the-kiln');
  await sees(page.getByRole('feed', { name: 'Pictures' }).getByRole('link').first());
}

/** Whoever is new, whoever has their birthday, and the wall of pictures. */
export const welcomeScreens = (world: () => World): Screens => ({
  member: [
    { name: 'a welcome card', expected: NO_SOCKET, open: (page) => invited(page, world()) },
    {
      name: 'introducing oneself, without a title',
      expected: NO_SOCKET,
      async open(page) {
        await invited(page, world());
        await page.getByRole('button', { name: 'Introduce yourself' }).click();
        await page.getByRole('button', { name: 'Post introduction' }).click();
        await sees(page.getByText('Title is required.'));
      },
    },
    { name: 'a moodboard', open: wall },
    {
      name: 'a moodboard that is on its way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, '**/api/v3/topics?*', '/boards/out-of-the-kiln');
        await sees(page.locator('[data-skeleton="picture"]'));
      },
    },
    {
      name: 'a picture over its wall',
      async open(page) {
        await wall(page);
        await page.getByRole('feed', { name: 'Pictures' }).getByRole('link').first().click();
        await sees(page.getByRole('dialog').getByRole('heading', { name: /^Comments/ }));
        await seesNo(page.getByRole('status', { name: /^Loading/ }));
      },
    },
    {
      name: 'adding a picture, with errors',
      async open(page) {
        await wall(page);
        await page.getByRole('button', { name: 'Add a picture' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('A picture is required.'));
      },
    },
    {
      name: 'an introduction and a birthday in the feed',
      async open(page) {
        await visit(page, '/boards/kitchen-table');
        await sees(page.getByRole('article', { name: 'Hello from a very small kitchen' }));
        await sees(page.getByRole('article', { name: /birthday/ }));
      },
    },
    {
      name: 'a birthday, which nobody edits',
      async open(page) {
        await visit(page, '/boards/kitchen-table');
        await page
          .getByRole('article', { name: /birthday/ })
          .getByRole('heading', { level: 2 })
          .getByRole('link')
          .click();
        await sees(page.getByRole('heading', { level: 2, name: /^Comments/ }));
        await seesNo(page.getByRole('status', { name: /^Loading/ }));
        await page.getByRole('button', { name: 'More options' }).first().click();
        await sees(page.getByRole('menuitem', { name: 'Copy link' }));
        await seesNo(page.getByRole('menuitem', { name: 'Edit conversation' }));
      },
    },
  ],
});
