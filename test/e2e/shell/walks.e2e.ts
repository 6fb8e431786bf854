import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { type Role } from '../../support/servers/running.ts';
import { inBothSchemes, type Size, SIZES } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

/** For what runs in the page; the compiler knows Node alone. */
declare const document: { adoptedStyleSheets: CSSStyleSheet[] };
declare class CSSStyleSheet {
  replaceSync(text: string): void;
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const comments = (page: Page) => page.getByRole('heading', { level: 2, name: /^Comments/ });
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const topicMenu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More options' }).first();

it('a colour that is wrong in dark alone would be found', async () => {
  const visitor = await Visitor.arrive(browser, { url: lyceum.url });
  await visitor.go('/auth/login');
  await sees(title(visitor.page, 'Welcome back'));
  await visitor.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: dark) { h1 { color: #222 !important } }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await inBothSchemes(visitor, 'planted', 'desktop');
  expect(found).toEqual([expect.stringContaining('desktop, dark: color-contrast')]);
  await visitor.close();
});

/**
 * Runs in the page: types and follows the first topic at once, and is then so busy that the search, which has waited long
 * enough, comes before the topic is drawn.
 */
const SEARCHES_AND_LEAVES = `(() => {
  const link = document.querySelector('[data-row-link]');
  const field = document.querySelector('[data-list-search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, link.textContent.slice(0, 8));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  link.click();
  const clicked = Date.now();
  while (Date.now() < clicked + 400);
})()`;

it('whoever follows a link of the console right after searching stays there, in a busy browser too', async () => {
  const visitor = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  const { page } = visitor;
  await visitor.go('/admin/topics');
  const topic = page.getByRole('table').getByRole('link').first();
  await sees(topic);
  await page.evaluate(SEARCHES_AND_LEAVES);
  await page.getByRole('button', { name: /^(Close|Reopen)$/ }).click();
  await sees(page.getByRole('dialog'));
  expect(page.url()).toMatch(/\/admin\/topics\/\d+\/show$/);
  await visitor.close();
});

/** One way through the product, by somebody of one kind; at each step axe finds nothing, and the browser is content. */
describe.each(['desktop', 'phone'] as const)('on a %s', (size: Size) => {
  const TITLE = `Een schaal met een ${size === 'phone' ? 'kleine' : 'grote'} scheur`;
  let visitor: Visitor;
  let page: Page;

  async function arrive(role?: Role): Promise<void> {
    visitor = await Visitor.arrive(browser, { url: lyceum.url, role, viewport: SIZES[size] });
    page = visitor.page;
  }
  afterEach(() => visitor?.close());

  async function step(name: string): Promise<void> {
    expect(await inBothSchemes(visitor, `walk ${name}`, size)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  }

  async function giveReason(dialog: string | RegExp, submit: string): Promise<void> {
    const asked = page.getByRole('dialog', { name: dialog });
    await asked.getByRole('textbox', { name: 'Reason' }).fill('Zo afgesproken');
    await asked.getByRole('button', { name: submit, exact: true }).click();
    await seesNo(asked);
  }

  it('a guest reads, is invited, becomes a member', async () => {
    await arrive();
    await visitor.go('/');
    const first = page.getByRole('feed', { name: 'Conversations' }).getByRole('article').first();
    await sees(first);
    await step('guest, home');
    await first.getByRole('heading', { level: 2 }).getByRole('link').click();
    await sees(comments(page));
    await seesNo(commentField(page));
    await step('guest, conversation');
    await visitor.go('/auth/login#register');
    await page.getByLabel('First name').fill('Nieuw');
    await page.getByLabel('Last name').fill('Gezicht');
    await page.getByLabel('E-mail', { exact: true }).fill(`nieuw-${size}@example.test`);
    await page.getByLabel('Username').fill(`nieuw-${size}`);
    await page.getByLabel('Password', { exact: true }).fill('een lang genoeg wachtwoord');
    await step('guest, becoming a member');
    await page.getByRole('button', { name: 'Create account' }).click();
    await sees(page.getByRole('heading', { name: 'Say hello' }));
    await step('a new member, welcome');
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page.getByRole('heading', { name: 'What interests you?' }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(page.getByRole('heading', { name: 'Boards and people', exact: true }));
    await page.getByRole('button', { name: 'Finish' }).click();
    await sees(page.getByRole('textbox', { name: /^What are you working on/ }));
    await sees(page.getByRole('feed', { name: 'Conversations' }).getByRole('article'));
    await step('a new member, home');
  });

  it('a member posts, comments, keeps, edits and looks at themselves', async () => {
    await arrive('member');
    await visitor.go('/');
    await page.getByRole('textbox', { name: /^What are you working on/ }).click();
    await page.keyboard.type(TITLE);
    await write(page.getByRole('textbox', { name: 'Your story' }), 'Hij zat er na het drogen al in.');
    const board = page.getByRole('combobox', { name: 'Board' });
    await board.selectOption({ label: await board.locator('option').nth(1).innerText() });
    await step('member, composing');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('article', { name: TITLE }).getByRole('link', { name: TITLE }).first().click();
    await sees(page.getByText('No comments yet'));
    await write(commentField(page), 'Of ik draaide hem te dun.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await sees(page.getByRole('heading', { name: 'Comments 1' }));
    await page.getByRole('button', { name: 'Like · 0 likes' }).first().click();
    await sees(page.getByRole('button', { name: 'Like · 1 like' }));
    await step('member, conversation');
    await topicMenu(page).click();
    await step('member, menu of a conversation');
    await menuItem(page, 'Add to favourites').click();
    await sees(page.getByText('Added to favourites'));
    await topicMenu(page).click();
    await menuItem(page, 'Edit conversation').click();
    const edit = page.getByRole('dialog', { name: 'Edit conversation' });
    await edit.getByLabel('Title').fill(`${TITLE}, en nog een`);
    await step('member, editing');
    await edit.getByRole('button', { name: 'Save' }).click();
    await sees(title(page, `${TITLE}, en nog een`));
    await visitor.go('/bookmarks');
    await sees(page.getByRole('article', { name: `${TITLE}, en nog een` }));
    await step('member, favourites');
    await visitor.go('/profile/settings/profile');
    await sees(page.getByLabel('First name'));
    await step('member, settings');
  });

  it('a moderator closes and pins, with reasons, and sees who did what', async () => {
    await arrive('moderator');
    await visitor.go('/admin/topics');
    await page.getByRole('searchbox', { name: 'Search titles' }).fill(TITLE);
    await page.getByRole('link', { name: `${TITLE}, en nog een` }).click();
    await sees(page.getByRole('heading', { name: 'History' }));
    await step('moderator, a topic');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await step('moderator, closing');
    await giveReason('Close this topic?', 'Close');
    await sees(page.getByRole('listitem').filter({ hasText: 'closed the topic' }).getByText('Zo afgesproken'));
    await step('moderator, history');
  });

  it('an administrator looks over the house, changes a setting and sees it as a member does', async () => {
    await arrive('admin');
    await visitor.go('/admin');
    await sees(title(page, /^Welcome/));
    await step('administrator, dashboard');
    await visitor.go('/admin/members');
    await page.getByRole('searchbox').fill('nieuw');
    const newcomer = page.getByRole('main').getByRole('link', { name: /Nieuw Gezicht/ });
    await sees(newcomer);
    await step('administrator, members');
    await newcomer.first().click();
    await page.getByRole('button', { name: 'View as member' }).click();
    await giveReason(/^View the community as /, 'View as member');
    const bar = page.getByRole('status').filter({ hasText: 'You’re viewing the community as Nieuw Gezicht' });
    await sees(bar);
    await sees(page.getByRole('feed', { name: 'Conversations' }).getByRole('article'));
    await step('administrator, as a member');
    await bar.getByRole('button', { name: 'Stop' }).click();
    await seesNo(bar);
    await visitor.go('/admin/system');
    await sees(page.getByText('No parked events.'));
    await step('administrator, system');
  });
});
