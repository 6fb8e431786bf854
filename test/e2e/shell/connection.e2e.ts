import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { commentField, feedOn, Host, saidOn } from '../../support/browser/conversation.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';
import { Wire } from '../../support/browser/wire.ts';

const TEXT = 'Een zin die niemand twee keer wil typen.';

let host: Host;
let member: Visitor;
let page: Page;
let wire: Wire;
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
  wire = await Wire.take(page);
});
afterEach(() => member?.close());

const said = (text: string) => saidOn(page, text);

describe('a connection that comes and goes', () => {
  it('says so when it is lost, and catches up with everything by itself', async () => {
    const topic = await host.openTopic(page, 'Een gesprek in een tunnel');
    await member.hears(channels.topic(topic.id, true));
    await host.comment(topic.id, 'Voor de tunnel');
    await sees(said('Voor de tunnel'));

    wire.cut();
    await sees(page.getByText('Connection lost, trying again…'));
    await host.comment(topic.id, 'In de tunnel');
    wire.mend();
    await sees(page.getByText('Up to date again'));
    await sees(said('In de tunnel'));
    await host.comment(topic.id, 'Na de tunnel');
    await sees(said('Na de tunnel'));
    await seesNo(page.getByText('Connection lost, trying again…'));
  });

  it('a comment posted while it was lost is there once', async () => {
    const topic = await host.openTopic(page, 'Zelf iets zeggen in een tunnel');
    await member.hears(channels.topic(topic.id, true));
    wire.cut();
    await sees(page.getByText('Connection lost, trying again…'));
    await write(commentField(page), TEXT);
    await page.keyboard.press('Control+Enter');
    await sees(page.getByRole('heading', { name: 'Comments 1' }));
    wire.mend();
    await sees(page.getByText('Up to date again'));
    await sees(page.getByRole('heading', { name: 'Comments 1' }));
    expect(await said(TEXT).count()).toBe(1);
  });

  it('misses nothing that happens between the first answer and the first connection', async () => {
    wire.hold();
    await page.goto('/');
    await sees(feedOn(page).getByRole('article'));
    const title = 'Geplaatst in de eerste seconde';
    await host.topic(title);
    wire.mend();
    const pill = page.getByRole('button', { name: /new conversation/ });
    await sees(pill.or(feedOn(page).getByRole('article', { name: title })));
  });
});

it('a conversation opened again shows what was said meanwhile', async () => {
  const topic = await host.openTopic(page, 'Even weg geweest');
  await member.hears(channels.topic(topic.id, true));
  await host.comment(topic.id, 'Terwijl je keek');
  await sees(said('Terwijl je keek'));
  await page.getByRole('banner').getByRole('link').first().click();
  await sees(feedOn(page).getByRole('article'));
  await host.comment(topic.id, 'Terwijl je weg was');
  const card = feedOn(page).getByRole('article', { name: 'Even weg geweest' });
  await sees(card.getByRole('link', { name: '2 comments' }));
  await card.getByRole('link', { name: '2 comments' }).click();
  await sees(said('Terwijl je weg was'));
});

