import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/contracts/client';
import i18next from 'i18next';
import { toast } from './toast.ts';
import { patchPost, withLike } from './topic-cache.ts';

export const likeKey = (postId: number) => ['like', postId] as const;

/**
 * Answers at once and rolls back with an explanation. Clicks on one post wait for each other (`scope`), and only the last
 * one's answer sets the count: an earlier answer would make the heart flicker.
 */
export function useLike(postId: number) {
  const client = useQueryClient();
  const alone = () => client.isMutating({ mutationKey: likeKey(postId) }) <= 1;
  const { mutate } = useMutation({
    mutationKey: likeKey(postId),
    scope: { id: `like-${postId}` },
    mutationFn: (liked: boolean) =>
      liked
        ? api('PUT /api/v4/posts/{id}/like', { params: { id: postId } })
        : api('DELETE /api/v4/posts/{id}/like', { params: { id: postId } }),
    onMutate: (liked) => patchPost(client, postId, (post) => withLike(post, liked)),
    onSuccess: ({ data }) => {
      if (!alone()) return;
      patchPost(client, postId, (post) => ({ ...post, liked_by_me: data.liked, likes_count: data.likes_count }));
    },
    onError: (_, liked) => {
      if (alone()) patchPost(client, postId, (post) => withLike(post, !liked));
      toast({ kind: 'error', text: i18next.t('errors.action') });
    },
  });
  return mutate;
}
