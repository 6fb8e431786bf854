import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Page } from 'playwright-core';
import { makePoll } from '../../support/content/boards.ts';
import { PHONE, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import type { Persona } from '../../support/persona.ts';
import { bmp } from '../../support/content/pictures.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

let moderator: Persona;
let board: community.Board;
beforeAll(async () => {
  moderator = await lyceum.person('moderator');
  const boards = (await moderator.call('GET /api/v4/community/channels')).body.data as community.Board[];
  board = boards.find(({ slug }) => slug === 'kilns')!;
});

const option = (page: Page, value: string) => page.locator(`[data-choice][aria-label^="${value} · "]`);
const isChosen = async (page: Page, value: string, wanted: boolean) =>
  until(`${value} is ${wanted ? '' : 'not '}chosen`, async () => {
    const checked = await option(page, value).getAttribute('aria-checked');
    return checked === String(wanted);
  });

async function open(visitor: Visitor, topicId: number): Promise<void> {
  const { body } = await moderator.call('GET /api/v3/topics/{id}', { params: { id: String(topicId) } });
  await visitor.go(`/conversations/${(body.data as community.Topic).slug}`);
  await sees(visitor.page.locator('[data-choice]'));
}

describe('a poll', () => {
  it('is asked in the composer, answered by a second click, and followed live by somebody else', async () => {
    const asker = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = asker;
    const composer = page.getByRole('region', { name: 'New conversation' });
    await page.goto(`/boards/${board.slug}`);
    await page.getByRole('button', { name: 'Poll', exact: true }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Wie stookt er dit weekend?');
    await page.getByRole('textbox', { name: 'Answer 1' }).fill('Ik');
    await sees(page.getByRole('textbox', { name: 'Answer 2' }));
    await seesNo(page.getByRole('button', { name: 'Delete answer 1' }));
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(page.getByText('An answer is required.'));
    await page.getByRole('textbox', { name: 'Answer 2' }).fill('Ik niet');
    await composer.getByRole('button', { name: 'Add an answer' }).click();
    await page.getByRole('textbox', { name: 'Answer 3' }).fill('Misschien');
    await sees(page.getByRole('button', { name: 'Delete answer 3' }));
    const picture = { name: 'oven.bmp', mimeType: 'image/bmp', buffer: bmp() };
    await composer.locator('input[type=file]').setInputFiles(picture);
    await composer.getByRole('textbox', { name: /^Alt text for oven\.png/ }).fill('Een oven met de deur open');
    await page.getByRole('checkbox', { name: 'Allow changing votes' }).check();
    await page.getByRole('checkbox', { name: 'Show everyone who voted for what' }).check();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await sees(option(page, 'Misschien'));
    await sees(page.getByRole('button', { name: /: Een oven met de deur open$/ }));

    const topics = (await moderator.call('GET /api/v3/topics', { query: { limit: 1 } })).body.data as community.Topic[];
    const [topic] = topics;
    const watcher = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator', viewport: PHONE });
    await open(watcher, topic!.id);
    await watcher.hears(channels.topic(topic!.id, topic!.board_public));

    await option(page, 'Ik').click();
    await sees(page.getByText('Click again to vote'));
    await option(page, 'Ik').click();
    await sees(page.getByText('You voted for Ik.'));
    await isChosen(page, 'Ik', true);
    await sees(watcher.page.getByText('1 vote', { exact: false }));
    await isChosen(watcher.page, 'Ik', false);

    await watcher.page.getByRole('button', { name: '1 · Who voted for Ik' }).click();
    await sees(watcher.page.getByRole('dialog').getByRole('listitem'));
    await watcher.page.keyboard.press('Escape');

    // Another one, and back again: with retry both may be done.
    await option(page, 'Ik niet').click();
    await option(page, 'Ik niet').click();
    await sees(page.getByText('You voted for Ik niet.'));
    await isChosen(page, 'Ik niet', true);
    await isChosen(page, 'Ik', false);
    await option(page, 'Ik niet').click();
    await sees(page.getByText('Click again to remove your vote'));
    await option(page, 'Ik niet').click();
    await sees(page.getByText('Your vote for Ik niet was removed.'));
    await isChosen(page, 'Ik niet', false);

    await page.getByRole('button', { name: 'More options' }).first().click();
    await page.getByRole('menuitem', { name: 'Edit poll' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit poll' });
    await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('Ik zeker');
    await dialog.getByRole('button', { name: 'Delete answer 3' }).click();
    await sees(dialog.getByText('A poll must have two answers.'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await seesNo(dialog);
    await sees(option(watcher.page, 'Ik zeker'));
    await seesNo(option(watcher.page, 'Misschien'));
    expect([asker.complaints, watcher.complaints]).toEqual([[], []]);
    await Promise.all([asker.close(), watcher.close()]);
  });

  it('shows six answers, takes several and new ones, by keyboard alone', async () => {
    const answers = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht'];
    const { topicId } = await makePoll(moderator, board.id, 'Hoeveel ovens heb je?', {
      answers,
      settings: { poll_multiple_answers: '1', poll_allow_guest_answers: '1' },
    });
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', viewport: PHONE });
    const { page } = member;
    await open(member, topicId);
    expect(await page.locator('[data-choice]').count()).toBe(6);
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await sees(option(page, 'Acht'));

    await option(page, 'Een').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await sees(page.getByText('You voted for Twee.'));
    await option(page, 'Acht').press('Enter');
    await option(page, 'Acht').press('Enter');
    await sees(page.getByText('You voted for Acht.'));
    await isChosen(page, 'Acht', true);
    await isChosen(page, 'Twee', true);

    await page.getByRole('button', { name: 'Add an answer' }).click();
    const field = page.getByRole('textbox', { name: 'New answer' });
    await field.press('Escape');
    await seesNo(field);
    await page.getByRole('button', { name: 'Add an answer' }).click();
    await field.fill('Negen');
    await field.press('Enter');
    await sees(option(page, 'Negen'));
    expect(member.complaints).toEqual([]);
    await member.close();
  });

  it('is closed for guests, who are asked to log in, and for everybody once it has ended', async () => {
    const { id, topicId } = await makePoll(moderator, board.id, 'Tot hoe laat stook je?', {
      answers: ['Laat', 'Later'],
    });
    const guest = await Visitor.arrive(browser, { url: lyceum.url });
    await open(guest, topicId);
    await sees(guest.page.getByRole('link', { name: 'Log in to vote' }));
    expect(await option(guest.page, 'Laat').getAttribute('aria-disabled')).toBe('true');
    const settings = { end_date: '2020-07-01 12:00:00' };
    await moderator.call('PUT /api/v4/polls/{id}', { params: { id }, body: { settings } });
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await open(member, topicId);
    await sees(member.page.getByText('ended on 1 July 2020, 12:00', { exact: false }));
    await option(member.page, 'Laat').press('Enter');
    await seesNo(member.page.getByText('Click again to vote'));
    await Promise.all([guest.close(), member.close()]);
  });

  it('whose answer cannot be sent counts as over, after some more tries', async () => {
    const { topicId } = await makePoll(moderator, board.id, 'Komt dit nog aan?', { answers: ['Vast', 'Nooit'] });
    const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    const { page } = member;
    await open(member, topicId);
    let tries = 0;
    await page.route('**/responses', (route) => {
      tries += 1;
      return route.fulfill({ status: 503, json: { message: 'Not now.' } });
    });
    await option(page, 'Vast').click();
    await option(page, 'Vast').click();
    await sees(page.getByText('The time for this poll has passed.'));
    expect(tries).toBe(4);
    await isChosen(page, 'Vast', false);
    expect(await option(page, 'Nooit').getAttribute('aria-disabled')).toBe('true');
    await member.close();
  });
});
