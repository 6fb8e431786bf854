import type { Page } from 'playwright-core';
import { NO_SOCKET, sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { fails, onItsWay, type Screens, withAnswer } from '../places.ts';

const NONE = { data: [], meta: { current_page: 1, last_page: 1, total: 0, next_cursor: null } };
const LIST = '**/api/v4/e-learning/courses?**';
const WHEEL = 'First steps at the wheel';
const SAFE = 'Safe at the kiln';
const named = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** One of the demo community. */
async function course(page: Page): Promise<void> {
  await visit(page, '/resources');
  await named(page, WHEEL).click();
  await sees(page.getByRole('heading', { level: 1, name: WHEEL }));
}
async function lesson(page: Page, name: string): Promise<void> {
  await course(page);
  await named(page, new RegExp(`${name}$`)).click();
  await sees(page.getByRole('heading', { level: 1, name }));
}

/** The visitor holds one. */
async function certificates(page: Page): Promise<void> {
  await visit(page, '/certificates');
  await sees(named(page, SAFE));
}

/** Courses of the member app: the list, one course, its lessons. */
export const courseScreens: Screens = {
  guest: [
    { name: 'a course, for a guest', open: course },
    {
      name: 'courses, for a guest',
      async open(page) {
        await visit(page, '/resources');
        await sees(named(page, WHEEL));
      },
    },
    {
      name: 'a certificate that is not there, for a guest',
      // The document says so, too: an address that verifies nothing is none.
      expected: /404/,
      async open(page) {
        await visit(page, '/certificates/AAAAA-AAAAA-AAAAA-AAAAA-AAAAA');
        await sees(page.getByRole('heading', { level: 1, name: 'Certificate not found' }));
      },
    },
  ],
  member: [
    {
      name: 'courses',
      inAll: true,
      async open(page) {
        await visit(page, '/resources');
        await sees(named(page, WHEEL));
      },
    },
    {
      name: 'courses, none',
      expected: NO_SOCKET,
      open: (page) =>
        withAnswer(page, LIST, { json: NONE }, async () => {
          await visit(page, '/resources?show=mine');
          await sees(page.getByText('You haven’t started a course yet'));
        }),
    },
    {
      name: 'courses, on their way',
      expected: NO_SOCKET,
      async open(page) {
        await onItsWay(page, LIST, '/resources');
        await sees(page.getByRole('status', { name: 'Loading courses' }));
      },
    },
    {
      name: 'courses, failed',
      expected: NO_SOCKET,
      open: (page) => fails(page, LIST, async () => void (await page.goto('/resources'))),
    },
    { name: 'a course', inAll: true, open: course },
    { name: 'certificates', inAll: true, open: certificates },
    {
      name: 'a certificate',
      inAll: true,
      async open(page) {
        await certificates(page);
        await named(page, SAFE).click();
        await sees(page.getByRole('heading', { level: 1, name: 'This certificate is genuine' }));
      },
    },
    {
      name: 'certificates, failed',
      expected: NO_SOCKET,
      open: (page) =>
        fails(page, '**/api/v4/e-learning/certificates', async () => void (await page.goto('/certificates'))),
    },
    { name: 'a lesson', inAll: true, open: (page) => lesson(page, 'Centring') },
    {
      name: 'a lesson that is locked',
      async open(page) {
        await lesson(page, 'Your first six cups');
        await sees(page.getByText('This lesson is locked'));
      },
    },
  ],
};
