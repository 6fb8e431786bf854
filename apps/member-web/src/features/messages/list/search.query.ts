import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { inboxKeys } from '../cache/keys.ts';

interface From {
  inbox: 'has_conversation' | 'has_no_conversation';
  page: number;
}

/** Part 2 §4: those with whom there is a conversation first, then all others, until the last page of each. */
export const searchOptions = (text: string) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.search(text),
    // What failed is said at once, and the next letter asks again.
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

/** How many messages a search shows before one asks for more. */
const FOUND_AT_ONCE = 10;

/** Messages that hold the words, newest first: of one conversation, or of all. */
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
