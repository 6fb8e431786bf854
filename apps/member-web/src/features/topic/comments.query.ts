import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { keys } from '../../lib/keys.ts';

/** Part 1 §9. */
const PAGE = 10;

const fetchComments = (topicId: number, cursor: string | null, signal?: AbortSignal) =>
  api('GET /api/v3/topics/{id}/comments', {
    params: { id: topicId },
    query: { size: PAGE, cursor: cursor ?? undefined },
    signal,
  });

export const commentsOptions = (topicId: number) =>
  infiniteQueryOptions({
    queryKey: keys.comments(topicId),
    queryFn: ({ pageParam, signal }) => fetchComments(topicId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  });

export const useComments = (topicId: number) => useInfiniteQuery(commentsOptions(topicId));

/**
 * Fetches what was added behind the last page, in the server's order: the last page again, and whatever follows it.
 * Does nothing while pages are missing before the end; the reader has not come that far.
 */
export async function fetchNewComments(client: QueryClient, topicId: number): Promise<void> {
  const { queryKey } = commentsOptions(topicId);
  const before = client.getQueryData(queryKey);
  if (!before || before.pages.at(-1)?.meta.next_cursor !== null) return;
  const pages: typeof before.pages = [];
  const pageParams: (string | null)[] = [];
  let cursor = before.pageParams.at(-1) as string | null;
  do {
    const page = await fetchComments(topicId, cursor);
    pages.push(page);
    pageParams.push(cursor);
    cursor = page.meta.next_cursor;
  } while (cursor !== null);
  client.setQueryData(queryKey, (now) =>
    // Another answer may have come in between; the same number of pages means that it did not add one.
    now && now.pages.length === before.pages.length
      ? { pages: [...now.pages.slice(0, -1), ...pages], pageParams: [...now.pageParams.slice(0, -1), ...pageParams] }
      : now,
  );
}
