import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page, Request } from 'playwright-core';
import { nameOf, sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { DEMO_PASSWORD, demoAccount } from '../../support/servers/running.ts';
import { browser, lyceum } from '../../support/browser/product-stage.ts';
import { until } from '../../support/until.ts';

const TITLE = 'Krimpscheuren in de bodem van een schaal';
const STORY = 'Ze komen pas na het biscuiten. Ligt het aan het drogen?';
const COMMENT = 'Ik draai ze nu eerst een nacht om.';
const ANSWER = 'Vaak is de bodem te weinig gecomprimeerd.';
const AFTERTHOUGHT = 'En laat hem langzamer drogen, onder plastic.';
const REASON = 'Answered by the teachers';

let member: Visitor;
let moderator: Visitor;
let guest: Visitor;
let board: community.Board;
let topic: community.Topic;
let address: string;
let memberName: string;
let moderatorName: string;

beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url });
  moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  guest = await Visitor.arrive(browser, { url: lyceum.url });
  const person = await lyceum.person('member');
  // What the demo community has told them before is not what this is about.
  await person.call('POST /api/v3/notifications/track', { body: {} });
  const boards = (await person.call('GET /api/v4/community/channels')).body.data;
  board = (boards as community.Board[]).find(({ slug }) => slug === 'kilns')!;
});

const feed = (page: Page) => page.getByRole('feed', { name: 'Conversations' });
const cards = (page: Page) => feed(page).getByRole('article');
const card = (page: Page) => feed(page).getByRole('article', { name: TITLE });
const comment = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const commentField = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** What a member sees of the whole story, on the topic's own screen. */
async function seesEverything(page: Page): Promise<void> {
  await sees(page.getByRole('heading', { level: 1, name: TITLE }));
  await sees(page.getByText(STORY));
  await sees(comment(page, COMMENT));
  await sees(comment(page, ANSWER));
  await sees(page.getByRole('button', { name: 'Like · 2 likes' }));
  await sees(page.getByText('This conversation is closed. You can still read it.'));
}

/** What staff see in the console: the record with its history. */
async function seesHistory(page: Page): Promise<void> {
  await sees(page.getByRole('heading', { level: 1, name: TITLE }));
  await sees(page.getByRole('listitem').filter({ hasText: `${memberName} posted the topic` }));
  await sees(
    page
      .getByRole('listitem')
      .filter({ hasText: `${moderatorName} closed the topic` })
      .getByText(REASON),
  );
}

describe('a newcomer', () => {
  it('opens the address and reads along as a guest', async () => {
    await member.go('/');
    await sees(member.page.getByRole('complementary', { name: /Welcome to / }));
    await until('the feed was full', async () => (await cards(member.page).count()) >= 20);
  });

  it('signs in with one click as the demo member and sees a full feed', async () => {
    const { page } = member;
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Welcome back' }));
    await page.getByRole('button', { name: 'As member' }).click();
    await sees(page.getByRole('textbox', { name: /^What are you working on/ }));
    await until('the feed was full', async () => (await cards(page).count()) >= 20);
    for (const each of (await cards(page).all()).slice(0, 20)) {
      expect((await each.getByRole('heading', { level: 2 }).innerText()).length).toBeGreaterThan(3);
    }
  });

  it('logs out, mistypes, and signs in by typing', async () => {
    const { page } = member;
    const menu = page.getByRole('button', { name: /^Your menu: / });
    memberName = (await nameOf(menu)).replace('Your menu: ', '');
    await menu.click();
    const asked: string[] = [];
    const note = (request: Request) => void asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Welcome back' }));
    page.off('request', note);
    // The feed anew, and nothing that a guest would be refused.
    expect(asked).toContain('/api/v3/topics');
    expect(asked.filter((path) => /introduction|notifications|drafts/.test(path))).toEqual([]);
    await page.getByLabel('E-mail or username').fill(demoAccount('member'));
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await sees(page.getByRole('alert'));
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await sees(page.getByRole('button', { name: `Your menu: ${memberName}` }));
  });
});

