import { readFileSync } from 'node:fs';
import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Locator, Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { PASSWORD, Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const NAME = 'eigenaar';
const EMAIL = `${NAME}@example.test`;
const COMMENT = 'Den geeft meer vlam.';
const BETTER_COMMENT = 'Den geeft meer vlam, eik meer gloed.';

let owner: Persona;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  owner = new Persona(lyceum.url);
  await owner.register(NAME);
  visitor = await Visitor.arrive(browser, { url: lyceum.url });
  page = visitor.page;
  const cookies = [...owner.cookies].map(([name, value]) => ({ name, value, url: lyceum.url }));
  await visitor.context.addCookies(cookies);
});

const comment = (text: string) => page.locator('[id^="comment-"]').filter({ has: page.getByText(text) });

async function choose(within: Locator, entry: string): Promise<void> {
  await within.getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

it('an own comment below pages that are missing is edited and deleted like any other', async () => {
  const topics = (await owner.call('GET /api/v3/topics', { query: { limit: 100 } })).body.data as community.Topic[];
  const long = topics
    .filter(({ closed, answered }) => !closed && !answered)
    .reduce((most, each) => (each.comments_count > most.comments_count ? each : most));
  await visitor.go(`/conversations/${long.slug}`);
  await sees(page.getByRole('button', { name: /^Load more/ }));
  await write(page.getByRole('textbox', { name: 'Write a comment' }), COMMENT);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await choose(comment(COMMENT), 'Edit');
  const field = page.getByRole('textbox', { name: 'Edit your comment' });
  await write(field, '');
  await field.press('Control+a');
  await page.keyboard.type(BETTER_COMMENT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await sees(comment(BETTER_COMMENT).getByText('edited'));
  await sees(page.getByRole('button', { name: /^Load more/ }));
  await choose(comment(BETTER_COMMENT), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await seesNo(comment(BETTER_COMMENT));
});

it('a token opens the door to a program until it is revoked', async () => {
  await visitor.go('/profile/settings/tokens');
  await page.getByLabel('Name').fill('Meenemen');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create token' }).click();
  const program = new Persona(lyceum.url);
  program.bearer = await page.getByLabel('Token', { exact: true }).inputValue();
  expect((await program.call('GET /api/v3/profile/me')).body.data.username).toBe(NAME);
  await page.getByRole('button', { name: 'Revoke Meenemen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await sees(page.getByText('You have no tokens.'));
  expect((await program.call('GET /api/v3/profile/me')).status).toBe(401);
});

it('everything that is kept of them is theirs to take along', async () => {
  await page.getByRole('link', { name: 'My data' }).click();
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  const link = page.getByRole('link', { name: /^Download my data/ });
  await sees(link);
  const download = page.waitForEvent('download');
  await link.click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kept: { account: [{ email: EMAIL }] } });
});

it('and the browser has not complained', () => {
  expect(visitor.complaints).toEqual([]);
});

it('whoever erases their account finds themselves on the home page, also where their screen hears of it first', async () => {
  await visitor.go('/profile/settings/leave');
  await page.getByLabel(/^Type your username/).fill(NAME);
  await page.getByLabel('Current password').fill(PASSWORD);
  await visitor.hears(channels.community);
  // The answer comes after the screen has heard by its socket, and has asked who it belongs to.
  await page.route('**/users/me/erase', async (route) => {
    const nobody = page.waitForResponse((answer) => answer.url().endsWith('/profile/me') && answer.status() === 401);
    const answer = await route.fetch();
    await nobody;
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await sees(page.getByText('Your account has been deleted.'));
  await sees(page.getByRole('link', { name: 'Log in' }));
  expect(new URL(page.url()).pathname).toBe('/');
});
