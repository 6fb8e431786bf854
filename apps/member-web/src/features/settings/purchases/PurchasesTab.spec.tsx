/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Me } from '../../../lib/session/session.ts';
import { boards, settings } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { settingsTexts } from '../texts/index.ts';
import type { Product, Purchase } from './commerce.query.ts';
import { PurchasesTab } from './PurchasesTab.tsx';

const { answers } = server();
const SHOP = '/profile/settings/purchases';
const BACK = 'return=%2Fboards%2Fguild';

const costs = { price_cents: 1250, currency: 'EUR', period: 'month' } as const;
const product = (id: number, level: string): Product =>
  ({ ...costs, id, name: `${level}, monthly`, description: '', level: { id, name: level } }) as Product;
const purchase = (id: number, level: string, part: Partial<Purchase> = {}): Purchase =>
  ({
    ...{ ...costs, id, product: { id, name: `${level}, monthly` }, level: { id, name: level }, state: 'active' },
    ...{ begun_at: '', paid_at: null, ends_at: null, renews_at: null, payment_failed_at: null, checkout_url: null },
    ...{ renewal: null, refunded_cents: 0, refund_state: null },
    ...part,
  }) as Purchase;

async function shown(address: string, own: Purchase[], sold: Product[] = []) {
  const client = new QueryClient();
  for (const [key, answer] of [settings({ plugins: ['commerce'] }), boards]) client.setQueryData(key, answer);
  answers('GET /api/v4/commerce/purchases', { data: own } as never);
  answers('GET /api/v4/commerce/products', { data: sold } as never);
  const tab = <PurchasesTab me={{ id: 7 } as Me} />;
  const routes = (
    <Routes>
      <Route path="profile/settings/purchases/:purchase?/:part?" element={tab} />
    </Routes>
  );
  return showAt(`${SHOP}${address}`, client, routes, settingsTexts);
}
const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('who comes to the shop from a lock', () => {
  it('sees first what opens it, then what they have and what else is for sale', async () => {
    const sold = [product(1, 'Friend'), product(2, 'Kiln club'), product(3, 'Patron')];
    await shown(`?level=Kiln+club&${BACK}`, [purchase(4, 'Helper')], sold);
    const wanted = within(await screen.findByRole('region', { name: 'Get access' }));
    expect(wanted.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Buy Kiln club, monthly',
    ]);
    expect(headings()).toEqual(['Get access', 'Your plans', 'For sale']);
    const others = within(screen.getByRole('region', { name: 'For sale' })).getAllByRole('button');
    expect(others).toHaveLength(2);
    expect(await leadsTo('Back to Board guild')).toBe('/boards/guild');
  });

  it('is not offered again the level that they pay for', async () => {
    const yearly = { ...product(9, 'Kiln club'), name: 'Kiln club, a year', level: { id: 4, name: 'Kiln club' } };
    await shown('', [purchase(4, 'Kiln club')], [yearly, product(3, 'Patron')]);
    const sale = within(await screen.findByRole('region', { name: 'For sale' }));
    expect(sale.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Buy Patron, monthly',
    ]);
    expect(sale.getByText(/You already have this plan/)).toBeTruthy();
  });

  it('sees first what they have begun to buy for it, and takes the way back along to where it is paid', async () => {
    const begun = purchase(5, 'Kiln club', { state: 'begun', checkout_url: '/checkout/test/5' });
    await shown(`?level=Kiln+club&${BACK}`, [purchase(4, 'Helper'), begun]);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Kiln club');
    expect(await leadsTo('Pay')).toBe(`/checkout/test/5?${BACK}`);
    expect(await leadsTo('Kiln club, monthly')).toBe(`${SHOP}/5?${BACK}`);
  });

  it('comes back from what they have bought, also by way of its invoices', async () => {
    await shown(`/5?${BACK}`, [purchase(5, 'Kiln club')]);
    expect(await leadsTo('Back to Board guild')).toBe('/boards/guild');
    expect(await leadsTo('Invoices')).toBe(`${SHOP}/5/invoices?${BACK}`);
  });

  it('comes back to what is no board, by no name', async () => {
    await shown('?return=%2Fconversations%2Fhidden%23comment-3', []);
    expect(await leadsTo('Back')).toBe('/conversations/hidden#comment-3');
  });

  it.each(['//evil.test', 'https://evil.test/', '/\\evil.test', '/\t/evil.test', '/auth/login', ''])(
    'is led to no address that is not ours: %j',
    async (evil) => {
      await shown(`/5?return=${encodeURIComponent(evil)}`, [purchase(5, 'Kiln club', { checkout_url: '/checkout/5' })]);
      expect(await leadsTo('Pay')).toBe('/checkout/5');
      expect(screen.queryByRole('link', { name: /^Back/ })).toBeNull();
    },
  );

  it('keeps the address of another provider as it is', async () => {
    const checkout_url = 'https://pay.test/5';
    await shown(`/5?${BACK}`, [purchase(5, 'Kiln club', { state: 'begun', checkout_url })]);
    expect(await leadsTo('Pay')).toBe(checkout_url);
  });
});
