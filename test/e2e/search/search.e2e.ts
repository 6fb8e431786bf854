import { makeTopic } from '../../support/content/boards.ts';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { hasFocus } from '../../support/browser/focus.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { comment } from '../../support/content/topics.ts';
import { until } from '../../support/until.ts';

const TITLE = 'Waarom craqueleert mijn zeladon';

let member: Visitor;
let slug: string;
let commentId: number;
beforeAll(async () => {
  const author = (await lyceum.person('member'))!;
  const boards = (await author.call('GET /api/v4/community/channels')).body.data as { id: number; slug: string }[];
  const topic = await makeTopic(author, boards.find((board) => board.slug === 'glazes')!.id, TITLE);
  const said = await comment(author, topic.id, '<p>Te snel afgekoeld: de tinglazuurlaag krimpt.</p>');
  ({ slug } = topic);
  commentId = said.body.data.id as number;
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  await until('the search has it', async () => {
    const found = await author.call('GET /api/v3/search', { query: { query: 'tinglazuurlaag', model: 'topics' } });
    return found.body.results.topics.meta.total === 1;
  });
});
afterAll(() => member.close());

const overlay = () => member.page.getByRole('dialog', { name: 'Search' });
const field = () => overlay().getByRole('searchbox', { name: 'Search' });
const address = () => new URL(member.page.url());

describe('the search', () => {
  it('opens with a key, finds while one types, and the keyboard leads to what was found and back', async () => {
    const { page } = member;
    await member.go('/');
    await sees(page.getByRole('feed').getByRole('article'));
    await page.keyboard.press('/');
    await until('the field has the focus', () => hasFocus(field()));
    await page.keyboard.type('zeladon');
    const hit = overlay().getByRole('link', { name: new RegExp(TITLE) });
    await sees(hit);
    await sees(overlay().getByRole('status').filter({ hasText: 'Conversations: 1' }));
    expect(address().search).toBe('?search=zeladon');
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(hit)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(field())).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { level: 1, name: TITLE }));
    await seesNo(overlay());
    expect(address().pathname).toBe(`/conversations/${slug}`);
    await page.goBack();
    await sees(overlay().getByRole('link', { name: new RegExp(TITLE) }));
  });

  it('closes with Escape, and gives the focus back', async () => {
    const { page } = member;
    await member.go('/');
    const button = page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true });
    await button.click();
    await sees(field());
    await page.keyboard.press('Escape');
    await seesNo(overlay());
    expect(address().search).toBe('');
    await until('the button has the focus again', () => hasFocus(button));
  });

  it('opens out of a field, too, and stands among the shortcuts', async () => {
    const { page } = member;
    await member.go('/');
    await page.getByRole('main').getByRole('textbox').first().focus();
    await page.keyboard.press('Control+k');
    await until('the field has the focus', () => hasFocus(field()));
    await page.keyboard.press('Escape');
    await seesNo(overlay());
    await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).focus();
    await page.keyboard.press('?');
    await sees(page.getByRole('dialog').getByText('Search, even while typing'));
  });

  it('finds a conversation by its comment, and leads to that', async () => {
    const { page } = member;
    await member.go('/?query=tinglazuurlaag&order_by=desc');
    await sees(overlay().getByRole('button', { name: 'Newest', pressed: true }));
    await overlay()
      .getByRole('link', { name: new RegExp(TITLE) })
      .click();
    await sees(page.locator(`#comment-${commentId}`));
    expect(address().hash).toBe(`#comment-${commentId}`);
  });

  it('shows all of one kind, at an address of its own, and says what went wrong', async () => {
    const { page } = member;
    await member.go('/?search=glaze');
    await overlay()
      .getByRole('button', { name: /^All \d+ in Conversations/ })
      .click();
    await sees(overlay().getByRole('button', { name: 'All results' }));
    expect(address().searchParams.get('model')).toBe('topics');
    await page.goBack();
    await sees(overlay().getByRole('button', { name: /^All \d+ in Conversations/ }));
    await page.route('**/api/v3/search**', (route) =>
      route.fulfill({ status: 500, json: { message: 'Server error' } }),
    );
    await field().fill('oven');
    await sees(overlay().getByRole('alert').getByText('Something went wrong during the search.'));
  });
});

describe('without its plugin', () => {
  it('the search has no button, key or address', async () => {
    const { page } = member;
    const staff = (await lyceum.person('admin'))!;
    const { plugins } = (await staff.call('GET /api/v4/admin/settings')).body.data;
    const kept = plugins.filter((each: string) => each !== 'search');
    await staff.call('PUT /api/v4/admin/settings', { body: { plugins: kept } });

    await member.go('/?search=glaze');
    await sees(page.getByRole('feed').getByRole('article'));
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    // Had one of them opened anything, this would be a sign in its field.
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sees(keys);
    await seesNo(keys.getByText('Search'));
    await seesNo(overlay());
    await seesNo(page.getByRole('button', { name: 'Search', exact: true, includeHidden: true }));
  });
});
