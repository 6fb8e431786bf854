/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import type { ConsoleDataProvider, Purchase } from '../data/types.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { lightTheme } from '../theme/theme.ts';
import { RefundCommand } from './RefundCommand.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';

const purchase = (part: Partial<Purchase> = {}): Purchase =>
  ({
    id: 12,
    product: { id: 2, name: 'Kiln club, monthly' },
    level: { id: 4, name: 'Kiln club' },
    member: { id: 7, username: 'mira', name: 'Mira' },
    currency: 'EUR',
    state: 'active',
    last_cents: 1250,
    refunded_cents: 500,
    refunds: [],
    ...part,
  }) as Purchase;

/** The dialog, open, and what was sent of it. */
async function opened(part: Partial<Purchase> = {}, language = 'en') {
  await i18nProvider.changeLocale(language);
  const refundPurchase = jest.fn((_command: unknown) => Promise.resolve({ data: { id: 12 } }));
  const dataProvider = { refundPurchase } as unknown as ConsoleDataProvider;
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} theme={lightTheme}>
      <RefundCommand purchase={purchase(part)} />
    </AdminContext>,
  );
  fireEvent.click(screen.getByText(language === 'en' ? 'Refund' : 'Terugbetalen'));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^Amount|^Bedrag/);
  return {
    dialog,
    amount,
    types: (text: string) => fireEvent.change(amount, { target: { value: text } }),
    gives: (reason: string) =>
      fireEvent.change(dialog.getByLabelText(/reason/i, { selector: 'textarea' }), { target: { value: reason } }),
    submit: () => fireEvent.submit(amount.closest('form')!),
    sent: () => refundPurchase.mock.calls.map(([command]) => command),
  };
}

describe('the refund dialog', () => {
  it('offers what is left, and says that the level is lost with all of it', async () => {
    const { dialog, amount, gives, submit, sent } = await opened();
    expect(amount).toHaveProperty('value', '7.50');
    expect(dialog.getByText('Up to €7.50, the rest of the last payment.')).toBeTruthy();
    expect(dialog.getByText('Mira loses the level Kiln club at once, and the purchase ends.')).toBeTruthy();
    submit();
    expect(dialog.getByText('Enter a reason. A few words are enough.')).toBeTruthy();
    expect(sent()).toEqual([]);
    gives('Bought by mistake');
    submit();
    await waitFor(() => expect(sent()).toEqual([{ id: 12, reason: 'Bought by mistake' }]));
  });

  it('refuses an amount that is none or too high, sends a part in cents, and says that the level stays', async () => {
    const { dialog, types, gives, submit, sent } = await opened();
    gives('Half a month');
    for (const text of ['7.51', '0', '-1', '1.250', '']) {
      types(text);
      submit();
      expect(dialog.getByText('Enter an amount from 0.01 to €7.50, such as 7.50.')).toBeTruthy();
    }
    expect(sent()).toEqual([]);
    types('2,05');
    expect(dialog.getByText('Mira keeps the level Kiln club. €5.45 of the payment is not refunded.')).toBeTruthy();
    expect(dialog.getByText('Refund €2.05')).toBeTruthy();
    submit();
    await waitFor(() => expect(sent()).toEqual([{ id: 12, reason: 'Half a month', amount_cents: 205 }]));
  });

  it('promises nothing of the level if the purchase has ended, and speaks Dutch', async () => {
    const { dialog, amount } = await opened({ state: 'ended' }, 'nl');
    expect(amount).toHaveProperty('value', '7,50');
    expect(
      dialog.getByText('De aankoop is al afgelopen. De terugbetaling verandert niets aan het niveau.'),
    ).toBeTruthy();
  });
});

describe('the refunds of a purchase', () => {
  it('are listed with their state and who started them', async () => {
    await i18nProvider.changeLocale('en');
    const refund = { asked_at: '2026-01-05T10:00:00.000Z', settled_at: null };
    const refunds: Purchase['refunds'] = [
      { ...refund, id: 'b', amount_cents: 750, origin: 'provider', state: 'asked' },
      { ...refund, id: 'a', amount_cents: 500, origin: 'staff', state: 'failed' },
    ];
    render(
      <AdminContext i18nProvider={i18nProvider} theme={lightTheme}>
        <RefundsPanel purchase={purchase({ refunds })} />
      </AdminContext>,
    );
    const rows = within(await screen.findByRole('region', { name: 'Refunds' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent!.replace(/ · .*/, ''))).toEqual([
      '€7.50Refund in progressStarted at the payment provider',
      '€5.00Refund failedStarted in the console',
    ]);
  });
});
