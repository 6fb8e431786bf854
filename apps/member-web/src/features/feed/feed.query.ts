import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import { keys } from '../../lib/keys.ts';
import { connectionState } from '../../lib/realtime/connection.ts';
import { settle } from './live-feed.store.ts';

export const FEED_PAGE = 20;
const STALE_WITHOUT_REALTIME_MS = 60_000;

export const fetchFeed = (boardId: number | null, cursor: string | null, signal?: AbortSignal) =>
  api('GET /api/v3/topics', {
    query: { board_id: boardId ?? undefined, limit: FEED_PAGE, cursor: cursor ?? undefined },
    signal,
  });

export const feedOptions = (boardId: number | null) =>
  infiniteQueryOptions({
    queryKey: keys.feed(boardId),
    queryFn: ({ pageParam, signal }) => {
      if (pageParam === null) settle(boardId); // whatever was announced before is on this page
      return fetchFeed(boardId, pageParam, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    // While the connection stands, events keep the pages true; Back then shows them as they were left.
    staleTime: () => (connectionState() === 'connected' ? Infinity : STALE_WITHOUT_REALTIME_MS),
  });

export const useFeed = (boardId: number | null) => useInfiniteQuery(feedOptions(boardId));
