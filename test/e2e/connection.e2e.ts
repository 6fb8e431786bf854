import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../support/browser.ts';
import { commentField, feedOn, Host, saidOn } from '../support/conversation.ts';
import { browser, lyceum } from '../support/stage.ts';
import { Wire } from '../support/wire.ts';

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