describe('what a member does reaches everybody who looks, without a reload', () => {
  it('a topic from the composer waits behind "Show" for a moderator and a guest', async () => {
    for (const { page, url } of [moderator, guest]) await page.goto(url);
    const menu = moderator.page.getByRole('button', { name: /^Your menu: / });
    moderatorName = (await nameOf(menu)).replace('Your menu: ', '');
    await Promise.all([moderator, guest].map((visitor) => visitor.hears(channels.board(board.id, board.public))));

    const { page } = member;
    await page.getByRole('textbox', { name: /^What are you working on/ }).click();
    await page.keyboard.type(TITLE);
    await write(page.getByRole('textbox', { name: 'Your story' }), STORY);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: board.name });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(card(page));
    expect(await cards(page).first().getAttribute('aria-labelledby')).toBe(
      await card(page).getAttribute('aria-labelledby'),
    );

    for (const { page: other } of [moderator, guest]) {
      const pill = other.getByRole('button', { name: /^1 new conversation\W+Show$/ });
      await sees(pill);
      expect(await card(other).count()).toBe(0);
      await pill.click();
      await sees(card(other));
      await seesNo(pill);
    }
  });

  it('a comment stands on the open topic, and counts up in the feed', async () => {
    await card(member.page).getByRole('link', { name: TITLE }).first().click();
    await card(moderator.page).getByRole('link', { name: TITLE }).first().click();
    await sees(moderator.page.getByText('No comments yet'));
    address = new URL(moderator.page.url()).pathname;
    const person = await lyceum.person('member');
    const { body } = await person.send('GET', `/api/v3/topics/${address.split('/').at(-1)}?find_by=slug`);
    topic = body.data as community.Topic;
    expect(topic.content).toBe(`<p>${STORY}</p>`);
    await Promise.all(
      [member, moderator].map((visitor) => visitor.hears(channels.topic(topic.id, topic.board_public))),
    );

    await write(commentField(member.page), COMMENT);
    await member.page.getByRole('button', { name: 'Post comment' }).click();
    for (const { page } of [member, moderator]) await sees(comment(page, COMMENT));
    await sees(moderator.page.getByRole('heading', { name: 'Comments 1' }));
    await sees(card(guest.page).getByRole('link', { name: '1 comment' }));

    await write(commentField(moderator.page), ANSWER);
    await moderator.page.keyboard.press('Control+Enter');
    await sees(comment(member.page, ANSWER));
    await sees(card(guest.page).getByRole('link', { name: '2 comments' }));
    await sees(member.page.getByRole('heading', { name: 'Comments 2' }));
  });

  it('likes add up on every open screen', async () => {
    await member.page.getByRole('button', { name: 'Like · 0 likes' }).first().click();
    await sees(moderator.page.getByRole('button', { name: 'Like · 1 like' }));
    await sees(card(guest.page).getByRole('button', { name: 'Like · 1 like' }));
    await moderator.page.getByRole('button', { name: 'Like · 1 like' }).click();
    for (const { page } of [member, moderator]) await sees(page.getByRole('button', { name: 'Like · 2 likes' }));
    await sees(card(guest.page).getByRole('button', { name: 'Like · 2 likes' }));
  });

  it('the author’s bell tells of an answer given while they were elsewhere, until they have read it', async () => {
    const { page } = member;
    await page.getByRole('banner').getByRole('link').first().click();
    await sees(card(page));
    await write(commentField(moderator.page), AFTERTHOUGHT);
    await moderator.page.keyboard.press('Control+Enter');
    const bell = page.getByRole('button', { name: 'Notifications, 1 new notification' });
    // The comment follows what was read before: the list goes on to it, and does not begin anew there.
    const jumps: string[] = [];
    page.on('request', (request) => request.url().includes('around=') && jumps.push(request.url()));
    await bell.click();
    await page
      .getByRole('link', { name: `${moderatorName} commented on ${TITLE}` })
      .first()
      .click();
    await sees(comment(page, AFTERTHOUGHT));
    await sees(comment(page, ANSWER));
    await sees(page.getByRole('button', { name: 'Notifications', exact: true }));
    expect(jumps).toEqual([]);
  });

  it('a moderator closes the topic in the console with a reason, and sees who did what', async () => {
    await write(commentField(member.page), 'Nog een vraag');
    const { page } = moderator;
    await page.getByRole('button', { name: /^Your menu: / }).click();
    await page.getByRole('menuitem', { name: 'Console' }).click();
    await page.waitForURL('**/admin**');
    await page.getByRole('link', { name: 'Topics', exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Search titles' }).fill('krimpscheuren');
    await page.getByRole('link', { name: TITLE }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Close this topic?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await seesHistory(page);
  });

  it('the member’s open screen shows the lock at once, and no comment is taken any more', async () => {
    await seesEverything(member.page);
    await seesNo(commentField(member.page));
    expect(await member.page.getByRole('button', { name: 'Like · 2 likes' }).isDisabled()).toBe(true);
    await sees(card(guest.page).getByText('Closed'));

    const person = await lyceum.person('member');
    const params = { id: topic.id };
    const refused = await person.call('POST /api/v3/topics/{id}/comments', {
      params,
      body: { content: '<p>Toch</p>' },
    });
    expect([403, 409]).toContain(refused.status);
  });

  it('and no browser has complained', () => {
    // The mistyped password was answered as it should be.
    const unexpected = member.complaints.filter((text) => !text.includes('/api/v4/auth/login'));
    expect([...unexpected, ...moderator.complaints, ...guest.complaints]).toEqual([]);
  });
});

describe.each([
  ['the application', false],
  ['the application and its database', true],
])('kill -9 of %s', (_, database) => {
  it('loses nothing: the open screens say so, catch up, and everything is there after the next start', async () => {
    await member.go(address);
    await seesEverything(member.page);
    await member.hears(channels.topic(topic.id, topic.board_public));
    await lyceum.kill({ database });
    await sees(member.page.getByText('Connection lost, trying again…'));
    // The screen says so for a moment only, which may be over before the server is known to be ready.
    const restored = member.page.getByText('Up to date again').waitFor({ timeout: 120_000 });
    lyceum.launch();
    await Promise.all([restored, lyceum.ready()]);

    await member.page.reload();
    await seesEverything(member.page);
    await sees(comment(member.page, AFTERTHOUGHT));
    await sees(member.page.getByRole('button', { name: `Your menu: ${memberName}` }));
    await moderator.page.reload();
    await seesHistory(moderator.page);
  });
});

it('afterwards every projection equals what its events say', async () => {
  const { code, output } = await lyceum.verifyProjections();
  expect([code, output]).toEqual([0, expect.stringContaining('Rebuilt equals live.')]);
});
