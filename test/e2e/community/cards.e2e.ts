import type { community } from '@lyceum/contracts';
import type { Page } from 'playwright-core';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { feedOn, Host } from '../../support/browser/conversation.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let host: Host;
let admin: Persona;
let member: Visitor;
let page: Page;
beforeAll(async () => {
  host = await Host.of(lyceum);
  admin = await lyceum.person('admin');
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
});
afterAll(() => member?.close());

const boards = async () => (await admin.call('GET /api/v4/community/channels')).body.data as community.Board[];
const navigation = (on: Page) => on.getByRole('navigation', { name: 'Main' });

describe('a card of the feed', () => {
  it('says that it is pinned and closed, what its author is, and where there is more to read', async () => {
    const long = `<p>${'Een zin over klei. '.repeat(30)}</p>`;
    const topic = await makeTopic(host.moderator, host.board.id, 'Vastgezet', long);
    const params = { id: topic.id };
    await admin.call('PUT /api/v4/topics/{id}/sticky', { params, body: { sticky: true } });
    await host.moderator.call('POST /api/v4/topics/{id}/close', { params, body: {} });
    // Whoever opens the feed has done none of it: nothing makes their read wait for it.
    await until('the feed has both', async () => {
      const { body } = await admin.call('GET /api/v3/topics', { query: { board_id: host.board.id } });
      const shown = (body.data as { id: number; sticky: boolean; status: string }[]).find(({ id }) => id === topic.id);
      return shown?.sticky && shown.status === 'closed';
    });
    await page.goto(`/boards/${host.board.slug}`);
    const card = feedOn(page).getByRole('article', { name: 'Vastgezet' });
    await sees(card.getByText('Pinned'));
    await sees(card.getByText('Closed'));
    await sees(card.getByText('Moderator'));
    await sees(card.getByRole('link', { name: 'Read more: Vastgezet' }));
  });

  it('is small where one wants it so, without its text, and stays so', async () => {
    await page.goto('/');
    const excerpt = feedOn(page).locator('article[data-small]');
    expect(await excerpt.count()).toBe(0);
    await page.getByRole('button', { name: 'Small cards' }).click();
    await sees(excerpt);
    await page.reload();
    await sees(excerpt);
    await page.getByRole('button', { name: 'Large cards' }).click();
    await until('the cards are large again', async () => (await excerpt.count()) === 0);
  });

  it('stands where the chosen order puts it, also after a reload', async () => {
    const firstTitles = () => feedOn(page).getByRole('article').locator('h2').allTextContents();
    await page.goto('/');
    await sees(feedOn(page).getByRole('article'));
    const latest = await firstTitles();
    await page.getByRole('link', { name: 'Popular' }).click();
    const popular = await until('another order is shown', async () => {
      const shown = (await firstTitles()).slice(0, 3);
      return shown.length === 3 && shown.join() !== latest.slice(0, 3).join() ? shown : null;
    });
    await page.reload();
    await until('it is that order again', async () => (await firstTitles()).slice(0, 3).join() === popular.join());
    await page.getByRole('link', { name: 'Latest' }).click();
  });
});

describe('the composer', () => {
  it('closes on a click outside while nothing is written', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('textbox').first().click();
    const post = page.getByRole('button', { name: 'Post', exact: true });
    await sees(post);
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
    await seesNo(post);
  });
});

describe('the navigation', () => {
  it('marks a board that only administrators see, and shows it to nobody else', async () => {
    await makeBoard(admin, 'Achter de schermen', 'guest', 'member', [], { homepage: false });
    const staff = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
    try {
      await staff.page.goto('/');
      const entry = navigation(staff.page).getByRole('link', { name: /Achter de schermen/ });
      await sees(entry.getByText('Only visible to admins'));
    } finally {
      await staff.close();
    }
    await page.goto('/');
    await sees(navigation(page).getByRole('link', { name: host.board.name }));
    expect(
      await navigation(page)
        .getByRole('link', { name: /Achter de schermen/ })
        .count(),
    ).toBe(0);
  });

  it('unfolds the boards beneath the one that is open', async () => {
    const all = await boards();
    const child = all.find((each) => each.subgroup_id !== null && each.permissions.includes('READ'))!;
    const parent = all.find(({ id }) => id === child.subgroup_id)!;
    const beneath = navigation(page).getByRole('link', { name: child.name });
    await page.goto('/');
    await sees(navigation(page).getByRole('link', { name: parent.name }));
    expect(await beneath.count()).toBe(0);
    await page.goto(`/boards/${parent.slug}`);
    await sees(beneath);
  });
});
