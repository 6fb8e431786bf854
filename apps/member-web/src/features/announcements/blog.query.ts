import { queryOptions } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { isWhole } from '../../entities/posts/cache/topic-cache.ts';

/** The newest posts of the blog that stand in the sidebar. */
const POSTS = 5;

/** None where its reader may not read its board. */
export const blogOptions = (boardId: number) =>
  queryOptions({
    queryKey: ['blog', boardId],
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const page = await api('GET /api/v3/topics', { query: { board_id: boardId, limit: POSTS }, signal });
      return page.data.filter(isWhole);
    },
    // A blog without a board, or with one that is not for everybody, is no fault of its reader's.
    retry: false,
    throwOnError: false,
  });
