import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screens } from '../places.ts';

/** Follow, block, and the page at the end of a mail. */
export const relationsScreens: Screens = {
  guest: [
    {
      name: 'the page that ends mails',
      inAll: true,
      async open(page) {
        const data = { what: 'Comments on topics you wrote or follow', ended: false };
        await page.route('**/api/v4/notifications/unsubscribe/*', (route) => route.fulfill({ json: { data } }));
        await visit(page, '/unsubscribe/1.comment.x');
        await sees(page.getByRole('button', { name: 'Unsubscribe' }));
        await page.unroute('**/api/v4/notifications/unsubscribe/*');
      },
    },
  ],
  member: [
    {
      name: 'a profile that one may follow',
      inAll: true,
      async open(page) {
        await visit(page, '/profile/jelle.s');
        await sees(page.getByRole('button', { name: /^Follow / }));
      },
    },
    {
      name: 'nobody is blocked',
      async open(page) {
        await visit(page, '/profile/settings/blocked');
        await sees(page.getByText('You haven’t blocked anyone'));
      },
    },
    {
      name: 'whom one has blocked',
      async open(page) {
        await page.route('**/api/v4/users/me/blocked*', async (route) => {
          const answer = await route.fetch();
          const { meta } = (await answer.json()) as { meta: object };
          const member = { id: 9, name: 'Wilhelmina van den Berg-Achternaam', username: 'wilhelmina', avatar: '' };
          const data = [{ ...member, isAdmin: false, isModerator: false, since: '2026-01-01T10:00:00.000Z' }];
          await route.fulfill({ response: answer, json: { data, meta } });
        });
        await visit(page, '/profile/settings/blocked');
        await sees(page.getByRole('button', { name: /^Unblock / }));
        await page.unroute('**/api/v4/users/me/blocked*');
      },
    },
  ],
};
