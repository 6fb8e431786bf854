/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';

function shown({ version, ...totals }: { version: number; boards: number; members: number; topics: number }) {
  const asked: string[] = [];
  show(<SetupChecklist />, {
    getOne: () => Promise.resolve({ data: { id: 1, version } }),
    getList: (resource: keyof typeof totals) => {
      asked.push(resource);
      return Promise.resolve({ data: [], total: totals[resource] });
    },
  } as never);
  return asked;
}

describe('the checklist of a new community', () => {
  it('leads to what is missing, and ticks what is there', async () => {
    shown({ version: 2, boards: 4, members: 1, topics: 0 });
    expect(await screen.findByText('2 of 4 done')).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => [link.textContent, link.pathname]);
    expect(links).toEqual([
      ['Invite members', '/setup'],
      ['Write the first topic', '/'],
    ]);
  });

  it('is gone once everything is there', async () => {
    const asked = shown({ version: 1, boards: 1, members: 2, topics: 1 });
    await waitFor(() => expect(asked.toSorted()).toEqual(['boards', 'members', 'topics']));
    expect(screen.queryByText('Get your community started')).toBeNull();
  });
});
