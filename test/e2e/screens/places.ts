import type { Page, Route } from 'playwright-core';
import { sees, seesNo, withoutFirstPage } from '../../support/browser/browser.ts';
import { loadNextTime, visit } from '../../support/browser/visit.ts';
import type { Role } from '../../support/servers/running.ts';
import type { Screen } from '../../support/browser/screen-check.ts';
import { until } from '../../support/until.ts';
import type { World } from './world.ts';

/** What is looked at, by who sees it. */
export type Screens = Partial<Record<Role | 'guest', Screen[]>>;

export const feed = (page: Page) => page.getByRole('feed', { name: 'Conversations' });

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function home(page: Page): Promise<void> {
  await visit(page, '/');
  await sees(feed(page).getByRole('article'));
}

/** Where panels and dialogs are opened: what lies behind them has a screen of its own. */
export async function quietPlace(page: Page, { emptyBoard }: World): Promise<void> {
  await visit(page, `/boards/${emptyBoard.slug}`);
  await sees(page.getByText('No conversations yet'));
}

export async function conversation(page: Page, { slug }: { slug: string }): Promise<void> {
  await visit(page, `/conversations/${slug}`);
  await sees(page.getByRole('heading', { level: 2, name: /^Comments/ }));
  await seesNo(page.getByRole('status', { name: /^Loading/ }));
  await seesNo(page.locator('[aria-busy="true"]'));
}

export const topicMenu = (page: Page) => page.getByRole('button', { name: 'More options' }).first().click();

export const comment = (page: Page) => page.locator('[id^="comment-"]').first();

/** A place whose answers stay on their way, until one goes elsewhere. */
export async function onItsWay(page: Page, path: string, address: string): Promise<void> {
  let isHere = true;
  await page.route(path, (route) => (isHere ? undefined : route.fallback()));
  const back = await withoutFirstPage(page);
  await page.goto(address);
  await back();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isHere = false;
  });
}

/** What stands there meanwhile: as many topics and comments as part 1 §9 says. */
export async function waits(page: Page, path: string, address: string, counts: [number, number]): Promise<void> {
  await onItsWay(page, path, address);
  const place = page.getByRole('main').locator('[data-skeleton="topic"]');
  await until(`${counts.join(' topics with ')} comments are waited for`, async () => {
    const shown = [await place.count(), await place.locator('[data-skeleton="comment"]').count()];
    return shown.join() === counts.join();
  });
}

/**
 * Opens a place that asks for everything itself, with `answer` to what it asks at `path`. A screen of that kind expects
 * NO_SOCKET.
 */
export async function withAnswer(page: Page, path: string, answer: Answer, open: () => Promise<void>): Promise<void> {
  await page.route(path, (route) => route.fulfill(answer));
  const back = await withoutFirstPage(page);
  loadNextTime(page);
  await open();
  await back();
  await page.unroute(path);
}
type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;

export const fails = (page: Page, path: string, open: () => Promise<void>): Promise<void> =>
  withAnswer(page, path, { status: 500, json: { message: 'Server error' } }, async () => {
    await open();
    await sees(page.getByRole('alert').getByRole('button', { name: 'Try again' }));
  });
