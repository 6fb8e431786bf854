import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { topicParts } from '@lyceum/contracts/first-page';
import { LIVE } from '../../lib/realtime/catch-up.ts';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { isWhole, topicFromFeeds } from '../../entities/posts/cache/topic-cache.ts';

export const topicOptions = (slug: string) =>
  queryOptions({
    queryKey: postKeys.topic(slug),
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /api/v3/topics/{id}', { ...topicParts(slug), signal }).then((answer) => answer.data),
  });

/** By id, as the address of an overlay names it; null where there is no more to it than a preview. */
export const topicByIdOptions = (id: number) =>
  queryOptions({
    queryKey: postKeys.topicById(id),
    meta: LIVE,
    queryFn: ({ signal }) =>
      api('GET /api/v3/topics/{id}', { params: { id: String(id) }, signal }).then(({ data }) =>
        isWhole(data) ? data : null,
      ),
  });

/** Shows at once what a feed knew of the topic; the whole text follows. */
export function useTopic(slug: string) {
  const client = useQueryClient();
  return useQuery({ ...topicOptions(slug), placeholderData: () => topicFromFeeds(client, slug) });
}
