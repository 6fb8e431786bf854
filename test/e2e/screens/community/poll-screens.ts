import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { conversation, fails, home, topicMenu, type Screens } from '../places.ts';
import type { World } from '../world.ts';

/** Polls, on their conversations and in the composer. */
export const pollScreens = (world: () => World): Screens => ({
  guest: [
    {
      name: 'a poll as a guest',
      async open(page) {
        await conversation(page, world().poll);
        await sees(page.getByRole('link', { name: 'Log in to vote' }));
      },
    },
  ],
  member: [
    {
      name: 'the composer of a poll, with errors',
      async open(page) {
        await home(page);
        await page.getByRole('button', { name: 'Poll', exact: true }).click();
        await sees(page.getByRole('textbox', { name: 'Answer 2' }));
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('An answer is required.'));
      },
    },
    {
      name: 'a poll, with an answer asked once more',
      inAll: true,
      async open(page) {
        await conversation(page, world().poll);
        await page.locator('[data-choice]').nth(2).click();
        await sees(page.getByText('Click again to vote'));
        await page.getByRole('button', { name: 'Add an answer' }).click();
        await page.locator('[data-choice]').nth(3).click();
        await sees(page.getByText('Click again to vote'));
      },
    },
    {
      name: 'a poll that has ended',
      async open(page) {
        await conversation(page, world().endedPoll);
        await sees(page.getByText('ended on', { exact: false }));
      },
    },
    {
      name: 'a poll that could not be loaded',
      expected: NO_SOCKET,
      open: (page) =>
        fails(page, '**/api/v4/polls?*', () => page.goto(`/conversations/${world().poll.slug}`).then(() => undefined)),
    },
    {
      name: 'who voted',
      async open(page) {
        await conversation(page, world().poll);
        await page
          .getByRole('button', { name: /Who voted for/ })
          .first()
          .click();
        await sees(page.getByRole('dialog').getByRole('listitem'));
      },
    },
    {
      name: 'editing a poll',
      async open(page) {
        await conversation(page, world().poll);
        await topicMenu(page);
        await page.getByRole('menuitem', { name: 'Edit poll' }).click();
        await sees(page.getByRole('dialog', { name: 'Edit poll' }).getByRole('textbox', { name: 'Answer 2' }));
      },
    },
  ],
});
