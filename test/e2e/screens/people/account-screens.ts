import type { Page } from 'playwright-core';
import { NO_SOCKET, sees, withoutFirstPage } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { fails, type Screens } from '../places.ts';
import { DEMO_PASSWORD } from '../../../support/servers/running.ts';
import type { World } from '../world.ts';

/** Each tab, and the button that it ends with. */
const SETTINGS = [
  ['profile', 'Save'],
  ['account', 'Change e-mail address'],
  ['password', 'Change password'],
  ['preferences', 'Save'],
  ['notifications', 'Save'],
  ['tokens', 'Create token'],
  ['data', 'Prepare my data'],
  ['leave', 'Delete my account'],
] as const;

const DECISION = {
  ...{ until: null, automated: false, ended_at: null, confirmed_at: null, appeal: null },
  ...{ created_at: '2026-03-01T10:00:00.000Z', appealable_until: '2090-09-01T10:00:00.000Z' },
};
const DECISIONS = [
  { ...DECISION, id: 1, kind: 'warned', thing: null, rule: 'off_topic', statement: 'Blijf bij het onderwerp' },
  {
    ...{ ...DECISION, id: 2, kind: 'removed', thing: { kind: 'topic', title: 'Te koop' }, rule: 'spam' },
    ...{ statement: 'Reclame', appeal: { text: 'Ik gaf het weg', created_at: DECISION.created_at, outcome: null } },
  },
  {
    ...DECISION,
    id: 3,
    kind: 'hidden',
    thing: { kind: 'topic', title: 'Ruzie' },
    rule: null,
    statement: '',
    automated: true,
  },
];

const TOKEN = '#token=long-enough-to-be-a-token';

async function makeToken(page: Page): Promise<void> {
  await visit(page, '/profile/settings/tokens');
  await page.getByLabel('Name').fill('Boekhouding');
  await page.getByRole('checkbox', { name: 'write' }).check();
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Create token' }).click();
  await sees(page.getByLabel('Token', { exact: true }));
  await sees(page.getByRole('button', { name: 'Revoke Boekhouding' }));
}

