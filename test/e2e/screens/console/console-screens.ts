import type { Page } from 'playwright-core';
import { sees, seesNo } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import { bmp } from '../../../support/content/pictures.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export async function loaded(page: Page, name: string | RegExp): Promise<void> {
  await sees(heading(page, name));
  await seesNo(page.getByRole('status', { name: 'Loading…' }));
}

/** A list with rows in it, whatever the size draws them as. */
export const list = (
  name: string,
  path: string,
  example: (world: World) => string | RegExp,
  world: () => World,
): Screen => ({
  name: `the list of ${name.toLowerCase()}`,
  async open(page) {
    await visit(page, `/admin/${path}`);
    await loaded(page, name);
    await sees(page.getByRole('main').getByText(example(world())));
  },
});

/** A record with what was done to it beside it. */
export const record = (name: string, path: (world: World) => string, world: () => World): Screen => ({
  name,
  async open(page) {
    await visit(page, `/admin/${path(world())}/show`);
    await sees(page.getByRole('heading', { name: 'History' }));
    await loaded(page, /./);
  },
});

const door: Screen[] = [
  {
    name: 'the login of the console, refused',
    expected: /auth\/login/,
    async open(page) {
      await visit(page, '/admin');
      await page.getByLabel('E-mail or username').fill('nobody@example.test');
      await page.getByLabel('Password', { exact: true }).fill('not a password');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await sees(page.getByRole('alert'));
    },
  },
  {
    name: 'the login of the console',
    async open(page) {
      await visit(page, '/admin');
      await sees(page.getByRole('button', { name: 'Moderator' }));
    },
  },
  {
    name: 'the documentation of the API',
    async open(page) {
      await visit(page, '/api/docs');
      await sees(page.getByRole('heading', { level: 1 }));
      await page.locator('details').first().locator('summary').click();
    },
  },
  {
    name: 'operations found in the documentation of the API',
    async open(page) {
      await visit(page, '/api/docs');
      await page.getByRole('searchbox', { name: 'Search operations' }).fill('closes topic');
      await sees(page.getByRole('status').filter({ hasText: 'operation' }));
      await page.locator('#closeTopic summary').click();
    },
  },
];

const records = (world: () => World): Screen[] => [
  list('Topics', 'topics', ({ endless }) => new RegExp(endless.slug.slice(0, 12), 'i'), world),
  list('Comments', 'comments', () => 'Ik, al jaren.', world),
  list('Members', 'members', () => 'Sanne de Vries', world),
  list('Boards', 'boards', ({ board }) => board.name, world),
  {
    name: 'topics of an author yet to be chosen',
    async open(page) {
      await visit(page, '/admin/topics');
      await loaded(page, 'Topics');
      await page.getByRole('combobox', { name: 'Author' }).fill('Sanne');
      await sees(page.getByRole('option', { name: 'Sanne de Vries' }));
    },
  },
  {
    name: 'a search without results',
    async open(page) {
      await visit(page, '/admin/members');
      await page.getByRole('searchbox').fill('zzzz');
      await sees(page.getByText('No results for “zzzz”'));
    },
  },
  record('a topic in the console', ({ closed }) => `topics/${closed.id}`, world),
  record('a topic without a place to break in the console', ({ endless }) => `topics/${endless.id}`, world),
  record('a comment in the console', ({ commentId }) => `comments/${commentId}`, world),
  ...(['Overview', 'Activity', 'Groups', 'Courses', 'Purchases', 'History'] as const).map((tab) => ({
    name: `a member in the console: ${tab.toLowerCase()}`,
    async open(page: Page) {
      await visit(page, `/admin/members/${world().memberId}/show`);
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await sees(panel.getByRole('heading', { level: 2 }).first());
      await loaded(page, 'Sanne de Vries');
    },
  })),
  record('a board in the console', ({ board }) => `boards/${board.id}`, world),
];

