import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Role } from '../../../support/servers/running.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import { loaded } from './console-screens.ts';

/** An event that could not be taken in, with one behind it. */
const PARKED = ['Division by zero', null].map((error, behind) => ({
  id: `community.score ${behind}`,
  processor: 'community.score',
  event_id: String(behind),
  stream: 'topic-12',
  version: 7 + behind,
  type: 'TopicLiked',
  error,
  parked_at: '2026-01-05T10:00:00.000Z',
}));

const EFFECTS = [
  {
    id: 'give-money-back 0190a0f0-0000-7000-8000-000000000001',
    event_id: '0190a0f0-0000-7000-8000-000000000001',
    effect: 'give-money-back',
    stream: 'purchase-12',
    type: 'PurchaseRefunded',
    failures: 9,
    error: 'The provider does not answer',
    since: '2026-01-05T10:00:00.000Z',
    failed_at: '2026-01-05T11:00:00.000Z',
    retry_at: '2026-01-05T12:00:00.000Z',
  },
];

const JOBS = {
  waiting: 2,
  active: 1,
  delayed: 0,
  failed: 1,
  failures: [{ id: '9', name: 'avatar', attempts: 5, error: 'No such file', failed_at: '2026-01-05T10:00:00.000Z' }],
};

/** What administrators decide for the whole community, and what runs behind it. */
export const consoleRunningScreens: Partial<Record<Role, Screen[]>> = {
  moderator: [
    {
      name: 'the system is not for moderators',
      async open(page) {
        await visit(page, '/admin/system');
        await sees(page.getByText('Administrators only'));
      },
    },
  ],
  admin: [
    {
      name: 'the set-up with errors',
      async open(page) {
        await visit(page, '/admin/setup');
        await loaded(page, 'Set-up');
        await page.getByRole('radio', { name: 'Association or club' }).check();
        await page.getByRole('textbox', { name: 'E-mail addresses' }).fill('nobody@nowhere');
        await page.getByRole('button', { name: 'Set up', exact: true }).click();
        await sees(page.getByText('This is not an e-mail address: nobody@nowhere'));
      },
    },
    {
      name: 'the settings',
      async open(page) {
        await visit(page, '/admin/settings');
        await loaded(page, 'Settings');
        await sees(page.getByText(/^White text on this colour is easy to read/));
      },
    },
    {
      name: 'the safety settings',
      async open(page) {
        await visit(page, '/admin/safety');
        await loaded(page, 'Safety');
        await sees(page.getByText('Topics and comments together.'));
      },
    },
    {
      name: 'the system, all well',
      async open(page) {
        await page.route('**/api/v4/admin/effects', (route) => route.fulfill({ json: { data: EFFECTS } }));
        await visit(page, '/admin/system');
        await loaded(page, 'System');
        await sees(page.getByText('No parked events.'));
        await sees(page.getByText('No failed jobs.'));
        await page.unroute('**/api/v4/admin/effects');
      },
    },
    {
      name: 'the dashboard as a table, and something to mend',
      async open(page) {
        await visit(page, '/admin');
        await page.getByRole('button', { name: 'Show as table' }).click();
        await sees(page.getByRole('columnheader', { name: 'new topics' }));
        await sees(page.getByText('Processing delay'));
      },
    },
    {
      name: 'boards being put in order',
      async open(page) {
        await visit(page, '/admin/boards');
        await loaded(page, 'Boards');
        await page.getByRole('button', { name: 'Order', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Order boards' });
        await dialog
          .getByRole('button', { name: /^Move .* down$/ })
          .first()
          .press('Enter');
        await sees(dialog.getByText(/ is now number 2 of /));
        const rows = dialog.getByRole('listitem');
        await rows.nth(2).hover();
        await page.mouse.down();
        const { x, y } = (await rows.first().boundingBox())!;
        await page.mouse.move(x + 2, y + 2);
        await page.mouse.up();
        await sees(dialog.getByText(/ is now number 1 of /));
      },
    },
    {
      name: 'the words of the community',
      async open(page) {
        await visit(page, '/admin/texts');
        await loaded(page, 'Custom texts');
        await page.getByRole('searchbox').fill('feed.');
        await sees(page.getByRole('button', { name: /^Change feed\..*, Dutch$/ }).first());
      },
    },
    {
      name: 'a text being changed, and found to be the same',
      async open(page) {
        await visit(page, '/admin/texts');
        await page
          .getByRole('button', { name: /, Dutch$/ })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name: 'Text in Dutch' });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await sees(dialog.getByText('The text hasn’t changed.'));
      },
    },
    {
      name: 'the system, with something to mend',
      async open(page) {
        await page.route('**/api/v4/admin/effects', (route) => route.fulfill({ json: { data: EFFECTS } }));
        await page.route('**/api/v4/admin/parked-events', (route) => route.fulfill({ json: { data: PARKED } }));
        await page.route('**/api/v4/admin/jobs', (route) => route.fulfill({ json: { data: JOBS } }));
        await visit(page, '/admin/system');
        await loaded(page, 'System');
        await sees(page.getByRole('button', { name: 'Replay: topic-12 by community.score' }));
        await sees(page.getByRole('button', { name: 'Try again: avatar' }));
        await sees(page.getByRole('button', { name: 'Drop: give-money-back' }));
        await page.unroute('**/api/v4/admin/effects');
        await page.unroute('**/api/v4/admin/parked-events');
        await page.unroute('**/api/v4/admin/jobs');
      },
    },
  ],
};
