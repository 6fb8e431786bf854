/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpError, ListBase, useListContext } from 'react-admin';
import type { Comment } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { DeletionBulk } from './DeletionBulk.tsx';

const NOW = '2026-01-05T10:00:00.000Z';
const comment = (id: number): Comment =>
  ({ id, excerpt: `Spam ${id}`, deleted_at: null, topic_deleted: false }) as Comment;

function Select() {
  const { onSelect } = useListContext<Comment>();
  return <button onClick={() => onSelect([1, 2, 3])}>Select all</button>;
}

/** A list of three comments. The server has lost the second one. */
async function selected() {
  const comments = [comment(1), comment(2), comment(3)];
  const set = (deleted_at: string | null) =>
    jest.fn(({ id }: { id: number; reason: string }) => {
      if (id === 2) return Promise.reject(new HttpError('This comment is locked.', 409));
      comments[id - 1] = { ...comments[id - 1]!, deleted_at };
      return Promise.resolve({ data: { id } });
    });
  const deleteComment = set(NOW);
  const restoreComment = set(null);
  const user = show(
    <ListBase resource="comments">
      <Select />
      <DeletionBulk<Comment> kind="comment" nameOf={({ excerpt }) => excerpt} />
    </ListBase>,
    {
      getList: (() => Promise.resolve({ data: [...comments], total: 3 })) as never,
      deleteComment,
      restoreComment,
    },
  );
  await user.click(await screen.findByText('Select all'));
  const send = async (verb: string) => {
    await user.click(await screen.findByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/, { selector: 'textarea' }), 'Spam');
    await user.click(dialog.getByRole('button', { name: verb }));
    return dialog;
  };
  return { user, send, deleteComment, restoreComment };
}

describe('bulk deletion', () => {
  it('names each failure with its reason and keeps the rest selected, so that one can restore it', async () => {
    const { user, send, deleteComment, restoreComment } = await selected();
    // Leaving the dialog with a typed reason asks first.
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const dialog = await send('Delete 3');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      '1 failed and is still selected: Spam 2 (This comment is locked.)',
    );
    expect(deleteComment.mock.calls.map(([{ id, reason }]) => [id, reason])).toEqual([
      [1, 'Spam'],
      [2, 'Spam'],
      [3, 'Spam'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Delete 1' });
    await send('Restore 2');
    await screen.findByRole('button', { name: 'Delete 1' });
    expect(restoreComment.mock.calls.map(([{ id }]) => id)).toEqual([1, 3]);
  });
});
