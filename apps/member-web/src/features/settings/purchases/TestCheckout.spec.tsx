/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { type Answer, guest, me, settings } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import { Whereabouts } from '../../../testing/Whereabouts.tsx';
import { settingsTexts } from '../texts/index.ts';
import { TestCheckout } from './TestCheckout.tsx';

const { answers } = server();

function shownTo(who: Answer, query = '') {
  const client = new QueryClient();
  client.setQueryData(...who);
  client.setQueryData(...settings());
  const routes = (
    <Routes>
      <Route path="checkout/test/:id" element={<TestCheckout />} />
      <Route path="*" element={<Whereabouts />} />
    </Routes>
  );
  return showAt(`/checkout/test/cs_1${query}`, client, routes, settingsTexts);
}

describe('the page of the test provider', () => {
  it('leads a guest to the login, and back', async () => {
    await shownTo(guest);
    const address = await screen.findByTestId('address');
    expect(address.textContent).toBe('/auth/login?return_to=%2Fcheckout%2Ftest%2Fcs_1#login');
  });

  it('is not there for a member whose payment it is not', async () => {
    answers('GET /api/v4/commerce/test-checkouts/{id}', { status: 404, message: 'Not found' });
    await shownTo(me);
    expect(await screen.findByText('This page does not exist')).toBeDefined();
  });

  it('takes the way back along, from the login and from the payment', async () => {
    const BACK = '?return=%2Fboards%2Fguild';
    await shownTo(guest, BACK);
    const login = '/auth/login?return_to=%2Fcheckout%2Ftest%2Fcs_1%3Freturn%3D%252Fboards%252Fguild#login';
    expect((await screen.findByTestId('address')).textContent).toBe(login);
    cleanup();
    const checkout = { id: 'cs_1', kind: 'checkout', purchase_id: 5, amount_cents: 1250, currency: 'EUR' } as const;
    answers('GET /api/v4/commerce/test-checkouts/{id}', { data: { ...checkout, status: 'open' } });
    answers('POST /api/v4/commerce/test-checkouts/{id}', { data: { ...checkout, status: 'paid' } });
    const user = await shownTo(me, BACK);
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    expect((await screen.findByTestId('address')).textContent).toBe(`/profile/settings/purchases/5${BACK}`);
  });
});
