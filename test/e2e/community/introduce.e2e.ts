import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { Persona } from '../../support/persona.ts';
import { DEMO_PASSWORD, demoAccount } from '../../support/servers/running.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const welcome = (page: Page, name: string) => page.getByRole('region', { name: `Welcome, ${name}!` });

/** Registers as one does, and is on the home page then. */
async function join(visitor: Visitor, first: string): Promise<void> {
  const { page } = visitor;
  await page.goto('/auth/login#register');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill('Nieuw');
  await page.getByLabel('Username').fill(`${first.toLowerCase()}.nieuw`);
  await page.getByLabel('E-mail').fill(`${first.toLowerCase()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('een-lang-wachtwoord');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Not now', exact: true }).click();
  await sees(welcome(page, first));
}

describe('whoever is new', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
  ])(
    'is welcomed on %s, introduces themselves, and stands in the feed; the begun text is kept',
    async (_, viewport) => {
      const first = viewport === PHONE ? 'Mira' : 'Otis';
      const visitor = await Visitor.arrive(browser, { url: lyceum.url, viewport });
      const { page } = visitor;
      await join(visitor, first);
      await welcome(page, first).getByRole('button', { name: 'Introduce yourself' }).click();
      const dialog = page.getByRole('dialog', { name: 'Introduce yourself' });
      await dialog.getByRole('button', { name: 'Post introduction' }).click();
      await sees(dialog.getByText('Title is required.'));
      await dialog.getByLabel('Title').fill(`Hello, I am ${first}`);
      await page.keyboard.press('Escape');
      await seesNo(dialog);
      await page.reload();
      await welcome(page, first).getByRole('button', { name: 'Introduce yourself' }).click();
      await dialog.getByRole('button', { name: 'Post introduction' }).click();
      await seesNo(welcome(page, first));
      const card = page.getByRole('article', { name: `Hello, I am ${first}` });
      await sees(card);
      await sees(card.getByText('Introduction', { exact: true }).locator('..'));
      await page.reload();
      await sees(page.getByRole('article', { name: `Hello, I am ${first}` }));
      await seesNo(welcome(page, first));
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('may turn it down for good, and nobody else is asked in their name', async () => {
    const visitor = await Visitor.arrive(browser, { url: lyceum.url });
    const { page } = visitor;
    await join(visitor, 'Pim');
    const administrator = new Persona(lyceum.url);
    await administrator.login(demoAccount('admin'), DEMO_PASSWORD);
    expect((await administrator.call('GET /api/v4/introduction')).body.data).toBeNull();
    await welcome(page, 'Pim').getByRole('button', { name: 'No, thanks' }).click();
    await seesNo(welcome(page, 'Pim'));
    await page.reload();
    await sees(page.getByRole('feed', { name: 'Conversations' }).getByRole('article'));
    await seesNo(welcome(page, 'Pim'));
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