const forms = (world: () => World): Screen[] => [
  {
    name: 'a board being edited',
    inAll: true,
    async open(page) {
      await visit(page, `/admin/boards/${world().board.id}`);
      await loaded(page, `Edit ${world().board.name}`);
    },
  },
  {
    name: 'a new board with errors',
    async open(page) {
      await visit(page, '/admin/boards/create');
      await loaded(page, 'New board');
      await page.getByRole('button', { name: 'Create board' }).click();
      await sees(page.locator('[aria-invalid="true"]'));
    },
  },
  {
    name: 'the picture of a board',
    expected: /422/,
    async open(page) {
      await visit(page, '/admin/boards/create');
      await loaded(page, 'New board');
      const file = page.locator('input[type=file]');
      await file.setInputFiles({ name: 'oven.bmp', mimeType: 'image/bmp', buffer: bmp() });
      await sees(page.getByRole('img', { name: 'Picture of this board' }));
      await file.setInputFiles({ name: 'oven.bmp', mimeType: 'image/bmp', buffer: Buffer.from('no picture') });
      await sees(page.getByText('Error during upload.'));
    },
  },
  {
    name: 'closing a topic in the console, without a reason',
    async open(page) {
      await visit(page, `/admin/topics/${world().answered.id}/show`);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Close this topic?' });
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await sees(dialog.getByText('Enter a reason. A few words are enough.'));
    },
  },
  {
    name: 'moving a topic to another board in the console',
    async open(page) {
      await visit(page, `/admin/topics/${world().answered.id}/show`);
      await page.getByRole('button', { name: 'Move', exact: true }).click();
      await sees(page.getByRole('dialog', { name: 'Move this topic to another board?' }));
    },
  },
  {
    name: 'erasing a member, without their username',
    async open(page) {
      await visit(page, `/admin/members/${world().memberId}/show`);
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /^Erase .* for good\?$/ });
      await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
      await sees(dialog.getByText('Type the username exactly as shown.'));
    },
  },
  {
    name: 'changing the role of a member',
    async open(page) {
      await visit(page, `/admin/members/${world().memberId}/show`);
      await page.getByRole('button', { name: 'Change role' }).click();
      await sees(page.getByRole('dialog').getByRole('radio').first().locator('..'));
    },
  },
];

const around: Screen[] = [
  {
    name: 'the dashboard',
    inAll: true,
    async open(page) {
      await visit(page, '/admin');
      await loaded(page, /^Welcome/);
      await sees(page.getByRole('heading', { name: 'Latest topics' }));
    },
  },
  {
    name: 'the drawer of the console',
    only: 'phone',
    async open(page) {
      await visit(page, '/admin/boards');
      await loaded(page, 'Boards');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await sees(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' }));
    },
  },
  {
    name: 'the user menu of the console',
    async open(page) {
      await visit(page, '/admin');
      await loaded(page, /^Welcome/);
      await page.getByRole('button', { name: /^Your menu/ }).click();
      await sees(page.getByRole('menuitem', { name: 'Log out' }));
    },
  },
  {
    name: 'the keyboard shortcuts of the console',
    async open(page) {
      await visit(page, '/admin');
      await loaded(page, /^Welcome/);
      await page.keyboard.press('?');
      await sees(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    },
  },
  {
    name: 'nothing at this address of the console',
    async open(page) {
      await visit(page, '/admin/nowhere');
      await sees(heading(page, 'Page not found'));
    },
  },
  {
    name: 'a list has failed in the console',
    expected: /500/,
    async open(page) {
      await page.route('**/api/v4/admin/topics?*', (route) => route.fulfill({ status: 500, json: {} }));
      await visit(page, '/admin/topics');
      await sees(page.getByRole('button', { name: 'Try again' }));
      await page.unroute('**/api/v4/admin/topics?*');
    },
  },
];

/** Every screen of the console, by who sees it. */
export const consoleScreens = (world: () => World): Screens => ({
  guest: door,
  member: [
    {
      name: 'the door of the console for a member',
      async open(page) {
        await visit(page, '/admin');
        await sees(heading(page, /^Hello/));
      },
    },
  ],
  moderator: [
    {
      name: 'what only administrators may do',
      async open(page) {
        await visit(page, '/admin/boards/create');
        await sees(page.getByText('Administrators only'));
      },
    },
    {
      name: 'a member in the console, for a moderator',
      async open(page) {
        await visit(page, `/admin/members/${world().memberId}/show`);
        await sees(heading(page, 'Sanne de Vries'));
        await sees(page.getByRole('heading', { name: 'Profile' }));
      },
    },
  ],
  admin: [...around, ...records(world), ...forms(world)],
});
