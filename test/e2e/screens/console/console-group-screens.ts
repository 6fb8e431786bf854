import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from './console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

/** Of the demo community: private, with two who ask. */
const STALL = 3;

/** Groups in the console, with who is in them. */
export const consoleGroupScreens = (world: () => World): Screens => ({
  admin: [
    list('Groups', 'groups', () => 'The glaze kitchen', world),
    record('a group in the console', () => `groups/${STALL}`, world),
    {
      name: 'handing a group over',
      async open(page) {
        await visit(page, `/admin/groups/${STALL}/show`);
        await page.getByRole('button', { name: 'Make owner: Sanne de Vries' }).click();
        await sees(page.getByRole('dialog', { name: 'Make this member an owner?' }));
      },
    },
    {
      name: 'a group being edited in the console',
      inAll: true,
      async open(page) {
        await visit(page, '/admin/groups/1');
        await loaded(page, 'Edit The glaze kitchen');
        await sees(page.getByRole('textbox', { name: 'Question 1' }));
      },
    },
    {
      name: 'a new group in the console, with errors',
      async open(page) {
        await visit(page, '/admin/groups/create');
        await loaded(page, 'New group');
        await page.getByRole('button', { name: 'Add a question' }).click();
        await page.getByRole('button', { name: 'Create group' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
    {
      name: 'closing a group',
      async open(page) {
        await visit(page, `/admin/groups/${STALL}/show`);
        await page.getByRole('button', { name: 'Close group' }).click();
        await sees(page.getByRole('dialog', { name: 'Close this group?' }));
      },
    },
  ],
});
