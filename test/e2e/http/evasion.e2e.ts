import type { Page } from 'playwright-core';
import { sees, stoppedByPolicy, Visitor } from '../../support/browser/browser.ts';
import { evasions } from '../../support/operations/evasions.ts';
import { fillEveryField } from '../../support/operations/every-field.ts';
import type { Persona } from '../../support/persona.ts';
import { demoAccount } from '../../support/servers/running.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';

/** For what runs in the page; the compiler knows Node alone. */
declare const document: {
  createElement(name: string): { textContent: string };
  body: { append(part: unknown): void };
};

const MARK = 'window.__ran=1';

let visitor: Visitor;
let page: Page;
let admin: Persona;
let filled: Awaited<ReturnType<typeof fillEveryField>>;

beforeAll(async () => {
  admin = await lyceum.person('admin');
  filled = await fillEveryField(admin, evasions(MARK));
  visitor = await Visitor.arrive(browser, { url: lyceum.url, role: 'admin' });
  page = visitor.page;
});

/** Nothing ran, and nothing had to be stopped by the policy: what would have run is not there at all. */
async function nothingRan(): Promise<void> {
  expect(await page.evaluate('window.__ran')).toBeUndefined();
  expect(stoppedByPolicy()).toEqual([]);
}

it('the vectors are live: where nothing stops them, they run', async () => {
  const bare = await browser.newPage();
  await bare.setContent(evasions(MARK).slice(0, 24).join('\n'));
  await until('one has run', () => bare.evaluate('window.__ran'));
  await bare.close();
});

it('and where the policy stops one, that is seen, as it would be in any journey (promise 23)', async () => {
  await visitor.go('/');
  await page.evaluate((text) => {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  }, MARK);
  await until('it was told', () => stoppedByPolicy().some((text) => text.includes('script-src')));
  expect(await page.evaluate('window.__ran')).toBeUndefined();
});

it('the fields take what is typed: as text, or cleaned', () => {
  expect(filled.refused).toEqual([]);
});

it('promise 21: no stored script runs on any screen that shows it', async () => {
  for (const address of filled.addresses) {
    await visitor.go(address);
    await sees(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
    // Some wait for a pointer or the keyboard.
    await page.mouse.move(600, 400);
    await page.keyboard.press('Tab');
    await nothingRan();
  }
});

it('promise 21: nor in a mail, as its preview shows it', async () => {
  await admin.call('POST /api/v4/auth/forgot-password', { body: { email: demoAccount('admin') } });
  const mail = await until('the mail was written', async () => {
    const { body } = await admin.call('GET /api/v4/admin/mails');
    return (body.data as { id: number }[])[0];
  });
  await visitor.go(`/admin/mails/${mail.id}/show`);
  await page.getByRole('button', { name: 'Show formatted' }).click();
  await page.waitForLoadState('networkidle');
  await nothingRan();
});
