import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { useMe } from '../session.ts';
import { patchPost, patchTopic } from '../topic-cache.ts';
import { likeKey } from '../use-like.ts';
import type { Handlers } from './use-live.ts';

/**
 * What any screen does with events about posts. Counts are absolute, so hearing an event twice, from a board's channel and
 * from a topic's, or hearing one's own, changes nothing the second time.
 */
export function usePostEvents(): Required<Pick<Handlers, 'topic-closed' | 'comment-posted' | 'post-liked'>> {
  const client = useQueryClient();
  const me = useMe();
  return {
    'topic-closed': ({ topic_id, closed }) =>
      patchTopic(
        client,
        (topic) => topic.id === topic_id,
        (topic) => ({ ...topic, closed, status: closed ? 'closed' : 'open' }),
      ),
    'comment-posted': ({ topic_id, comments_count }) => {
      patchTopic(
        client,
        (topic) => topic.id === topic_id,
        (topic) => ({ ...topic, comments_count }),
      );
      // The topic's own screen takes the comment in by itself; one that is opened later must not show the list of before.
      void client.invalidateQueries({ queryKey: keys.comments(topic_id), refetchType: 'none' });
    },
    'post-liked': ({ post_id, user_id, liked, likes_count }) => {
      // The answer to a click on its way brings the count; two sources at once would flicker.
      if (client.isMutating({ mutationKey: likeKey(post_id) }) > 0) return;
      patchPost(client, post_id, (post) => ({
        ...post,
        likes_count,
        liked_by_me: user_id === me?.id ? liked : post.liked_by_me,
      }));
    },
  };
}
