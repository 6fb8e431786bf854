import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

/** Identifies a text: the opening post of a topic, or a comment or reply. */
export interface Written {
  kind: 'topic' | 'comment';
  id: number;
}

const historyOptions = ({ kind, id }: Written) =>
  infiniteQueryOptions({
    queryKey: ['history', kind, id],
    queryFn: ({ pageParam, signal }) => {
      const asked = { params: { id }, query: { cursor: pageParam ?? undefined }, signal };
      return kind === 'topic'
        ? api('GET /api/v4/topics/{id}/history', asked)
        : api('GET /api/v4/comments/{id}/history', asked);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // No event updates this query, so it refetches each time it opens.
    staleTime: 0,
  });

/** Loads the versions of a text, newest first. */
export const useHistory = (of: Written) => useInfiniteQuery(historyOptions(of));
