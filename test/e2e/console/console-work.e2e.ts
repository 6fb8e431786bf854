import type { Page } from 'playwright-core';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { Host } from '../../support/browser/conversation.ts';
import { DEMO_PASSWORD } from '../../support/servers/running.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const TYPED = 'Alles wat brandt, en hoe heet.';

let host: Host;
let admin: Visitor;
let page: Page;
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  admin = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  page = admin.page;
  // Leaving with something typed asks first.
  page.on('dialog', (dialog) => void dialog.accept());
});
afterEach(() => admin?.close());

const description = () => page.getByRole('textbox', { name: 'Description' });
const save = () => page.getByRole('button', { name: /^Save/ }).click();
const saved = () => page.getByText('Board saved');

async function loginAgain(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await sees(dialog);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await seesNo(dialog);
}

it('a session that ends while a board is edited takes nothing along: no word of saving, and after logging in again it is all there', async () => {
  await admin.go(`/admin/boards/${host.board.id}`);
  await description().fill(TYPED);
  await admin.context.clearCookies();
  await save();
  await sees(page.getByRole('dialog', { name: 'Your session has ended' }));
  expect(await saved().count()).toBe(0);
  await loginAgain();
  expect(await description().inputValue()).toBe(TYPED);

  await page.reload();
  await sees(page.getByText('These are your earlier changes. They are not saved yet.'));
  expect(await description().inputValue()).toBe(TYPED);
  await save();
  await sees(saved());
  await admin.go(`/admin/boards/${host.board.id}`);
  await sees(description());
  expect(await description().inputValue()).toBe(TYPED);
  expect(await page.getByText('These are your earlier changes').count()).toBe(0);
});

it('without a connection a command says so at once, can be left, and does not go off by itself later', async () => {
  const topic = await host.topic('Niet vanzelf gesloten');
  await admin.go(`/admin/topics/${topic.id}/show`);
  await page.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Klaar');
  await admin.context.setOffline(true);
  await sees(page.getByText('You’re offline'));
  await page.keyboard.press('Control+Enter');
  await sees(dialog.getByRole('alert').filter({ hasText: 'The server could not be reached' }));
  expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Klaar');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await seesNo(dialog);
  await admin.context.setOffline(false);
  await seesNo(page.getByText('You’re offline'));
  await page.reload();
  await sees(page.getByRole('button', { name: 'Close' }));
});

it('a menu or a choice leaves the header where it is, on a page that is scrolled', async () => {
  await admin.go(`/admin/boards/${host.board.id}`);
  await sees(description());
  await page.evaluate('scrollTo(0, 500)');
  await page
    .getByRole('combobox', { name: /^Who (may|can) read|Read/ })
    .first()
    .click();
  await sees(page.getByRole('listbox'));
  const header = await page.locator('header').first().boundingBox();
  expect(header?.y).toBe(0);
});

it('several topics are closed at once with one reason; one that somebody else has deleted meanwhile stays chosen and is told', async () => {
  const word = `Samen dicht ${Date.now()}`;
  const [first, second, third] = [
    await host.topic(`${word} een`),
    await host.topic(`${word} twee`),
    await host.topic(`${word} drie`),
  ];
  const { moderator } = host;
  await admin.go(`/admin/topics?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await sees(page.getByRole('row', { name: `${word} een` }));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Close 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Dubbel geplaatst');
  await moderator.call('DELETE /conversations/{id}', { params: { id: second.id } });
  await dialog.getByRole('button', { name: 'Close 3' }).click();
  await sees(dialog.getByRole('alert').filter({ hasText: '1 failed and is still selected' }));
  await sees(page.getByText('2 done'));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const { id } of [first, third]) {
    const { body } = await moderator.call('GET /api/v4/admin/history/{kind}/{id}', { params: { kind: 'topic', id } });
    expect((body.data as { reason: string }[]).map(({ reason }) => reason)).toContain('Dubbel geplaatst');
  }
});
