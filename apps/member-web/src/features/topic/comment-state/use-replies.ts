import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { type Comment, type Reply, withReplies } from '../../../entities/posts/cache/topic-cache.ts';
import { commentsOptions } from './comments.query.ts';

/** Number of replies per request (part 1 §9). */
const PAGE = 10;

/** The loaded replies of a comment, and `more` to load the next ten. After a failure the button remains. */
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
