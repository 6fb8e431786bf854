import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { DESKTOP, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import type { Persona } from '../../support/persona.ts';

let reader: Visitor;
let writer: Persona;
let board: community.Board;
beforeAll(async () => {
  writer = await lyceum.person('moderator');
  const person = await lyceum.person('member');
  board = (await person.call('GET /api/v4/community/channels')).body.data.find(
    ({ slug }: community.Board) => slug === 'kilns',
  );
  await person.call('POST /api/v4/channels/read', { body: {} });
  reader = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: DESKTOP });
});
afterAll(() => reader.close());

const entry = () =>
  reader.page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: board.name });
const count = (text: string) => entry().getByText(text);
const post = (title: string) =>
  writer.call('POST /conversations', { body: { title, content: '<p>Nieuw van vandaag</p>', channel_id: board.id } });
const feed = () => reader.page.getByRole('feed', { name: 'Conversations' }).getByRole('article');

describe('the unread topics of a board', () => {
  it('are counted live, cleared by reading, and all marked as read', async () => {
    const { page } = reader;
    await reader.go('/members');
    await sees(entry());
    await seesNo(count('1 unread conversation'));
    await reader.hears(channels.board(board.id, board.public));
    await post('Een nieuwe oven');
    await sees(count('1 unread conversation'));
    // The client asks again after a pause only.
    await post('Nog een oven');
    await reader.go('/?tab=unread');
    await sees(count('2 unread conversations'));
    await sees(feed().first());
    expect(await feed().locator('h2').allTextContents()).toEqual(['Nog een oven', 'Een nieuwe oven']);
    await page.getByRole('link', { name: 'Een nieuwe oven' }).click();
    await sees(page.getByRole('heading', { level: 1, name: 'Een nieuwe oven' }));
    await sees(count('1 unread conversation'));

    await page.goBack();
    await sees(page.getByRole('link', { name: 'Unread', exact: true }).and(page.locator('[aria-current]')));
    await reader.go('/boards');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click();
    await sees(page.getByText('Marked as read'));
    await seesNo(count('1 unread conversation'));
    await reader.go('/?tab=unread');
    await sees(page.getByText('No conversations yet'));
  });

  it('of a muted board count nothing, and a followed board fills its own tab', async () => {
    const { page } = reader;
    await reader.go(`/boards/${board.slug}`);
    const choice = page.getByRole('combobox', { name: 'Follow this board' });
    await choice.selectOption('following');
    await sees(page.getByText('Saved'));
    await reader.go('/?tab=following');
    await sees(feed().filter({ hasText: 'Nog een oven' }));
    await reader.go(`/boards/${board.slug}`);
    await choice.selectOption('muted');
    await sees(page.getByText('Saved'));
    await post('Een stille oven');
    await reader.go('/');
    await sees(feed().first());
    await seesNo(feed().filter({ hasText: 'Een stille oven' }));
    await seesNo(count('1 unread conversation'));
  });
});
