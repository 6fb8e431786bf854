import type { QueryClient } from '@tanstack/react-query';
import type { Pages } from '../../../lib/pages.ts';
import { postKeys } from './keys.ts';
import { type Topic, withTopicOnTop } from './topic-cache.ts';

/** Adds a new topic to the top of every loaded feed. */
export function putOnTop(client: QueryClient, topic: Topic): void {
  const { board_id: boardId, ticket_status: status } = topic;
  const put = (key: readonly unknown[], pinnedFirst = false) =>
    client.setQueryData<Pages<Topic>>(key, (pages) => pages && withTopicOnTop(pages, topic, pinnedFirst));
  put(postKeys.authorFeed(topic.user_id));
  if (status === null) {
    put(postKeys.feed({ boardId: null, status: 'option1' }));
    put(postKeys.feed({ boardId, status: 'option1' }), true);
  } else {
    put(postKeys.tickets({ boardId, tickets: 'all' }), true);
    put(postKeys.tickets({ boardId, tickets: status }), true);
  }
}
