/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { BatchPage, Member, MemberPosts } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { PostsPanel } from './PostsPanel.tsx';

const BATCH = '2026-01-05T10:00:00.123+00:00';
const member = { id: 7, name: 'Mira', role: 'member' } as Member;
const page = (part: Partial<BatchPage>): { data: BatchPage } => ({
  data: { batch: BATCH, topics: 0, comments: 0, failed: [], next: null, ...part },
});
const posts: MemberPosts = {
  periods: {
    day: { topics: 15, comments: 40 },
    week: { topics: 15, comments: 41 },
    all: { topics: 16, comments: 50 },
  },
  batches: [
    {
      topics: 1,
      comments: 2,
      deleted_at: BATCH,
      deleted_by: { id: 3, name: 'Sam' } as MemberPosts['batches'][number]['deleted_by'],
    },
  ],
};

async function opened(button: string, provider: object) {
  const user = show(<PostsPanel member={member} />, {
    memberPosts: () => Promise.resolve({ data: posts }),
    ...provider,
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/, { selector: 'textarea' }), 'Spam');
  return { user, dialog };
}

describe('the posts of a member', () => {
  it('are deleted page by page, after the counts of each period were shown', async () => {
    const deleteMemberPosts = jest
      .fn<(command: object) => Promise<{ data: BatchPage }>>()
      .mockResolvedValueOnce(page({ comments: 40, topics: 10, next: 12 }))
      .mockResolvedValueOnce(page({ topics: 5 }));
    const { user, dialog } = await opened('Delete everything', { deleteMemberPosts });
    expect(dialog.getAllByRole('radio').map((each) => each.closest('label')!.textContent)).toEqual([
      'Last 24 hours: 15 topics, 40 comments',
      'Last 7 days: 15 topics, 41 comments',
      'All time: 16 topics, 50 comments',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete 55 posts' }));
    const command = { id: 7, period: 'day', reason: 'Spam' };
    await waitFor(() =>
      expect(deleteMemberPosts.mock.calls.map(([sent]) => sent)).toEqual([
        command,
        { ...command, batch: BATCH, next: 12 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('continue in the same batch after an error', async () => {
    const deleteMemberPosts = jest
      .fn<(command: object) => Promise<{ data: BatchPage }>>()
      .mockResolvedValueOnce(page({ comments: 50, next: 12 }))
      .mockRejectedValueOnce(new HttpError('', 0))
      .mockResolvedValueOnce(page({ topics: 5 }));
    const { user, dialog } = await opened('Delete everything', { deleteMemberPosts });
    await user.click(dialog.getByRole('button', { name: 'Delete 55 posts' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Delete 55 posts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(deleteMemberPosts.mock.calls.at(-1)![0]).toMatchObject({ batch: BATCH, next: 12 });
  });

  it('are restored by batch, with a reason for each failure', async () => {
    const failed: BatchPage['failed'] = [{ kind: 'comment', id: 4, title: 'Buy now', why: 'missing' }];
    const restoreMemberPosts = jest.fn((_command: object) => Promise.resolve(page({ topics: 1, comments: 1, failed })));
    const { user, dialog } = await opened('Restore', { restoreMemberPosts });
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('1 failed: Buy now (the topic is deleted)');
    expect(restoreMemberPosts.mock.calls[0]![0]).toEqual({ id: 7, batch: BATCH, deleted_by: 3, reason: 'Spam' });
  });
});
