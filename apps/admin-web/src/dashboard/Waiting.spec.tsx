/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { WaitingPanel } from './Waiting.tsx';

interface Community {
  totals?: Record<string, number | Error>;
  system?: { failed_jobs: number | null; mails_not_sent: number } | null;
  isAdministrator?: boolean;
  plugins?: readonly string[];
}

function shown({
  totals = {},
  system = null,
  isAdministrator = true,
  plugins = ['groups', 'messages', 'learning', 'support'],
}: Community) {
  const asked: [string, object][] = [];
  show(
    <WaitingPanel />,
    {
      dashboard: () => Promise.resolve({ data: { system } }),
      getList: (resource: string, { filter, pagination }: { filter: object; pagination: { perPage: number } }) => {
        expect(pagination.perPage).toBe(1);
        asked.push([resource, filter]);
        const total = totals[resource] ?? 0;
        return total instanceof Error ? Promise.reject(total) : Promise.resolve({ data: [], total });
      },
    } as never,
    { plugins, canAccess: ({ resource }) => isAdministrator || resource !== 'settings' },
  );
  return asked;
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the work that waits', () => {
  it('shows each kind with its count and a link to the filtered list, and leaves out what has none', async () => {
    shown({ totals: { 'review-items': 3, topics: 100, quizzes: 101 }, system: { failed_jobs: 0, mails_not_sent: 2 } });
    await waitFor(() =>
      expect(rows()).toEqual([
        'Reported topics and comments3',
        'Open tickets100',
        'Quizzes with answers to mark100+',
        'Unsent e-mails2',
      ]),
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open tickets' });
    expect(link.pathname).toBe('/topics');
    expect(JSON.parse(new URLSearchParams(link.search).get('filter')!)).toEqual({
      ticket_status: 'open',
      deleted: 'false',
    });
  });

  it('asks moderators only for what they may handle', async () => {
    const asked = shown({ totals: { 'review-items': 1 }, isAdministrator: false, plugins: ['groups', 'learning'] });
    await waitFor(() => expect(rows()).toEqual(['Reported topics and comments1']));
    expect(asked.map(([resource]) => resource).toSorted()).toEqual(['quizzes', 'review-items']);
  });

  it('says so if nothing waits', async () => {
    shown({ system: { failed_jobs: 0, mails_not_sent: 0 } });
    expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
  });

  it('shows a count that failed as unknown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    shown({ totals: { topics: new Error('away') }, system: { failed_jobs: null, mails_not_sent: 0 } });
    await waitFor(() => expect(rows()).toEqual(['Open ticketsNot known', 'Failed jobsNot known']));
  });
});
