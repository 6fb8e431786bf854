import type { Page } from 'playwright-core';
import { sees } from '../../../support/browser/browser.ts';
import { visit } from '../../../support/browser/visit.ts';
import { bought, sold } from '../../../support/content/shop.ts';
import type { Screen } from '../../../support/browser/screen-check.ts';
import { lyceum } from '../../../support/browser/stage.ts';
import { loaded } from './console-screens.ts';
import type { Screens } from '../places.ts';

interface Shop {
  product: number;
  purchase: number;
}
let made: Promise<Shop> | undefined;

/** A product that a member has paid for; made once, by whichever screen comes first. */
const shop = (): Promise<Shop> => (made ??= makeShop());

async function makeShop(): Promise<Shop> {
  const [founder, member] = [await lyceum.person('admin'), await lyceum.person('member')];
  if (!founder || !member) throw new Error('Somebody is missing.');
  const { product } = await sold(founder, { name: FRIEND });
  return { product, purchase: await bought(member, product) };
}

const FRIEND = 'Friend of the kiln, monthly';

/** A screen that needs something to have been sold. */
const withShop = (name: string, open: (page: Page, shop: Shop) => Promise<void>): Screen => ({
  name,
  open: async (page) => open(page, await shop()),
});
const listed = (title: string, path: string) =>
  withShop(`the list of ${path}`, async (page) => {
    await visit(page, `/admin/${path}`);
    await loaded(page, title);
    await sees(page.getByRole('main').getByText(FRIEND));
  });
const recorded = (name: string, path: (shop: Shop) => string) =>
  withShop(name, async (page, its) => {
    await visit(page, `/admin/${path(its)}/show`);
    await sees(page.getByRole('heading', { name: 'History' }));
    await loaded(page, FRIEND);
  });

/** What is for sale, what was bought and what was charged for it. */
export const consoleCommerceScreens: Screens = {
  admin: [
    listed('Products', 'products'),
    recorded('a product in the console', ({ product }) => `products/${product}`),
    withShop('a product being edited', async (page, { product }) => {
      await visit(page, `/admin/products/${product}`);
      await loaded(page, `Edit ${FRIEND}`);
      await sees(page.getByRole('textbox', { name: 'Price' }));
    }),
    {
      name: 'a new product with errors',
      async open(page) {
        await visit(page, '/admin/products/create');
        await loaded(page, 'New product');
        await page.getByRole('textbox', { name: 'Price' }).fill('1.250');
        await page.getByRole('button', { name: 'Create product' }).click();
        await sees(page.getByText(/^Enter a price/));
      },
    },
    listed('Purchases', 'purchases'),
    recorded('a purchase in the console', ({ purchase }) => `purchases/${purchase}`),
    withShop('money being given back, without a reason', async (page, { purchase }) => {
      await visit(page, `/admin/purchases/${purchase}/show`);
      await page.getByRole('button', { name: 'Refund' }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund the last payment?' });
      await dialog.getByRole('button', { name: /^Refund / }).click();
      await sees(dialog.getByText('Enter a reason. A few words are enough.'));
    }),
    withShop('the list of invoices', async (page) => {
      await visit(page, '/admin/invoices');
      await loaded(page, 'Invoices');
      await sees(page.getByRole('link', { name: /^PDF of / }));
    }),
  ],
};
