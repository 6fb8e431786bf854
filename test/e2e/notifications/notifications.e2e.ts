import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import type { Persona } from '../../support/persona.ts';
import { sees, Visitor, write } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

const TITLE = 'An ash glaze without kaolin';

let visitor: Visitor;
let page: Page;
let member: Persona;
let moderator: Persona;
let admin: Persona;
let topic: community.Topic;
beforeAll(async () => {
  visitor = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = visitor.page;
  moderator = await lyceum.person('moderator');
  admin = await lyceum.person('admin');
  member = await lyceum.person('member');
  // What the demo has been given by today decides when likes earn a trophy: its news would stand among those of likes.
  const kinds = [{ kind: 'trophy_earned', app: false }];
  await member.call('PUT /api/v4/notifications/preferences', { body: { kinds } });
  await member.call('POST /api/v3/notifications/track');
  const boards = (await member.call('GET /api/v4/community/channels')).body.data as community.Board[];
  const { id } = boards.find(({ slug }) => slug === 'glazes')!;
  const body = { title: TITLE, content: '<p>Has anybody fired one?</p>', channel_id: id };
  topic = (await member.call('POST /conversations', { body })).body.data as community.Topic;
});

const bell = (count: number) => page.getByRole('button', { name: `Notifications, ${count} new notification` });
const line = (words: RegExp) => page.getByRole('dialog').getByRole('link', { name: words });

describe('the bell', () => {
  it('tells of many likes in one line, as they come, and takes back what was taken back', async () => {
    await visitor.go('/');
    await visitor.hears(channels.messages(member.id));
    await moderator.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await sees(bell(1));
    await admin.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await until('both have come', async () => {
      const { data } = (await member.call('GET /api/v3/notifications')).body;
      return (data as { others: number }[])[0]?.others === 1;
    });
    await bell(1).click();
    await sees(line(new RegExp(`and 1 other liked your topic ${TITLE}`)));
    await admin.call('DELETE /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await sees(line(new RegExp(`^(?!.* other ).*liked your topic ${TITLE}`)));
  });

  it('leads to what it tells of', async () => {
    await line(new RegExp(`liked your topic ${TITLE}`)).click();
    await sees(page.getByRole('heading', { level: 1, name: TITLE }));
  });
});

it('a mention is written by keyboard, leads from the bell to its comment, and its answer is a reaction, seen live', async () => {
  const other = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  const { username } = (await member.call('GET /api/v3/profile/me')).body.data as { username: string };
  const typed = username.slice(0, 4);
  await visitor.go('/');
  await visitor.hears(channels.messages(member.id));
  await other.go(`/conversations/${topic.slug}`);
  const writing = other.page;
  await write(writing.getByRole('textbox', { name: 'Write a comment' }).first(), `Ask @${typed}`);
  await sees(writing.getByRole('listbox', { name: `Users for: @${typed}` }));
  await writing.keyboard.press('Enter');
  await writing.keyboard.type('for help');
  await writing.keyboard.press('Control+Enter');
  await sees(writing.getByRole('link', { name: `@${username}` }));

  await sees(bell(1));
  await bell(1).click();
  await line(new RegExp(`mentioned you in ${TITLE}`)).click();
  const comment = page.getByRole('article').filter({ hasText: `Ask @${username} for help` });
  await sees(comment);
  await until('it leads to the comment', () => Promise.resolve(new URL(page.url()).hash.startsWith('#comment-')));
  await comment.getByRole('button', { name: 'Add a reaction' }).click();
  await page.getByRole('menuitem', { name: 'React with 🎉' }).click();
  await sees(comment.getByRole('button', { name: '🎉, given by 1 member' }));
  await sees(writing.getByRole('button', { name: '🎉, given by 1 member' }));
  await other.close();
});

describe('the choices', () => {
  it('are a member’s own: what is not wanted in the bell comes there no more', async () => {
    await visitor.go('/profile/settings/notifications');
    const likes = page.getByRole('checkbox', { name: 'In app: Likes of your posts' });
    const mailed = page.getByRole('combobox', { name: 'By e-mail: Likes of your posts' });
    await likes.uncheck();
    await mailed.selectOption('Never');
    await page.getByRole('combobox', { name: 'How often' }).selectOption('Every week');
    await page.getByRole('combobox', { name: 'On', exact: true }).selectOption('Friday');
    await page.getByRole('button', { name: 'Save' }).click();
    await sees(page.getByText('Saved'));
    await visitor.go('/profile/settings/notifications');
    await sees(mailed);
    expect([await likes.isChecked(), await mailed.inputValue()]).toEqual([false, 'never']);
    expect(await page.getByRole('combobox', { name: 'On', exact: true }).inputValue()).toBe('5');

    await admin.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await visitor.hears(channels.messages(member.id));
    const body = { content: '<p>I have, at cone 10.</p>' };
    await moderator.call('POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body });
    await sees(bell(1));
  });
});

it('an address that ends no mails says so, and changes nothing', async () => {
  await visitor.go('/unsubscribe/1.like.nothing');
  await sees(page.getByText('This unsubscribe link is no longer valid.'));
});