describe('what was sent and not answered is there once when it is sent again', () => {
  const COMMENTS = '**/api/v3/topics/*/comments';
  const post = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it.each([
    ['at once', () => Promise.resolve()],
    ['after a reload', () => page.reload()],
  ])('a comment, %s', async (_, meanwhile) => {
    const topic = await host.openTopic(page, 'Verzonden in een tunnel');
    await member.hears(channels.topic(topic.id, true));
    const answersArrive = await wire.loseAnswers(COMMENTS);
    await write(commentField(page), TEXT);
    await post('Post comment');
    await sees(page.getByRole('alert').filter({ hasText: 'The text is back in the editor' }));
    await answersArrive();
    await meanwhile();
    await sees(commentField(page).getByText(TEXT));
    await post('Post comment');
    await seesNo(commentField(page).getByText(TEXT));
    await sees(said(TEXT));
    // The second of two that are meant is another.
    await write(commentField(page), 'Echt waar.');
    await post('Post comment');
    await sees(page.getByRole('heading', { name: 'Comments 2' }));
    await write(commentField(page), 'Echt waar.');
    await post('Post comment');
    await sees(page.getByRole('heading', { name: 'Comments 3' }));
    await page.reload();
    await sees(said(TEXT));
    expect([await said(TEXT).count(), await said('Echt waar.').count()]).toEqual([1, 2]);
  });

  it('a comment of whose answer the server knows no more than what it was about', async () => {
    await host.openTopic(page, 'De server was zijn antwoord vergeten');
    await page.route(COMMENTS, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      const { data } = (await (await route.fetch()).json()) as { data: { id: number } };
      await route.fulfill({ status: 201, json: { data: { id: data.id } } });
    });
    await write(commentField(page), TEXT);
    await post('Post comment');
    await sees(page.getByRole('heading', { name: 'Comments 1' }));
    await sees(said(TEXT));
    expect(await said(TEXT).count()).toBe(1);
  });

  it.each([
    ['at once', () => Promise.resolve()],
    ['after a reload', () => page.reload()],
  ])('a topic, %s', async (when, meanwhile) => {
    const title = `Geplaatst in een tunnel, ${when}`;
    const line = page.getByRole('main').getByRole('textbox').first();
    await page.goto('/');
    const answersArrive = await wire.loseAnswers('**/conversations');
    await line.click();
    await page.keyboard.type(title);
    await write(page.getByRole('textbox', { name: 'Your story' }), TEXT);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: host.board.name });
    await post('Post');
    await sees(page.getByRole('alert'));
    await answersArrive();
    await meanwhile();
    await line.click();
    await sees(page.getByRole('textbox', { name: 'Your story' }).getByText(TEXT));
    await post('Post');
    await seesNo(page.getByRole('textbox', { name: 'Your story' }));
    await page.reload();
    await sees(feedOn(page).getByRole('article', { name: title }));
    expect(await feedOn(page).getByRole('article', { name: title }).count()).toBe(1);
  });
});

describe('a like whose answer was lost ends as the server has it', () => {
  const LIKE = '**/api/v4/posts/*/like';
  const heart = () => page.getByRole('main').locator('[data-like]').first();
  const failed = (method: string) =>
    page.waitForEvent('requestfailed', (request) => request.method() === method && request.url().endsWith('/like'));
  const asked = (address: RegExp) =>
    page.waitForResponse((answer) => answer.request().method() === 'GET' && address.test(answer.url()));
  /** Both are on their way before anything becomes of the first. */
  async function clickTwice(): Promise<void> {
    let go: () => void = () => undefined;
    const clicked = new Promise<void>((resolve) => (go = resolve));
    await page.route(LIKE, (route) => clicked.then(() => route.fallback()));
    await heart().click();
    await page.locator('[data-liked]').first().click();
    go();
  }
  /** By this member, and nobody else. */
  const shows = (liked: boolean) =>
    until(`it is shown as ${liked ? 'liked' : 'not liked'}`, async () => {
      const label = `Like · ${liked ? '1 like' : '0 likes'}`;
      const [pressed, name] = [await heart().getAttribute('aria-pressed'), await heart().getAttribute('aria-label')];
      return pressed === String(liked) && name === label;
    });

  it.each([
    ['given', false, true],
    ['given and taken back', true, false],
  ])('%s', async (_, twice, liked) => {
    const topic = await host.openTopic(page, 'Een hart in een tunnel');
    await wire.loseAnswers(LIKE);
    wire.deafen();
    const last = failed(twice ? 'DELETE' : 'PUT');
    const told = asked(new RegExp(`/api/v3/topics/${topic.id}$`));
    await (twice ? clickTwice() : heart().click());
    await last;
    await told;
    await shows(liked);
  });

  it('to a comment', async () => {
    const topic = await host.openTopic(page, 'Een hart onder een antwoord');
    await host.comment(topic.id, 'Vind dit leuk');
    await page.reload();
    await sees(said('Vind dit leuk'));
    await wire.loseAnswers(LIKE);
    wire.deafen();
    const told = asked(/\/comments\?/);
    const there = page.getByRole('article').filter({ hasText: 'Vind dit leuk' }).locator('[data-like]');
    await there.last().click();
    await told;
    await until('it is shown as liked', async () => (await there.last().getAttribute('aria-pressed')) === 'true');
  });

  it('given, and taken back without arriving: as soon as it answers again; until then it is shown as it was', async () => {
    const topic = await host.openTopic(page, 'Een hart dat blijft');
    await wire.loseAnswers(LIKE);
    await page.route(LIKE, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
    wire.deafen();
    const ASKED = `**/api/v3/topics/${topic.id}`;
    let questions = 0;
    await page.route(ASKED, (route) => {
      questions += 1;
      return route.abort();
    });
    await clickTwice();
    await until('it was asked more than once', () => questions > 1);
    await shows(false);
    await page.unroute(ASKED);
    await shows(true);
  });
});
