import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { makeTopic } from '../support/boards.ts';
import { sees, seesNo, Visitor, write } from '../support/browser.ts';
import type { Persona } from '../support/persona.ts';
import { browser, lyceum } from '../support/stage.ts';
import { Wire } from '../support/wire.ts';

const TEXT = 'Een zin die niemand twee keer wil typen.';

let moderator: Persona;
let board: community.Board;
let member: Visitor;
let page: Page;
let wire: Wire;
beforeAll(async () => {
  moderator = await lyceum.person('moderator');
  const boards = (await moderator.call('GET /api/v4/community/channels')).body.data as community.Board[];
  board = boards.find(({ slug }) => slug === 'ovens')!;
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
  wire = await Wire.take(page);
});
afterEach(() => member?.close());

const feed = () => page.getByRole('feed', { name: 'Conversations' });
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

describe('a connection that comes and goes', () => {
  it('says so when it is lost, and catches up with everything by itself', async () => {
    const topic = await openTopic('Een gesprek in een tunnel');
    await member.hears(channels.topic(topic.id, true));
    await comment(topic.id, 'Voor de tunnel');
    await sees(said('Voor de tunnel'));

    wire.cut();
    await sees(page.getByText('Connection lost, trying again…'));
    await comment(topic.id, 'In de tunnel');
    wire.mend();
    await sees(page.getByText('Up to date again'));
    await sees(said('In de tunnel'));
    await comment(topic.id, 'Na de tunnel');
    await sees(said('Na de tunnel'));
    await seesNo(page.getByText('Connection lost, trying again…'));
  });

  it('a comment posted while it was lost is there once', async () => {
    const topic = await openTopic('Zelf iets zeggen in een tunnel');
    await member.hears(channels.topic(topic.id, true));
    wire.cut();
    await sees(page.getByText('Connection lost, trying again…'));
    await write(commentField(), TEXT);
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
    await sees(feed().getByRole('article'));
    const title = 'Geplaatst in de eerste seconde';
    await makeTopic(moderator, board.id, title);
    wire.mend();
    const pill = page.getByRole('button', { name: /new conversation/ });
    await sees(pill.or(feed().getByRole('article', { name: title })));
  });
});

it('a conversation opened again shows what was said meanwhile', async () => {
  const topic = await openTopic('Even weg geweest');
  await member.hears(channels.topic(topic.id, true));
  await comment(topic.id, 'Terwijl je keek');
  await sees(said('Terwijl je keek'));
  await page.getByRole('banner').getByRole('link').first().click();
  await sees(feed().getByRole('article'));
  await comment(topic.id, 'Terwijl je weg was');
  const card = feed().getByRole('article', { name: 'Even weg geweest' });
  await sees(card.getByRole('link', { name: '2 comments' }));
  await card.getByRole('link', { name: '2 comments' }).click();
  await sees(said('Terwijl je weg was'));
});
