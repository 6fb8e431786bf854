import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { list, loaded, record } from '../console/console-screens.ts';
import type { Screens } from '../places.ts';
import type { World } from '../world.ts';

const QUESTION = 'Where do I begin?';

async function opened(page: Page): Promise<void> {
  await visit(page, '/support');
  await page.getByText(QUESTION).click();
  await sees(page.getByText('Introduce yourself, and follow a board or two.'));
}

/** The support page of the member app, and what stands behind it in the console. */
export const supportScreens = (world: () => World): Screens => ({
  guest: [
    { name: 'what is asked often, for a guest', open: opened },
    {
      name: 'a letter to the staff with errors',
      async open(page) {
        await visit(page, '/support?tab=contact');
        await page.getByRole('button', { name: 'Send' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
  ],
  member: [
    { name: 'what is asked often', inAll: true, open: opened },
    {
      name: 'another category of what is asked',
      async open(page) {
        await visit(page, '/support#Account%20and%20privacy');
        await sees(page.getByText('Who can read my private messages?'));
      },
    },
    {
      name: 'the helpdesk among the ways to get help',
      async open(page) {
        await visit(page, '/support?tab=helpdesk');
        await sees(page.getByRole('button', { name: 'Status: On hold' }).first());
      },
    },
    {
      name: 'a letter to the staff',
      inAll: true,
      async open(page) {
        await visit(page, '/support?tab=contact');
        await sees(page.getByRole('textbox', { name: 'Your message' }));
      },
    },
  ],
  admin: [
    list('Questions', 'faqs', () => QUESTION, world),
    record('a question in the console', () => 'faqs/1', world),
    {
      name: 'a new question with errors',
      async open(page) {
        await visit(page, '/admin/faqs/create');
        await loaded(page, 'New question');
        await page.getByRole('button', { name: 'Create question' }).click();
        await sees(page.locator('[aria-invalid="true"]').first());
      },
    },
    list('FAQ categories', 'faq-categories', () => 'First steps', world),
    record('a category of questions in the console', () => 'faq-categories/1', world),
    {
      name: 'letters in the console, none',
      async open(page) {
        await visit(page, '/admin/contact-requests');
        await sees(page.getByText('No messages yet'));
      },
    },
  ],
});
