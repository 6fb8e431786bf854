import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { PHONE, sees, seesEditor, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { hasFocus } from '../../support/browser/focus.ts';
import { sent } from '../../support/content/letters.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let member: Visitor;
let moderator: Visitor;
let writer: Persona;
let memberId: number;
let moderatorId: number;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  writer = (await lyceum.person('moderator'))!;
  moderatorId = writer.id;
  memberId = (await lyceum.person('member'))!.id;
});
afterAll(async () => {
  await member?.close();
  await moderator?.close();
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const log = (page: Page) => page.getByRole('region', { name: 'Messages' });
const says = (page: Page, text: string) => log(page).getByText(text, { exact: true });
const address = (page: Page) => new URL(page.url());
const threadId = (page: Page) => Number(address(page).searchParams.get('thread_id'));

async function send(page: Page, text: string): Promise<void> {
  await write(field(page), text);
  await page.keyboard.press('Control+Enter');
}

/** Of these texts those that stand there, in the order in which they do. */
async function order(page: Page, texts: readonly string[]): Promise<string[]> {
  const all = await log(page).locator('p').allTextContents();
  return all.filter((text) => texts.includes(text));
}

describe('two members', () => {
  it('begin a conversation from a profile, see each other type, and what was read', async () => {
    const { page } = member;
    await member.go('/profile');
    const { username } = (await writer.call('GET /api/v3/profile/me')).body.data as { username: string };
    await member.go(`/profile/${username}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Message / })
      .first()
      .click();
    await until('it is open', () => address(page).search === `?participant_id=${moderatorId}`);
    await until('the field has the focus', () => hasFocus(field(page)));
    await send(page, 'Is de oven al leeg?');
    await until('it has begun', () => threadId(page) > 0);
    await sees(says(page, 'Is de oven al leeg?'));

    const other = moderator.page;
    await moderator.go('/messages');
    const row = other.locator('[data-row]').first();
    await sees(row.getByText('Unread'));
    await row.click();
    await sees(says(other, 'Is de oven al leeg?'));
    await sees(log(page).getByText('Read', { exact: true }));
    await seesNo(row.getByText('Unread'));

    await Promise.all([
      moderator.hears(channels.typing(threadId(page))),
      member.hears(channels.typing(threadId(page))),
    ]);
    await write(field(other), 'Ja, sinds gisteren');
    await sees(page.getByRole('status').getByText(/is typing…$/));
    await other.keyboard.press('Control+Enter');
    await sees(says(page, 'Ja, sinds gisteren'));
    await seesNo(page.getByRole('status').getByText(/is typing…$/));
    expect(await page.getByRole('log').textContent()).toMatch(/: Ja, sinds gisteren$/);
    await sees(log(other).getByText('Read', { exact: true }));
  });

  it('bring in a third, with whom another conversation begins', async () => {
    const { page } = member;
    const before = threadId(page);
    await page.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('menuitem', { name: 'Add people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add people' });
    await dialog.getByRole('searchbox').fill('anouk');
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await sees(dialog.getByRole('list', { name: 'Chosen members' }));
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await until('another one is open', () => threadId(page) > 0 && threadId(page) !== before);
    // The address changes before the screen does: what is typed until then goes to the conversation of two.
    await sees(page.getByRole('textbox', { name: /^Message .+ and / }));
    await sees(log(page).getByText(/^This is the beginning/));
    await send(page, 'Met zijn drieën');
    await sees(says(page, 'Met zijn drieën'));
    await sees(moderator.page.locator('[data-row]').first().getByText('Met zijn drieën'));
  });

  it('delete a message for both, and report one', async () => {
    const { page } = member;
    const id = await sent(writer, threadId(page), '<p>Koop mijn klei</p>');
    expect(id).toBeGreaterThan(0);
    await sees(says(page, 'Koop mijn klei'));
    await says(page, 'Koop mijn klei').hover();
    await log(page).getByRole('button', { name: 'Message options' }).last().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this message' });
    await dialog.getByRole('textbox').fill('Reclame');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await seesNo(dialog);

    await log(page).getByRole('button', { name: 'Message options' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await sees(log(page).getByText('deleted', { exact: true }));
    await seesNo(says(page, 'Met zijn drieën'));
  });
});

describe('a connection that goes', () => {
  const [one, two, three] = ['Een zonder verbinding', 'Twee zonder verbinding', 'Drie zonder verbinding'] as const;

  it('what was written goes out when it is back, in its order and once; what was missed is there', async () => {
    const { page } = member;
    await member.go(`/messages?participant_id=${moderatorId}`);
    await until('it is open', () => threadId(page) > 0);
    await sees(log(page).getByRole('listitem').first());
    await member.hears(channels.typing(threadId(page)));
    await seesEditor(field(page));
    await member.context.setOffline(true);
    for (const text of [one, two]) await send(page, text);
    await sees(page.getByRole('button', { name: 'try again' }));
    const missed = ['Gemist een', 'Gemist twee'];
    for (const text of missed) await sent(writer, threadId(page), `<p>${text}</p>`);
    await member.context.setOffline(false);
    await seesNo(page.getByRole('button', { name: 'try again' }));
    await until('both are known', async () => (await order(page, missed)).length === 2);
    const texts = [...missed, one, two];
    await until('all stand in their order', async () => (await order(page, texts)).join() === texts.join());
    await page.reload();
    await sees(says(page, two));
    expect(await order(page, texts)).toEqual(texts);
  });

  it('a page that is loaded anew in the middle of sending goes on, once', async () => {
    const { page } = member;
    let held = 0;
    await page.route('**/api/v4/inbox/*/messages', async (route) => {
      if (route.request().method() !== 'POST' || held > 0) return route.fallback();
      held += 1;
      // It reaches the server, and its answer nobody.
      await route.fetch();
      await route.abort();
    });
    await send(page, three);
    await sees(says(page, three));
    await until('the server has it', () => held > 0);
    await page.reload();
    await sees(says(page, three));
    await until('nothing waits', () =>
      page.evaluate((key) => localStorage.getItem(key) === null, `lyceum.outbox:${memberId}`),
    );
    expect(await order(page, [three])).toEqual([three]);
    await page.unroute('**/api/v4/inbox/*/messages');
    await moderator.go(`/messages?participant_id=${memberId}`);
    await sees(says(moderator.page, three));
    expect(await order(moderator.page, [three])).toEqual([three]);
  });
});

it('the keyboard goes from the list to the field and back', async () => {
  const { page } = member;
  await member.go('/messages');
  const row = page.locator('[data-row]').first();
  await sees(row);
  await page.getByRole('searchbox', { name: 'Search members' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(row)).toBe(true);
  await page.keyboard.press('Enter');
  await until('the field has the focus', () => hasFocus(field(page)));
  await page.keyboard.press('Escape');
  await until('the row has it again', () => hasFocus(page.locator('[data-row][aria-current]')));
});

it('on a phone the list and a conversation take turns, and an id leads to its conversation', async () => {
  const phone = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
  const { page } = phone;
  await phone.go('/');
  await page
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true })
    .click();
  await sees(page.locator('[data-row]'));
  await page.locator('[data-row]').first().click();
  await sees(log(page));
  await seesNo(page.getByRole('searchbox', { name: 'Search members' }));
  const id = threadId(page);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await sees(page.getByRole('searchbox', { name: 'Search members' }));
  await phone.go(`/messages/${id}`);
  await sees(log(page));
  expect(address(page).pathname + address(page).search).toBe(`/messages?thread_id=${id}`);
  await phone.close();
});

it('a chat that is deleted is gone, until somebody writes in it', async () => {
  const { page } = member;
  await member.go(`/messages?participant_id=${moderatorId}`);
  await until('it is open', () => threadId(page) > 0);
  const id = threadId(page);
  await sees(log(page).getByRole('listitem').first());
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Delete chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await until('the list alone', () => address(page).search === '');
  await seesNo(page.locator(`[data-row="${id}"]`));
  await sent(writer, id, '<p>Ben je er nog?</p>');
  const row = page.locator(`[data-row="${id}"]`);
  await sees(row.getByText('Ben je er nog?'));
  await row.click();
  await sees(says(page, 'Ben je er nog?'));
  expect(await order(page, ['Ja, sinds gisteren'])).toEqual([]);
});

it('Enter sends where the community has decided so, and begins a new line with Shift', async () => {
  const admin = await lyceum.person('admin');
  const body = { submit_on_enter: '1' as const };
  expect((await admin.call('PUT /api/v4/admin/settings', { body })).status).toBe(200);
  const { page } = member;
  await member.go(`/messages?participant_id=${moderatorId}`);
  await write(field(page), 'Eerste regel');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('tweede regel');
  await page.keyboard.press('Enter');
  await sees(log(page).getByText('tweede regel'));
  expect(await field(page).innerText()).not.toContain('Eerste');
  await admin.call('PUT /api/v4/admin/settings', { body: { submit_on_enter: '0' } });
});

it('a GIF goes as a message and as a comment, and the other one sees both', async () => {
  const { page } = member;
  const sendGif = async () => {
    await page.getByRole('button', { name: 'GIF', exact: true }).click();
    await page.getByRole('button', { name: 'Celebrate' }).click();
    await page.getByRole('button', { name: 'Confetti' }).click();
    await page.getByRole('dialog', { name: 'Confetti' }).getByRole('button', { name: 'Send' }).click();
  };
  const confetti = (of: Page) => of.getByRole('img', { name: 'GIF: Confetti' }).last();
  const isDrawn = (of: Page) => confetti(of).evaluate((image: { naturalWidth?: number }) => image.naturalWidth === 240);

  await member.go(`/messages?participant_id=${moderatorId}`);
  await field(page).click();
  await sendGif();
  await sees(log(page).getByRole('img', { name: 'GIF: Confetti' }));
  await seesNo(log(page).getByText('Sending', { exact: true }));
  const other = moderator.page;
  await moderator.go('/messages');
  const row = other.locator('[data-row]').first();
  await sees(row.getByText('GIF', { exact: true }));
  await row.click();
  await sees(confetti(other));
  await until('the picture is drawn', () => isDrawn(other));

  const topics = (await writer.call('GET /api/v3/topics', { query: { limit: 20 } })).body.data as community.Topic[];
  const topic = topics.find(({ comments_count, closed }) => comments_count > 0 && !closed)!;
  await member.go(`/conversations/${topic.slug}`);
  await page.getByRole('textbox', { name: 'Write a comment' }).first().click();
  await sendGif();
  await sees(confetti(page));
  await until('it has been posted', async () => (await page.locator('[data-pending]').count()) === 0);
  await moderator.go(`/conversations/${topic.slug}`);
  const more = other.getByRole('button', { name: /^Load more/ });
  await sees(other.locator('[id^="comment-"]').first());
  while (!(await confetti(other).isVisible()) && (await more.isVisible())) {
    // The last page takes the button away.
    await more.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await sees(confetti(other));
  await until('the picture is drawn', () => isDrawn(other));
});
