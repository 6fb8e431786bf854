import type { community, mail } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import type { Locator, Page } from 'playwright-core';
import { makeBoard, makeTopic } from '../../support/content/boards.ts';
import { nameOf, PHONE, sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { Persona } from '../../support/persona.ts';
import { pngWithPlace } from '../../support/content/pictures.ts';
import { settled, violations } from '../../support/browser/screen-check.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

const BOARD = 'De ovenkring';
const LEVEL = 'Ovenmeesters';
const TITLE = 'Wie bakt er nog op hout?';
const BETTER_TITLE = 'Wie stookt er nog op hout?';
const QUESTION = 'Met eik of met den?';
const COMMENT = 'Den geeft meer vlam.';
const BETTER_COMMENT = 'Den geeft meer vlam, eik meer gloed.';
const REPLY = 'Ik meng ze, half om half.';
const FIRST_NAME = 'Willemijn';
const NEW_PASSWORD = 'a password of after the mail';

/** The same people as callers of the API. */
let writer: Persona;
let newcomer: Persona;
let topic: { id: number; slug: string };
let address: string;
let member: Visitor;
let guest: Visitor;
let founder: Visitor;

beforeAll(async () => {
  writer = await lyceum.person('member');
  const [admin, moderator] = [await lyceum.person('admin'), await lyceum.person('moderator')];
  newcomer = new Persona(lyceum.url);
  await newcomer.register('vergeetachtig');

  const boards = (await writer.call('GET /api/v4/community/channels')).body.data as community.Board[];
  const { id: boardId } = boards.find(({ slug }) => slug === 'kilns')!;
  topic = await makeTopic(writer, boardId, TITLE);
  address = `/conversations/${topic.slug}`;
  await moderator.call('POST /api/v3/topics/{id}/comments', {
    params: { id: topic.id },
    body: { content: `<p>${QUESTION}</p>` },
  });
  const level = await admin.call('POST /api/v4/admin/levels', { body: { name: LEVEL, description: 'Stookt zelf' } });
  await makeBoard(admin, BOARD, 'member', 'member', [level.body.data.id as number]);

  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  guest = await Visitor.arrive(browser, { url: lyceum.url, viewport: PHONE });
  founder = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
});

const said = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const comment = (page: Page, text: string) => page.locator('[id^="comment-"]').filter({ has: page.getByText(text) });
const card = (page: Page, name: string) =>
  page.getByRole('feed', { name: 'Conversations' }).getByRole('article', { name });
const menu = (page: Page) => page.getByRole('button', { name: /^Your menu: / });

/** An entry of the menu behind the dots of a topic or a comment. */
async function choose(within: Locator, entry: string): Promise<void> {
  await within.getByRole('button', { name: 'More options' }).first().click();
  await within.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Types in place of what stands in a rich text field. */
async function rewrite(field: Locator, text: string): Promise<void> {
  await write(field, '');
  await field.press('Control+a');
  await field.page().keyboard.type(text);
}

async function isAccessible({ page }: Visitor): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
}

/** The dialog of a command of the console: says why, and sends it. */
async function giveReason(dialog: Locator, submit: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Zo afgesproken');
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

describe('what a member makes better reaches a guest with a phone, without a reload', () => {
  it('a topic is edited', async () => {
    await Promise.all([member.go(address), guest.go(address)]);
    await Promise.all([member, guest].map((visitor) => visitor.hears(channels.topic(topic.id, true))));
    const { page } = member;
    await choose(page.getByRole('main'), 'Edit conversation');
    const dialog = page.getByRole('dialog', { name: 'Edit conversation' });
    await dialog.getByLabel('Title').fill(BETTER_TITLE);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await seesNo(dialog);
    for (const visitor of [member, guest]) {
      await sees(visitor.page.getByRole('heading', { level: 1, name: BETTER_TITLE }));
    }
  });

  it('a comment is written, and written better', async () => {
    const { page } = member;
    await write(page.getByRole('textbox', { name: 'Write a comment' }), COMMENT);
    await page.getByRole('button', { name: 'Post comment' }).click();
    for (const visitor of [member, guest]) await sees(said(visitor.page, COMMENT));
    await choose(comment(page, COMMENT), 'Edit');
    await rewrite(page.getByRole('textbox', { name: 'Edit your comment' }), BETTER_COMMENT);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    for (const visitor of [member, guest]) {
      await sees(said(visitor.page, BETTER_COMMENT));
      await sees(comment(visitor.page, BETTER_COMMENT).getByText('edited'));
    }
  });

  it('a comment of somebody else is replied to', async () => {
    const { page } = member;
    await comment(page, QUESTION).getByRole('button', { name: 'Reply', exact: true }).click();
    await write(page.getByRole('textbox', { name: /^Reply to / }), REPLY);
    await page.getByRole('button', { name: 'Post reply' }).click();
    for (const visitor of [member, guest]) {
      await sees(said(visitor.page, REPLY));
      await isAccessible(visitor);
    }
  });
});

describe('what a member keeps and takes away', () => {
  it('a favourite is found among the favourites', async () => {
    const { page } = member;
    await choose(page.getByRole('main'), 'Add to favourites');
    await sees(page.getByText('Added to favourites'));
    await page.getByRole('link', { name: 'Favourites' }).click();
    await sees(card(page, BETTER_TITLE));
    await isAccessible(member);
  });

  it('a deleted topic goes from every screen, and is back after "Undo"', async () => {
    await guest.go('/');
    await sees(card(guest.page, BETTER_TITLE));
    const { page } = member;
    await page.goto('/');
    await choose(card(page, BETTER_TITLE), 'Delete conversation');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    // A toast that is pointed at stays for as long as the test takes.
    await undo.hover();
    for (const visitor of [member, guest]) await seesNo(card(visitor.page, BETTER_TITLE));
    await undo.click();
    await sees(page.getByText('Conversation restored'));
    await sees(card(page, BETTER_TITLE));
    await guest.go(address);
    await sees(said(guest.page, REPLY));
  });
});

describe('the settings of a member', () => {
  it('another name stands beside what they have written', async () => {
    const { page } = member;
    await member.go('/profile/settings/profile');
    await page.getByLabel('First name').fill(FIRST_NAME);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await sees(page.getByText('Your changes are saved'));
    await sees(page.getByRole('button', { name: new RegExp(`^Your menu: ${FIRST_NAME} `) }));
    await guest.go(address);
    await sees(comment(guest.page, BETTER_COMMENT).getByText(new RegExp(`^${FIRST_NAME} `)));
    await guest.go('/');
    await sees(card(guest.page, BETTER_TITLE).getByText(new RegExp(`^${FIRST_NAME} `)));
  });

  it('a session that is ended is out at once, in the browser that it was in (promise 31)', async () => {
    const other = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await other.go('/');
    await sees(menu(other.page));
    await other.hears(channels.online);
    const { page } = member;
    await member.go('/profile/settings/sessions');
    await isAccessible(member);
    await page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await sees(page.getByText('Session ended'));
    await sees(other.page.getByRole('banner').getByRole('link', { name: 'Log in' }));
    await sees(menu(page));
    await other.close();
  });

  it('another profile picture, cropped', async () => {
    const { page } = member;
    await member.go('/profile/settings/profile');
    await page.getByRole('button', { name: 'Change picture' }).click();
    const buffer = await pngWithPlace(480, 360);
    await page.locator('input[type=file]').setInputFiles({ name: 'oven.png', mimeType: 'image/png', buffer });
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await isAccessible(member);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await sees(page.getByText('Profile picture changed.'));
    const picture = menu(page).locator('img');
    await until('the new picture was loaded', () =>
      picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth === 320),
    );
  });
});

describe('an administrator', () => {
  it('grants a level, and the board that it opens is open, without a reload', async () => {
    await member.go('/');
    await member.hears(channels.messages(writer.id));
    await member.page.getByRole('button', { name: BOARD }).click();
    const dialog = member.page.getByRole('dialog', { name: 'This board is for members with access' });
    await sees(dialog.getByText(`Your membership doesn’t include ${BOARD}.`));
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await seesNo(dialog);

    const { page } = founder;
    await founder.go(`/admin/members/${writer.id}/show`);
    await page.getByRole('button', { name: 'Grant a level' }).click();
    const grant = page.getByRole('dialog', { name: /^Grant / });
    await grant.getByRole('combobox', { name: 'Membership level' }).click();
    await page.getByRole('option', { name: LEVEL }).click();
    await isAccessible(founder);
    await giveReason(grant, 'Grant a level');
    await sees(page.getByRole('button', { name: `Remove ${LEVEL}` }));

    await member.page.getByRole('link', { name: BOARD }).click();
    await sees(member.page.getByRole('heading', { level: 1, name: BOARD }));
    await sees(member.page.getByRole('textbox', { name: /^What are you working on/ }));
  });

  it('sees the community as the member does, and may not speak for them', async () => {
    const { page } = founder;
    await page.getByRole('button', { name: 'View as member' }).click();
    await giveReason(page.getByRole('dialog', { name: /^View the community as / }), 'View as member');
    const bar = page.getByRole('status').filter({ hasText: `You’re viewing the community as ${FIRST_NAME}` });
    await sees(bar);
    await sees(page.getByRole('link', { name: BOARD }));
    await founder.go(address);
    await sees(page.getByText('Commenting is not possible while impersonating.'));
    await seesNo(page.getByRole('textbox', { name: 'Write a comment' }));
    await page.getByRole('main').getByRole('button', { name: 'More options' }).first().click();
    await sees(page.getByRole('menuitem', { name: 'Copy link' }));
    expect(await page.getByRole('menuitem').allInnerTexts()).not.toContain('Add to favourites');
    await page.keyboard.press('Escape');
    await isAccessible(founder);
    await founder.go('/profile/settings');
    await sees(page.getByText('You can view them but not change them.'));
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await founder.go('/');
    await sees(page.getByRole('feed', { name: 'Conversations' }).getByRole('article'));
    await seesNo(page.getByRole('textbox', { name: /^What are you working on/ }));
    await bar.getByRole('button', { name: 'Stop' }).click();
    await seesNo(bar);
    await sees(menu(page));
    expect(await nameOf(menu(page))).not.toContain(FIRST_NAME);
  });
});

describe('a forgotten password', () => {
  const email = 'vergeetachtig@example.test';

  it('is asked for, and the answer waits in the outbox of the console', async () => {
    const { page } = guest;
    await guest.go('/auth/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await sees(page.getByText('If an account uses this address'));
    const person = await lyceum.person('admin');
    await until('the mail was written', async () => {
      const mails = (await person.call('GET /api/v4/admin/mails')).body.data as mail.AdminMail[];
      return mails.some(({ recipient, subject }) => recipient === email && subject.startsWith('Choose a new password'));
    });
  });

  it('its link leads to a new password, with which one is let in', async () => {
    await founder.go('/admin/mails');
    await founder.page
      .getByRole('link', { name: /^Choose a new password/ })
      .first()
      .click();
    const text = await founder.page.locator('pre').filter({ hasText: '/auth/reset-password' }).innerText();
    await isAccessible(founder);
    const { page } = guest;
    await guest.go(/\S+\/auth\/reset-password\S+/.exec(text)![0]);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
    await isAccessible(guest);
    await page.getByRole('button', { name: 'Save password' }).click();
    await sees(page.getByText('Password changed.'));
    await page.getByRole('link', { name: 'Go to login' }).click();
    await page.getByLabel('E-mail or username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await sees(page.getByRole('button', { name: /^Me: vergeetachtig/ }));
    expect((await newcomer.call('GET /api/v3/profile/me')).status).toBe(401);
  });
});

it('and no browser has complained', () => {
  const { complaints } = member;
  expect({ member: complaints, guest: guest.complaints, founder: founder.complaints }).toEqual({
    member: [],
    guest: [],
    founder: [],
  });
});
