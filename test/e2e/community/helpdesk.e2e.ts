import type { Page } from 'playwright-core';
import { channels } from '@lyceum/contracts/realtime';
import type { community } from '@lyceum/contracts';
import { PHONE, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { inBothSchemes } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const TITLE = 'Mijn sleutel past niet meer';
const HELPDESK = '/boards/help';

const card = (page: Page) => page.getByRole('article').filter({ hasText: TITLE });
const status = (page: Page, name: string) => page.getByRole('button', { name: `Status: ${name}` });

async function set(page: Page, from: string, to: RegExp): Promise<void> {
  await status(page, from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

describe('a ticket', () => {
  it('is opened by a member, answered and set by an administrator, and there for no moderator', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
    const admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
    const moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
    const staff = await lyceum.person('admin');
    const boards = (await staff.call('GET /api/v4/community/channels')).body.data as community.Board[];
    const { id: boardId } = boards.find(({ slug }) => slug === 'help')!;

    await admin.go(HELPDESK);
    await sees(admin.page.getByRole('article').first());
    await admin.hears(channels.helpdesk(boardId));
    await moderator.go(HELPDESK);
    await sees(moderator.page.getByText('No tickets yet'));

    // Asked on a phone; a poll is not among what one may post here.
    await member.go(HELPDESK);
    const ask = member.page.getByRole('textbox', { name: 'How can we help?' });
    await ask.click();
    await seesNo(member.page.getByRole('button', { name: 'Poll', exact: true }));
    await member.page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await member.page.getByRole('textbox', { name: 'Your story' }).click();
    await sees(member.page.getByRole('toolbar', { name: 'Formatting' }));
    await member.page.keyboard.type('De nieuwe deur gaat niet open.');
    await member.page.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(card(member.page));

    // Told live to administrators, and answered.
    await admin.page.getByRole('button', { name: /1 new conversation/ }).click();
    await card(admin.page).getByRole('heading').getByRole('link').click();
    await admin.page.getByRole('textbox', { name: 'Write a comment' }).click();
    await sees(admin.page.getByRole('toolbar', { name: 'Formatting' }));
    await admin.page.keyboard.type('Welke deur bedoel je?');
    await admin.page.getByRole('button', { name: 'Post comment' }).click();
    await sees(admin.page.getByText('Welke deur bedoel je?'));
    await set(admin.page, 'Open', /^On hold/);

    // Its author sees that at once, and closes it themselves.
    await sees(card(member.page).getByRole('button', { name: 'Status: On hold' }));
    await card(member.page).getByRole('heading').getByRole('link').click();
    await sees(member.page.getByText('Welke deur bedoel je?'));
    await set(member.page, 'On hold', /^Closed/);
    await sees(status(admin.page, 'Closed'));

    // Each status has its list.
    await admin.go(`${HELPDESK}?ticket_status=closed`);
    await sees(card(admin.page));
    await admin.page.getByRole('link', { name: 'On hold', exact: true }).click();
    await sees(admin.page.getByRole('article').first());
    await seesNo(card(admin.page));
    await admin.go('/');
    await sees(admin.page.getByRole('article').first());
    await seesNo(card(admin.page));

    await seesNo(moderator.page.getByRole('button', { name: /new conversation/ }));
    await moderator.go(HELPDESK);
    await sees(moderator.page.getByText('No tickets yet'));
    const tickets = await staff.call('GET /api/v3/topics', {
      query: { board_id: boardId, type: 'helpdesk', limit: 1 },
    });
    await moderator.go(`/conversations/${(tickets.body.data as community.Topic[])[0]!.slug}`);
    await sees(moderator.page.getByRole('heading', { level: 1, name: 'This page does not exist' }));
    for (const visitor of [member, admin]) expect(visitor.complaints).toEqual([]);
  });
});

describe('a board that one may not read', () => {
  it('shows how its topics begin where the community says so, and where to get access', async () => {
    const staff = await lyceum.person('admin');
    const guest = await Visitor.arrive(browser, { url: lyceum.url, viewport: PHONE });
    await guest.go('/boards/kitchen-table');
    await sees(guest.page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await seesNo(guest.page.getByRole('region', { name: 'Recent conversations' }));

    await staff.call('PUT /api/v4/admin/settings', { body: { show_topic_preview: '1' } });
    await guest.go('/boards/kitchen-table');
    const previews = guest.page.getByRole('region', { name: 'Recent conversations' });
    await sees(previews.getByRole('listitem').first());
    expect(await inBothSchemes(guest, 'previews of a locked board', 'phone')).toEqual([]);
    const link = previews.getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await sees(guest.page.getByRole('heading', { level: 1, name: title }));
    await sees(guest.page.getByRole('main').getByRole('link', { name: 'Log in' }));
    await seesNo(guest.page.getByRole('heading', { level: 2, name: /^Comments/ }));
    expect(await inBothSchemes(guest, 'the preview of a conversation', 'phone')).toEqual([]);
    expect(guest.complaints).toEqual([]);
  });
});
