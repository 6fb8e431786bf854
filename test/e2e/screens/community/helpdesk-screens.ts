import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screens } from '../places.ts';

const HELPDESK = '/boards/help';
const status = (page: Page, name: string) => page.getByRole('button', { name: `Status: ${name}` }).first();

/** What members ask administrators alone, by who sees it. */
export const helpdeskScreens: Screens = {
  member: [
    {
      name: 'the helpdesk of a member',
      async open(page) {
        await visit(page, HELPDESK);
        await sees(status(page, 'On hold'));
      },
    },
    {
      name: 'the helpdesk of a member, in small cards',
      async open(page) {
        await visit(page, HELPDESK);
        await page.getByRole('button', { name: 'Small cards' }).click();
        // What it asks is told in small, too (part 1 §9).
        await sees(page.locator('[data-small]').getByText(/^I signed up as “sanne”/));
        await sees(status(page, 'On hold'));
        await page.context().clearCookies({ name: /^feed/ });
      },
    },
    {
      name: 'a new ticket',
      async open(page) {
        await visit(page, HELPDESK);
        await sees(status(page, 'On hold'));
        await page.getByRole('textbox', { name: 'How can we help?' }).click();
        await sees(page.getByRole('button', { name: 'Post', exact: true }));
      },
    },
    {
      name: 'a ticket, and what it may be set to',
      async open(page) {
        await visit(page, `${HELPDESK}?ticket_status=hold`);
        await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
        await sees(page.getByRole('heading', { level: 2, name: /^Comments/ }));
        await status(page, 'On hold').click();
        await sees(page.getByRole('menuitemradio', { name: 'Closed' }));
      },
    },
  ],
  moderator: [
    {
      name: 'a helpdesk without tickets of one’s own',
      async open(page) {
        await visit(page, HELPDESK);
        await sees(page.getByText('No tickets yet'));
      },
    },
  ],
  admin: [
    {
      name: 'the tickets that are on hold',
      async open(page) {
        await visit(page, `${HELPDESK}?ticket_status=hold`);
        await sees(status(page, 'On hold'));
      },
    },
  ],
};
