import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, Routes } from '@lyceum/contracts';
import { api } from '@lyceum/contracts/client';
import { isWhole, type Topic, withTopicOnTop } from '../../../lib/topic-cache.ts';
import { type FeedOf, feedOptions } from '../feed.query.ts';
import type { PostType } from './post-types.ts';

type Body = Extract<RequestOf<Routes['POST /conversations']>, { body: unknown }>['body'];

export interface NewTopic {
  title: string;
  content: string;
  channel_id: number;
  post_type: PostType;
  poll?: Body['poll'];
  upload_uuids?: Body['upload_uuids'];
  upload_alts?: Body['upload_alts'];
  video_url?: string;
  sticky?: boolean;
  release_date?: string;
}

export const postTopicKey = ['post-topic'] as const;

/** Sent again after its answer was lost, it may be answered by its id alone (docs/api.md): then it is asked for. */
async function postTopic(body: NewTopic): Promise<Topic> {
  const { data: posted } = await api('POST /conversations', { body });
  if (isWhole(posted)) return posted;
  const { data } = await api('GET /api/v3/topics/{id}', { params: { id: String((posted as { id: number }).id) } });
  return data as Topic;
}

/** Posts, and shows the topic at the top of every feed that is open already. Its writer may be elsewhere when it is. */
export function usePostTopic(onPosted: (topic: Topic) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: postTopicKey,
    mutationFn: postTopic,
    onSuccess: (topic) => {
      const put = (feed: FeedOf, pinnedFirst = false) =>
        client.setQueryData(feedOptions(feed).queryKey, (pages) => pages && withTopicOnTop(pages, topic, pinnedFirst));
      put({ authorId: topic.user_id });
      if (topic.ticket_status === null) {
        put({ boardId: null, status: 'option1' });
        put({ boardId: topic.board_id, status: 'option1' }, true);
      } else {
        put({ boardId: topic.board_id, tickets: 'all' }, true);
        put({ boardId: topic.board_id, tickets: topic.ticket_status }, true);
      }
      onPosted(topic);
    },
  });
}
