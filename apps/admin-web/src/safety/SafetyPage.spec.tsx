/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { show } from '../testing/show.tsx';
import { safety } from './index.ts';
import SafetyPage from './SafetyPage.tsx';

const settings = {
  ...{ id: 1, version: 3, community_name: 'Lyceum', newcomer_days: 1, newcomer_posts: 0, newcomer_links: 2 },
  ...{
    newcomer_posts_per_hour: 10,
    newcomer_exempt_levels: [],
    held_first_posts: 0,
    hide_after_reports: 3,
    report_reasons: ['spam', 'other'],
  },
  ...{ blocked_words: ['casino'], held_words: [], masked_words: [] },
};

function shown() {
  const update = jest.fn((_: string, { data }: { data: object }) => Promise.resolve({ data: { ...data, id: 1 } }));
  const user = show(
    <ResourceContextProvider value="safety">
      <SafetyPage />
    </ResourceContextProvider>,
    {
      getOne: () => Promise.resolve({ data: settings }),
      getList: () => Promise.resolve({ data: [{ id: 4, name: 'Gold' }], total: 1 }),
      history: () => Promise.resolve([]),
      update,
    } as never,
  );
  return { user, update };
}

describe('the safety settings', () => {
  it('saves limits, levels and words with a reason', async () => {
    const { user, update } = shown();
    const links = await screen.findByLabelText(/Links per post/);
    await user.clear(links);
    await user.type(links, '0');
    await user.click(await screen.findByLabelText('Gold'));
    await user.type(screen.getByLabelText('Hold for review'), 'free money{Enter}');
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Spam');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]![1].data).toMatchObject({
      ...{ newcomer_links: 0, newcomer_exempt_levels: ['4'], held_words: ['free money'], reason: 'Spam' },
    });
  });

  it('names the reasons for reports that are translated, and takes own ones as typed', async () => {
    const { user, update } = shown();
    expect(await screen.findByText('Spam or advertising')).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: /^Reasons/ }), 'Sells glazes{Enter}');
    await user.type(screen.getByRole('textbox', { name: /^Reason\b/ }), 'Ours');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]![1].data).toMatchObject({ report_reasons: ['spam', 'other', 'Sells glazes'] });
  });

  it('refuses a number that is out of range before it sends anything', async () => {
    const { user, update } = shown();
    const rate = await screen.findByLabelText(/Posts per hour/);
    await user.clear(rate);
    await user.type(rate, '0');
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Spam');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBe('true'));
    expect(update).not.toHaveBeenCalled();
  });

  it('sends only the changed settings', async () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      const body = String(url).endsWith('/csrf') ? { data: { token: 'token' } } : { data: settings };
      return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }));
    });
    const filled = { ...settings, newcomer_links: 5, reason: 'Spam' };
    await safety.form!.update!(1, filled as never, settings as never);
    const body = sent.mock.calls.map(([, init]) => init?.body).find(Boolean);
    expect(JSON.parse(body as string)).toEqual({ newcomer_links: 5, reason: 'Spam', version: 3 });
    sent.mockRestore();
  });
});
