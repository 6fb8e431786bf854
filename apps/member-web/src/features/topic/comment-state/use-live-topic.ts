import { useQueryClient } from '@tanstack/react-query';
import { channels, type LiveEvents } from '@lyceum/contracts/realtime';
import { useRef, useState } from 'react';
import { postKeys } from '../../../entities/posts/cache/keys.ts';
import { reactionKeys } from '../../../entities/reactions/keys.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { usePostEvents } from '../../../entities/posts/cache/use-post-events.ts';
import { useMe } from '../../../lib/session/session.ts';
import type { Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { itemsOf } from '../../../lib/pages.ts';
import { commentsOptions, fetchNewComments } from './comments.query.ts';
import { postCommentKey } from './use-post-comment.ts';

/** Appends comments by others while the topic is open. Returns their number for the live region. */
export function useLiveTopic(topic: Topic): number {
  const client = useQueryClient();
  const me = useMe();
  const events = usePostEvents();
  const [arrived, setArrived] = useState(0);
  const chain = useRef(Promise.resolve());

  // In sequence, because each fetch starts where the previous one ended. After a failure the count is right, and the
  // next event or a reload brings the text.
  const fetchAfter = (isKnown: () => boolean): void => {
    chain.current = chain.current.then(async () => {
      if (!isKnown()) await fetchNewComments(client, topic.id).catch(() => undefined);
    });
  };
  const knows = (commentId: number) =>
    itemsOf(client.getQueryData(commentsOptions(topic.id).queryKey)).some(({ id }) => id === commentId);
  const catchUp = (): void => {
    fetchAfter(() => false);
    void client.invalidateQueries({ queryKey: postKeys.topic(topic.slug) });
    void client.invalidateQueries({ queryKey: reactionKeys.all });
  };

  const handlers = {
    ...events,
    'post-reacted': ({ post_id }: LiveEvents['post-reacted']) =>
      void client.invalidateQueries({ queryKey: reactionKeys.of('post', post_id) }),
    'post-previewed': ({ post_id }: LiveEvents['post-previewed']) =>
      void client.invalidateQueries({ queryKey: ['link-previews', post_id] }),
    'comment-posted': (event: LiveEvents['comment-posted']) => {
      events['comment-posted'](event);
      if (event.topic_id !== topic.id) return;
      const posting = event.user_id === me?.id && client.isMutating({ mutationKey: postCommentKey(topic.id) }) > 0;
      if (posting) return; // the answer to the own request brings it
      fetchAfter(() => {
        const known = knows(event.comment_id);
        if (!known && event.user_id !== me?.id) setArrived((before) => before + 1);
        return known;
      });
    },
  };
  useLive([channels.topic(topic.id, topic.board_public)], handlers, catchUp);
  return arrived;
}
