import type { CDPSession, Locator, Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { commentField, Host } from '../../support/browser/conversation.ts';
import { hasFocus } from '../../support/browser/focus.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { pdf } from '../../support/content/documents.ts';
import { pngWithPlace } from '../../support/content/pictures.ts';
import { until } from '../../support/until.ts';

let host: Host;
let member: Visitor;
let moderator: Visitor;
let page: Page;
let moderatorId: number;
let memberId: number;
let username: string;
let devtools: CDPSession;
beforeAll(async () => {
  host = await Host.of(lyceum);
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  moderator = await Visitor.arrive(browser, { url: lyceum.url, role: 'moderator' });
  page = member.page;
  moderatorId = (await lyceum.person('moderator')).id;
  username = ((await host.moderator.call('GET /api/v3/profile/me')).body.data as { username: string }).username;
  memberId = (await lyceum.person('member')).id;
  devtools = await page.context().newCDPSession(page);
});
afterAll(async () => {
  await member?.close();
  await moderator?.close();
});

const message = (of: Page) => of.getByRole('textbox', { name: /^Message / });
const log = (of: Page) => of.getByRole('region', { name: 'Messages' });
const panelButton = (name: string) => page.getByRole('button', { name, exact: true });

/** Dispatches on what has the focus; the script is text, since these tests are compiled without a browser's types. */
const dispatch = <T>(event: string, fill: string): Promise<T> =>
  page.evaluate<T>(`(() => {
    const data = new DataTransfer();
    ${fill};
    const init = { bubbles: true, cancelable: true };
    const began = performance.now();
    document.activeElement.dispatchEvent(${event});
    document.activeElement.getBoundingClientRect();
    return performance.now() - began;
  })()`);
const PASTE = "new ClipboardEvent('paste', { ...init, clipboardData: data })";
const DROP = "new DragEvent('drop', { ...init, dataTransfer: data })";

/** Pastes or drops pictures on the field that has the focus, as the clipboard or the desktop hands them to a browser. */
async function givePictures(event: typeof PASTE | typeof DROP, ...names: string[]): Promise<void> {
  const bytes = (await pngWithPlace(320, 240)).toString('base64');
  const content = `Uint8Array.from(atob('${bytes}'), (char) => char.charCodeAt(0))`;
  const add = (name: string) => `data.items.add(new File([${content}], '${name}', { type: 'image/png' }))`;
  await dispatch(event, names.map(add).join(';'));
}

/** A word as an input method writes it: letter by letter, and then whole. */
async function compose(word: string): Promise<void> {
  for (let length = 1; length <= word.length; length += 1) {
    await devtools.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await devtools.send('Input.insertText', { text: word });
}

describe('files', () => {
  it('a pasted picture goes with the message and stands at the other one', async () => {
    await member.go(`/messages?participant_id=${moderatorId}`);
    await write(message(page), 'Zo ziet de glazuur eruit');
    await givePictures(PASTE, 'glazuur.png');
    await sees(page.getByRole('button', { name: 'Remove glazuur.png' }));
    await page.keyboard.press('Control+Enter');
    await seesNo(page.getByRole('button', { name: 'Remove glazuur.png' }));
    await moderator.go(`/messages?participant_id=${memberId}`);
    const other = log(moderator.page);
    await sees(other.getByText('Zo ziet de glazuur eruit'));
    await sees(other.getByRole('img').last());
  });

  it('a picture that is dropped on a text makes it a topic with pictures', async () => {
    await member.go('/');
    await page.getByRole('main').getByRole('textbox').first().click();
    await page.keyboard.type('De oven van binnen');
    const story = page.getByRole('textbox', { name: 'Your story' });
    await write(story, 'Net na het stoken.');
    await givePictures(DROP, 'oven.png', 'b.png', 'c.png', 'd.png', 'vijf.png');
    await sees(page.getByRole('alert').filter({ hasText: 'vijf.png was not added.' }));
    for (const name of ['b.png', 'c.png', 'd.png']) await page.getByRole('button', { name: `Remove ${name}` }).click();
    await sees(page.getByRole('button', { name: 'Remove oven.png' }));
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: host.board.name });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const card = page.getByRole('article', { name: 'De oven van binnen' });
    await sees(card.getByRole('button', { name: 'Open picture 1 of 1' }));
  });

  it('a document in a conversation is fetched by those who are in it alone', async () => {
    await member.go(`/messages?participant_id=${moderatorId}`);
    await write(message(page), 'De huurovereenkomst');
    const document = { name: 'huur.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await page.locator('input[type=file]').first().setInputFiles(document);
    await sees(page.getByRole('button', { name: 'Remove huur.pdf' }));
    await page.keyboard.press('Control+Enter');
    // Once it is sent, nothing on the other screen moves while its link is clicked.
    await seesNo(page.getByRole('button', { name: 'Remove huur.pdf' }));
    await sees(log(page).getByRole('link', { name: /^Download huur\.pdf/ }));
    await moderator.go(`/messages?participant_id=${memberId}`);
    const link = log(moderator.page).getByRole('link', { name: /^Download huur\.pdf/ });
    const [download] = await Promise.all([moderator.page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('huur.pdf');
  });
});

describe('an input method', () => {
  beforeEach(async () => {
    await host.openTopic(page, `Invoer ${String(Math.random())}`);
    await write(commentField(page), 'x ');
  });

  const written = () => commentField(page).innerText();

  it.each(['Emoji', 'GIF'])('writes words while the panel %s is open', async (name) => {
    await panelButton(name).click();
    // The search of the panel takes the focus when it has loaded.
    await until('the search has the focus', () =>
      hasFocus(page.getByPlaceholder(/^(?:Find your emoji|Search for GIFS)/)),
    );
    await commentField(page).focus();
    await page.keyboard.press('End');
    await compose('にほんご');
    await until('the word stands there once', async () => (await written()).trim() === 'x にほんご');
    await page.keyboard.press('Escape');
    await until('the panel is closed', async () => (await panelButton(name).getAttribute('aria-expanded')) !== 'true');
    expect((await written()).trim()).toBe('x にほんご');
  });

  it.each([
    ['members', () => `@${username.slice(0, 3)}`],
    ['emojis', () => ':smi'],
  ])('writes words while %s are suggested, and chooses none', async (_, begin) => {
    const asked = begin();
    await page.keyboard.type(asked);
    await sees(page.getByRole('option'));
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    // What a browser sends for a key that the input method takes.
    await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
    await compose('にほん');
    await until('the word stands there once', async () => (await written()).trim() === `x ${asked}にほん`);
    expect(await commentField(page).locator('[data-mention]').count()).toBe(0);
  });
});

it('100,000 pasted characters stand in the field, and what is typed next behind them', async () => {
  await host.openTopic(page, 'Een lang stuk');
  await write(commentField(page), 'x');
  const text = 'Klei is geduldig. '.repeat(5556).slice(0, 100_000);
  const took = await dispatch<number>(PASTE, `data.setData('text/plain', ${JSON.stringify(text)})`);
  await page.keyboard.type('!');
  await until('all of it stands there', async () => (await commentField(page).innerText()).length === 100_002);
  // A figure to read, and no bound: machines are noisy.
  console.info(`Pasting 100,000 characters took ${took.toFixed(0)} ms.`);
});

it('text from right to left stands at its side, in the field and when it is posted', async () => {
  await host.openTopic(page, 'Van rechts naar links');
  await write(commentField(page), 'هل هذا صحيح؟ cone 6');
  const isRightToLeft = (of: Locator) =>
    of.evaluate((element: { matches: (selector: string) => boolean }) => element.matches(':dir(rtl)'));
  // In the field a style gives each block its direction, which no selector tells.
  expect(await page.evaluate("getComputedStyle(document.activeElement.querySelector('p')).unicodeBidi")).toBe(
    'plaintext',
  );
  await page.keyboard.press('Control+Enter');
  const posted = page.locator('[id^="comment-"]').getByText('هل هذا صحيح؟');
  await sees(posted);
  expect(await isRightToLeft(posted)).toBe(true);
});

it('and the browser has not complained', () => {
  expect(member.complaints).toEqual([]);
  expect(moderator.complaints).toEqual([]);
});
