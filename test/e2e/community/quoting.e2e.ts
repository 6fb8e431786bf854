import type { community } from '@lyceum/contracts';
import type { Locator, Page } from 'playwright-core';
import { PHONE, sees, Visitor, write } from '../../support/browser/browser.ts';
import { commentField, Host, saidOn } from '../../support/browser/conversation.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

/** For what runs in the page; the compiler knows Node alone. */
declare const getSelection: () => { selectAllChildren(node: object): void };

let host: Host;
let member: Visitor;
let page: Page;
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
});
afterEach(() => member?.close());

describe('a quote', () => {
  /** Not the one of the toolbar, which makes a quotation of what is written. */
  const quoteButton = (of = page) => of.locator('[aria-keyshortcuts="q"]');
  /** Where it stands in the field, and after that on the screen: who said it, and what. */
  const quoted = (where: Locator, text: string) => where.locator('blockquote').filter({ hasText: text });

  /** Of a conversation with one answer, by somebody else. */
  async function answered(title: string): Promise<community.Comment> {
    const topic = await host.topic(title);
    const { body } = await host.comment(topic.id, 'Eerst drogen, dan <strong>langzaam</strong> stoken.');
    await page.goto(`/conversations/${topic.slug}`);
    await sees(saidOn(page, 'Eerst drogen, dan langzaam stoken.'));
    await sees(commentField(page));
    return body.data as community.Comment;
  }

  it('of a word that is selected stands in the field behind what was written, and leads to the comment', async () => {
    const { id, user } = await answered('Wat zei je daar?');
    await write(commentField(page), 'Zo doe ik het ook.');
    await page.locator(`#comment-${id}`).getByText('langzaam').dblclick();
    await quoteButton().click();
    await sees(quoted(commentField(page), `${user.name}:langzaam`));
    await page.keyboard.type('Hoe langzaam?');
    expect((await commentField(page).innerText()).split(/\n+/)).toEqual([
      'Zo doe ik het ook.',
      `${user.name}:`,
      'langzaam',
      'Hoe langzaam?',
    ]);
    await page.keyboard.press('Control+Enter');
    await sees(page.getByRole('heading', { name: 'Comments 2' }));
    const posted = quoted(page.getByRole('article'), 'langzaam').last();
    await posted.getByRole('link', { name: user.name }).click();
    await until('the quote led to the comment', () => page.url().endsWith(`#comment-${id}`));
    expect(member.complaints).toEqual([]);
  });

  /** By keyboard alone: of what is selected by a key, of a whole comment by its menu; with a word typed behind each. */
  async function quoteTwice(id: number): Promise<void> {
    const text = page.locator(`#comment-${id}`).getByText('Eerst drogen');
    await text.evaluate((node) => getSelection().selectAllChildren(node));
    await sees(quoteButton());
    await page.keyboard.press('q');
    await sees(quoted(commentField(page), 'langzaam stoken'));
    await page.keyboard.type('Een.');
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More options' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Quote' }).focus();
    await page.keyboard.press('Enter');
    await until('it is quoted twice', async () => (await quoted(commentField(page), 'langzaam stoken').count()) === 2);
    await until('the field has the focus', () => commentField(page).evaluate((field) => field.matches(':focus')));
    await page.keyboard.type('Twee.');
  }

  it('goes by keyboard alone: of what is selected by a key, of a whole comment by its menu', async () => {
    const { id } = await answered('Zonder muis');
    await write(commentField(page), '');
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More options' }).focus();
    await quoteTwice(id);
    await sees(commentField(page).getByText('Twee.', { exact: true }));
    await sees(commentField(page).getByText('Een.', { exact: true }));
  });

  it('and what is typed behind it keep their order while the editor is on its way', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/Editor-*.js', (route) => released.then(() => route.continue()));
    const { id, user } = await answered('De redacteur is er nog niet');
    await quoteTwice(id);
    release();
    await sees(commentField(page).getByText('Twee.', { exact: true }));
    const words = [`${user.name}:`, 'Eerst drogen, dan langzaam stoken.'];
    expect((await commentField(page).innerText()).split(/\n+/)).toEqual([...words, 'Een.', ...words, 'Twee.']);
  });

  it('goes into the answer that is begun, by a finger', async () => {
    const phone = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE, touch: true });
    const { id } = await answered('Met een vinger');
    await phone.page.goto(page.url());
    const there = phone.page.locator(`#comment-${id}`);
    await phone.page.getByRole('button', { name: 'Reply', exact: true }).tap();
    const reply = phone.page.getByRole('textbox', { name: /^Reply to/ });
    await sees(reply);
    await there.getByText('Eerst drogen').evaluate((node) => getSelection().selectAllChildren(node));
    await quoteButton(phone.page).tap();
    await sees(quoted(reply, 'langzaam stoken'));
    expect(phone.complaints).toEqual([]);
    await phone.close();
  });

  it('is offered to nobody who may not answer', async () => {
    const { id } = await answered('Alleen lezen');
    const guest = await Visitor.arrive(browser, { url: lyceum.url });
    await guest.page.goto(page.url());
    const there = guest.page.locator(`#comment-${id}`);
    await there.getByRole('button', { name: 'More options' }).click();
    await sees(guest.page.getByRole('menuitem', { name: 'Copy link' }));
    expect(await guest.page.getByRole('menuitem', { name: 'Quote' }).count()).toBe(0);
    await guest.close();
  });
});

describe('a conversation is passed on', () => {
  it('by its link or by mail', async () => {
    const { slug } = await host.openTopic(page, 'Dit moet je lezen & doorgeven');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await sees(page.getByRole('menuitem', { name: 'Copy link' }));
    const mail = page.getByRole('menuitem', { name: 'Send by e-mail' });
    expect(await mail.getAttribute('href')).toBe(
      `mailto:?subject=Dit%20moet%20je%20lezen%20%26%20doorgeven&body=${encodeURIComponent(`${lyceum.url}/conversations/${slug}`)}`,
    );
  });

  it('by what the device offers for it, where it does', async () => {
    await page.addInitScript(() => {
      const shared: object[] = [];
      Object.assign(globalThis, { shared });
      // Chromium on Linux has no such thing.
      Object.assign((globalThis as unknown as { navigator: object }).navigator, {
        share: async (what: object) => void shared.push(what),
      });
    });
    const { slug } = await host.openTopic(page, 'Delen zoals de telefoon het doet');
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: object[] }).shared);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await until('it was handed over', async () => (await shared()).length === 1);
    expect(await shared()).toEqual([
      { title: 'Delen zoals de telefoon het doet', url: `${lyceum.url}/conversations/${slug}` },
    ]);
  });
});
