import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { NO_SOCKET, sees, seesNo, withoutFirstPage } from '../../support/browser.ts';
import type { Role } from '../../support/running.ts';
import type { Screen, Size } from '../../support/screen-check.ts';
import type { World } from './world.ts';

type Screens = Partial<Record<Role | 'guest', Screen[]>>;

const feed = (page: Page) => page.getByRole('feed', { name: 'Conversations' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await sees(feed(page).getByRole('article'));
}

/** Where panels and dialogs are opened: what lies behind them has a screen of its own. */
async function quietPlace(page: Page, { emptyBoard }: World): Promise<void> {
  await page.goto(`/boards/${emptyBoard.slug}`);
  await sees(page.getByText('No conversations yet'));
}

async function conversation(page: Page, { slug }: { slug: string }): Promise<void> {
  await page.goto(`/conversations/${slug}`);
  await sees(page.getByRole('heading', { level: 2, name: /^Comments/ }));
  await seesNo(page.getByRole('status', { name: /^Loading/ }));
  await seesNo(page.locator('[aria-busy="true"]'));
}

const topicMenu = (page: Page) => page.getByRole('button', { name: 'More options' }).first().click();
const comment = (page: Page) => page.locator('[id^="comment-"]').first();

async function fails(page: Page, path: string, open: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Server error' } }));
  const back = await withoutFirstPage(page);
  await open();
  await sees(page.getByRole('alert').getByRole('button', { name: 'Try again' }));
  await back();
  await page.unroute(path);
}

const menuName = (size: Size) => (size === 'phone' ? /^Me: / : /^Your menu: /);

const PICTURE = join(__dirname, '..', '..', '..', 'apps', 'member-web', 'public', 'favicon.svg');

async function avatarDialog(page: Page): Promise<void> {
  await page.goto('/profile/settings/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await sees(page.getByRole('dialog', { name: 'Profile picture' }));
}

/** Every screen, panel and dialog of the member app, by who sees it. */
export const memberScreens = (world: () => World): Screens => ({
  guest: [
    { name: 'home as a guest', open: home },
    {
      name: 'a board as a guest',
      async open(page) {
        await page.goto(`/boards/${world().board.slug}`);
        await sees(feed(page).getByRole('article'));
      },
    },
    {
      name: 'a conversation as a guest',
      async open(page) {
        await conversation(page, world().open);
        await sees(page.getByRole('link', { name: 'Log in to comment' }));
      },
    },
    {
      name: 'a poll as a guest',
      async open(page) {
        await conversation(page, world().poll);
        await sees(page.getByRole('link', { name: 'Log in to vote' }));
      },
    },
    {
      name: 'a board without access',
      async open(page, size) {
        await quietPlace(page, world());
        if (size === 'phone') await page.getByRole('button', { name: 'Boards' }).click();
        await page.getByRole('button', { name: world().locked.name }).click();
        await sees(page.getByRole('dialog').getByText(`Log in to see whether you can read ${world().locked.name}.`));
      },
    },
    {
      name: 'a board without access, by its address',
      async open(page) {
        await page.goto(`/boards/${world().locked.slug}`);
        await sees(page.getByRole('main').getByRole('link', { name: 'Log in' }));
      },
    },
    {
      name: 'a board without access, and no answer why',
      expected: /500/,
      async open(page) {
        await page.route('**/modals/protected/**', (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(`/boards/${world().locked.slug}`);
        await sees(page.getByText('Please contact an administrator if you keep encountering this issue.'));
        await page.unroute('**/modals/protected/**');
      },
    },
    {
      name: 'login, refused',
      expected: /auth\/login/,
      async open(page) {
        await page.goto('/auth/login');
        await page.getByLabel('E-mail or username').fill('nobody@example.test');
        await page.getByLabel('Password', { exact: true }).fill('not a password');
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await sees(page.getByRole('alert'));
      },
    },
    {
      name: 'login',
      async open(page) {
        await page.goto('/auth/login');
        await sees(page.getByRole('button', { name: 'As admin' }));
      },
    },
    {
      name: 'registration with errors',
      async open(page) {
        await page.goto('/auth/login#register');
        await page.getByRole('button', { name: 'Create account' }).click();
        await sees(page.getByText('Please enter a valid e-mail address'));
      },
    },
    {
      name: 'nothing at this address',
      async open(page) {
        await page.goto('/nowhere');
        await sees(title(page, 'This page does not exist'));
      },
    },
  ],

  member: [
    {
      name: 'home as a member',
      async open(page) {
        await home(page);
        await sees(page.getByRole('textbox', { name: /^What are you working on/ }));
      },
    },
    {
      name: 'the composer, with errors',
      async open(page) {
        await home(page);
        await page.getByRole('textbox', { name: /^What are you working on/ }).click();
        await page.getByRole('textbox', { name: 'Your story' }).click();
        await sees(page.getByRole('toolbar', { name: 'Formatting' }));
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('A board must be selected.'));
      },
    },
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
    {
      name: 'the user menu',
      async open(page, size) {
        await quietPlace(page, world());
        await page.getByRole('button', { name: menuName(size) }).click();
        await sees(page.getByRole('menuitem', { name: 'Log out' }));
      },
    },
    {
      name: 'choosing a profile picture',
      async open(page) {
        await avatarDialog(page);
        await sees(page.getByRole('dialog').getByRole('button', { name: 'Choose a picture' }));
      },
    },
    {
      name: 'cropping a profile picture',
      async open(page) {
        await avatarDialog(page);
        await page.locator('input[type=file]').setInputFiles(PICTURE);
        await sees(page.getByRole('slider', { name: 'Zoom' }));
      },
    },
    {
      name: 'a profile picture that is refused',
      expected: /422/,
      async open(page) {
        await avatarDialog(page);
        await page.locator('input[type=file]').setInputFiles(PICTURE);
        await page.route('**/uploader', (route) => route.fulfill({ status: 422, json: { message: 'Refused' } }));
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await sees(page.getByRole('alert').getByText('Error during upload'));
        await page.unroute('**/uploader');
      },
    },
    {
      name: 'notifications',
      async open(page, size) {
        await quietPlace(page, world());
        await page.getByRole('button', { name: size === 'phone' ? /^Activity/ : /^Notifications/ }).click();
        await sees(page.getByRole('link', { name: /commented on/ }));
      },
    },
    {
      name: 'the keyboard shortcuts',
      async open(page) {
        await quietPlace(page, world());
        await page.keyboard.press('?');
        await sees(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
      },
    },
    {
      name: 'the drawer of a phone',
      only: 'phone',
      async open(page) {
        await quietPlace(page, world());
        await page.getByRole('button', { name: 'Boards' }).click();
        await sees(page.getByRole('dialog').getByRole('link', { name: world().board.name }));
      },
    },
    {
      name: 'favourites',
      async open(page) {
        await page.goto('/bookmarks');
        await sees(feed(page).getByRole('article'));
      },
    },
    {
      name: 'popular, in small cards',
      async open(page) {
        await home(page);
        await page.getByRole('button', { name: 'Popular' }).click();
        await page.getByRole('button', { name: 'Small cards' }).click();
        await sees(feed(page).getByRole('article'));
        await page.context().clearCookies({ name: /^feed/ });
      },
    },
    {
      name: 'a conversation with an answer, and a reply begun',
      async open(page) {
        await conversation(page, world().answered);
        await sees(page.getByText('Accepted answer'));
        await page.getByRole('button', { name: 'Reply', exact: true }).click();
        await page.getByRole('textbox', { name: /^Reply to/ }).click();
        await page.getByRole('button', { name: 'Post reply' }).click();
        await sees(page.getByText('Content is required to post!'));
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
        await comment(page).getByRole('link').first().focus();
        await sees(page.getByRole('tooltip').getByText(/^Member since/));
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
        await sees(page.getByText('Nobody yet'));
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
        await sees(page.getByRole('button', { name: 'To the newest comment' }));
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
        await sees(page.getByRole('menuitem', { name: 'No longer the answer' }));
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
    { name: 'a board without topics', open: (page) => quietPlace(page, world()) },
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
      name: 'the feed has failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/topics?*', async () => void (await page.goto('/'))),
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
      name: 'the composer of an administrator, with errors',
      async open(page) {
        await home(page);
        await page.getByRole('textbox', { name: /^What are you working on/ }).click();
        await page.getByRole('checkbox', { name: 'Pin to the board' }).check();
        await page.getByLabel('Release date').fill('2020-01-01T09:30');
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('Please choose a moment in the future.'));
      },
    },
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
