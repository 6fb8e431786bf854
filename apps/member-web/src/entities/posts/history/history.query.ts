import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';

/** Which text: a topic's opening post, or a comment or reply. */
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
    // No event keeps it true: whoever opens it wants to know how it is now.
    staleTime: 0,
  });

/** Newest first. */
export const useHistory = (of: Written) => useInfiniteQuery(historyOptions(of));