/** Profiles, settings, and what is done by way of a mail. */
export const accountScreens = (world: () => World): Screens => ({
  guest: [
    {
      name: 'a forgotten password',
      async open(page) {
        await visit(page, '/auth/forgot-password');
        await page.getByRole('button', { name: 'Send link' }).click();
        await sees(page.getByText('Please enter a valid e-mail address'));
      },
    },
    {
      name: 'a forgotten password, asked for',
      async open(page) {
        await visit(page, '/auth/forgot-password');
        await page.getByLabel('E-mail').fill('nobody@example.test');
        await page.getByRole('button', { name: 'Send link' }).click();
        await sees(page.getByText('If an account uses this address'));
      },
    },
    {
      name: 'a new password, refused',
      expected: /422/,
      async open(page) {
        await visit(page, `/auth/reset-password${TOKEN}`);
        await page.getByLabel('New password', { exact: true }).fill('Longenough1!');
        await page.getByLabel('Repeat new password').fill('Longenough1!');
        await page.getByRole('button', { name: 'Save password' }).click();
        await sees(page.getByRole('alert'));
      },
    },
    {
      name: 'an incomplete link',
      async open(page) {
        await visit(page, '/auth/reset-password');
        await sees(page.getByRole('link', { name: 'Request a new link' }));
      },
    },
    {
      name: 'confirming an e-mail address',
      async open(page) {
        await visit(page, `/auth/verify-email${TOKEN}`);
        await sees(page.getByRole('button', { name: 'Confirm my address' }));
      },
    },
    {
      name: 'the link that makes an administrator',
      async open(page) {
        await visit(page, `/auth/claim${TOKEN}`);
        await sees(page.getByRole('button', { name: 'Create account' }));
      },
    },
    {
      name: 'a profile as a guest',
      async open(page) {
        await visit(page, `/profile/${world().memberName}`);
        await sees(page.getByRole('heading', { level: 2, name: 'About' }));
        await sees(page.getByRole('feed').getByRole('article'));
      },
    },
  ],

  member: [
    {
      name: 'one’s own profile',
      inAll: true,
      async open(page) {
        await visit(page, '/profile');
        await sees(page.getByRole('link', { name: 'Edit profile' }));
        await sees(page.getByRole('feed').getByRole('article'));
      },
    },
    {
      name: 'a profile without conversations',
      async open(page) {
        await page.route('**/topics?type=user*', async (route) => {
          const answer = await route.fetch();
          const { meta } = (await answer.json()) as { meta: object };
          await route.fulfill({ response: answer, json: { data: [], meta: { ...meta, next_cursor: null } } });
        });
        await visit(page, '/profile');
        await sees(page.getByText('Your conversations will show up here'));
        await page.unroute('**/topics?type=user*');
      },
    },
    {
      name: 'the conversations of a profile have failed',
      expected: /500/,
      async open(page) {
        await page.route('**/topics?type=user*', (route) => route.fulfill({ status: 500, json: {} }));
        await visit(page, '/profile');
        await sees(page.getByRole('alert').getByRole('button', { name: 'Try again' }));
        await page.unroute('**/topics?type=user*');
      },
    },
    {
      name: 'the profile has failed',
      expected: NO_SOCKET,
      async open(page) {
        const name = world().memberName;
        await fails(page, `**/api/v3/profile/${name}`, async () => void (await page.goto(`/profile/${name}`)));
      },
    },
    ...SETTINGS.map(([tab, shows]) => ({
      name: `the settings: ${tab}`,
      async open(page: Page) {
        await visit(page, `/profile/settings/${tab}`);
        await sees(page.getByRole('button', { name: shows, exact: true }));
      },
    })),
    {
      name: 'the settings: posts that wait',
      async open(page) {
        const post = { id: 1, kind: 'topic', board_id: 1, topic_id: null, created_at: new Date().toISOString() };
        const data = [
          { ...post, title: 'Wacht nog', content: '<p>Tekst</p>', state: 'waiting', reason: null },
          { ...post, id: 2, title: 'Mag niet', content: '<p>Tekst</p>', state: 'rejected', reason: 'Reclame' },
        ];
        await page.route('**/api/v4/held-posts', (route) => route.fulfill({ json: { data } }));
        await visit(page, '/profile/settings/posts');
        await sees(page.getByText('Waiting for review'));
        await page.unroute('**/api/v4/held-posts');
      },
    },
    {
      name: 'the settings: decisions',
      async open(page) {
        await page.route('**/api/v4/decisions', (route) => route.fulfill({ json: { data: DECISIONS } }));
        await visit(page, '/profile/settings/decisions');
        await sees(page.getByText('Your appeal waits for an answer.'));
        await page.getByRole('button', { name: 'Appeal: Warning' }).click();
        await sees(page.getByRole('dialog', { name: 'Appeal this decision' }));
        await page.unroute('**/api/v4/decisions');
      },
    },
    {
      name: 'a warning to read, and a silence',
      expected: NO_SOCKET,
      inAll: true,
      async open(page) {
        const me = '**/api/v3/profile/me';
        await page.route('**/api/v4/decisions', (route) => route.fulfill({ json: { data: DECISIONS } }));
        await page.route(me, async (route) => {
          const answer = await route.fetch();
          const { data } = (await answer.json()) as { data: object };
          const sanctions = { open_warnings: [1], silenced_until: '2090-01-02T10:00:00.000Z' };
          await route.fulfill({ json: { data: { ...data, ...sanctions } } });
        });
        const back = await withoutFirstPage(page);
        await visit(page, '/members');
        await sees(page.getByRole('dialog', { name: 'A warning from the moderators' }));
        await sees(page.getByText('Blijf bij het onderwerp'));
        await back();
        await page.unroute(me);
        await page.unroute('**/api/v4/decisions');
      },
    },
    {
      name: 'the settings: sessions',
      inAll: true,
      async open(page) {
        await visit(page, '/profile/settings/sessions');
        await sees(page.getByText('This device'));
      },
    },
    {
      name: 'the settings: password, with errors',
      async open(page) {
        await visit(page, '/profile/settings/password');
        await page.getByLabel('New password', { exact: true }).fill('Longer1');
        await page.getByRole('button', { name: 'Change password' }).click();
        await sees(page.getByText('Password confirmation does not match'));
      },
    },
    {
      name: 'a token, shown once, and one that may be revoked',
      open: makeToken,
    },
    {
      name: 'revoking a token',
      async open(page) {
        await makeToken(page);
        await page.getByRole('button', { name: 'Revoke Boekhouding' }).first().click();
        await sees(page.getByRole('dialog', { name: 'Revoke Boekhouding' }));
      },
    },
    {
      name: 'the settings: tokens, with errors',
      async open(page) {
        await visit(page, '/profile/settings/tokens');
        await page.getByRole('checkbox', { name: 'read' }).uncheck();
        await page.getByRole('button', { name: 'Create token' }).click();
        await sees(page.getByText('Choose at least one.'));
      },
    },
    {
      name: 'leaving, with errors',
      async open(page) {
        await visit(page, '/profile/settings/leave');
        await page.getByLabel(/^Type your username/).fill('somebody');
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await sees(page.getByText('This is not your username.'));
      },
    },
    {
      name: 'acting as somebody else',
      expected: NO_SOCKET,
      async open(page) {
        await page.route('**/api/v3/profile/me', async (route) => {
          const answer = await route.fetch();
          const { data } = (await answer.json()) as { data: object };
          await route.fulfill({ response: answer, json: { data: { ...data, impersonating: true } } });
        });
        const back = await withoutFirstPage(page);
        await visit(page, '/profile');
        await sees(page.getByRole('button', { name: 'Stop' }));
        await back();
        await page.unroute('**/api/v3/profile/me');
      },
    },
  ],
});
