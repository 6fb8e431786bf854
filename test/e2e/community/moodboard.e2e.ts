import type { community } from '@lyceum/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { animatedGif, jpegWithPlace } from '../../support/content/pictures.ts';
import { until } from '../../support/until.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const WALL = '/boards/out-of-the-kiln';
const wall = (page: Page) => page.getByRole('feed', { name: 'Pictures' });
const tile = (page: Page, name: string) => wall(page).getByRole('link', { name });
const overlay = (page: Page, name: string) => page.getByRole('dialog', { name });

/** How many columns the pictures stand in. */
const columnsOf = (page: Page): Promise<number> =>
  wall(page)
    .locator('article')
    .evaluateAll((tiles) => new Set(tiles.map((each) => Math.round(each.getBoundingClientRect().left))).size);

describe('a moodboard', () => {
  it('hangs its pictures in columns by the width of the window, each with its place before it loads', async () => {
    const visitor = await Visitor.arrive(browser, { url: lyceum.url });
    const { page } = visitor;
    await visitor.go(WALL);
    await sees(tile(page, 'Winter jar'));
    for (const [width, columns] of [
      [1700, 6],
      [1600, 5],
      [1450, 4],
      [1200, 3],
      [940, 2],
      [500, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 2400 });
      await until(`${columns} columns stood at ${width}`, async () => (await columnsOf(page)) === columns);
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('opens a picture by its address, goes on by the arrow keys, and gives the keyboard back', async () => {
    const visitor = await Visitor.arrive(browser, { url: lyceum.url, viewport: DESKTOP });
    const { page } = visitor;
    await visitor.go(WALL);
    await tile(page, 'Winter jar').focus();
    await page.keyboard.press('Enter');
    await sees(overlay(page, 'Winter jar').getByRole('heading', { name: /^Comments/ }));
    expect(new URL(page.url()).hash).toMatch(/^#topicid-\d+$/);
    await page.keyboard.press('ArrowRight');
    await seesNo(overlay(page, 'Winter jar'));
    await page.keyboard.press('ArrowLeft');
    await sees(overlay(page, 'Winter jar'));
    const address = page.url();
    await page.keyboard.press('Escape');
    await seesNo(overlay(page, 'Winter jar'));
    expect(new URL(page.url()).hash).toBe('');
    await sees(page.locator(':focus').filter({ hasText: 'Winter jar' }));
    await visitor.go(address);
    await sees(overlay(page, 'Winter jar'));
    await visitor.go('/conversations/winter-jar');
    await sees(overlay(page, 'Winter jar'));
    expect(page.url()).toBe(address);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('leads to a comment by its address: into the picture’s overlay, and on to what was said', async () => {
    const author = await lyceum.person('moderator');
    const { body } = await author.call('GET /api/v3/topics/{id}', { params: { id: 'winter-jar' } });
    const { id } = body.data as community.Topic;
    const said: number[] = [];
    for (let n = 1; n <= 12; n += 1) {
      const content = `<p>Kijk eens naar de rand, deel ${n}.</p>`;
      const answer = await author.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content } });
      said.push((answer.body.data as community.Comment).id);
    }
    const visitor = await Visitor.arrive(browser, { url: lyceum.url, viewport: PHONE });
    const { page } = visitor;
    const stands = (comment: number) =>
      until('the comment is there, named, and where one looks', () =>
        overlay(page, 'Winter jar')
          .locator(`#comment-${comment}`)
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const { documentElement: root, activeElement } = element.ownerDocument;
            const inWindow = top >= 0 && bottom <= root.clientHeight;
            return inWindow && element === activeElement && element.hasAttribute('data-highlighted');
          }),
      );
    // Far down a long list first, then one with others beside it.
    for (const named of [said.at(-1)!, said[0]!]) {
      await visitor.go(`/conversations/winter-jar#comment-${named}`);
      await stands(named);
      expect(new URL(page.url()).hash).toBe(`#topicid-${id}/comment-${named}`);
    }
    // The moment of a comment is its address, here as on a screen of its own.
    const other = said[1]!;
    await page
      .locator(`#comment-${other}`)
      .getByRole('link', { name: /ago|now/ })
      .click();
    await stands(other);
    await page.reload();
    await stands(other);
    await page.keyboard.press('Escape');
    await seesNo(overlay(page, 'Winter jar'));
    expect(new URL(page.url()).hash).toBe('');
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('takes a picture on a phone, and tells whoever looks at the wall', async () => {
    const looker = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
    await looker.go(WALL);
    await sees(tile(looker.page, 'Winter jar'));
    const visitor = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
    const { page } = visitor;
    await visitor.go(WALL);
    await page.getByRole('button', { name: 'Add a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(dialog.getByText('A picture is required.'));
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.getByRole('button', { name: /^Choose a picture/ }).click(),
      ]);
      await chooser.setFiles(file);
    };
    const refusal = dialog.getByText('The picture exceeds 8 MB or is of the wrong type. Please use JPG or PNG.');
    for (const file of [
      { name: 'kom.gif', mimeType: 'image/gif', buffer: await animatedGif() },
      { name: 'kom.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9 * 1024 ** 2, 7) },
    ]) {
      await choose(file);
      await sees(refusal);
      await sees(dialog.getByRole('button', { name: /^Choose a picture/ }));
    }
    await dialog.getByLabel('Title').fill('Vers van de schijf');
    await write(dialog.getByRole('textbox', { name: 'Your story' }), 'Nog nat.');
    await page.reload();
    await page.getByRole('button', { name: 'Add a picture' }).click();
    await sees(dialog.getByText('Nog nat.'));
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Vers van de schijf');
    await choose({ name: 'kom.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace(640, 480) });
    await sees(dialog.getByText('kom.jpg'));
    await until('the picture was sent', () => dialog.getByRole('button', { name: 'Post', exact: true }).isEnabled());
    expect(await refusal.count()).toBe(0);
    await page.route('**/conversations', (route) => route.abort('connectionreset'), { times: 1 });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(dialog.getByText('Please check that all fields are filled in and that attachments are under 8 MB.'));
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(tile(page, 'Vers van de schijf'));
    await looker.page.getByRole('button', { name: /1 new conversation/ }).click();
    await sees(tile(looker.page, 'Vers van de schijf'));
    expect(visitor.complaints.filter((text) => !/\/conversations\b/.test(text))).toEqual([]);
    expect(looker.complaints).toEqual([]);
    await visitor.close();
    await looker.close();
  });
});
