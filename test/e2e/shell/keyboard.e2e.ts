import type { community } from '@lyceum/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { focusShows, hasFocus, tabTo } from '../../support/browser/focus.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

const TITLE = 'Zonder muis: mijn eerste kom';
const STORY = 'Gedraaid en geglazuurd.';
const COMMENT = 'En nu op zoek naar een goede kwast.';

let member: Visitor;
let page: Page;
beforeAll(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
});

/** The real editor, and not the preview that stands in for it. */
const editable = () => page.locator('[contenteditable="true"]');
/** Of topics: what modules put between them is no card. */
const cards = () => page.getByRole('feed', { name: 'Conversations' }).locator('article[data-card]');
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
const focused = (what: string, check: () => Promise<boolean>) => until(`the focus is on ${what}`, check);

describe('the keyboard alone is enough', () => {
  it('to skip the navigation', async () => {
    await page.goto('/');
    await sees(cards());
    await press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skip)).toBe(true);
    expect(await skip.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    await press('Enter');
    expect(await tabTo(page, page.getByRole('main').getByRole('textbox').first())).toEqual([]);
    expect(await focusShows(page)).toBeNull();
  });

  it('to post a topic, and one always sees where one is', async () => {
    await page.keyboard.type(TITLE);
    const story = page.getByRole('textbox', { name: 'Your story' });
    await sees(story);
    const goals = [
      story,
      page.getByRole('combobox', { name: 'Board' }),
      page.getByRole('button', { name: 'Post', exact: true }),
    ];
    const texts = [STORY, 'Beginners', ''];
    for (const [index, goal] of goals.entries()) {
      expect(await tabTo(page, goal)).toEqual([]);
      if (goal === story) await focused('the editor', () => hasFocus(story.and(editable())));
      expect(await focusShows(page)).toBeNull();
      await page.keyboard.type(texts[index]!);
    }
    await press('Enter');
    await sees(cards().filter({ hasText: TITLE }));
  });

  it('to walk with j and k from there, to open it with o and like it with l', async () => {
    await focused('the new card', () => hasFocus(cards().first()));
    await press('j');
    await focused('the second card', () => hasFocus(cards().nth(1)));
    expect(await focusShows(page)).toBeNull();
    await press('k');
    await focused('the first card again', () => hasFocus(cards().first()));
    await press('o');
    const heading = page.getByRole('heading', { level: 1, name: TITLE });
    await sees(heading);
    await focused('the heading of the conversation', () => hasFocus(heading));
    await press('l');
    await sees(page.getByRole('button', { name: 'Like · 1 like', pressed: true }));
  });

  it('to comment', async () => {
    expect(await tabTo(page, page.getByRole('textbox', { name: 'Write a comment' }))).toEqual([]);
    await focused('the editor', () => hasFocus(page.getByRole('textbox').and(editable())));
    expect(await focusShows(page)).toBeNull();
    await page.keyboard.type(COMMENT);
    await press('Control+Enter');
    await sees(page.getByRole('main').getByText(COMMENT, { exact: true }));
    await sees(page.getByRole('heading', { name: 'Comments 1' }));
  });

  it('to see the shortcuts and to come back from them', async () => {
    await page.goto('/');
    await sees(cards());
    await page.evaluate('scrollTo(0, 0)');
    await press('j');
    await focused('the first card', () => hasFocus(cards().first()));
    await press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sees(dialog);
    await press('j', 'Escape');
    await seesNo(dialog);
    await focused('the card where it was', () => hasFocus(cards().first()));
  });

  it('and no key does anything while one types', async () => {
    const line = page.getByRole('main').getByRole('textbox').first();
    await line.fill('');
    await page.keyboard.type('jklo?');
    expect(await line.inputValue()).toBe('jklo?');
    await seesNo(page.getByRole('dialog'));
    await line.fill('');
  });
});

