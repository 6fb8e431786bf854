import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor, write } from '../../support/browser/browser.ts';
import { commentField, feedOn, Host } from '../../support/browser/conversation.ts';
import type { Persona } from '../../support/persona.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';
import { Wire } from '../../support/browser/wire.ts';

const TEXT = 'Een zin die niemand twee keer wil typen.';

let host: Host;
/** The member whose browser is looked at, as a caller of the API. */
let writer: Persona;
let member: Visitor;
let page: Page;
let wire: Wire;
beforeAll(async () => {
  host = await Host.of(lyceum);
  writer = await lyceum.person('member');
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
  wire = await Wire.take(page);
});
afterEach(async () => {
  await member?.close();
  // Each test begins with an empty composer: what is typed in one would follow the member into the next.
  await writer.call('DELETE /api/v4/drafts/{key}', { params: { key: 'new:home' } });
});

const line = () => page.getByRole('main').getByRole('textbox').first();
const story = () => page.getByRole('textbox', { name: 'Your story' });

describe('typed text is never lost', () => {
  it('a begun topic survives a reload, with its board', async () => {
    await page.goto('/');
    await line().click();
    await page.keyboard.type('Half af');
    await write(story(), TEXT);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: host.board.name });
    await page.reload();
    await sees(page.getByText('Draft saved'));
    await line().click();
    await sees(story().getByText(TEXT));
    expect(await line().inputValue()).toBe('Half af');
    expect(await page.getByRole('combobox', { name: 'Board' }).inputValue()).toBe(String(host.board.id));
  });

  it('a begun topic follows its writer to another device, until it is thrown away', async () => {
    await page.goto('/');
    await line().click();
    const sent = page.waitForResponse(
      (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
    );
    await page.keyboard.type('Onderweg begonnen');
    await sent;
    const phone = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
    await phone.page.goto('/');
    await sees(phone.page.getByText('Draft saved'));
    const there = phone.page.getByRole('main').getByRole('textbox').first();
    expect(await there.inputValue()).toBe('Onderweg begonnen');
    const forgotten = phone.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await there.fill('');
    await forgotten;
    await phone.close();
    await page.reload();
    await until('it is gone here too', async () => (await line().inputValue()) === '');
  });

  it('a begun comment survives a reload', async () => {
    await host.openTopic(page, 'Een begin van een antwoord');
    await write(commentField(page), TEXT);
    await page.reload();
    await sees(commentField(page).getByText(TEXT));
  });

  it('a comment whose answer never came is back after a reload', async () => {
    await host.openTopic(page, 'Verzonden in een tunnel');
    await write(commentField(page), TEXT);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/comments'));
    await page.route('**/comments', () => undefined);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await sent;
    await seesNo(commentField(page).getByText(TEXT));
    await page.reload();
    await sees(commentField(page).getByText(TEXT));
  });

  it.each([
    ['a topic', () => page.goto('/').then(() => line().click()), story],
    ['a comment', () => host.openTopic(page, 'Een snelle typist'), () => commentField(page)],
  ])('whatever is typed while the editor of %s is on its way stands in it', async (_, open, field) => {
    await open();
    // A slow phone: between the first key and the editor lie many more.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await field().click();
    await page.keyboard.type(TEXT.repeat(3), { delay: 10 });
    await sees(page.getByRole('toolbar', { name: 'Formatting' }));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.type('!');
    await sees(field().getByText(/!$/));
    expect(await field().innerText()).toBe(`${TEXT.repeat(3)}!`);
  });

  it('a click into a field whose editor is loaded already, and typing at once, is enough', async () => {
    const title = 'De redacteur is er al';
    await host.openTopic(page, title);
    await write(commentField(page), 'x');
    await page.keyboard.press('Backspace');
    await page.getByRole('banner').getByRole('link').first().click();
    await feedOn(page).getByRole('article', { name: title }).getByRole('link', { name: title }).first().click();
    await commentField(page).click();
    await page.keyboard.type(TEXT);
    await sees(commentField(page).getByText(TEXT, { exact: true }));
  });

  it('a topic that is posted after its writer has gone elsewhere is no draft any more', async () => {
    await page.goto('/');
    await line().click();
    await page.keyboard.type('Onderweg geplaatst');
    await write(story(), TEXT);
    await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: host.board.name });
    let release: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/conversations', async (route) => {
      await left;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await feedOn(page).getByRole('article').first().getByRole('link').first().click();
    await seesNo(story());
    const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    release();
    await forgotten;
    await page.getByRole('banner').getByRole('link').first().click();
    await sees(feedOn(page).getByRole('article', { name: 'Onderweg geplaatst' }));
    expect(await line().inputValue()).toBe('');
  });

  it('a refused comment comes back into the editor, with the reason', async () => {
    const topic = await host.openTopic(page, 'Gesloten terwijl iemand typt');
    await write(commentField(page), TEXT);
    wire.deafen();
    await host.moderator.call('POST /api/v4/topics/{id}/close', {
      params: { id: topic.id },
      body: { reason: 'Klaar' },
    });
    await page.getByRole('button', { name: 'Post comment' }).click();
    await sees(page.getByRole('alert').filter({ hasText: 'The text is back in the editor' }));
    await sees(commentField(page).getByText(TEXT));
  });
});
