import type { community } from '@lyceum/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeTopic } from '../support/boards.ts';
import { PHONE, sees, seesNo, Visitor, write } from '../support/browser.ts';
import type { Persona } from '../support/persona.ts';
import { browser, lyceum } from '../support/stage.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/wire.ts';

/** For what runs in the page; the compiler knows Node alone. */
declare const getSelection: () => { selectAllChildren(node: object): void };

const TEXT = 'Een zin die niemand twee keer wil typen.';

let moderator: Persona;
/** The member whose browser is looked at, as a caller of the API. */
let writer: Persona;
let board: community.Board;
let member: Visitor;
let page: Page;
let wire: Wire;
beforeAll(async () => {
  moderator = await lyceum.person('moderator');
  writer = await lyceum.person('member');
  const boards = (await moderator.call('GET /api/v4/community/channels')).body.data as community.Board[];
  board = boards.find(({ slug }) => slug === 'ovens')!;
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
  wire = await Wire.take(page);
});
afterEach(async () => {
  await member?.close();
  // Each test begins with an empty composer: what is typed in one would follow the member into the next.
  await writer.call('DELETE /api/v4/drafts/{key}', { params: { key: 'new:home' } });
});

const feed = () => page.getByRole('feed', { name: 'Conversations' });
const line = () => page.getByRole('main').getByRole('textbox').first();
const story = () => page.getByRole('textbox', { name: 'Your story' });
const commentField = () => page.getByRole('textbox', { name: 'Write a comment' });
const said = (text: string) => page.getByRole('main').getByText(text, { exact: true });

const comment = (id: number, text: string) =>
  moderator.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content: `<p>${text}</p>` } });

async function openTopic(title: string) {
  const topic = await makeTopic(moderator, board.id, title);
  await page.goto(`/conversations/${topic.slug}`);
  await sees(commentField());
  return topic;
}

describe('typed text is never lost', () => {
  it('a begun topic survives a reload, with its board', async () => {
    await page.goto('/');
    await line().click();
    await page.keyboard.type('Half af');
    await write(story(), TEXT);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: board.name });
    await page.reload();
    await sees(page.getByText('Draft kept'));
    await line().click();
    await sees(story().getByText(TEXT));
    expect(await line().inputValue()).toBe('Half af');
    expect(await page.getByRole('combobox', { name: 'Board' }).inputValue()).toBe(String(board.id));
  });

  it('a begun topic follows its writer to another device, until it is thrown away', async () => {
    await page.goto('/');
    await line().click();
    const sent = page.waitForResponse(
      (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
    );
    await page.keyboard.type('Onderweg begonnen');
    await sent;
    const phone = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await phone.page.goto('/');
    await sees(phone.page.getByText('Draft kept'));
    const there = phone.page.getByRole('main').getByRole('textbox').first();
    expect(await there.inputValue()).toBe('Onderweg begonnen');
    const forgotten = phone.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await there.fill('');
    await forgotten;
    await phone.close();
    await page.reload();
    await until('it is gone here too', async () => (await line().inputValue()) === '');
  });

  it('a begun comment survives a reload', async () => {
    await openTopic('Een begin van een antwoord');
    await write(commentField(), TEXT);
    await page.reload();
    await sees(commentField().getByText(TEXT));
  });

  it('a comment whose answer never came is back after a reload', async () => {
    await openTopic('Verzonden in een tunnel');
    await write(commentField(), TEXT);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/comments'));
    await page.route('**/comments', () => undefined);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await sent;
    await seesNo(commentField().getByText(TEXT));
    await page.reload();
    await sees(commentField().getByText(TEXT));
  });

  it.each([
    ['a topic', () => page.goto('/').then(() => line().click()), story],
    ['a comment', () => openTopic('Een snelle typist'), commentField],
  ])('whatever is typed while the editor of %s is on its way stands in it', async (_, open, field) => {
    await open();
    // A slow phone: between the first key and the editor lie many more.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await field().click();
    await page.keyboard.type(TEXT.repeat(3), { delay: 10 });
    await sees(page.getByRole('toolbar', { name: 'Formatting' }));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.type('!');
    await sees(field().getByText(/!$/));
    expect(await field().innerText()).toBe(`${TEXT.repeat(3)}!`);
  });

  it('a click into a field whose editor is loaded already, and typing at once, is enough', async () => {
    const title = 'De redacteur is er al';
    await openTopic(title);
    await write(commentField(), 'x');
    await page.keyboard.press('Backspace');
    await page.getByRole('banner').getByRole('link').first().click();
    await feed().getByRole('article', { name: title }).getByRole('link', { name: title }).first().click();
    await commentField().click();
    await page.keyboard.type(TEXT);
    await sees(commentField().getByText(TEXT, { exact: true }));
  });

  it('a topic that is posted after its writer has gone elsewhere is no draft any more', async () => {
    await page.goto('/');
    await line().click();
    await page.keyboard.type('Onderweg geplaatst');
    await write(story(), TEXT);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: board.name });
    let release: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/conversations', async (route) => {
      await left;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await feed().getByRole('article').first().getByRole('link').first().click();
    await seesNo(story());
    const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    release();
    await forgotten;
    await page.getByRole('banner').getByRole('link').first().click();
    await sees(feed().getByRole('article', { name: 'Onderweg geplaatst' }));
    expect(await line().inputValue()).toBe('');
  });

  it('a refused comment comes back into the editor, with the reason', async () => {
    const topic = await openTopic('Gesloten terwijl iemand typt');
    await write(commentField(), TEXT);
    wire.deafen();
    await moderator.call('POST /api/v4/topics/{id}/close', { params: { id: topic.id }, body: { reason: 'Klaar' } });
    await page.getByRole('button', { name: 'Post comment' }).click();
    await sees(page.getByRole('alert').filter({ hasText: 'the text is back in the editor' }));
    await sees(commentField().getByText(TEXT));
  });
});

