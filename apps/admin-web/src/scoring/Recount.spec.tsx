/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import type { Recount as RecountOf } from '../data/types.ts';
import { Recount } from './Recount.tsx';

const RUNNING: RecountOf = {
  state: 'running',
  rules_version: 2,
  members_done: 500,
  members: 2000,
  started_at: '2026-11-27T10:00:00Z',
  ended_at: null,
};

describe('the recount of all members', () => {
  it('shows how far it is, and nothing once it is finished', async () => {
    const answers = [RUNNING, { ...RUNNING, members_done: 1500 }, { ...RUNNING, state: 'finished' as const }];
    show(<Recount />, {
      recount: () => Promise.resolve({ data: answers.length > 1 ? answers.shift()! : answers[0]! }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Recount of all members' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('500 of 2000 members recounted')).toBeTruthy();
    await screen.findByText('1500 of 2000 members recounted', undefined, { timeout: 20_000 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 20_000 });
  });

  it('is stopped with a reason, says what that leaves, and is continued', async () => {
    let now = RUNNING;
    const sent: string[] = [];
    const answer = (state: RecountOf['state'], reason: string) => {
      sent.push(`${state}: ${reason}`);
      now = { ...now, state };
      return Promise.resolve({ data: { id: 1 } });
    };
    const user = show(<Recount />, {
      recount: () => Promise.resolve({ data: now }),
      stopRecount: (reason: string) => answer('stopped', reason),
      continueRecount: (reason: string) => answer('running', reason),
    });
    const command = async (name: string, reason: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await user.type(screen.getByLabelText(/Reason/), reason);
      await user.click(screen.getAllByRole('button', { name }).at(-1)!);
    };
    await command('Stop recount', 'Busy');
    await screen.findByText('The recount was stopped: 500 of 2000 members recounted');
    expect(screen.getByText(/other members still have the points and levels from before/)).toBeTruthy();
    await command('Continue recount', 'Quiet');
    await screen.findByRole('progressbar');
    expect(sent).toEqual(['stopped: Busy', 'running: Quiet']);
  });
});
