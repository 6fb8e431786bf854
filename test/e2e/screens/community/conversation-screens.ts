import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { comment, conversation, fails, topicMenu, type Screens, waits } from '../places.ts';
import type { World } from '../world.ts';
import { hasFocus } from '../../../support/browser/focus.ts';
import { until } from '../../../support/until.ts';

/** A conversation: what is said, and what may be done with it. */
export const conversationScreens = (world: () => World): Screens => ({
  guest: [
    {
      name: 'a conversation as a guest',
      inAll: true,
      async open(page) {
        await conversation(page, world().open);
        await sees(page.getByRole('link', { name: 'Log in to comment' }));
      },
    },
  ],
  member: [
    {
      name: 'a conversation with an answer, and a reply begun',
      inAll: true,
      async open(page) {
        await conversation(page, world().answered);
        await sees(page.getByText('Accepted answer'));
        await page.getByRole('button', { name: 'Reply', exact: true }).click();
        await page.getByRole('textbox', { name: /^Reply to/ }).click();
        await page.getByRole('button', { name: 'Post reply' }).click();
        await sees(page.getByText('Content is required to post!'));
        // The reply came into view, which may leave a link half below the bar.
        await page.evaluate('scrollTo(0, 0)');
      },
    },
    {
      name: 'quoting what is selected, below what was quoted before',
      async open(page) {
        // Words with nothing to press right below them: the button lies over those.
        await conversation(page, world().endless);
        const quote = page.locator('[aria-keyshortcuts="q"]');
        const words = comment(page).locator('p').first();
        await words.dblclick();
        await quote.click();
        await sees(page.getByRole('textbox', { name: 'Write a comment' }).locator('blockquote'));
        await words.dblclick();
        await sees(quote);
      },
    },
    {
      name: 'sharing a conversation',
      async open(page) {
        await conversation(page, world().open);
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await sees(page.getByRole('menuitem', { name: 'Send by e-mail' }));
      },
    },
    {
      name: 'the card of a member',
      async open(page) {
        await conversation(page, world().answered);
        const name = comment(page).getByRole('link').first();
        const card = page.getByRole('tooltip').getByText(/^Member since/);
        // What is still being drawn may take the focus away.
        await until('the card is there', async () => {
          if (!(await hasFocus(name))) await name.focus();
          return card.isVisible();
        });
      },
    },
    {
      name: 'who likes a conversation',
      async open(page) {
        await conversation(page, world().open);
        await page
          .getByRole('button', { name: /Who likes this/ })
          .first()
          .click();
        await sees(page.getByRole('dialog', { name: 'Who likes this' }).getByRole('listitem'));
      },
    },
    {
      name: 'nobody likes it any more',
      async open(page) {
        await page.route('**/posts/*/likes?*', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [] } });
        });
        await conversation(page, world().open);
        await page
          .getByRole('button', { name: /Who likes this/ })
          .first()
          .click();
        await sees(page.getByText('No one yet'));
        await page.unroute('**/posts/*/likes?*');
      },
    },
    {
      name: 'earlier versions',
      async open(page) {
        await conversation(page, world().answered);
        await page.getByRole('button', { name: 'edited: Earlier versions' }).click();
        await sees(page.getByRole('dialog').getByText('Version 1'));
      },
    },
    {
      name: 'earlier versions have failed',
      expected: /500/,
      async open(page) {
        await conversation(page, world().answered);
        await fails(page, '**/history', () => page.getByRole('button', { name: 'edited: Earlier versions' }).click());
      },
    },
    {
      name: 'newer comments below',
      async open(page) {
        await conversation(page, world().open);
        await sees(page.getByRole('button', { name: 'Jump to latest' }));
      },
    },
    {
      name: 'editing a comment',
      async open(page) {
        await conversation(page, world().answered);
        const own = page.locator('[id^="comment-"]').nth(1);
        await own.getByRole('button', { name: 'More options' }).click();
        await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
        await sees(page.getByRole('textbox', { name: 'Edit your comment' }));
      },
    },
    {
      name: 'the menu of a comment',
      async open(page) {
        await conversation(page, world().answered);
        await comment(page).getByRole('button', { name: 'More options' }).click();
        await sees(page.getByRole('menuitem', { name: 'Unmark as answer' }));
      },
    },
    {
      name: 'editing a conversation',
      async open(page) {
        await conversation(page, world().answered);
        await topicMenu(page);
        await page.getByRole('menuitem', { name: 'Edit conversation' }).click();
        await page.getByRole('dialog').getByLabel('Title').fill('');
        await page.getByRole('button', { name: 'Save' }).click();
        await sees(page.getByText('Title is required.'));
      },
    },
    {
      name: 'deleting a conversation',
      async open(page) {
        await conversation(page, world().answered);
        await topicMenu(page);
        await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
        await sees(page.getByText('Are you sure you want to delete this? This action is permanent.'));
      },
    },
    {
      name: 'a conversation with an open editor',
      async open(page) {
        await conversation(page, world().open);
        await page.getByRole('textbox', { name: 'Write a comment' }).click();
        await sees(page.getByRole('toolbar', { name: 'Formatting' }));
        await page.getByRole('button', { name: 'Post comment' }).click();
        await sees(page.getByText('Content is required to post!'));
      },
    },
    {
      name: 'a closed conversation',
      inAll: true,
      async open(page) {
        await conversation(page, world().closed);
        await sees(page.getByText('This conversation is closed. You can still read it.'));
      },
    },
    {
      name: 'a conversation without a place to break',
      async open(page) {
        await conversation(page, world().endless);
        await sees(page.getByText(/^https:\/\/example\.test/));
      },
    },
    {
      name: 'the conversation is on its way',
      expected: NO_SOCKET,
      open: (page) => waits(page, '**/api/v3/topics/**', `/conversations/${world().open.slug}`, [1, 3]),
    },
    {
      name: 'the conversation has failed',
      expected: NO_SOCKET,
      open: (page) =>
        fails(page, '**/api/v3/topics/**', async () => void (await page.goto(`/conversations/${world().open.slug}`))),
    },
  ],
  admin: [
    {
      name: 'a scheduled conversation',
      async open(page) {
        await conversation(page, world().scheduled);
        await sees(page.getByText('Scheduled'));
      },
    },
    {
      name: 'editing a conversation as an administrator',
      async open(page) {
        await conversation(page, world().answered);
        await topicMenu(page);
        await page.getByRole('menuitem', { name: 'Edit conversation' }).click();
        await sees(page.getByLabel('Description for search engines'));
      },
    },
  ],
  moderator: [
    {
      name: 'closing a conversation',
      async open(page) {
        await conversation(page, world().answered);
        await topicMenu(page);
        await page.getByRole('menuitem', { name: 'Close conversation' }).click();
        await sees(page.getByRole('dialog', { name: 'Close conversation' }));
      },
    },
    {
      name: 'the menu of a conversation',
      async open(page) {
        await conversation(page, world().answered);
        await topicMenu(page);
        await sees(page.getByRole('menuitem', { name: 'Copy link' }));
      },
    },
  ],
});
