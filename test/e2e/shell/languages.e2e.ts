import { sees, Visitor } from '../../support/browser/browser.ts';
import { DEMO_PASSWORD } from '../../support/servers/running.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';

const language = (visitor: Visitor) => visitor.page.locator('html').getAttribute('lang');

it.each([
  ['nl-NL', 'nl', 'Welkom bij The Workshop', 'Inloggen'],
  ['en-GB', 'en', 'Welcome to The Workshop', 'Log in'],
  ['de-DE', 'en', 'Welcome to The Workshop', 'Log in'],
])('a browser in %s is greeted in %s', async (locale, spoken, greeting, login) => {
  const guest = await Visitor.arrive(browser, { url: lyceum.url, locale });
  await guest.go('/');
  await sees(guest.page.getByRole('complementary', { name: greeting }));
  await sees(guest.page.getByRole('banner').getByRole('link', { name: login }));
  expect(await language(guest)).toBe(spoken);
  await guest.close();
});

it('the language chosen on the login page stays, over a reload, a login and on the console', async () => {
  const visitor = await Visitor.arrive(browser, { url: lyceum.url, locale: 'nl-NL' });
  const { page } = visitor;
  await visitor.go('/auth/login');
  await sees(page.getByRole('heading', { level: 1, name: 'Welkom terug' }));
  await page.getByRole('button', { name: 'English' }).click();
  await sees(page.getByRole('heading', { level: 1, name: 'Welcome back' }));
  expect(await language(visitor)).toBe('en');
  await page.reload();
  await sees(page.getByRole('heading', { level: 1, name: 'Welcome back' }));

  await page.getByLabel('E-mail or username').fill('moderator@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await sees(page.getByRole('textbox', { name: /^What are you working on/ }));
  await visitor.go('/admin');
  await sees(page.getByRole('heading', { level: 1, name: /^Welcome/ }));
  await visitor.close();
});

it('the language chosen in the user menu changes the home screen at once, and is remembered', async () => {
  const member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member', locale: 'en-GB' });
  const { page } = member;
  await member.go('/');
  await page.getByRole('button', { name: /^(Your menu|Jouw menu): / }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await sees(page.getByRole('feed', { name: 'Gesprekken' }));
  await page.reload();
  await sees(page.getByRole('feed', { name: 'Gesprekken' }));
  expect(await language(member)).toBe('nl');
  await page.getByRole('button', { name: /^Jouw menu: / }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await sees(page.getByRole('feed', { name: 'Conversations' }));
  await member.close();
});
