import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../support/browser.ts';
import { fails, onItsWay, type Screens } from './places.ts';

const NONE = { data: [], meta: { current_page: 1, last_page: 1, total: 0, next_cursor: null } };
const named = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** One of the demo community, by its title. */
async function event(page: Page, title: string): Promise<void> {
  await page.goto('/events');
  await named(page, title).click();
  await sees(page.getByRole('heading', { level: 1, name: title }));
}
const WHEEL = 'A day at the wheel, for beginners';

/** Events of the member app: the list, the month, one event, and its form. */
export const eventScreens: Screens = {
  guest: [
    {
      name: 'events, for a guest',
      async open(page) {
        await page.goto('/events');
        await sees(named(page, WHEEL));
      },
    },
  ],
  member: [
    {
      name: 'events',
      inAll: true,
      async open(page) {
        await page.goto('/events');
        await sees(named(page, WHEEL));
      },
    },
    {
      name: 'a month of events',
      inAll: true,
      async open(page) {
        await page.goto('/events?view=month');
        await sees(page.getByRole('region', { name: 'Month' }).getByRole('link').first());
      },
    },
    {
      name: 'events, none',
      async open(page) {
        await page.route('**/api/v3/events?**', (route) => route.fulfill({ json: NONE }));
        await page.goto('/events?show=mine');
        await sees(page.getByText('You are in no event yet'));
        await page.unroute('**/api/v3/events?**');
      },
    },
    {
      name: 'events, on their way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, '**/api/v3/events?**', '/events');
        await sees(page.getByRole('status', { name: 'Loading events' }));
      },
    },
    {
      name: 'events, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, '**/api/v3/events?**', async () => void (await page.goto('/events'))),
    },
    { name: 'an event', inAll: true, open: (page) => event(page, WHEEL) },
    {
      name: 'who comes to an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'People', exact: true }).click();
        await sees(page.getByRole('main').getByRole('listitem').first());
      },
    },
    {
      name: 'the address of one’s calendar',
      async open(page) {
        await page.goto('/events');
        await page.getByRole('button', { name: 'Calendar address' }).click();
        await sees(page.getByRole('button', { name: 'Make an address' }));
      },
    },
  ],
  admin: [
    {
      name: 'a new event',
      inAll: true,
      async open(page) {
        await page.goto('/events');
        await page.getByRole('button', { name: 'New event' }).click();
        await sees(page.getByRole('dialog', { name: 'New event' }).getByLabel('Title'));
      },
    },
    {
      name: 'an event being edited in the app',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await sees(page.getByLabel('Title'));
      },
    },
    {
      name: 'the place of an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('link', { name: 'Place' }).click();
        await sees(page.getByLabel('Street'));
      },
    },
    {
      name: 'who may come to an event',
      async open(page) {
        await event(page, WHEEL);
        await page.getByRole('link', { name: 'Edit' }).click();
        await page.getByRole('link', { name: 'Access' }).click();
        await sees(page.getByLabel('Places'));
      },
    },
  ],
};
