import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { postKeys } from './keys.ts';
import { isWhole, patchTopic, removeTopic, type Topic } from './topic-cache.ts';
import { itemsOf, type Pages } from '../../../lib/pages.ts';

/** Every topic in the cache. */
const shownTopics = (client: QueryClient): Topic[] => [
  ...client.getQueriesData<Pages<Topic>>({ queryKey: postKeys.feeds }).flatMap(([, pages]) => itemsOf(pages)),
  ...client.getQueriesData<Topic>({ queryKey: postKeys.topics }).flatMap(([, topic]) => topic ?? []),
];

/** Like {@link refreshTopic}, but rejects if the server gives no answer. */
async function askTopic(client: QueryClient, topicId: number, signal?: AbortSignal): Promise<void> {
  try {
    const { data } = await api('GET /api/v3/topics/{id}', { params: { id: String(topicId) }, signal });
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

/** Refetches a cached topic and patches it everywhere. Does nothing if the topic is not in the cache. Never rejects. */
export async function refreshTopic(client: QueryClient, topicId: number): Promise<void> {
  if (shownTopics(client).some(({ id }) => id === topicId)) await askTopic(client, topicId).catch(() => undefined);
}

/**
 * Refetches every loaded list of comments: visible lists immediately, others when they are shown again. Lets a running
 * page request finish first, because a reader waits for it and it does not refresh the other pages.
 */
async function askComments(client: QueryClient, signal: AbortSignal): Promise<void> {
  const lists = { queryKey: postKeys.allComments, predicate: ({ state }: Query) => state.data !== undefined };
  const ask = () => client.invalidateQueries(lists, { throwOnError: true, cancelRefetch: false });
  if (client.isFetching(lists) > 0) await ask();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => void client.cancelQueries(lists));
  await ask();
}

const LONGEST_PAUSE_MS = 30_000;

/**
 * Retries until it has the state of a post or is cancelled. Refetches the topic for an opening post, otherwise the
 * comments.
 */
export function refreshPost(client: QueryClient, postId: number): void {
  void client.prefetchQuery({
    queryKey: postKeys.postAgain(postId),
    queryFn: async ({ signal }) => {
      const topic = shownTopics(client).find(({ post_id }) => post_id === postId);
      await (topic ? askTopic(client, topic.id, signal) : askComments(client, signal));
      return null;
    },
    retry: (_, error) => !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS),
    staleTime: 0,
  });
}
