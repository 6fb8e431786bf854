/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import type { Comment, Topic } from '../data/types.ts';
import { show } from '../testing/show.tsx';
import { ConversationPanel } from './ConversationPanel.tsx';

const comment = (id: number, part: Partial<Comment>): Comment =>
  ({
    id,
    topic_id: 5,
    in_reply_to: null,
    excerpt: `Text ${id}`,
    content: `<p>Text ${id}</p>`,
    user: { id: 2, name: 'Mira' },
    created_at: '2026-01-05T10:00:00.000Z',
    deleted_at: null,
    topic_deleted: false,
    ...part,
  }) as Comment;

describe('the conversation of a topic', () => {
  it('shows comments with their replies in pages, each with delete or restore', async () => {
    const getList = jest.fn((_resource: string, { pagination }: GetListParams) =>
      Promise.resolve({
        data:
          pagination!.page === 1
            ? [comment(1, {}), comment(3, { in_reply_to: 1, deleted_at: '2026-01-06T10:00:00.000Z' })]
            : [comment(40, {})],
        total: 26,
      }),
    );
    const user = show(<ConversationPanel topic={{ id: 5 } as Topic} />, { getList: getList as never });
    const [first, reply] = within(await screen.findByRole('region', { name: 'Comments (26)' })).getAllByRole(
      'listitem',
    );
    expect(within(first!).getByText('Text 1')).toBeTruthy();
    expect(within(first!).getByRole('button', { name: 'Delete “Text 1”' })).toBeTruthy();
    expect(within(reply!).getByRole('button', { name: 'Restore “Text 3”' })).toBeTruthy();
    expect(getList.mock.calls[0]![1]).toMatchObject({
      filter: { topic_id: 5 },
      sort: { field: 'thread', order: 'ASC' },
    });
    await user.click(screen.getByRole('button', { name: /2$/ }));
    await waitFor(() => expect(screen.getByText('Text 40')).toBeTruthy());
  });
});
