import type { Page } from 'playwright-core';
import { NO_SOCKET, sees, write } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import { list, loaded } from '../console/console-screens.ts';
import { fails, onItsWay, type Screens, withAnswer } from '../places.ts';
import type { World } from '../world.ts';

const row = (page: Page) => page.locator('[data-row]').first();
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const log = (page: Page) => page.getByRole('region', { name: 'Messages' });
const NOBODY = { data: [], meta: { current_page: 1, last_page: 1, total: 0, next_cursor: null } };

async function thread(page: Page, id: number): Promise<void> {
  await visit(page, `/messages?thread_id=${id}`);
  await sees(log(page).getByRole('listitem').first());
  await sees(page.getByRole('textbox', { name: /^Message / }));
}

const empty = (page: Page): Promise<void> =>
  withAnswer(page, '**/api/v3/inbox?**', { json: NOBODY }, async () => {
    await visit(page, '/messages');
    await sees(page.getByText('no chat'));
  });

/** The floating box, opened. It keeps what is open in it from one screen to the next, so the page is loaded. */
async function miniInbox(page: Page) {
  await page.goto('/groups');
  const box = page.getByRole('complementary', { name: 'Messages' });
  await box.getByRole('button', { name: /^Messages/ }).click();
  return box;
}

/** Something of the menu of the conversation of three. */
const chosen = (name: string, item: string, dialog: string, world: () => World): Screen => ({
  name,
  async open(page) {
    await thread(page, world().letters.group);
    await page.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await sees(page.getByRole('dialog', { name: dialog }));
  },
});

/** The inbox in each of its states, and the reports that come out of it. */
export const messageScreens = (world: () => World): Screens => ({
  member: [
    {
      name: 'the inbox',
      inAll: true,
      async open(page) {
        await visit(page, '/messages');
        await sees(row(page));
      },
    },
    { name: 'a conversation of two', inAll: true, open: (page) => thread(page, world().letters.pair) },
    { name: 'a conversation of three', open: (page) => thread(page, world().letters.group) },
    { name: 'the inbox, empty', inAll: true, expected: NO_SOCKET, open: empty },
    {
      name: 'the inbox, on its way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, '**/api/v3/inbox?**', '/messages');
        await sees(page.getByRole('status', { name: 'Loading conversations' }));
      },
    },
    {
      name: 'the inbox, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/inbox?**', async () => void (await page.goto('/messages'))),
    },
    {
      name: 'members for a conversation',
      async open(page) {
        await visit(page, '/messages');
        await searchbox(page).fill('an');
        await sees(page.getByRole('region', { name: 'start new chat' }).locator('[data-row]').first());
      },
    },
    {
      name: 'members for a conversation, none found',
      async open(page) {
        await visit(page, '/messages');
        await searchbox(page).fill('xqzvw');
        await sees(page.getByText('no user results'));
      },
    },
    {
      name: 'a conversation that has not begun',
      async open(page) {
        await visit(page, '/messages');
        await searchbox(page).fill('anouk');
        await page.locator('[data-row^="to-"]').first().click();
        await sees(page.getByText(/^This is the beginning of your conversation/));
      },
    },
    {
      name: 'a conversation that is not there',
      expected: /404/,
      async open(page) {
        await visit(page, '/messages?thread_id=999999');
        await sees(page.getByText('Conversation not found'));
      },
    },
    {
      name: 'a message that did not get there',
      inAll: true,
      expected: /409/,
      async open(page) {
        await page.route('**/api/v4/inbox/*/messages', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 409, json: { message: 'The conversation has ended.' } })
            : route.fallback(),
        );
        await thread(page, world().letters.pair);
        await write(page.getByRole('textbox', { name: /^Message / }), 'Tot vrijdag');
        const refused = page.waitForResponse((answer) => answer.status() === 409);
        await page.keyboard.press('Control+Enter');
        await refused;
        await sees(page.getByRole('button', { name: 'discard' }));
        await page.unroute('**/api/v4/inbox/*/messages');
      },
    },
    {
      name: 'messages that were found',
      inAll: true,
      async open(page) {
        await visit(page, '/messages');
        await searchbox(page).fill('glazuur');
        await sees(page.getByRole('region', { name: 'messages', exact: true }).locator('[data-row]').first());
      },
    },
    {
      name: 'a message being edited',
      inAll: true,
      async open(page) {
        await thread(page, world().letters.pair);
        await log(page).locator('[data-own]').getByRole('button', { name: 'Message options' }).last().click();
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await sees(page.getByRole('button', { name: 'Save' }));
        await sees(page.getByRole('textbox', { name: 'Edit your message' }));
      },
    },
    {
      name: 'the mini inbox',
      only: 'desktop',
      inAll: true,
      async open(page) {
        const box = await miniInbox(page);
        await sees(box.locator('[data-row]').first());
      },
    },
    {
      name: 'a conversation in the mini inbox',
      only: 'desktop',
      inAll: true,
      async open(page) {
        const box = await miniInbox(page);
        await box.locator(`[data-row="${world().letters.pair}"]`).click();
        await sees(box.getByRole('textbox', { name: /^Message / }));
        await sees(log(page).getByRole('listitem').first());
      },
    },
    chosen('a search in a conversation', 'Search in this conversation', 'Search in this conversation', world),
    chosen('people for a conversation', 'Add people', 'Add people', world),
    chosen('a conversation about to be left', 'Leave conversation', 'Leave this conversation?', world),
    {
      name: 'a message about to be reported',
      async open(page) {
        await thread(page, world().letters.group);
        await log(page).getByRole('button', { name: 'Message options' }).last().click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
        await sees(page.getByRole('dialog', { name: 'Report this message' }));
      },
    },
    {
      name: 'a conversation about to be reported',
      async open(page) {
        await visit(page, `/conversations/${world().open.slug}`);
        await page.getByRole('main').getByRole('button', { name: 'More options' }).first().click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
        await sees(page.getByRole('dialog', { name: 'Report this post' }));
      },
    },
    {
      name: 'who may write to a member',
      async open(page) {
        await visit(page, '/profile/settings/messages');
        await sees(page.getByRole('combobox', { name: 'Who can message me' }));
      },
    },
  ],
  admin: [
    list('Reports', 'review-items', () => 'Koop nu mijn nieuwe klei', world),
    {
      name: 'a reported post',
      async open(page) {
        await visit(page, `/admin/review-items/${world().reviewId}/show`);
        await sees(page.getByRole('button', { name: 'Delete', exact: true }));
      },
    },
    list('Reported messages', 'message-reports', () => 'Dit is reclame.', world),
    {
      name: 'a reported message, not read yet',
      async open(page) {
        await visit(page, `/admin/message-reports/${world().letters.reportId}/show`);
        await loaded(page, /^Message by /);
        await sees(page.getByRole('button', { name: 'Read messages' }));
      },
    },
    {
      name: 'a reported message, read',
      async open(page) {
        await visit(page, `/admin/message-reports/${world().letters.reportId}/show`);
        await page.getByRole('button', { name: 'Read messages' }).click();
        const dialog = page.getByRole('dialog', { name: 'Read these messages?' });
        await dialog.getByRole('textbox').fill('Om te beslissen');
        await dialog.getByRole('button', { name: 'Read messages' }).click();
        await sees(page.getByText('Koop nu mijn nieuwe klei'));
      },
    },
  ],
});
