import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import type { Screens } from '../places.ts';

const SHOP = '/profile/settings/purchases';

async function opensOwn(page: Page): Promise<void> {
  await visit(page, SHOP);
  await page.getByRole('main').getByRole('link', { name: 'Friend of the community, monthly' }).click();
  await sees(page.getByRole('link', { name: 'Payment details' }));
}
const part = (name: string, tab: string, shown: RegExp): Screen => ({
  name,
  async open(page) {
    await opensOwn(page);
    await page.getByRole('link', { name: tab, exact: true }).click();
    await sees(page.getByText(shown).first());
  },
});

const BUY = 'Buy Friend of the community, a year';
const HELD = 'You already have this plan. Cancel it before switching.';

/** What the demo member has bought, and what is for sale to whoever has nothing. */
export const shopScreens: Screens = {
  member: [
    {
      name: 'all plans',
      async open(page) {
        await visit(page, '/pricing');
        await sees(page.getByRole('link', { name: 'Choose Friend of the community, a year' }));
      },
    },
    {
      name: 'purchases, and what is paid for already',
      inAll: true,
      async open(page) {
        await visit(page, SHOP);
        await sees(page.getByText(HELD).first());
      },
    },
    { name: 'a purchase', open: opensOwn },
    part('its invoices', 'Invoices', /^Invoice \d{4}-\d{4}$/),
    part('how it is paid', 'Payment details', /^Test card ending in 4242/),
    part('cancelling it', 'Cancel', /^You keep access until /),
  ],
  moderator: [
    {
      name: 'what is for sale',
      async open(page) {
        await visit(page, SHOP);
        await sees(page.getByRole('button', { name: BUY }));
      },
    },
    {
      name: 'the page of the test provider',
      async open(page) {
        await visit(page, SHOP);
        // Begun once, it waits to be paid.
        const pay = page.getByRole('link', { name: 'Pay', exact: true });
        await page.getByRole('button', { name: BUY }).or(pay).click();
        await sees(page.getByRole('heading', { name: 'Test payment' }));
      },
    },
  ],
};
