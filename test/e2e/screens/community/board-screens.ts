import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { feed, quietPlace, type Screens } from '../places.ts';
import type { World } from '../world.ts';

/** Boards: what is on them, and what is said of those that one may not read. */
export const boardScreens = (world: () => World): Screens => ({
  guest: [
    {
      name: 'a board as a guest',
      inAll: true,
      async open(page) {
        await visit(page, `/boards/${world().board.slug}`);
        await sees(feed(page).getByRole('article'));
        await sees(page.getByRole('main').locator('[data-icon="palette"]'));
      },
    },
    {
      name: 'a board without access',
      async open(page, size) {
        await quietPlace(page, world());
        if (size === 'phone') await page.getByRole('button', { name: 'Boards' }).click();
        await page.getByRole('button', { name: world().locked.name }).click();
        await sees(page.getByRole('dialog').getByText(`Log in to see if you have access to ${world().locked.name}.`));
      },
    },
    {
      name: 'the lock of a board with a picture',
      async open(page, size) {
        const { emptyBoard, pictured } = world();
        await visit(page, `/boards/${emptyBoard.slug}`);
        if (size === 'phone') await page.getByRole('button', { name: 'Boards' }).click();
        await page.getByRole('button', { name: pictured.name }).click();
        await sees(page.getByRole('dialog').locator('img'));
        await sees(page.getByRole('dialog').getByText(/Included in Ovenmeesters/));
      },
    },
    {
      name: 'the lock of a board with a picture, by its address',
      async open(page) {
        await visit(page, `/boards/${world().pictured.slug}`);
        await sees(page.getByRole('main').locator('img'));
        await sees(page.getByRole('main').getByRole('link', { name: 'Get access' }));
      },
    },
    {
      name: 'a board without access, by its address',
      async open(page) {
        await visit(page, `/boards/${world().locked.slug}`);
        await sees(page.getByRole('main').getByRole('link', { name: 'Log in' }));
      },
    },
    {
      name: 'a board without access, and no answer why',
      expected: /500/,
      async open(page) {
        await page.route('**/modals/protected/**', (route) => route.fulfill({ status: 500, json: {} }));
        await visit(page, `/boards/${world().locked.slug}`);
        await sees(page.getByText('Please contact an administrator if you keep encountering this issue.'));
        await page.unroute('**/modals/protected/**');
      },
    },
  ],
  member: [
    {
      name: 'all boards',
      async open(page) {
        await visit(page, '/boards');
        await sees(page.getByRole('main').getByRole('link', { name: world().board.name }));
      },
    },
    {
      name: 'a board that one follows, marked as read',
      async open(page) {
        await visit(page, `/boards/${world().board.slug}`);
        await sees(feed(page).getByRole('article'));
        await sees(page.getByRole('combobox', { name: 'Follow this board' }));
        const mark = page.getByRole('button', { name: 'Mark board as read' });
        if (await mark.isVisible()) {
          await mark.click();
          await sees(page.getByRole('dialog').getByRole('button', { name: 'Mark board as read' }));
        }
      },
    },
    {
      name: 'home, unread',
      async open(page) {
        await visit(page, '/?tab=unread');
        await sees(feed(page).getByRole('article').or(page.getByText('No conversations yet')));
      },
    },
    { name: 'a board without topics', open: (page) => quietPlace(page, world()) },
  ],
});
