import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { fails, onItsWay, type Screens, withAnswer } from '../places.ts';

const NONE = { data: [], meta: { current_page: 1, last_page: 1, total: 0, next_cursor: null } };
const named = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** One of the demo community, by its name. */
async function group(page: Page, name: string): Promise<void> {
  await visit(page, '/groups');
  await named(page, name).click();
  await sees(page.getByRole('heading', { level: 1, name }));
}
async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}
async function edited(page: Page, part?: string): Promise<void> {
  await group(page, GLAZES);
  await page.getByRole('link', { name: 'Edit' }).click();
  if (part) await tab(page, part);
}
const GLAZES = 'The glaze kitchen';
const STALL = 'Our stall on the market';

/** Groups of the member app: the list, one group with its parts, and its form. */
export const groupScreens: Screens = {
  guest: [
    {
      name: 'groups, for a guest',
      async open(page) {
        await visit(page, '/groups');
        await sees(named(page, GLAZES));
      },
    },
    { name: 'a public group, for a guest', open: (page) => group(page, GLAZES) },
  ],
  member: [
    {
      name: 'groups',
      inAll: true,
      async open(page) {
        await visit(page, '/groups');
        await sees(named(page, GLAZES));
      },
    },
    {
      name: 'groups, none',
      expected: NO_SOCKET,
      open: (page) =>
        withAnswer(page, '**/api/v3/groups?**', { json: NONE }, async () => {
          await visit(page, '/groups?show=mine');
          await sees(page.getByText('You haven’t joined any groups yet'));
        }),
    },
    {
      name: 'groups, on their way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, '**/api/v3/groups?**', '/groups');
        await sees(page.getByRole('status', { name: 'Loading groups' }));
      },
    },
    {
      name: 'groups, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/groups?**', async () => void (await page.goto('/groups'))),
    },
    {
      name: 'a group',
      inAll: true,
      async open(page) {
        await group(page, GLAZES);
        await sees(page.getByRole('link', { name: 'Ash glaze that does not run' }).first());
      },
    },
    {
      name: 'what a group is about',
      inAll: true,
      async open(page) {
        await group(page, GLAZES);
        await tab(page, 'About');
        await sees(page.getByRole('heading', { name: 'Rules' }));
      },
    },
    {
      name: 'a group that one is invited to',
      async open(page) {
        await group(page, 'Wood firers');
        await sees(page.getByRole('main').getByRole('button', { name: 'Accept' }));
      },
    },
    {
      name: 'who asks to join a group',
      inAll: true,
      async open(page) {
        await group(page, STALL);
        await tab(page, 'Members');
        await sees(page.getByRole('button', { name: /^Approve / }).first());
      },
    },
    {
      name: 'the files of a group, none',
      async open(page) {
        await group(page, STALL);
        await tab(page, 'Files');
        await sees(page.getByText('No files yet'));
      },
    },
    {
      name: 'the events of a group, none',
      inAll: true,
      async open(page) {
        await group(page, STALL);
        await tab(page, 'Events');
        await sees(page.getByText('No upcoming events'));
      },
    },
    {
      name: 'a new event of a group',
      async open(page) {
        await group(page, STALL);
        await tab(page, 'Events');
        await page.getByRole('main').getByRole('button', { name: 'New event' }).click();
        await sees(
          page.getByRole('dialog', { name: 'New event' }).getByText('Only invited people, or members of its group.'),
        );
      },
    },
    {
      name: 'a group that is closed',
      async open(page) {
        await group(page, 'Building the small kiln');
        await sees(page.getByRole('main').getByText('Closed', { exact: true }));
      },
    },
    {
      name: 'a new group',
      inAll: true,
      async open(page) {
        await visit(page, '/groups');
        await page.getByRole('button', { name: 'New group' }).click();
        await sees(page.getByRole('dialog', { name: 'New group' }).getByLabel('Name'));
      },
    },
  ],
  admin: [
    {
      name: 'a group being edited',
      inAll: true,
      async open(page) {
        await edited(page);
        await sees(page.getByLabel('Name'));
      },
    },
    {
      name: 'who may join a group',
      async open(page) {
        await edited(page, 'Access');
        await sees(page.getByLabel('Members can invite others'));
      },
    },
    {
      name: 'the rules of a group being edited',
      async open(page) {
        await edited(page, 'Rules');
        await sees(page.getByLabel('One rule per line'));
      },
    },
    {
      name: 'the questions of a group being edited',
      async open(page) {
        await edited(page, 'Questions');
        await sees(page.getByRole('textbox', { name: 'Question 1' }));
      },
    },
  ],
};
