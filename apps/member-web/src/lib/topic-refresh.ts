import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/contracts/client';
import { keys } from './keys.ts';
import { isWhole, itemsOf, type Pages, patchTopic, removeTopic, type Topic } from './topic-cache.ts';

/** Every topic on a screen, or kept for one. */
const shownTopics = (client: QueryClient): Topic[] => [
  ...client.getQueriesData<Pages<Topic>>({ queryKey: keys.feeds }).flatMap(([, pages]) => itemsOf(pages)),
  ...client.getQueriesData<Topic>({ queryKey: keys.topics }).flatMap(([, topic]) => topic ?? []),
];

/** As {@link refreshTopic}, and rejects when the server could not be reached. */
async function askTopic(client: QueryClient, topicId: number): Promise<void> {
  try {
    const { data } = await api('GET /api/v3/topics/{id}', { params: { id: String(topicId) } });
    if (!isWhole(data)) return removeTopic(client, topicId);
    patchTopic(
      client,
      ({ id }) => id === topicId,
      (topic) => ({ ...data, content: topic.content === null ? null : data.content }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    removeTopic(client, topicId);
  }
}

/** Puts the server's newest answer wherever the topic is shown; where it is not, nothing is asked. */
export async function refreshTopic(client: QueryClient, topicId: number): Promise<void> {
  if (shownTopics(client).some(({ id }) => id === topicId)) await askTopic(client, topicId).catch(() => undefined);
}

const LONGEST_PAUSE_MS = 30_000;

/** Asks how a post stands until it is answered: a topic for its opening post, else the comments on the screen. */
export function refreshPost(client: QueryClient, postId: number): void {
  void client.prefetchQuery({
    queryKey: keys.postAgain(postId),
    queryFn: async () => {
      const topic = shownTopics(client).find(({ post_id }) => post_id === postId);
      if (topic) await askTopic(client, topic.id);
      else await client.refetchQueries({ queryKey: keys.allComments, type: 'active' }, { throwOnError: true });
      return null;
    },
    retry: (_, error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS),
    staleTime: 0,
  });
}
