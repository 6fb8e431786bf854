import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import { list, loaded, record } from './console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

/** A dialog of a member's page, refused for want of a reason. */
const memberDialog = (button: string, title: RegExp, world: () => World): Screen => ({
  name: `${button.toLowerCase()}, without a reason`,
  async open(page: Page) {
    await visit(page, `/admin/members/${world().memberId}/show`);
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await sees(dialog.getByText('Enter a reason. A few words are enough.'));
  },
});

/** Members, their levels, and the mails they are sent, in the console. */
export const consoleAccountScreens = (world: () => World): Screens => ({
  moderator: [
    list('Membership levels', 'levels', () => 'Ovenmeesters', world),
    memberDialog('Suspend', /^Suspend /, world),
  ],
  admin: [
    list('E-mails', 'mails', () => 'Choose a new password', world),
    record('a level in the console', ({ levelId }) => `levels/${levelId}`, world),
    {
      name: 'a mail in the console',
      async open(page) {
        await visit(page, `/admin/mails/${world().mailId}/show`);
        await loaded(page, /^Choose a new password/);
        await sees(page.getByRole('button', { name: 'Show formatted' }));
      },
    },
    {
      name: 'members that a filter leaves none of',
      async open(page) {
        await visit(page, '/admin/members');
        await loaded(page, 'Members');
        await page.getByRole('combobox', { name: 'Status' }).click();
        await page.getByRole('option', { name: 'Suspended', exact: true }).click();
        await sees(page.getByText('No results'));
      },
    },
    {
      name: 'a new level with errors',
      async open(page) {
        await visit(page, '/admin/levels/create');
        await loaded(page, 'New level');
        await page.getByRole('button', { name: 'Create level' }).click();
        await sees(page.locator('[aria-invalid="true"]'));
      },
    },
    {
      name: 'a level being edited',
      async open(page) {
        await visit(page, `/admin/levels/${world().levelId}`);
        await loaded(page, 'Edit Ovenmeesters');
      },
    },
    {
      name: 'removing a level',
      async open(page) {
        await visit(page, `/admin/levels/${world().levelId}/show`);
        await page.getByRole('button', { name: 'Remove' }).click();
        await sees(page.getByRole('dialog', { name: 'Remove Ovenmeesters?' }));
      },
    },
    {
      name: 'the sessions and levels of a member',
      async open(page) {
        await visit(page, `/admin/members/${world().memberId}/show`);
        await sees(page.getByRole('button', { name: 'Remove Ovenmeesters' }));
        await sees(page.getByRole('button', { name: /^Log out/ }).first());
      },
    },
    memberDialog('Grant a level', /^Grant /, world),
    memberDialog('View as member', /^View the community as /, world),
  ],
});
