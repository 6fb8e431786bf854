import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Size } from '../../../support/browser/screen-check.ts';
import { fails, feed, home, quietPlace, title, type Screens, waits } from '../places.ts';
import type { World } from '../world.ts';

const bell = (page: Page, size: Size) =>
  page.getByRole('button', { name: size === 'phone' ? /^Activity/ : /^Notifications/ });
const menuName = (size: Size) => (size === 'phone' ? /^Me: / : /^Your menu: /);

const PICTURE = join(__dirname, '..', '..', '..', '..', 'apps', 'member-web', 'public', 'favicon.svg');

async function avatarDialog(page: Page): Promise<void> {
  await visit(page, '/profile/settings/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await sees(page.getByRole('dialog', { name: 'Profile picture' }));
}

/** Every other screen, panel and dialog of the member app, by who sees it. */
export const memberScreens = (world: () => World): Screens => ({
  guest: [
    { name: 'home as a guest', open: home },
    {
      name: 'login, refused',
      inAll: true,
      expected: /auth\/login/,
      async open(page) {
        await visit(page, '/auth/login');
        await page.getByLabel('E-mail or username').fill('nobody@example.test');
        await page.getByLabel('Password', { exact: true }).fill('not a password');
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await sees(page.getByRole('alert'));
      },
    },
    {
      name: 'login',
      async open(page) {
        await visit(page, '/auth/login');
        await sees(page.getByRole('button', { name: 'As admin' }));
      },
    },
    {
      name: 'registration with errors',
      async open(page) {
        await visit(page, '/auth/login#register');
        await page.getByRole('button', { name: 'Create account' }).click();
        await sees(page.getByText('Please enter a valid e-mail address'));
      },
    },
    {
      name: 'nothing at this address',
      expected: /404/,
      async open(page) {
        await visit(page, '/nowhere');
        await sees(title(page, 'This page does not exist'));
      },
    },
  ],
  member: [
    {
      name: 'the comments of a member, with their activity',
      async open(page) {
        await visit(page, '/profile/joris.bakker?tab=comments');
        await sees(page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first());
        await sees(page.getByRole('img', { name: /in the last year/ }));
      },
    },
    {
      name: 'the conversations of a tag',
      async open(page) {
        await visit(page, '/?tag=glaze');
        await sees(page.getByText('Conversations tagged #glaze'));
      },
    },
    {
      name: 'home as a member',
      inAll: true,
      async open(page) {
        await home(page);
        await sees(page.getByRole('textbox', { name: /^What are you working on/ }));
      },
    },
    {
      name: 'the composer, with errors',
      inAll: true,
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
        await bell(page, size).click();
        await sees(page.getByRole('link', { name: /commented on/ }));
      },
    },
    {
      name: 'all notifications',
      async open(page) {
        await visit(page, '/notifications');
        await sees(page.getByRole('main').getByRole('link', { name: /commented on/ }));
      },
    },
    {
      name: 'the members',
      async open(page) {
        await visit(page, '/members?sort=newest');
        await sees(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first());
      },
    },
    {
      name: 'notifications of what was held back',
      async open(page, size) {
        await page.route('**/api/v3/notifications?*', async (route) => {
          const answer = await route.fetch();
          const { data, meta } = (await answer.json()) as { data: object[]; meta: object };
          const held = data
            .filter((each) => 'topic' in each)
            .map((each) => ({ ...each, type: 'held', comment_id: null }));
          await route.fulfill({ response: answer, json: { data: held, meta } });
        });
        await quietPlace(page, world());
        await bell(page, size).click();
        await sees(page.getByRole('link', { name: /^Not published: / }));
        await page.unroute('**/api/v3/notifications?*');
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
      name: 'drafts',
      async open(page) {
        await visit(page, '/drafts');
        await sees(page.getByRole('heading', { level: 1, name: 'Drafts' }));
        await sees(page.getByText('No drafts').or(page.getByRole('list', { name: 'Drafts' })));
      },
    },
    {
      name: 'favourites',
      async open(page) {
        await visit(page, '/bookmarks');
        await sees(feed(page).getByRole('article'));
      },
    },
    {
      name: 'popular, in small cards',
      async open(page) {
        await home(page);
        await page.getByRole('link', { name: 'Popular' }).click();
        await page.getByRole('button', { name: 'Small cards' }).click();
        await sees(feed(page).getByRole('article'));
        await page.context().clearCookies({ name: /^feed/ });
      },
    },
    {
      name: 'the feed is on its way',
      expected: NO_SOCKET,
      open: (page) => waits(page, '**/api/v3/topics?*', '/', [3, 3]),
    },
    {
      name: 'the feed has failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/topics?*', async () => void (await page.goto('/'))),
    },
  ],
  admin: [
    {
      name: 'the composer of an administrator, with errors',
      async open(page) {
        await home(page);
        await page.getByRole('textbox', { name: /^What are you working on/ }).click();
        await page.getByRole('checkbox', { name: 'Pin to board' }).check();
        await page.getByLabel('Release date').fill('2020-01-01T09:30');
        await page.getByRole('button', { name: 'Post', exact: true }).click();
        await sees(page.getByText('Please choose a time in the future.'));
      },
    },
  ],
});
