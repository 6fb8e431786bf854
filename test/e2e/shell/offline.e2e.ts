import type { Page } from 'playwright-core';
import { channels } from '@lyceum/contracts/realtime';
import { sees, seesNo, Visitor } from '../../support/browser/browser.ts';
import { feedOn, Host } from '../../support/browser/conversation.ts';
import { browser, lyceum } from '../../support/browser/stage.ts';
import { until } from '../../support/until.ts';
import { Wire } from '../../support/browser/wire.ts';

const OFFLINE = 'You’re offline. This opens again when you’re back online.';
/** Parts that a first click needs. */
const PARTS = /\/assets\/(ComposerBody|UploadTile|BoardIcon|Editor)-[^/]*$/;
/** The screen of a board, which is fetched ahead, with all that it consists of. */
const BOARD = [
  ...[/\/board-[^/]*\.js/, /\/board-[^/]*\.css/, /\/BoardPicture-[^/]*\.js/],
  ...[/\/NoAccess-[^/]*\.js/, /\/HelpdeskFeed-[^/]*\.js/],
];

let host: Host;
let member: Visitor;
let page: Page;
let wire: Wire;
const uncaught: string[] = [];
beforeAll(async () => {
  host = await Host.of(lyceum);
});
beforeEach(async () => {
  member = await Visitor.arrive(browser, { url: lyceum.url, role: 'member' });
  page = member.page;
  wire = await Wire.take(page);
  page.on('pageerror', (error) => uncaught.push(error.message));
});
afterEach(async () => {
  expect(uncaught.splice(0)).toEqual([]);
  await member?.close();
});

/** The network of the browser, and the connection that a test has its hand on. */
async function offline(): Promise<void> {
  await member.context.setOffline(true);
  wire.cut();
}
async function back(): Promise<void> {
  await member.context.setOffline(false);
  wire.mend();
}

const line = () => page.getByRole('main').getByRole('textbox').first();
const story = () => page.getByRole('textbox', { name: 'Your story' });
const heart = () => feedOn(page).locator('[data-like]').first();

describe('offline is a state', () => {
  it('what a first click needs is there by then: the composer opens, and a like that fails says so', async () => {
    await host.topic('Een hart zonder netwerk');
    // The card of the members online needs two others.
    const others = await Promise.all(
      (['moderator', 'admin'] as const).map((role) => Visitor.arrive(browser, { url: lyceum.url, role })),
    );
    for (const other of others) {
      await other.go('/');
      await other.hears(channels.online);
    }
    const fetched = Promise.all([/\/Editor-.*\.js/, /\/Toasts-.*\.js/].map((file) => page.waitForResponse(file)));
    await page.goto('/');
    await sees(feedOn(page).getByRole('article'));
    await fetched.then((answers) => Promise.all(answers.map((answer) => answer.finished())));
    await member.hears(channels.online);
    await sees(page.getByRole('heading', { name: /^Here now \d/ }));

    await offline();
    await heart().click();
    const told = page.getByRole('alert').filter({ hasText: 'Action failed' });
    await sees(told);
    await told.getByRole('button', { name: 'Ok', exact: true }).click();
    await seesNo(told);
    await line().click();
    await sees(story());
    await sees(page.getByText('Connection lost'));
    await seesNo(page.getByRole('heading', { name: /^Here now \d/ }));
    await back();
    await sees(page.getByRole('heading', { name: /^Here now \d/ }));
    for (const other of others) await other.close();
  });

  it('what has not come by then leaves the screen alone, says why, and opens by itself', async () => {
    await page.route(PARTS, (route) => route.abort('internetdisconnected'));
    const fetched = Promise.all(BOARD.map((file) => page.waitForResponse(file)));
    await page.goto('/');
    await sees(feedOn(page).getByRole('article'));
    await fetched.then((answers) => Promise.all(answers.map((answer) => answer.finished())));
    await offline();
    await line().click();
    await page.keyboard.type('Zonder netwerk begonnen');
    await sees(page.getByText(OFFLINE));
    await sees(feedOn(page).getByRole('article'));
    await page.getByRole('navigation').getByRole('link', { name: host.board.name }).click();
    await sees(page.getByRole('heading', { level: 1, name: host.board.name }));
    await page.getByRole('banner').getByRole('link').first().click();
    // Until home stands, the line is still the board's.
    await seesNo(page.getByRole('heading', { level: 1, name: host.board.name }));
    await line().click();
    await sees(page.getByText(OFFLINE));
    await page.unroute(PARTS);
    await back();
    await sees(story());
    await seesNo(page.getByText(OFFLINE));
    expect(await line().inputValue()).toBe('Zonder netwerk begonnen');
    // With its style, which is fetched apart, and may come behind it.
    await until(
      'it has its style',
      async () =>
        (await page.evaluate<string>('getComputedStyle(document.querySelector("main select")).borderRadius')) !== '0px',
    );
    await page.getByRole('navigation').getByRole('link', { name: host.board.name }).click();
    await sees(page.getByRole('main').locator('header svg.tabler-icon').first());
  });
});
