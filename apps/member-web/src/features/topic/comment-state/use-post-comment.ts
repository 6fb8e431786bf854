import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type ApiError } from '@lyceum/browser/client';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { connectionState } from '../../../lib/realtime/connection.ts';
import { newFiles, type PostFile } from '../../../entities/media/upload/post-file.ts';
import type { Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { refreshTopic } from '../../../entities/posts/cache/topic-refresh.ts';
import { addOwnComment } from './comments.query.ts';

/** Mutation key of comments on a topic. */
export const postCommentKey = (topicId: number) => ['post-comment', topicId] as const;

export interface Pending {
  key: number;
  html: string;
  files: PostFile[];
  /** URL of a GIF that is sent instead of text. `html` displays it. */
  gif?: string;
  at: string;
  onPosted: () => void;
}

interface Options {
  topic: Topic;
  /** Receives the refused input, without `html` for a GIF. Also called after the reader has left the screen. */
  onRefused: (refused: Pick<Pending, 'html' | 'files'>, error: ApiError) => void;
}

let nextKey = 1;

/**
 * Posts comments optimistically: a comment shows immediately, and the answer replaces it. While pages are missing, own
 * comments show below “Load more” (`useOwnComments`).
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
    // Sends comments in the order of writing.
    scope: { id: `comments-${topic.id}` },
    mutationFn: ({ html, files, gif }: Pending) =>
      api('POST /api/v3/topics/{id}/comments', {
        params: { id: topic.id },
        body: gif === undefined ? { content: html, ...newFiles(files) } : { gif },
      }),
    onMutate: (comment) => setPending((before) => [...before, comment]),
    onSuccess: (posted, { key, onPosted }) => {
      onPosted();
      drop(key);
      if (!('data' in posted)) return toast({ kind: 'success', text: posted.message });
      addOwnComment(client, topic.id, posted.data);
      // The event carries the count. Without a connection it must be fetched. It may already include the comment.
      if (connectionState() !== 'connected') void refreshTopic(client, topic.id);
    },
    onError: (error: ApiError, { key, html, files, gif }) => {
      drop(key);
      refused.current({ html: gif === undefined ? html : '', files }, error);
    },
  });

  return {
    pending,
    post: (html: string, files: PostFile[], onPosted: () => void, gif?: string) =>
      mutate({ key: nextKey++, html, files, at: new Date().toISOString(), onPosted, gif }),
  };
}