describe('a quote', () => {
  /** Not the one of the toolbar, which makes a quotation of what is written. */
  const quoteButton = (of = page) => of.locator('[aria-keyshortcuts="q"]');
  /** Where it stands in the field, and after that on the screen: who said it, and what. */
  const quoted = (where: Locator, text: string) => where.locator('blockquote').filter({ hasText: text });

  /** Of a conversation with one answer, by somebody else. */
  async function answered(title: string): Promise<community.Comment> {
    const topic = await makeTopic(moderator, board.id, title);
    const { body } = await comment(topic.id, 'Eerst drogen, dan <strong>langzaam</strong> stoken.');
    await page.goto(`/conversations/${topic.slug}`);
    await sees(said('Eerst drogen, dan langzaam stoken.'));
    await sees(commentField());
    return body.data as community.Comment;
  }

  it('of a word that is selected stands in the field behind what was written, and leads to the comment', async () => {
    const { id, user } = await answered('Wat zei je daar?');
    await write(commentField(), 'Zo doe ik het ook.');
    await page.locator(`#comment-${id}`).getByText('langzaam').dblclick();
    await quoteButton().click();
    await sees(quoted(commentField(), `${user.name}:langzaam`));
    await page.keyboard.type('Hoe langzaam?');
    expect((await commentField().innerText()).split(/\n+/)).toEqual([
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
    await sees(quoted(commentField(), 'langzaam stoken'));
    await page.keyboard.type('Een.');
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More options' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Quote' }).focus();
    await page.keyboard.press('Enter');
    await until('it is quoted twice', async () => (await quoted(commentField(), 'langzaam stoken').count()) === 2);
    await until('the field has the focus', () => commentField().evaluate((field) => field.matches(':focus')));
    await page.keyboard.type('Twee.');
  }

  it('goes by keyboard alone: of what is selected by a key, of a whole comment by its menu', async () => {
    const { id } = await answered('Zonder muis');
    await write(commentField(), '');
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More options' }).focus();
    await quoteTwice(id);
    await sees(commentField().getByText('Twee.', { exact: true }));
    await sees(commentField().getByText('Een.', { exact: true }));
  });

  it('and what is typed behind it keep their order while the editor is on its way', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/Editor-*.js', (route) => released.then(() => route.continue()));
    const { id, user } = await answered('De redacteur is er nog niet');
    await quoteTwice(id);
    release();
    await sees(commentField().getByText('Twee.', { exact: true }));
    const words = [`${user.name}:`, 'Eerst drogen, dan langzaam stoken.'];
    expect((await commentField().innerText()).split(/\n+/)).toEqual([...words, 'Een.', ...words, 'Twee.']);
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
    const { slug } = await openTopic('Dit moet je lezen & doorgeven');
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
    const { slug } = await openTopic('Delen zoals de telefoon het doet');
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: object[] }).shared);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await until('it was handed over', async () => (await shared()).length === 1);
    expect(await shared()).toEqual([
      { title: 'Delen zoals de telefoon het doet', url: `${lyceum.url}/conversations/${slug}` },
    ]);
  });
});
