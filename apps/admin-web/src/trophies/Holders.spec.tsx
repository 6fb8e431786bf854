/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ConsoleDataProvider, Trophy } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { Holders } from './Holders.tsx';

const MEMBERS = [
  { id: 41, name: 'Anouk Smit', username: 'anouk' },
  { id: 42, name: 'Bram Smit', username: 'bram' },
];
const TROPHY = { id: 8, title: 'Helper' } as Trophy;

function shown(mayGrant: boolean) {
  const granted: object[] = [];
  const user = show(<Holders trophy={TROPHY} mayGrant={mayGrant} />, {
    holders: () => Promise.resolve({ data: [], meta: { total: 0, last_page: 1 } }),
    getList: (_: string, { filter }: { filter: { q?: string } }) => {
      const data = MEMBERS.filter(({ username }) => username.includes(filter.q ?? ''));
      return Promise.resolve({ data, total: data.length });
    },
    grantTrophy: (given: object) => {
      granted.push(given);
      return Promise.resolve({ data: { id: 8 } });
    },
  } as unknown as Partial<ConsoleDataProvider>);
  return { user, granted };
}

describe('giving a trophy by hand', () => {
  it('gives it to the member found by name, with a reason', async () => {
    const { user, granted } = shown(true);
    const field = await screen.findByRole('combobox', { name: 'Give to' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Give' }).disabled).toBe(true);
    await user.type(field, 'bram');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(screen.getByRole('option', { name: 'Bram Smit (@bram)' }));
    await user.click(screen.getByRole('button', { name: 'Give' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Helper: Bram Smit')).toBeTruthy();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Won');
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    await waitFor(() => expect(granted).toEqual([{ id: 8, member_id: 42, reason: 'Won' }]));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Give to' }).value).toBe(''));
  });

  it('is not offered without the right to give', async () => {
    shown(false);
    await screen.findByText('No one has it yet.');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
