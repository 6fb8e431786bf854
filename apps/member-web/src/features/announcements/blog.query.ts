import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { isWhole } from '../../entities/posts/cache/topic-cache.ts';

/** Number of blog posts in the sidebar. */
const POSTS = 5;

/** Query options of the newest blog posts. Empty if the member may not read the board. */
export const blogOptions = (boardId: number) =>
  queryOptions({
    queryKey: ['blog', boardId],
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const page = await api('GET /api/v3/topics', { query: { board_id: boardId, limit: POSTS }, signal });
      return page.data.filter(isWhole);
    },
    // A missing or restricted board is a configuration issue, so the sidebar hides the error.
    retry: false,
    throwOnError: false,
  });
