import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { type Comment, type Reply, withReplies } from '../../../entities/posts/cache/topic-cache.ts';
import { commentsOptions } from './comments.query.ts';

/** Part 1 §9. */
const PAGE = 10;

/** The replies that came with the comment, and, on request, the ten that follow. A failure leaves the button. */
export function useReplies(comment: Comment): { replies: Reply[]; left: number; more: () => void; isPending: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('GET /api/v2/comments', {
        query: { comment_id: comment.id, page: Math.floor(comment.replies.length / PAGE) + 1, limit: PAGE },
      }),
    onSuccess: ({ data, meta }) =>
      client.setQueryData(
        commentsOptions(comment.topic_id).queryKey,
        (pages) => pages && withReplies(pages, comment.id, data, meta.total),
      ),
  });
  const left = Math.max(0, comment.replies_count - comment.replies.length);
  return { replies: comment.replies, left, more: mutate, isPending };
}
