import { join } from 'node:path';
import { initialsOf } from '@lyceum/contracts/identity/default-avatar';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

const HEIC = join(__dirname, '..', '..', 'support', 'content', 'files', 'place.heic');

async function choose(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Change picture' }).click();
  await sees(page.getByRole('dialog', { name: 'Profile picture' }));
  await page.locator('input[type=file]').setInputFiles(file);
  await sees(page.getByRole('slider', { name: 'Zoom' }));
}

/** A picture that cannot be loaded gives way to the default one: the initials of the name (part 1 §2). */
async function initialsInstead({ name, username, avatar }: { name: string; username: string; avatar: string }) {
  const guest = await Visitor.arrive(browser, { url: lyceum.url });
  const { page } = guest;
  const heading = page.getByRole('main').locator('article header').first();
  await guest.go(`/profile/${username}`);
  await sees(heading.locator(`img[src="${avatar}"]`));
  await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
  await guest.go(`/profile/${username}`);
  await sees(heading.locator(`[data-initials="${initialsOf(name)}"]`));
  await until('no picture is left', async () => (await heading.locator('img').count()) === 0);
  expect(guest.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await guest.close();
}

describe('a profile picture', () => {
  it('from a phone, over a connection that breaks, is shown beside the name, for others too, or gives way to initials', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    await member.go('/profile/settings/profile');
    await choose(page, HEIC);
    const sent: string[] = [];
    await page.route('**/uploader', (route) => {
      sent.push(/name="uuid"\r\n\r\n(\S+)/.exec(route.request().postDataBuffer()!.toString('latin1'))![1]!);
      return sent.length === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await sees(page.getByText('Profile picture changed.'));
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
    const picture = page.getByRole('button', { name: /^Your menu: / }).locator('img');
    await until('the new picture was loaded', () =>
      picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth === 320),
    );
    const person = await lyceum.person('admin');
    const shown = (await person.call('GET /api/v3/users/{id}', { params: { id: (await lyceum.person('member')).id } }))
      .body;
    expect(shown.data.avatar).toMatch(/^\/files\/[\w-]{32}\/320\.jpg$/);
    await initialsInstead(shown.data);
    expect(member.complaints.filter((text) => !text.includes('/uploader'))).toEqual([]);
    await member.close();
  });
});

describe('the picture of a board', () => {
  it('is put there by an administrator, stands above the board and on its lock, and is taken away', async () => {
    const admin = await lyceum.person('admin');
    const name = 'Achter een slot';
    const id = await makeBoard(admin, name, 'member');
    const slug = (await admin.call('GET /api/v4/admin/boards/{id}', { params: { id } })).body.data.slug as string;
    const [console, guest] = [
      await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' }),
      await Visitor.arrive(browser, { url: lyceum.url }),
    ];
    const { page } = console;
    const above = (of: Page) => of.locator('main img[alt=""][src^="/media/"]');
    await console.go(`/admin/boards/${id}`);
    await page.locator('input[type=file]').setInputFiles(HEIC);
    await sees(page.getByRole('img', { name: 'Picture of this board' }));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await sees(page.getByRole('link', { name: 'Edit', exact: true }));
    await sees(page.getByRole('img', { name: 'Picture of this board' }));
    for (const visitor of [console, guest]) {
      await visitor.go(`/boards/${slug}`);
      await sees(above(visitor.page));
      await until('the picture was loaded', () =>
        above(visitor.page).evaluate((image: { naturalWidth: number }) => image.naturalWidth > 0),
      );
    }
    await console.go(`/admin/boards/${id}`);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await sees(page.getByRole('link', { name: 'Edit', exact: true }));
    expect(await page.getByRole('img', { name: 'Picture of this board' }).count()).toBe(0);
    expect([console.complaints, guest.complaints]).toEqual([[], []]);
    await Promise.all([console.close(), guest.close()]);
  });
});

describe('what is taken from a member goes from their screen (promise 31)', () => {
  it('a board that is closed to them, without a reload', async () => {
    const admin = await lyceum.person('admin');
    const name = 'Alleen voor de staf';
    const id = await makeBoard(admin, name, 'moderator', 'moderator');
    const moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
    await moderator.go('/');
    const { page } = moderator;
    await sees(page.getByRole('link', { name }));
    await moderator.hears(`private-board.${id}`);
    await admin.call('PUT /api/v4/admin/boards/{id}', {
      params: { id },
      body: { name, color: '#0F6B5C', read_by: 'admin', write_by: 'admin' },
    });
    await seesNo(page.getByRole('link', { name }));
    await moderator.close();
  });

  const said = (page: Page) => page.getByRole('main').getByText('Onder ons gezegd', { exact: true });
  const missing = (page: Page) => page.getByRole('heading', { name: 'This page does not exist' });

  /** What only members with a level may read, said on a board of its own; answers its address. */
  async function amongOurselves(name: string, levelIds: number[]): Promise<string> {
    const admin = await lyceum.person('admin');
    const topic = await makeTopic(admin, await makeBoard(admin, name, 'member', 'member', levelIds), name);
    const content = '<p>Onder ons gezegd</p>';
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: topic.id }, body: { content } });
    return `/conversations/${topic.slug}`;
  }

  it('a conversation that they are reading, with its comments', async () => {
    const [admin, writer] = [await lyceum.person('admin'), await lyceum.person('member')];
    const level = await admin.call('POST /api/v4/admin/levels', {
      body: { name: 'Binnenkring', description: 'Dicht' },
    });
    const level_id = level.body.data.id as number;
    const reason = 'Zo afgesproken';
    await admin.call('POST /api/v4/admin/members/{id}/levels', {
      params: { id: writer.id },
      body: { level_id, reason },
    });
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await member.go(await amongOurselves('Voor de binnenkring', [level_id]));
    await sees(said(member.page));
    await member.hears(channels.messages(writer.id));
    const params = { id: writer.id, level_id };
    await admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', { params, body: { reason } });
    await sees(missing(member.page));
    expect(await said(member.page).count()).toBe(0);
    await member.close();
  });

  it('the session, in a tab that is open beside the one that logs out, and what it showed', async () => {
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await member.go(await amongOurselves('Voor wie er bij hoort', []));
    await sees(said(member.page));
    await member.hears(channels.online);
    const other = await member.context.newPage();
    await other.goto(`${lyceum.url}/`);
    await other.getByRole('button', { name: /^Your menu: / }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await sees(member.page.getByRole('link', { name: 'Log in' }));
    await sees(missing(member.page));
    expect(await said(member.page).count()).toBe(0);
    await member.close();
  });
});
