import { useQueryClient } from '@tanstack/react-query';
import { postKeys } from './keys.ts';
import { useMe } from '../../../lib/session/session.ts';
import { patchTopic, removeTopic, type Topic } from './topic-cache.ts';
import { refreshTopic } from './topic-refresh.ts';
import { tellLikes } from './use-like.ts';
import type { TopicNews } from '@lyceum/contracts/community/live';
import type { Handlers } from '../../../lib/realtime/use-live.ts';

type PostEvents = Required<Pick<Handlers, Exclude<keyof TopicNews, 'topic-posted'>>>;

/**
 * Event handlers that every screen with posts uses. Counts are absolute, so a repeated event has no effect. Repeats
 * occur because both channels of a board and a topic carry it, and for the member's own actions.
 */
export function usePostEvents(): PostEvents {
  const client = useQueryClient();
  const me = useMe();
  const set = (topicId: number, part: Partial<Topic>) =>
    patchTopic(
      client,
      (topic) => topic.id === topicId,
      (topic) => ({ ...topic, ...part }),
    );
  const refresh = ({ topic_id }: { topic_id: number }) => void refreshTopic(client, topic_id);
  /** Refetches an open list, and marks closed lists as outdated. */
  const askComments = (topicId: number) => void client.invalidateQueries({ queryKey: postKeys.comments(topicId) });
  return {
    'topic-edited': refresh,
    'topic-moved': refresh,
    'topic-closed': ({ topic_id, closed }) => set(topic_id, { closed, status: closed ? 'closed' : 'open' }),
    'topic-pinned': ({ topic_id, sticky }) => set(topic_id, { sticky }),
    'ticket-status-changed': ({ topic_id, ticket_status }) => {
      set(topic_id, { ticket_status });
      // The current list keeps the ticket. Lists of other statuses refetch when they open.
      void client.invalidateQueries({ queryKey: postKeys.allTickets, refetchType: 'none' });
    },
    'topic-deleted': (event) => (event.deleted ? removeTopic(client, event.topic_id) : refresh(event)),
    'comment-posted': ({ topic_id, comments_count, in_reply_to }) => {
      set(topic_id, { comments_count });
      // The topic's own screen adds a new comment itself. Replies need a refetch.
      const refetchType = in_reply_to === null ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: postKeys.comments(topic_id), refetchType });
    },
    'comment-edited': ({ topic_id }) => askComments(topic_id),
    'comment-deleted': (event) => {
      set(event.topic_id, { comments_count: event.comments_count });
      refresh(event);
      askComments(event.topic_id);
    },
    'answer-accepted': (event) => {
      refresh(event);
      askComments(event.topic_id);
    },
    'post-liked': ({ post_id, user_id, liked, likes_count }) =>
      tellLikes(client, post_id, ({ liked_by_me }) => ({
        likes_count,
        liked_by_me: user_id === me?.id ? liked : liked_by_me,
      })),
  };
}
