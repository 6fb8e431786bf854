import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { topicOptions } from '../../entities/posts/cache/topic-options.ts';
import { isWhole, topicFromFeeds } from '../../entities/posts/cache/topic-cache.ts';

/**
 * Query options of a topic by id, as an overlay's address contains it. Resolves to null if only a preview is available.
 */
export const topicByIdOptions = (id: number) =>
  queryOptions({
    queryKey: postKeys.topicById(id),
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /api/v3/topics/{id}', { params: { id: String(id) }, signal }).then(({ data }) =>
        isWhole(data) ? data : null,
      ),
  });

/** Loads a topic. Shows the data of a cached feed until the full text arrives. */
export function useTopic(slug: string) {
  const client = useQueryClient();
  return useQuery({ ...topicOptions(slug), placeholderData: () => topicFromFeeds(client, slug) });
}