describe('the space key', () => {
  it('goes to the newest comment, and still writes and presses', async () => {
    const person = await lyceum.person('member');
    const { body } = await person.call('GET /api/v3/topics', { query: { limit: 100 } });
    const topic = (body.data as community.Topic[])
      .filter(({ closed, answered }) => !closed && !answered)
      .reduce((most, each) => (each.comments_count > most.comments_count ? each : most));
    await page.goto(`/conversations/${topic.slug}`);
    const hint = page.getByRole('button', { name: 'Jump to latest' });
    await sees(hint);
    // It presses what has the focus, and writes where one types.
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    await field.click();
    await sees(field.and(editable()));
    await press('a', 'Space', 'b');
    expect(await field.innerText()).toBe('a b');
    // It would cover what is typed.
    await seesNo(hint);
    await press('Control+a', 'Backspace');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.focus();
    await press('Space');
    await page.waitForURL(/#comment-\d+$/);
    const newest = page.locator('[id^="comment-"]').last();
    await focused('the newest comment', () => hasFocus(newest));
    await sees(page.getByRole('button', { name: 'Earlier comments' }));
    await seesNo(hint);
    await page.evaluate('scrollTo(0, 0)');
    await sees(hint);
  });
});

describe('Back', () => {
  it('restores the place in the feed, however far down', async () => {
    await page.goto('/');
    await until('three pages were loaded', async () => {
      await page.mouse.wheel(0, 4000);
      return (await cards().count()) > 40;
    });
    // Not a picture of a wall, which opens over it.
    const card = cards().filter({ hasNotText: 'Out of the kiln' }).nth(33);
    await card.scrollIntoViewIfNeeded();
    const title = await card.getByRole('heading', { level: 2 }).innerText();
    const place = () => page.getByRole('heading', { level: 2, name: title }).boundingBox();
    const before = await place();
    await card.getByRole('link', { name: title }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: title }));
    expect(await page.evaluate('scrollY')).toBe(0);

    await page.goBack();
    await until('the card stood where it was', async () => Math.abs(((await place())?.y ?? 1e6) - before!.y) < 2);
  });

  it('restores it also after a reload of the conversation', async () => {
    await page.goto('/');
    await sees(cards().nth(8));
    const card = cards().nth(8);
    await card.scrollIntoViewIfNeeded();
    const title = await card.getByRole('heading', { level: 2 }).innerText();
    await card.getByRole('link', { name: title }).first().click();
    await sees(page.getByRole('heading', { level: 1, name: title }));
    await page.reload();
    await sees(page.getByRole('heading', { level: 1, name: title }));
    await page.goBack();
    const place = () => page.getByRole('heading', { level: 2, name: title }).boundingBox();
    await until('the card was on the screen', async () => {
      const { y = -1 } = (await place()) ?? {};
      return y >= 0 && y < DESKTOP.height;
    });
  });

  it('is no other address that is opened in the same tab, which begins at its top', async () => {
    await page.goto('/?order=popular');
    await sees(cards().nth(8));
    await cards().nth(8).scrollIntoViewIfNeeded();
    await page.goto('/');
    await sees(cards().nth(8));
    expect(await page.evaluate('scrollY')).toBe(0);
  });
});

it('a part of the shell that does not come is said to be missing, and the app can be loaded anew', async () => {
  const reader = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  const feed = reader.page.getByRole('feed', { name: 'Conversations' }).getByRole('article');
  const part = '**/assets/ShortcutsDialog-*.js';
  await reader.page.route(part, (route) => route.abort());
  await reader.go('/');
  await sees(feed);
  await reader.page.keyboard.press('?');
  await sees(reader.page.getByRole('alert').getByText('This could not be loaded.'));
  await sees(feed);
  await reader.page.unroute(part);
  await reader.page.getByRole('button', { name: 'Try again' }).click();
  await sees(feed);
  await reader.close();
});

it('a screen whose chunk does not come at once is asked for again; one of a build that is gone brings the new one', async () => {
  const reader = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  const { page } = reader;
  const chunk = '**/assets/bookmarks-*.js';
  const heading = page.getByRole('heading', { level: 1, name: 'Favourites' });
  let documents = 0;
  page.on('request', (request) => void (documents += Number(request.resourceType() === 'document')));
  // The first time alone: by count, since the next try does not wait for who watches.
  let asked = 0;
  let isGone = () => (asked += 1) === 1;
  await page.route(chunk, (route) => (isGone() ? route.fulfill({ status: 404 }) : route.continue()));
  await reader.go('/');
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  await refused;
  await sees(heading);
  expect([documents, asked]).toEqual([1, 2]);

  await reader.go('/');
  isGone = () => documents < 3;
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  await sees(heading);
  expect(documents).toBe(3);
  await reader.close();
});
