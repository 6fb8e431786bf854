import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { mailTo, tokenIn } from '../../support/mails.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const EMAIL = 'noor.wit@elsewhere.test';
const SECRET = 'Een lang geheim 7';

let guest: Visitor;
let page: Page;
beforeAll(async () => {
  guest = await Visitor.arrive(browser, { url: lyceum.url });
  page = guest.page;
});
afterAll(() => guest.close());

const dialog = (name: string) => page.getByRole('dialog', { name });

it('an administrator adds a member in the console', async () => {
  const admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  await admin.go('/admin/members');
  await admin.page.getByRole('link', { name: 'Add a member' }).click();
  await admin.page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await admin.page.getByRole('textbox', { name: 'Reason' }).fill('Joins the class');
  await admin.page.getByRole('button', { name: 'Add and invite' }).click();
  await sees(admin.page.getByRole('link', { name: /^Member \d+/ }));
  await admin.close();
});

it('who comes in by the link says who they are, with a username that follows the name, then chooses a password', async () => {
  const token = tokenIn(await mailTo(await lyceum.person('admin'), EMAIL, 'You are invited'));
  await guest.go(`/auth/invitation#token=${token}`);
  await sees(page.getByRole('heading', { level: 1, name: /^Welcome to / }));
  await page.getByRole('button', { name: 'Get started' }).click();

  await sees(dialog('Who are you?'));
  await page.getByRole('button', { name: 'Save' }).click();
  await sees(dialog('Who are you?').getByText('This field is required.'));
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Wit');
  expect(await page.getByLabel('Username').inputValue()).toBe('@noorwit');
  await page.getByRole('button', { name: 'Save' }).click();

  await sees(dialog('Choose a password'));
  await page.getByLabel('New password', { exact: true }).fill(SECRET);
  await page.getByLabel('Repeat new password').fill(SECRET);
  await page.getByRole('button', { name: 'Save' }).click();
  await sees(page.getByRole('button', { name: 'Your menu: Noor Wit' }));
  await seesNo(dialog('Choose a password'));
});

it('and is asked nothing at the next visit', async () => {
  await page.reload();
  await sees(page.getByRole('feed', { name: 'Conversations' }).getByRole('article'));
  await seesNo(page.getByRole('dialog'));
});

it('an administrator makes the first boards and invites several people on one page', async () => {
  const admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  const { page: console } = admin;
  await admin.go('/admin/setup');
  await console.getByRole('radio', { name: 'Customers and users' }).check();
  await console.getByRole('checkbox', { name: 'Tips' }).uncheck();
  await console.getByRole('textbox', { name: 'E-mail addresses' }).fill('Mo <mo@elsewhere.test>, an@elsewhere.test');
  await console.getByRole('button', { name: 'Set up', exact: true }).click();
  await sees(console.getByText('Your community is set up.'));
  for (const email of ['mo@elsewhere.test', 'an@elsewhere.test']) {
    await mailTo(await lyceum.person('admin'), email, 'You are invited');
  }
  await admin.go('/boards');
  const boards = console.getByRole('main');
  await sees(boards.getByRole('link', { name: 'Ideas' }));
  await seesNo(boards.getByRole('link', { name: 'Tips' }));
  await admin.close();
});
