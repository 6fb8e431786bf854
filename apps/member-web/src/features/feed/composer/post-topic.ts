import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, Routes } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { wholeTopic } from '../../../lib/posted-topic.ts';
import { type Topic, withTopicOnTop } from '../../../lib/topic-cache.ts';
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

/** Shows it at the top of every feed that is open already. */
function putOnTop(client: QueryClient, topic: Topic): void {
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
}

/** `onPosted` is told of null where it was posted and cannot be shown. */
type OnPosted = (topic: Topic | null) => void;

export const postTopicOptions = (client: QueryClient, onPosted: OnPosted) =>
  mutationOptions({
    mutationKey: postTopicKey,
    mutationFn: async (body: NewTopic) => wholeTopic(client, (await api('POST /conversations', { body })).data),
    onSuccess: (topic) => {
      if (topic) putOnTop(client, topic);
      onPosted(topic);
    },
  });

/** Its writer may be elsewhere when it is posted. */
export const usePostTopic = (onPosted: OnPosted) => useMutation(postTopicOptions(useQueryClient(), onPosted));
