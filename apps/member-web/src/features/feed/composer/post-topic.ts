import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, Routes } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { wholeTopic } from '../../../entities/posts/cache/posted-topic.ts';
import { putOnTop } from '../../../entities/posts/cache/put-on-top.ts';
import type { Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { postTopicKey } from './post-topic-key.ts';
import type { PostType } from './post-types.ts';

type Body = Extract<RequestOf<Routes['POST /conversations']>, { body: unknown }>['body'];

export interface NewTopic {
  title: string;
  content: string;
  channel_id: number;
  post_type: PostType;
  tags?: string[];
  poll?: Body['poll'];
  upload_uuids?: Body['upload_uuids'];
  upload_alts?: Body['upload_alts'];
  video_url?: string;
  sticky?: boolean;
  release_date?: string;
}

/** Receives null if the topic was posted but cannot be shown, or the server's message if it waits for a review. */
type OnPosted = (topic: Topic | string | null) => void;

/** Mutation options that post a topic and add it to the top of the loaded feeds. */
export const postTopicOptions = (client: QueryClient, onPosted: OnPosted) =>
  mutationOptions({
    mutationKey: postTopicKey,
    mutationFn: async (body: NewTopic) => {
      const posted = await api('POST /conversations', { body });
      return 'data' in posted ? wholeTopic(client, posted.data) : posted.message;
    },
    onSuccess: (topic) => {
      if (topic && typeof topic !== 'string') putOnTop(client, topic);
      onPosted(topic);
    },
  });

/** Mutation that posts a topic. It completes even if the writer has left the screen. */
export const usePostTopic = (onPosted: OnPosted) => useMutation(postTopicOptions(useQueryClient(), onPosted));
