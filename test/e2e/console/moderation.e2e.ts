import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { makeTopic } from '../../support/content/boards.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { Host } from '../../support/browser/conversation.ts';
import { until } from '../../support/until.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

let host: Host;
let staff: Visitor;
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  staff = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
});
afterEach(() => staff?.close());

it('a moderator deletes a comment on the page of its topic, and restores it', async () => {
  const topic = await host.topic('Met een fout antwoord');
  const { page } = staff;
  const params = { id: topic.id };
  await host.moderator.call('POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Koop hier</p>' } });
  await staff.go(`/admin/topics/${topic.id}/show`);
  for (const verb of ['Delete', 'Restore']) {
    await page.getByRole('button', { name: `${verb} “Koop hier”` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await dialog.getByRole('button', { name: verb }).click();
    await seesNo(dialog);
  }
  await sees(page.getByRole('button', { name: 'Delete “Koop hier”' }));
});

it('topics are deleted in bulk, stay selected, and are restored from the same list', async () => {
  const word = `Samen weg ${Date.now()}`;
  await host.topic(`${word} een`);
  await host.topic(`${word} twee`);
  const { page } = staff;
  await staff.go(`/admin/topics?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await sees(page.getByRole('row', { name: `${word} een` }));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  for (const verb of ['Delete 2', 'Restore 2']) {
    await page.getByRole('button', { name: verb }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await dialog.getByRole('button', { name: verb }).click();
    await seesNo(dialog);
  }
  await seesNo(page.getByRole('row', { name: 'Deleted' }));
});

it('a member reports a comment, a moderator removes it, and the member hears of it', async () => {
  const topic = await host.topic('Met reclame eronder');
  const params = { id: topic.id };
  const admin = await lyceum.person('admin');
  await admin.call('POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Koop mijn klei</p>' } });
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  await member.go(`/conversations/${topic.slug}`);
  const comment = member.page.getByRole('article').filter({ hasText: 'Koop mijn klei' }).last();
  await comment.getByRole('button', { name: 'More options' }).click();
  await member.page.getByRole('menuitem', { name: 'Report' }).click();
  const report = member.page.getByRole('dialog', { name: 'Report this post' });
  await report.getByRole('button', { name: 'Report' }).click();
  await sees(report.getByText('Choose a reason.'));
  await report.getByRole('combobox', { name: 'What is wrong?' }).selectOption('spam');
  await report.getByRole('button', { name: 'Report' }).click();
  await sees(member.page.getByText('Thank you. A moderator will look at it.'));

  const { page } = staff;
  await staff.go('/admin/review-items');
  await page.getByRole('link', { name: 'Met reclame eronder' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const decision = page.getByRole('dialog');
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Reclame');
  await decision.getByRole('button', { name: 'Delete' }).click();
  await sees(page.getByText('Post deleted.'));

  await seesNo(member.page.getByText('Koop mijn klei'));
  await member.page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await sees(member.page.getByText('A moderator removed what you reported.'));
  await member.close();
});

it('a moderator decides on thirty mixed reports by keyboard alone', async () => {
  const [admin, reporter] = [await lyceum.person('admin'), await lyceum.person('member')];
  const topic = async (title: string) => (await makeTopic(admin, host.board.id, title)).id;
  const topicId = await topic('Vol met reclame');
  const things: { kind: 'topic' | 'comment' | 'member' | 'group' | 'event'; id: number }[] = [
    { kind: 'member', id: admin.id },
    { kind: 'group', id: (await makeGroup(admin, { name: 'Vreemde groep' })).id },
    { kind: 'event', id: (await makeEvent(admin, { title: 'Vreemd feest' })).id },
  ];
  for (let n = 0; n < 7; n += 1) things.push({ kind: 'topic', id: await topic(`Koop ${n}`) });
  while (things.length < 30) {
    const said = { content: `<p>Koop nu ${things.length}</p>` };
    const made = await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: topicId }, body: said });
    things.push({ kind: 'comment', id: made.body.data.id as number });
  }
  for (const thing of things) {
    const { status } = await reporter.call('POST /api/v4/reports', { body: { ...thing, reason: 'spam' } });
    expect(status).toBe(201);
  }
  const moderator = await lyceum.person('moderator');
  const waiting = async () => {
    const query = { where: 'state:open', size: 100 };
    const { body } = await moderator.call('GET /api/v4/admin/review-items', { query });
    return body.data as { id: number; path: string }[];
  };
  const { page } = staff;
  await staff.go('/admin/review-items?filter=%7B%22state%22%3A%22open%22%7D');
  await sees(page.getByRole('row').nth(1));
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const items = await waiting();
  for (let left = items.length; left > 0; left -= 1) {
    const decisions = page.getByRole('button', { name: /^(Keep|Delete|Cancel event|Suspend)/ });
    await page.waitForURL(/\/review-items\/\d+\/show$/);
    const address = page.url();
    const { path } = items.find(({ id }) => address.endsWith(`/${id}/show`))!;
    await sees(page.locator(`a[href$="${path}"]`));
    await sees(decisions);
    await page.keyboard.press(left % 3 === 0 && (await decisions.count()) === 5 ? '2' : '1');
    await sees(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('Bekeken');
    await page.keyboard.press('Control+Enter');
    await seesNo(page.getByRole('dialog'));
    await page.waitForURL((url) => url.href !== address);
  }
  expect(await waiting()).toEqual([]);
  await sees(page.getByRole('heading', { name: 'Reports' }));
});

it('a comment with a held word appears after a moderator approves it by keyboard, with one notification', async () => {
  const topic = await host.topic('Over verdachte woorden');
  const admin = await lyceum.person('admin');
  const body = { held_words: ['wachtwoordklei'], reason: 'Spam' };
  expect((await admin.call('PUT /api/v4/admin/settings', { body })).status).toBe(200);
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  const reader = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  await reader.go(`/conversations/${topic.slug}`);
  await member.go(`/conversations/${topic.slug}`);
  await write(member.page.getByRole('textbox', { name: 'Write a comment' }), 'Koop wachtwoordklei');
  await member.page.keyboard.press('Control+Enter');
  await sees(member.page.getByText('Thank you. A moderator looks at your post before others see it.'));
  await seesNo(member.page.getByRole('article').filter({ hasText: 'Koop wachtwoordklei' }));
  await member.go('/profile/settings/posts');
  await sees(member.page.getByText('Waiting for review'));

  const { page } = staff;
  await staff.go('/admin/review-items?filter=%7B%22kind%22%3A%22held%22%7D');
  await page.getByRole('link', { name: 'Over verdachte woorden' }).click();
  await sees(page.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('1');
  await sees(page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('Past hier');
  await page.keyboard.press('Control+Enter');
  await sees(page.getByText('Post published.'));

  await sees(reader.page.getByText('Koop wachtwoordklei'));
  const notified = async () => {
    const answer = await host.moderator.call('GET /api/v3/notifications', { query: { limit: 100 } });
    const all = answer.body.data as { type: string; topic?: { slug: string } }[];
    return all.filter(({ type, topic: about }) => type === 'comment' && about?.slug === topic.slug).length;
  };
  expect(await until('a notification', async () => (await notified()) || null)).toBe(1);
  await admin.call('PUT /api/v4/admin/settings', { body: { held_words: [], reason: 'Klaar' } });
  await member.close();
  await reader.close();
});

it('a moderator warns a member, who has to read it, appeals it, and is answered by someone else', async () => {
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  const person = await lyceum.person('member');
  const { page } = staff;
  await staff.go(`/admin/members/${person.id}/show`);
  await page.getByRole('button', { name: 'Warn', exact: true }).click();
  const warning = page.getByRole('dialog');
  await warning.getByRole('textbox', { name: 'Reason' }).fill('Blijf vriendelijk');
  await warning.getByRole('button', { name: 'Warn', exact: true }).click();
  await sees(page.getByText('not read yet'));

  await member.go('/');
  const read = member.page.getByRole('dialog', { name: 'A warning from the moderators' });
  await sees(read.getByText('Blijf vriendelijk'));
  await read.getByRole('button', { name: 'I’ve read this' }).click();
  await seesNo(read);
  await member.go('/profile/settings/decisions');
  await member.page.getByRole('button', { name: 'Appeal: Warning' }).first().click();
  const appeal = member.page.getByRole('dialog', { name: 'Appeal this decision' });
  await appeal.getByRole('textbox').fill('Ik was vriendelijk');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await sees(member.page.getByText('Your appeal waits for an answer.'));

  const admin = await lyceum.person('admin');
  const { body } = await admin.call('GET /api/v4/admin/review-items', { query: { where: 'kind:appeal', size: 100 } });
  const item = (body.data as { id: number; state: string }[]).find(({ state }) => state === 'open')!;
  await staff.go(`/admin/review-items/${item.id}/show`);
  await sees(page.getByText('Someone else must decide on this appeal'));
  const params = { id: item.id };
  const decided = await admin.call('PUT /api/v4/admin/review-items/{id}', {
    params,
    body: { decision: 'granted', reason: 'Je hebt gelijk' },
  });
  expect(decided.status).toBe(200);
  await member.go('/profile/settings/decisions');
  await sees(member.page.getByText('Your appeal was granted: Je hebt gelijk'));
  await member.close();
});
