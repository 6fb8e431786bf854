import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { inboxKeys } from '../cache/keys.ts';

interface From {
  inbox: 'has_conversation' | 'has_no_conversation';
  page: number;
}

/** Query options of a member search: first members with a conversation, then all others (part 2 §4). */
export const searchOptions = (text: string) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.search(text),
    // Shows a failure immediately. The next keystroke searches again.
    retry: false,
    queryFn: async ({ pageParam, signal }) => {
      const { results } = await api('GET /api/v3/search', {
        query: { query: text, model: 'users', ...pageParam },
        signal,
      });
      return { inbox: pageParam.inbox, data: results.users?.data ?? [], last_page: results.users?.meta.last_page ?? 1 };
    },
    initialPageParam: { inbox: 'has_conversation', page: 1 } as From,
    getNextPageParam: ({ last_page }, _, { inbox, page }): From | undefined => {
      if (page < last_page) return { inbox, page: page + 1 };
      return inbox === 'has_conversation' ? { inbox: 'has_no_conversation', page: 1 } : undefined;
    },
  });

/** Page size of found messages. */
const FOUND_AT_ONCE = 10;

/** Query options of messages that contain the words, newest first, in one or all conversations. */
export const foundMessagesOptions = (text: string, threadId?: number) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.foundMessages(text, threadId),
    retry: false,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/inbox/search', {
        query: { query: text, thread_id: threadId, size: FOUND_AT_ONCE, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  });
