import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useEffect, useRef, useState } from 'react';
import { connectionState } from '../../../lib/realtime/connection.ts';
import { newFiles, type PostFile } from '../../../entities/media/upload/post-file.ts';
import type { Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { refreshTopic } from '../../../entities/posts/cache/topic-refresh.ts';
import { addOwnComment } from './comments.query.ts';

export const postCommentKey = (topicId: number) => ['post-comment', topicId] as const;

export interface Pending {
  key: number;
  html: string;
  files: PostFile[];
  /** The address of a GIF that is sent in place of a text; `html` shows it. */
  gif?: string;
  at: string;
  onPosted: () => void;
}

interface Options {
  topic: Topic;
  /** Called with what was refused, of a GIF without `html`; also after the reader has left the screen. */
  onRefused: (refused: Pick<Pending, 'html' | 'files'>) => void;
}

let nextKey = 1;

/**
 * Optimistic: a comment stands below at once, and becomes the real one with the answer. While pages before the end are
 * missing, own comments stand below "Load more" until the pages reach them (`useOwnComments`).
 */
export function usePostComment({ topic, onRefused }: Options) {
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending[]>([]);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });

  const drop = (key: number) => setPending((before) => before.filter((each) => each.key !== key));

  const { mutate } = useMutation({
    mutationKey: postCommentKey(topic.id),
    // In the order in which they were written.
    scope: { id: `comments-${topic.id}` },
    mutationFn: ({ html, files, gif }: Pending) =>
      api('POST /api/v3/topics/{id}/comments', {
        params: { id: topic.id },
        body: gif === undefined ? { content: html, ...newFiles(files) } : { gif },
      }),
    onMutate: (comment) => setPending((before) => [...before, comment]),
    onSuccess: ({ data }, { key, onPosted }) => {
      onPosted();
      addOwnComment(client, topic.id, data);
      drop(key);
      // The event carries the true count; without a connection nobody else will tell. Sent before, it may be counted already.
      if (connectionState() !== 'connected') void refreshTopic(client, topic.id);
    },
    onError: (_, { key, html, files, gif }) => {
      drop(key);
      refused.current({ html: gif === undefined ? html : '', files });
    },
  });

  return {
    pending,
    post: (html: string, files: PostFile[], onPosted: () => void, gif?: string) =>
      mutate({ key: nextKey++, html, files, at: new Date().toISOString(), onPosted, gif }),
  };
}
